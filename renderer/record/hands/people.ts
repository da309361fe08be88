import type { TableState } from '../../../desk/contract/tables.ts'
import { type BySeat, SEATS, type Seat } from '../../../engine/model/seats.ts'
import { type GameScore, gameScores } from '../../../engine/scoring/game-score.ts'
import { type SumDifference, sumDifference } from '../../../engine/scoring/score-sum.ts'
import { readScore } from './end-sum.ts'
import { sticksByRecord } from './ending.ts'
import { firstPoints, firstSeat } from './first-seats.ts'

export const PEOPLE_CHANGES = ['substitute', 'leave', 'swap', 'result'] as const
export type PeopleChange = (typeof PEOPLE_CHANGES)[number]

/** The form about the players of a table, as typed; points and sticks are those of the record until changed. */
export type PeopleDraft = {
  readonly what: PeopleChange
  /** The players chosen (`playerAt`). Null: not chosen yet. Nobody is proposed, so that no seat is changed by Enter alone. */
  readonly player: string | null
  readonly other: string | null
  readonly name: string
  readonly reason: string
  readonly always: boolean
  readonly points: BySeat<string> | null
  /** Riichi sticks left on the table; null: as in the record. */
  readonly sticks: string | null
  readonly signs: readonly Seat[]
  /** The points that they sign (`signedText`): others need other signatures. */
  readonly signed: string | null
}

export const NO_PEOPLE: PeopleDraft = {
  what: 'substitute',
  player: null,
  other: null,
  name: '',
  reason: '',
  always: false,
  points: null,
  sticks: null,
  signs: [],
  signed: null,
}

/** The player at a seat: the name, and the seat in the first hand, which the next hands do not change as others do who sit down there. */
export const playerAt = (seat: Seat, state: Pick<TableState, 'view'>): string =>
  `${firstSeat(seat, state)} ${state.view.seats[seat].name ?? ''}`

/** Where a chosen player sits now; null if another has the seat meanwhile. */
export const seatOf = (player: string | null, state: Pick<TableState, 'view'>): Seat | null =>
  state.view.form.seats.find((seat) => playerAt(seat, state) === player) ?? null

type Chosen = { readonly what: PeopleChange; readonly seat: Seat | null; readonly other: Seat | null }

/** The seats that a change is about, as chosen; null while one is missing, or both are the same. */
export const chosenSeats = ({ what, seat, other }: Chosen): readonly [Seat] | readonly [Seat, Seat] | null => {
  if (what !== 'swap') return seat && [seat]
  return seat && other && seat !== other ? [seat, other] : null
}

/** The result of a game as typed, by the seats of its first hand, and read; null where it doesn't read. */
export type TypedResult = {
  readonly points: BySeat<string>
  readonly sticks: string
  readonly read: { readonly scores: BySeat<number>; readonly sticks: number } | null
  /** A sum that differs from the points in play. */
  readonly doubt: SumDifference | null
  /** The scores with uma; null also where the rules state none. */
  readonly final: BySeat<GameScore> | null
  /** The points that differ from those recorded after the last hand. */
  readonly unlike: readonly { readonly seat: Seat; readonly typed: number; readonly recorded: number }[]
}

/** The points and sticks that players sign. */
export const signedText = ({ points, sticks }: Pick<TypedResult, 'points' | 'sticks'>): string => JSON.stringify([points, sticks])

export const readResult = (draft: PeopleDraft, state: TableState): TypedResult => {
  const points = draft.points ?? firstPoints(state)
  const sticks = draft.sticks ?? String(sticksByRecord(state))
  const scores = readScores(points)
  const left = readSticks(sticks)
  if (!scores || left === null) return { points, sticks, read: null, doubt: null, final: null, unlike: [] }
  return {
    points,
    sticks,
    read: { scores, sticks: left },
    doubt: state.total ? sumDifference({ scores: SEATS.map((seat) => scores[seat]), sticks: left, final: true }, state.total) : null,
    final: gameScores({ scores, sticks: left }, state.start.rules.settings),
    unlike: hasLastScores(state) ? unlikeRecord(scores, firstPoints(state)) : [],
  }
}

/** Whether the record has the scores after its last hand: they were reported, or the next one has begun with them and has no act yet. */
const hasLastScores = ({ acts, hands }: TableState): boolean =>
  acts.some(({ text }) => text.startsWith('* scores ')) || (acts.length === 0 && hands.length > 1)

const unlikeRecord = (scores: BySeat<number>, record: BySeat<string>): TypedResult['unlike'] =>
  SEATS.flatMap((seat) => {
    const [typed, recorded] = [scores[seat], readScore(record[seat])]
    return typeof recorded === 'number' && recorded !== typed ? [{ seat, typed, recorded }] : []
  })

/** The typed points of all four; null if one is missing or no whole number. */
const readScores = (points: BySeat<string>): BySeat<number> | null => {
  const [E, S, W, N] = SEATS.map((seat) => readScore(points[seat]))
  return typeof E === 'number' && typeof S === 'number' && typeof W === 'number' && typeof N === 'number' ? { E, S, W, N } : null
}

/** The number of sticks; null if it doesn't read. */
export const readSticks = (sticks: string): number | null => (/^\d{1,2}$/.test(sticks.trim()) ? Number(sticks) : null)
