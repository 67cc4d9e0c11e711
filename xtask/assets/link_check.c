/* Proves an LLVM tree before it is installed: links every target, optimises `x * 6`, compiles it and calls
 * it with 7. Exit status 0 means that the answer was 42. */
#include <llvm-c/Analysis.h>
#include <llvm-c/Core.h>
#include <llvm-c/Error.h>
#include <llvm-c/LLJIT.h>
#include <llvm-c/Target.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <stdio.h>

static int failed(const char *step, LLVMErrorRef error) {
    if (!error) return 0;
    fprintf(stderr, "%s: %s\n", step, LLVMGetErrorMessage(error));
    return 1;
}

int main(void) {
    LLVMInitializeAllTargetInfos();
    LLVMInitializeAllTargets();
    LLVMInitializeAllTargetMCs();
    LLVMInitializeAllAsmPrinters();
    LLVMInitializeAllAsmParsers();
    LLVMInitializeAllDisassemblers();

    LLVMContextRef context = LLVMContextCreate();
    LLVMModuleRef module = LLVMModuleCreateWithNameInContext("check", context);
    LLVMTypeRef i32 = LLVMInt32TypeInContext(context);
    LLVMValueRef times_six = LLVMAddFunction(module, "times_six", LLVMFunctionType(i32, &i32, 1, 0));
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
    LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(context, times_six, "entry"));
    LLVMBuildRet(builder, LLVMBuildMul(builder, LLVMGetParam(times_six, 0), LLVMConstInt(i32, 6, 0), "product"));
    LLVMDisposeBuilder(builder);

    LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
    if (failed("optimise", LLVMRunPasses(module, "default<O2>", NULL, options))) return 1;
    LLVMDisposePassBuilderOptions(options);

    LLVMOrcLLJITRef jit;
    if (failed("create the JIT", LLVMOrcCreateLLJIT(&jit, NULL))) return 1;
    LLVMOrcThreadSafeContextRef shared = LLVMOrcCreateNewThreadSafeContextFromLLVMContext(context);
    LLVMOrcThreadSafeModuleRef safe = LLVMOrcCreateNewThreadSafeModule(module, shared);
    LLVMOrcDisposeThreadSafeContext(shared);
    if (failed("add the module", LLVMOrcLLJITAddLLVMIRModule(jit, LLVMOrcLLJITGetMainJITDylib(jit), safe))) return 1;

    LLVMOrcExecutorAddress address;
    if (failed("look the function up", LLVMOrcLLJITLookup(jit, &address, "times_six"))) return 1;
    int answer = ((int (*)(int))address)(7);
    if (answer != 42) fprintf(stderr, "the compiled function answered %d instead of 42\n", answer);
    return answer == 42 ? 0 : 1;
}
