import type { RewrittenEntry } from '../../../db/file/rewrite-file.ts'
import { type Entry, refOf } from '../../../db/log/entry.ts'
import { type ListedPlayer, NO_PLAYER_TEXTS, PLAYER_DETAILS } from '../../../db/log/listed-player.ts'
import { kindVersion } from '../../../db/log/versions.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { type LoggedBody, personalOf } from '../../context/permissions/entry-kinds.ts'
import type { PseudonymousPerson } from '../names/names-of.ts'
import { drawnName, type NewNames } from './new-names.ts'

/** The subject of the export note in the log of a copy under pseudonyms. */
export const PSEUDONYMS_OF = 'pseudonyms-of'

/** The lists of people of a new file: one entry each, all at the beginning and at one moment, in a random order. */
export type ListedAgain = {
  readonly count: number
  readonly entries: (first: Entry) => readonly RewrittenEntry[]
  /** A note without content replaces a list's entry, so that the order of concurrent entries does not change. */
  readonly emptied: (entry: Entry, firstAt: string) => RewrittenEntry
  readonly isListed: (kind: string) => boolean
}

/**
 * The order and the times in which people were entered are those of the start list, and a corrected line says whose it was: so the lists are
 * written again as they are now. `referees`: theirs too.
 */
export const listedAgain = (db: ReadableDb, secret: string, people: readonly PseudonymousPerson[], referees: boolean): ListedAgain => {
  const byId = new Map(people.flatMap((one) => (one.player === null ? [] : [[one.player, one] as const])))
  const pseudonymOf = new Map(people.flatMap(({ names, pseudonym }) => names.map((name) => [name, pseudonym] as const)))
  const players = sql<Player>(db, `SELECT id AS player, ${PLAYER_DETAILS.join(', ')} FROM player`)
    .all()
    .map(({ player, ...row }): Line => {
      const one = byId.get(player)
      return {
        kind: 'player',
        id: player,
        body: { player, ...(one ? { number: one.number, name: one.pseudonym, ...NO_PLAYER_TEXTS } : row) },
      }
    })
  const officials = (referees ? sql<Referee>(db, 'SELECT id AS referee, name, head FROM referee').all() : []).map(
    ({ referee, name, head }): Line => ({
      kind: 'referee',
      id: referee,
      body: { referee, name: pseudonymOf.get(name) ?? name, head: head === 1 },
    }),
  )
  const lines = [...players, ...officials]
    .map((line) => ({ ...line, mark: drawnName(secret, 'order', line.id) }))
    .toSorted((a, b) => (a.mark < b.mark ? -1 : 1))
  return {
    count: lines.length,
    entries: (first) =>
      lines.map(({ kind, body }) => ({
        device: first.device,
        at: first.at,
        by: 'Shinpan',
        kind,
        version: kindVersion(kind),
        body: JSON.stringify({ ...body, with: refOf(first) }),
      })),
    emptied: ({ device, body: text }, firstAt) => {
      const { with: act } = JSON.parse(text) as { readonly with?: string }
      const note = { what: PSEUDONYMS_OF, format: 'list', incident: null, player: null, language: null, digest: null, head: null }
      const body = JSON.stringify({ ...note, ...(act !== undefined && { with: act }) })
      return { device, at: firstAt, by: 'Shinpan', kind: 'export', version: kindVersion('export'), body }
    },
    isListed: (kind) => {
      const { lists } = personalOf(kind)
      return lists === 'player' || (referees && lists === 'referee')
    },
  }
}

type Line = { readonly kind: 'player' | 'referee'; readonly id: string; readonly body: LoggedBody }
type Player = ListedPlayer & { readonly player: string }
type Referee = { readonly referee: string; readonly name: string; readonly head: number }

/** An entry with its ids renamed and nothing else changed. */
export const withNewIds = (names: NewNames, entry: RewrittenEntry): RewrittenEntry => ({
  ...entry,
  device: names.device(entry.device),
  body: JSON.stringify(names.ids(JSON.parse(entry.body) as LoggedBody)),
})
