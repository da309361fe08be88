import { tried } from '../storage/local-setting.ts'
import type { Item } from './item.ts'

/*
 * What windows hold that the desk has not acknowledged, kept where a window that is closed does not take it along: the next one at the same address
 * sends it. Each act has its key, so that nothing is done twice, however many windows send it.
 */
const PREFIX = 'shinpan.outgoing.'
const OWN = `${PREFIX}${crypto.randomUUID()}`

// held for as long as this window lives: what lies under a name that nobody holds was left behind
void navigator.locks?.request(OWN, () => new Promise(() => undefined))

const keepAt = (name: string, items: readonly Item[]): void => {
  tried(() => (items.length > 0 ? localStorage.setItem(name, JSON.stringify(items)) : localStorage.removeItem(name)))
}
/** What is spoilt holds nothing. */
const at = (name: string): readonly Item[] => {
  const kept: unknown = tried(() => JSON.parse(localStorage.getItem(name) ?? '[]'))
  return Array.isArray(kept) ? kept.filter((item: Item | null) => typeof item?.key === 'string') : []
}
const names = (): readonly string[] => tried(() => Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) ?? []

/** Keeps what this window holds beyond its end. */
export const keepBeyond = (items: readonly Item[]): void => keepAt(OWN, items)

/** How many acts are held in this browser, by this window and those before it. */
export const heldHere = (): number => new Set(names().flatMap((name) => at(name).map(({ key }) => key))).size

/** Gives what windows that are gone had not sent, as far as it is for what is open here; the rest stays for a window that has that open. */
export const takeLeftBehind = async (isHere: (item: Item) => boolean, take: (items: readonly Item[]) => void): Promise<void> => {
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
