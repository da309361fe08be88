/** The outcome of a function that may refuse its input: refusals of the rules or the parser are values, never exceptions. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })
export const refuse = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error })
