import { tryOrNull } from '../storage/local-setting.ts'
import type { OutboxItem } from './item.ts'

/*
 * Unacknowledged items in local storage, where they outlive their window: the next window of the same origin sends them. Idempotency keys
 * keep two windows from applying an item twice.
 */
const PREFIX = 'shinpan.outgoing.'
const OWN = `${PREFIX}${crypto.randomUUID()}`

// a lock for the lifetime of this window: items under a name that no window locks are orphans
void navigator.locks?.request(OWN, () => new Promise(() => undefined))

const keepAt = (name: string, items: readonly OutboxItem[]): void => {
  tryOrNull(() => (items.length > 0 ? localStorage.setItem(name, JSON.stringify(items)) : localStorage.removeItem(name)))
}
/** Reads the items under a name; damaged data counts as empty. */
const at = (name: string): readonly OutboxItem[] => {
  const kept: unknown = tryOrNull(() => JSON.parse(localStorage.getItem(name) ?? '[]'))
  return Array.isArray(kept) ? kept.filter((item: OutboxItem | null) => typeof item?.key === 'string') : []
}
const names = (): readonly string[] => tryOrNull(() => Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) ?? []

/** Stores this window's items so that they outlive it. */
export const storeItems = (items: readonly OutboxItem[]): void => keepAt(OWN, items)

/** Number of unsent items in this browser, of this window and of closed ones. */
export const countUnsentItems = (): number => new Set(names().flatMap((name) => at(name).map(({ key }) => key))).size

/** Adopts unsent items of closed windows that belong to the open tournament; leaves the others stored. */
export const adoptOrphans = async (isHere: (item: OutboxItem) => boolean, take: (items: readonly OutboxItem[]) => void): Promise<void> => {
  for (const name of names())
    if (name !== OWN)
      await navigator.locks?.request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return
        const items = at(name)
        take(items.filter(isHere))
        keepAt(
          name,
          items.filter((item) => !isHere(item)),
        )
      })
}
