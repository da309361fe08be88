/**
 * Computes a value once for each key. A key is an immutable value, so nothing invalidates what was computed from it. Each pair is dropped
 * with its key, the last one when another key comes. `set` stores a value that the caller knows already.
 */
export const memoized = <K extends object, V>(compute: (key: K) => V) => {
  const known = new WeakMap<K, V>()
  // mostly the same key again
  let newest: { readonly key: K; readonly value: V } | undefined
  const set = (key: K, value: V): V => {
    known.set(key, value)
    newest = { key, value }
    return value
  }
  const get = (key: K): V => {
    if (newest?.key === key) return newest.value
    const value = known.get(key)
    if (value === undefined) return set(key, compute(key))
    newest = { key, value }
    return value
  }
  return { get, set }
}

/** Computes a value of two keys, and again only once one of them is another than at the last call. */
export const lastOf = <A, B, V>(compute: (a: A, b: B) => V): ((a: A, b: B) => V) => {
  let last: { readonly a: A; readonly b: B; readonly value: V } | undefined
  return (a, b) => {
    if (last?.a !== a || last.b !== b) last = { a, b, value: compute(a, b) }
    return last.value
  }
}

/** Computes a value when it is first needed. */
export const once = <T>(compute: () => T): (() => T) => {
  let computed: { readonly value: T } | undefined
  return () => {
    computed ??= { value: compute() }
    return computed.value
  }
}
