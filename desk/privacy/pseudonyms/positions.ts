import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Position } from '../../contract/personal.ts'
import { positionWords, type SeatSaid } from '../../messages/seat-references.ts'
import type { PseudonymousPerson } from '../names/names-of.ts'

/** Positions that pseudonyms leave in the file, with their counts; `player`: only this one gets a pseudonym. */
export const positionsOf = (db: ReadableDb, people: readonly PseudonymousPerson[], player: string | null): readonly Position[] => {
  const ids = JSON.stringify(people.flatMap((one) => one.player ?? []))
  const count = (text: string): number => sql<number>(db, text).pluck().get(ids) ?? 0
  const found: (Position | false)[] = []
  const seated = count(SEATED)
  const seat = sql<Seat>(db, ONE_SEAT).get(ids)
  const whose = people.find((one) => seat !== undefined && one.player === seat.player)?.pseudonym
  if (seated > 0 && seat && whose !== undefined)
    found.push({ what: 'seats', text: positionWords.seats(seated, people.length, { ...seat, whose }) })
  const results = count(RESULTS)
  found.push(results > 0 && { what: 'results', text: positionWords.results(results) })
  const incidents = count(INCIDENTS)
  found.push(incidents > 0 && { what: 'incidents', text: positionWords.incidents(incidents) })
  const changes = count(CHANGES)
  found.push(changes > 0 && { what: 'changes', text: positionWords.changes(changes) })
  found.push(player !== null && { what: 'the-only-one', text: positionWords.theOnlyOne })
  found.push(people.length > 0 && { what: 'times', text: positionWords.times })
  return found.filter((one) => one !== false)
}

type Seat = Omit<SeatSaid, 'whose'> & { readonly player: string }

const THESE = 'WITH these AS (SELECT value FROM json_each(?))'
const SEATED = `${THESE} SELECT count(DISTINCT player) FROM seating WHERE player IN these`
const ONE_SEAT = `${THESE} SELECT seating.player, table_.round, table_.name AS "table", seating.seat
  FROM seating JOIN table_ ON table_.id = seating.table_id WHERE seating.player IN these ORDER BY table_.round, table_.name, seating.entry LIMIT 1`
const RESULTS = `${THESE} SELECT count(DISTINCT result.ref) FROM result, json_each(result.scores) AS one
  WHERE result.taken_back IS NULL AND one.value ->> '$.player' IN these`
const INCIDENTS = `${THESE} SELECT count(*) FROM incidents WHERE "table" IS NOT NULL AND EXISTS (SELECT 1 FROM these)`
const CHANGES = `${THESE} SELECT (SELECT count(*) FROM seat_change WHERE taken_back IS NULL AND player IN these)
  + (SELECT count(*) FROM withdrawal WHERE taken_back IS NULL AND player IN these)`

/** Words in a text that name a table, a round or a seat: with a published seating they identify a person. */
export const positionsIn = (text: string): readonly string[] => [...new Set([...text.matchAll(POSITION)].map(([word]) => word))]

const PLACE = String.raw`(?:[Tt]ables?|[Rr]ounds?|[Rr]ondes?|[Ss]eats?|[Ss]i[èe]ges?)[ \u00a0]{0,2}(?:no\.?|n[°º]|#)?[ \u00a0]{0,2}(?:\d{1,4}|[ESWNO])`
/** With a capital: `est` is a verb in French. */
const SEAT = '(?:East|South|West|North|Est|Sud|Ouest|Nord)'
const SHORT = String.raw`[RT]\d{1,3}`
const POSITION = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${PLACE}|${SEAT}|${SHORT})(?![\p{L}\p{N}])`, 'gu')
