//! data
pub mod corpus; mod grammar; mod grammar_text; mod scorer;
