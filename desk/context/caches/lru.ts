/** Sets the newest entry of an LRU cache and evicts the oldest beyond `most`. */
export const setInLru = <K, V>(kept: Map<K, V>, key: K, value: V, most: number): V => {
  kept.delete(key)
  kept.set(key, value)
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break
    kept.delete(oldest)
  }
  return value
}
