/** Puts something in as the newest, and lets the oldest go where more than so many are kept. */
export const keepNewest = <K, V>(kept: Map<K, V>, key: K, value: V, most: number): V => {
  kept.delete(key)
  kept.set(key, value)
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break
    kept.delete(oldest)
  }
  return value
}
