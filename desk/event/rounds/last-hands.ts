import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { type Ref, TYPED_AT } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import type { Settings } from '../../../engine/model/settings.ts'
import { handsLeft, SIGNAL_NOTE, sinceSignal, type TimedHand } from '../../../engine/scoring/time-limit.ts'
import { toLocalTime } from '../../context/clock-offsets.ts'
import type { DeskContext } from '../../context/context.ts'
import type { LastHands, Round } from '../../contract/rounds.ts'
import { currentPlay, handRow, playHand } from '../../record/played-hand.ts'
import { rulesAt } from '../../record/tables/score-total.ts'
import { momentReached } from './clock.ts'
import { clockEntries, roundsOf } from './rounds.ts'

/**
 * The tables at which the signal of the time limit has been given, and whose result is not signed: the hands that they still play. The signal
 * was given where the record notes it; without a note, when the clock gives it.
 */
export const lastHandsOf = (desk: Pick<DeskContext, 'now'>, db: ReadableDb): readonly LastHands[] => {
  const { rounds, now } = roundsOf(desk, db)
  const round = rounds.findLast(({ clock }) => clock.state !== 'planned')
  if (!round) return []
  return sql<string>(db, UNSIGNED)
    .pluck()
    .all(round.number)
    .flatMap((table) => {
      const { settings } = rulesAt(db, table)
      const acts = sql<ActRow>(db, ACTS).all(table)
      const hands = sql<HandRow>(db, HANDS).all(table)
      const places = new Map(
        hands.flatMap((hand) => [hand, ...acts.filter((act) => act.hand === hand.id)]).map((row, place) => [row, place]),
      )
      const note = acts.findLast(({ text }) => text === SIGNAL_NOTE)
      const noted = note ? places.get(note) : undefined
      const signal = noted ?? signalAt(db, table, round, settings)
      if (signal === null || (noted === undefined && signal > now.getTime())) return []
      const when: When = (row) => (noted === undefined ? toLocalTime(db, row.ref, row.at).getTime() : (places.get(row) ?? 0))
      const ends = note === undefined || isPlayedOut(db, note.hand) ? 'last-discard' : 'line'
      const since = sinceSignal(signal, timedHands(hands, acts, { when, ends, chombos: chombosAt(db, table, settings) }), settings)
      return [{ table, left: handsLeft(since, settings), since, noted: noted !== undefined }]
    })
}

/** Whether all tiles of the wall are drawn by the record of a hand, so that its last discard is the last one. */
const isPlayedOut = (db: ReadableDb, hand: string): boolean => {
  const row = handRow(db, hand)
  return row !== undefined && currentPlay(playHand(db, row)).table.wall === 0
}

/** When the signal is given at a table, in ms; null if there is none, or the clock has not run that long. */
const signalAt = (
  db: ReadableDb,
  table: string,
  { number, minutes, extended, extra }: Round,
  { 'signal-minutes': before }: Settings,
): number | null => {
  if (minutes === null || before === null) return null
  const own = extra.find((one) => one.table === table)?.minutes ?? 0
  return momentReached(clockEntries(db, number), minutesToMilliseconds(minutes + extended + own - before))
}

/** The hands that a chombo decides although they ended in an exhaustive draw. */
const chombosAt = (db: ReadableDb, table: string, settings: Settings): ReadonlySet<string> =>
  new Set(settings['chombo-at-draw'] === 'dealt-again' ? sql<string>(db, CHOMBOS).pluck().all(table) : [])

/** The moment of an act or of a deal: its time of entry, or its place in the record. */
type When = (row: HandRow | ActRow) => number

/**
 * The hands of a table with their moments. A hand ends with the declared win, or with the last discard. In a record that lacks discards it
 * ends with its line (`ends`): a signal that was noted before that was given in the hand.
 */
const timedHands = (
  hands: readonly HandRow[],
  acts: readonly ActRow[],
  { when, ends, chombos }: { readonly when: When; readonly ends: 'last-discard' | 'line'; readonly chombos: ReadonlySet<string> },
): readonly TimedHand[] =>
  hands.map((hand, n) => {
    const { id } = hand
    const own = acts.filter((act) => act.hand === id)
    const end = own.findLast(({ text }) => text.includes('* end '))
    const lastDiscard = own.findLastIndex(({ text }) => text.includes(' discard '))
    const won = own.slice(lastDiscard + 1).find(({ text }) => text.includes(' call '))
    const ended = end?.text.includes(' win')
      ? (won ?? end)
      : ends === 'last-discard' && end?.text.includes(' exhaustive')
        ? (own[lastDiscard] ?? end)
        : end
    const closing = ended ?? hands[n + 1]
    const first = own.find(({ text }) => text.includes(' discard '))
    const isChombo = own.some(({ text }) => text.startsWith('* note chombo')) || (!end?.text.includes(' win') && chombos.has(id))
    return {
      dealt: when(hand),
      firstDiscard: first ? when(first) : null,
      end:
        closing === undefined
          ? null
          : { at: when(closing), by: isChombo ? 'chombo' : end?.text.includes(' referee') ? 'new-deal' : 'play' },
    }
  })

type HandRow = { readonly id: string; readonly ref: Ref; readonly at: string }
/** An act that begins or ends a hand, or a note of a chombo or of the signal that a form writes. Other notes are remarks. */
type ActRow = { readonly hand: string; readonly text: string; readonly ref: Ref; readonly at: string }

const UNSIGNED = `SELECT id FROM table_ WHERE round = ? AND NOT EXISTS (SELECT 1 FROM result WHERE result.table_id = table_.id AND result.taken_back IS NULL
    AND NOT EXISTS (SELECT 1 FROM result_reopened r WHERE r.result = result.id AND r.taken_back IS NULL)) ORDER BY name`

const HANDS = `SELECT hand.id, hand.ref, ${TYPED_AT} AS at FROM hand JOIN entry ON entry.seq = hand.entry
  WHERE hand.table_id = ? AND hand.taken_back IS NULL ORDER BY hand.position`

const ACTS = `SELECT event.hand, event.text, event.ref, event.at FROM hand JOIN event ON event.hand = hand.id
  WHERE hand.table_id = ? AND hand.taken_back IS NULL AND event.number IS NOT NULL
    AND (event.text = '${SIGNAL_NOTE}' OR event.text GLOB '[*] note chombo [${SEATS.join('')}]' OR (event.text NOT GLOB '*[${SEATS.join('')}*] note*'
      AND (event.text LIKE '% discard %' OR event.text LIKE '% call ron%' OR event.text LIKE '% call tsumo%' OR event.text LIKE '%* end %')))
  ORDER BY hand.position, event.place`

const CHOMBOS = `SELECT incident.hand FROM penalty JOIN ruling_now ruling ON ruling.id = penalty.ruling JOIN incident_now incident ON incident.id = ruling.incident
  WHERE penalty.kind = 'chombo' AND penalty.taken_back IS NULL AND penalty.cancelled_at IS NULL AND ruling.superseded_by IS NULL
    AND incident.taken_back IS NULL AND incident.table_id = ? AND incident.hand IS NOT NULL`
