import type { EntryKind } from '../../engine/wording/record/log-entries.ts'
import { type ReadableDb, sql } from '../sqlite/handle.ts'
import { incidents } from './incidents.ts'
import { moves } from './moves.ts'
import { findings } from './play/findings.ts'
import { play } from './play/play.ts'
import type { EntryProjection, Projections, RowsOfIncidents } from './projection.ts'
import { rounds } from './rounds.ts'
import { rulings } from './rulings.ts'
import { rowsOfIncidents } from './search/incidents-of.ts'
import { people } from './tournament.ts'
import { undoing } from './undo/undo.ts'

const others = { ...people, ...rounds, ...moves, ...play, ...findings, ...incidents, ...rulings }

/** Everything that the file makes of each kind of entry. */
export const projections: Projections = { ...others, ...undoing(others) }

/** Whether this version knows a kind of entry. The log also holds entries of newer versions. */
export const isKnownKind = (kind: string): kind is EntryKind => Object.hasOwn(projections, kind)

export const ENTRY_KINDS = Object.keys(projections) as readonly EntryKind[]

const kindsWith = (is: (projection: Pick<EntryProjection<EntryKind>, 'act' | 'scope'>) => boolean): ReadonlySet<string> =>
  new Set(ENTRY_KINDS.filter((kind) => is(projections[kind])))

/** SQL condition: an entry is of one of these kinds. */
export const isOfKind = (kinds: ReadonlySet<string>): string => `kind IN (${[...kinds].map((kind) => `'${kind}'`).join(', ')})`

/** Kinds of entries that change only the hand that they name. */
export const OF_A_HAND = kindsWith(({ scope }) => scope === 'hand')
/** Kinds of entries that change nothing that a report shows. */
export const OF_NOTHING = kindsWith(({ scope }) => scope === 'nothing')

export const incidentOfEntry = (db: ReadableDb, entry: number): number | undefined =>
  sql<number>(db, INCIDENT)
    .pluck()
    .get(...rows.map(() => entry))

const rows = rowsOfIncidents(others)
const INCIDENT = `${rows.map(({ from, id }) => `SELECT ${id} FROM ${from} WHERE row.entry = ?`).join(' UNION ALL ')} LIMIT 1`

/** The tables whose rows have the number of their incident in a column. */
export const ABOUT_INCIDENTS: readonly string[] = ENTRY_KINDS.flatMap((kind) => {
  const { incidents, undo } = projections[kind]
  return typeof incidents?.of === 'object' && incidents.of.hasNumber ? (undo?.rows ?? []) : []
})

/** The acts that undo in an incident reverts: name, query for the ruling that is undone with it, rows. */
export const actsInIncidents: readonly { readonly what: string; readonly ruling: string; readonly rows: RowsOfIncidents }[] =
  ENTRY_KINDS.flatMap((kind) => {
    const { incidents, undo } = projections[kind]
    return undo?.inIncident && typeof incidents?.of === 'object' ? [{ ...undo.inIncident, rows: incidents.of }] : []
  })

/** Query that finds a later entry which depends on one of a kind; columns of `one` as in `UndoOf`. */
export const neededQuery = (kind: EntryKind): string | null => {
  const needed = projections[kind].undo?.needed ?? null
  return typeof needed === 'function' ? needed(ABOUT_INCIDENTS) : needed
}
