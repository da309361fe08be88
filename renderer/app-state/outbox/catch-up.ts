import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import type { Change, TableState } from '../../../desk/contract/tables.ts'
import type { OutboxItem } from './item.ts'

/** A finding that the desk raised for a held item, with its table and hand. */
export type CatchUpFinding = Pick<TableState, 'table' | 'hand' | 'rules'> & { readonly shown: ShownFinding }

/** Progress of sending the held items: keys without an answer yet, number of items but those refused, findings raised so far. */
export type CatchUp = { readonly left: ReadonlySet<string>; readonly count: number; readonly found: readonly CatchUpFinding[] }

/** Starts sending the held items. `before`: an earlier run that was interrupted. */
export const startCatchUp = (keys: ReadonlySet<string>, before: CatchUp | null): CatchUp => ({
  left: keys,
  count: keys.size + (before ? before.count - before.left.size : 0),
  found: before?.found ?? [],
})

/** Some items were answered, or refused, which are not counted. A finding stays unless a later answer resolves it. */
export const continueCatchUp = (
  { left, count, found }: CatchUp,
  items: readonly OutboxItem[],
  change: Change | 'refused' | null,
): CatchUp => ({
  left: new Set([...left].filter((key) => !items.some((item) => item.key === key))),
  count: change === 'refused' ? count - items.filter(({ key }) => left.has(key)).length : count,
  found: change && change !== 'refused' ? foundWith(found, change) : found,
})

const foundWith = (found: readonly CatchUpFinding[], { state, came, gone }: Change): readonly CatchUpFinding[] => {
  const { table, hand, rules, findings } = state
  const now = found.flatMap((one): readonly CatchUpFinding[] => {
    if (one.table.id !== table.id || one.hand !== hand) return [one]
    const shown = findings.find(({ id }) => id === one.shown.id)
    return shown && isOpen(shown) && !gone.includes(shown.id) ? [{ ...one, shown }] : []
  })
  const fresh = findings.filter((shown) => came.includes(shown.id) && isOpen(shown))
  return [...now, ...fresh.map((shown) => ({ table, hand, rules, shown }))]
}

const isOpen = ({ state, finding }: ShownFinding): boolean =>
  state === 'open' && finding.state === 'open' && finding.level !== 'info' && typeof finding.declared !== 'number'
