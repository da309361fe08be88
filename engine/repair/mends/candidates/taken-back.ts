import type { Retract, TableEvent } from '../../../model/events.ts'
import { claimRetractedBy, declarationRetractedBy, selfDrawRetractedBy } from '../../../table/claims.ts'
import type { Table } from '../../../table/table.ts'
import { MISTAKE_RATES } from '../error-rates.ts'
import type { MendEdit } from '../mend.ts'
import type { MendCandidate, Scene } from '../scene.ts'

/** Removes an act and the line that takes it back: both were entered for an act that nobody made. */
export const takenBackOut = ({ finding, event, events }: Scene): readonly MendCandidate[] => {
  const [at = finding.event] = finding.because
  const count = finding.event - at + 1
  const [first, ...steps] = events.slice(at - 1, finding.event)
  if (event.verb !== 'retract' || steps.length === 0 || first?.short) return []
  const isOfActor = first?.actor === event.actor && steps.every(({ actor, verb }) => actor === event.actor && OF_CALL.has(verb))
  return isOfActor ? [{ kind: 'stray', edit: { do: 'remove', at, count }, because: 'fits-nothing', weight: MISTAKE_RATES.step }] : []
}

/** The steps of a call that can lie between it and its withdrawal. */
const OF_CALL: ReadonlySet<string> = new Set(['show', 'take', 'retract'])

/** Tells whether an edit leaves a line that takes something back without the act that it takes back. */
export const leavesNothingToTakeBack = ({ events, tables }: Scene): ((edit: MendEdit) => boolean) => {
  const takenBack = events.flatMap((event, i) => {
    const table = tables[i]
    const of = table && event.verb === 'retract' ? takenBackBy(table, event) : undefined
    return of === undefined ? [] : [{ of, at: i + 1 }]
  })
  return (edit) => {
    if (edit.do !== 'remove' && edit.do !== 'replace') return false
    const isWithout = takenBack.some(({ of, at }) => changes(edit, of) && !changes(edit, at) && !keepsAct(edit, events[of - 1]))
    return isWithout || (edit.do === 'replace' && edit.events.some((line, i) => isOfNothing(tables[edit.at - 1 + i], line)))
  }
}

/** The act that a line takes back, by its number. */
const takenBackBy = (table: Table, { actor, tile }: Retract): number | undefined => {
  if (tile !== undefined) return table.players[actor].river.at(-1)?.event
  if (declarationRetractedBy(table, actor)) return table.number
  return selfDrawRetractedBy(table, actor)?.event ?? claimRetractedBy(table, actor)?.called
}

const isOfNothing = (table: Table | undefined, line: TableEvent): boolean =>
  table !== undefined && line.verb === 'retract' && takenBackBy(table, line) === undefined

/** Whether an act stays that of its player, for example with another tile. */
const keepsAct = (edit: MendEdit, act: TableEvent | undefined): boolean =>
  edit.do === 'replace' && edit.events.some(({ actor, verb }) => actor === act?.actor && verb === act.verb)

/** Whether an edit changes an event, moves it or takes it out. */
export const changes = (edit: MendEdit, event: number): boolean =>
  edit.do !== 'insert' && edit.at <= event && event < edit.at + (edit.do === 'move' ? 1 : edit.count)
