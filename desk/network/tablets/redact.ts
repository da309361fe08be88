import { basename } from 'node:path'
import { NOTHING_CARRIED } from '../../../engine/judging/carry.ts'
import type { TabletStation } from '../../context/tablets.ts'
import type { News } from '../../contract/contract.ts'
import type { Present } from '../../contract/presence.ts'
import type { HubStanding, Saving } from '../../contract/saving.ts'
import type { Change, TableState, TableSummary } from '../../contract/tables.ts'
import type { TabletRole } from '../../contract/tablets.ts'
import type { Tournament } from '../../contract/tournaments.ts'
import { seenFrom } from './next-table.ts'

/** An answer as a tablet of this role may see it: no paths of the desk's machine, and of people no more than it needs. */
export const cutDown = (station: TabletStation, call: string, answer: unknown): unknown => {
  const { role } = station
  switch (call) {
    case 'tournaments/current':
      return ofTournament(answer as Tournament | null)
    case 'saving':
      return ofSaving(answer as Saving)
    case 'news':
      return ofNews(station, answer as AsyncIterable<News>)
    case 'presence/list':
    case 'presence/say':
      return ofPresent(station, answer as readonly Present[])
    case 'tables/list':
      return ofTables(station, answer as readonly TableSummary[])
    case 'tables/state':
      return ofState(role, answer as TableState)
    default:
      return isChange(answer) ? { ...answer, state: ofState(role, answer.state) } : answer
  }
}

const isChange = (answer: unknown): answer is Change =>
  answer !== null && typeof answer === 'object' && 'state' in answer && 'came' in answer && 'moved' in answer

const ofTournament = (tournament: Tournament | null): Tournament | null => tournament && { ...tournament, file: basename(tournament.file) }

const ofSaving = (saving: Saving): Saving => ({
  ...saving,
  trouble: saving.trouble && {
    code: saving.trouble.code,
    since: saving.trouble.since,
    detail: { en: saving.trouble.code, fr: saving.trouble.code },
  },
  backup: { at: saving.backup.at, trouble: null, folder: null },
  check: { state: saving.check.state, text: null },
  anotherName: null,
  older: null,
  copyOf: null,
  hub: saving.hub && ofHub(saving.hub),
  hubAdvice: [],
  ahead: null,
})

/** The state of the laptop's hub connection, since when, and the unsent count; the reasons are removed, as they may name addresses. */
const ofHub = (hub: HubStanding): HubStanding => (hub.state === 'apart' ? { ...hub, why: { en: '', fr: '' } } : hub)

async function* ofNews(station: TabletStation, news: AsyncIterable<News>): AsyncGenerator<News> {
  for await (const item of news)
    yield item.kind === 'saving'
      ? { ...item, saving: ofSaving(item.saving) }
      : item.kind === 'presence'
        ? { ...item, here: ofPresent(station, item.here) }
        : item
}

/** A recorder sees the people at the own table; a viewer sees none. */
const ofPresent = (station: TabletStation, here: readonly Present[]): readonly Present[] => {
  if (station.role?.kind === 'referee') return here
  const own = seenFrom(station)
  return here.filter(({ table }) => table !== null && own.includes(table))
}

/** A recorder sees the own table; a viewer sees no finding and no call. */
const ofTables = (station: TabletStation, tables: readonly TableSummary[]): readonly TableSummary[] => {
  const { role } = station
  const own = seenFrom(station)
  if (role?.kind === 'recorder') return tables.filter(({ id }) => own.includes(id))
  if (role?.kind !== 'viewer') return tables
  return tables.map(lookedAt)
}

const lookedAt = (table: TableSummary): TableSummary => ({
  ...table,
  open: { violation: 0, question: 0, record: 0, advice: 0 },
  first: null,
  openIn: [],
  calls: [],
})

/** A recorder does not see players' penalties at other tables; a viewer sees the table, but neither its recorder nor any finding. */
const ofState = (role: TabletRole | null, state: TableState): TableState => {
  if (role?.kind === 'recorder') return { ...state, findings: state.findings.map((finding) => ({ ...finding, earlier: [] })) }
  if (role?.kind !== 'viewer') return state
  return {
    ...state,
    table: lookedAt(state.table),
    start: { ...state.start, carry: NOTHING_CARRIED },
    acts: state.acts.map((act) => ({ ...act, by: '' })),
    findings: [],
    total: state.total && { ...state.total, penalties: [] },
    canUndo: null,
    canRedo: null,
  }
}
