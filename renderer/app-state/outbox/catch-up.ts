import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import type { Change, TableState } from '../../../desk/contract/tables.ts'
import type { Item } from './item.ts'

/** A finding that came of what was held, and where it is. */
export type Found = Pick<TableState, 'table' | 'hand' | 'rules'> & { readonly shown: ShownFinding }

/** Held items while they are sent: which are still to be answered, how many they were, what was found in them. */
export type CatchUp = { readonly left: ReadonlySet<string>; readonly count: number; readonly found: readonly Found[] }

/** The held items are being sent; `before`: an earlier round of it that was cut short. */
export const catchUpWith = (keys: ReadonlySet<string>, before: CatchUp | null): CatchUp => ({
  left: keys,
  count: keys.size + (before ? before.count - before.left.size : 0),
  found: before?.found ?? [],
})

/** Some of them were answered. Findings stay as long as a later answer does not settle them. */
export const caughtUp = ({ left, count, found }: CatchUp, items: readonly Item[], change: Change | null): CatchUp => ({
  left: new Set([...left].filter((key) => !items.some((item) => item.key === key))),
  count,
  found: change ? foundWith(found, change) : found,
})

const foundWith = (found: readonly Found[], { state, came, gone }: Change): readonly Found[] => {
  const { table, hand, rules, findings } = state
  const now = found.flatMap((one): readonly Found[] => {
    if (one.table.id !== table.id || one.hand !== hand) return [one]
    const shown = findings.find(({ id }) => id === one.shown.id)
    return shown && isOpen(shown) && !gone.includes(shown.id) ? [{ ...one, shown }] : []
  })
  const fresh = findings.filter((shown) => came.includes(shown.id) && isOpen(shown))
  return [...now, ...fresh.map((shown) => ({ table, hand, rules, shown }))]
}

const isOpen = ({ state, finding }: ShownFinding): boolean => state === 'open' && finding.state === 'open' && finding.level !== 'info'
