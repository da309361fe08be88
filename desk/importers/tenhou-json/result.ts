import type { Abort } from '../../../engine/model/events.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import { type FilePosition, type ImportError, importError } from '../import-error.ts'
import { pointsOfFour, type ShapeCheck, shapeError, showValue } from '../json/shapes.ts'
import { formatPath } from '../json/text.ts'
import type { PlayedDraw } from '../played/acts.ts'
import { drawOf, waitingBy } from '../played/draw.ts'
import type { ImportedHand } from '../played/hand.ts'
import { bySeatFrom, SEAT_NUMBERS, seatOf } from '../played/header.ts'
import { faultInWin, faultInWord, type TenhouWin } from './shape.ts'

type ResultContext = {
  readonly hand: ImportedHand
  readonly dealer: number
  readonly below: readonly number[]
  readonly steps: readonly PropertyKey[]
  readonly place: FilePosition
}

/** Tenhou's names of hands without a win. */
const DRAWS: ReadonlyMap<string, { readonly how: 'exhaustive' | Abort; readonly waiting?: boolean }> = new Map([
  ['流局', { how: 'exhaustive' }],
  ['全員聴牌', { how: 'exhaustive', waiting: true }],
  ['全員不聴', { how: 'exhaustive', waiting: false }],
  ['流し満貫', { how: 'exhaustive' }],
  ['九種九牌', { how: 'nine-terminals' }],
  ['四風連打', { how: 'four-winds' }],
  ['四家立直', { how: 'four-riichi' }],
  ['四開槓', { how: 'four-kongs' }],
  ['四槓散了', { how: 'four-kongs' }],
  ['三家和了', { how: 'three-wins' }],
  ['三家和', { how: 'three-wins' }],
])

/** Reads the end of a hand: one or more wins, each with its payments, or a draw. */
export const readHandResult = (parts: readonly unknown[], context: ResultContext): Result<null, ImportError> => {
  const { hand, dealer, steps, place } = context
  const word = readPart<string>(parts, 0, faultInWord, context)
  if (!word.ok) return word
  if (word.value === '和了') return readWins(parts, context)
  const draw = DRAWS.get(word.value)
  if (!draw) return refuse(importError('expect-result', showValue(word.value), { ...place, path: formatPath([...steps, 0]) }))
  const deltas = parts[1] === undefined ? ok([0, 0, 0, 0]) : readPart<readonly number[]>(parts, 1, pointsOfFour, context)
  if (!deltas.ok) return deltas
  const paid = bySeatFrom(deltas.value, dealer, 0)
  const { waiting } = draw
  const known: PlayedDraw['waiting'] = waiting === undefined ? waitingBy(paid) : SEAT_NUMBERS.map(() => waiting)
  hand.over(drawOf(draw.how, hand, known))
  hand.pay(paid)
  return ok(null)
}

/** A part of a result, once it is checked. */
const readPart = <T>(parts: readonly unknown[], i: number, check: ShapeCheck, { steps, place }: ResultContext): Result<T, ImportError> => {
  const fault = check(parts[i])
  return fault ? refuse(shapeError(fault, [...steps, i], place)) : ok(parts[i] as T)
}

const readWins = (parts: readonly unknown[], context: ResultContext): Result<null, ImportError> => {
  const { hand, dealer, below } = context
  for (let i = 1; i === 1 || i < parts.length; i += 2) {
    const deltas = readPart<readonly number[]>(parts, i, pointsOfFour, context)
    if (!deltas.ok) return deltas
    const win = readPart<TenhouWin>(parts, i + 1, faultInWin, context)
    if (!win.ok) return win
    const [winner, from] = win.value
    hand.win(seatOf(winner, dealer), seatOf(from, dealer), below)
    hand.pay(bySeatFrom(deltas.value, dealer, 0))
  }
  return ok(null)
}
