//! From a kernel's text to C++ that g++ takes with `shim.hpp`: what no C++ compiler knows becomes a call of the shim.

/// The C++ text. Panics where it holds something that the shim does not model.
pub fn to_cpp(text: &str) -> String {
    let kept: Vec<&str> = text
        .lines()
        .filter(|l| !l.starts_with("#include"))
        .collect();
    let mut text = kept.join("\n");
    while let Some(at) = text.find("asm volatile(") {
        let end = at + text[at..].find(");").expect("the end of a statement") + 2;
        let call = asm(&text[at..end]);
        text.replace_range(at..end, &call);
    }
    for n in [2, 4, 8, 16] {
        let from = format!("ext_vector_type({n})");
        let short = format!("typedef short fragment __attribute__(({from}))");
        text = text.replace(
            &short,
            &short.replace(&from, &format!("vector_size({})", 2 * n)),
        );
        text = text.replace(&from, &format!("vector_size({})", 4 * n));
    }
    let dynamic = "extern __shared__ __align__(16) char ";
    if let Some(at) = text.find(dynamic) {
        let end = at + text[at..].find("[];").expect("an array");
        let name = text[at + dynamic.len()..end].to_string();
        let local = format!("char* const {name} = emu::dynamic_shared");
        text.replace_range(at..end + 2, &local);
    }
    let builtins = [
        (
            "mfma_scale_f32_32x32x64_f8f6f4(",
            "emu::mfma_scale_32x32x64(",
        ),
        ("mfma_f32_16x16x16bf16_1k(", "emu::mfma_bf16("),
        ("wmma_f32_16x16x16_bf16_w32(", "emu::wmma_bf16_rdna3("),
        ("wmma_f32_16x16x16_bf16_w32_gfx12(", "emu::wmma_bf16_rdna4("),
    ];
    for (builtin, model) in builtins {
        text = text.replace(&format!("__builtin_amdgcn_{builtin}"), model);
    }
    text.replace("__attribute__((target(\"gfx950-insts\")))", "")
}

/// One statement of inline PTX as a call; operands by their numbers in the PTX.
fn asm(statement: &str) -> String {
    let inner = statement
        .strip_prefix("asm volatile(\"")
        .and_then(|s| s.split_once('"'));
    let (ptx, rest) = inner.expect("a PTX string");
    let ptx = ptx.replace("\\n", "");
    let operands = operands(rest);
    let numbered: Vec<&str> = ptx
        .split('%')
        .skip(1)
        .map(|s| {
            let digits = s.chars().take_while(char::is_ascii_digit).count();
            let n: usize = s[..digits].parse().expect("a number");
            operands[n].as_str()
        })
        .collect();
    let mma = "mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::";
    if ptx == "cp.async.commit_group;" {
        return "emu::cp_commit();".into();
    }
    if ptx == "cp.async.wait_group 0;" {
        return "emu::cp_wait(0);".into();
    }
    for (cache, size) in [("cg", 16), ("ca", 4)] {
        if ptx == format!("cp.async.{cache}.shared::cta.global [%0], [%1], {size}, %2;") {
            let [to, from, given] = operands.as_slice() else {
                panic!("{statement}")
            };
            return format!("emu::cp_async({to}, {from}, {size}, {given});");
        }
    }
    if let Some(registers) =
        ptx.strip_prefix("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 ")
    {
        let groups: String = registers
            .chars()
            .filter(|c| !c.is_ascii_digit() && *c != ' ')
            .collect();
        assert_eq!(groups, "{%,%,%,%},{%,%,%,%},{%,%},{%,%,%,%};");
        return format!("emu::mma_bf16({});", numbered.join(", "));
    }
    if let Some(rest) = ptx.strip_prefix(mma) {
        let (kind, registers) = rest.split_once(' ').expect("registers");
        let model = match kind {
            "2X.f32.e2m1.e2m1.f32.ue8m0" => "2, true",
            "4X.f32.e2m1.e2m1.f32.ue4m3" => "4, false",
            _ => panic!("no model of {ptx}"),
        };
        let groups: String = registers
            .chars()
            .filter(|c| !c.is_ascii_digit() && *c != ' ')
            .collect();
        // Four vectors, then each scale with its byte and thread selectors.
        assert_eq!(groups, "{%,%,%,%},{%,%,%,%},{%,%},{%,%,%,%},%,{,},%,{,};");
        assert_eq!(registers.matches("{0, 0}").count(), 2, "{ptx}");
        return format!("emu::scaled_mma<{model}>({});", numbered.join(", "));
    }
    panic!("no model of {ptx}")
}

/// The C++ expressions of a statement's operands, outputs first.
fn operands(lists: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = lists;
    // "=f"(x), "r"(y): a constraint, then an expression in parentheses.
    while let Some((_, after)) = rest.split_once("\"(") {
        let mut depth = 1;
        let end = after
            .char_indices()
            .find(|(_, c)| {
                depth += i32::from(*c == '(') - i32::from(*c == ')');
                depth == 0
            })
            .expect("a closing parenthesis")
            .0;
        found.push(after[..end].to_string());
        rest = &after[end..];
    }
    found
}

#[test]
fn operands_go_by_their_numbers() {
    let mma = concat!(
        "asm volatile(\"mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X\\n.f32.e2m1.e2m1.f32.ue8m0 ",
        "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, \\n%15, {0, 0}, %14, {0, 0};\" : \"=f\"(d.i_0), ",
        "\"=f\"(d.i_1), \"=f\"(d.i_2), \"=f\"(d.i_3) : \"r\"(a0), \"r\"(a1), \"r\"(a2), \"r\"(f(a3)), \"r\"(b0), \"r\"(b1), ",
        "\"f\"(c0), \"f\"(c1), \"f\"(c2), \"f\"(c3), \"r\"(sa), \"r\"(sb) );"
    );
    assert_eq!(
        to_cpp(mma),
        "emu::scaled_mma<2, true>(d.i_0, d.i_1, d.i_2, d.i_3, a0, a1, a2, f(a3), b0, b1, c0, c1, c2, c3, sb, sa);"
    );
}

#[test]
#[should_panic(expected = "no model of")]
fn an_unknown_instruction_is_not_passed_over() {
    to_cpp("asm volatile(\"bar.sync 0;\" : : );");
}
