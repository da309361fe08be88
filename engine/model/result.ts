/** What can be refused by the rules or by the reader comes back as a value, never as an exception. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })
export const refuse = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error })
