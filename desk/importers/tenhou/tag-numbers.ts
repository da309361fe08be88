import { tileNamed } from '../../../engine/model/tiles.ts'
import { showFound } from '../../../engine/notation/errors/found.ts'
import { faceNumber } from '../played/faces.ts'
import { LAST_TILE, type Tag, TENHOU_PLAYERS, type TenhouPlayer } from './tag.ts'
import type { ReportComplaint } from './xml-tags.ts'

/** Number of integers in an attribute, separated by commas, and their bounds. */
export type NumberBounds = { readonly count?: number; readonly least: number; readonly most: number }

/** The integers of an attribute; reports missing or out-of-bounds numbers and then returns none. */
export const readNumbers = (tag: Tag, name: string, { count, least, most }: NumberBounds, complain: ReportComplaint): readonly number[] => {
  const text = tag.attributes[name] ?? ''
  const numbers = text.length <= 2000 ? wholeNumbers(text, least, most) : []
  if (numbers.length === (count ?? numbers.length) && numbers.length > 0) return numbers
  const about = text ? `${name}="${text}"` : name
  complain('attribute', `${showFound(about)} in <${showFound(tag.name)}>`, tag.line)
  return []
}

/** One integer of an attribute. */
export const readTagNumber = (tag: Tag, name: string, least: number, most: number, complain: ReportComplaint): number =>
  readNumbers(tag, name, { count: 1, least, most }, complain)[0] ?? least

const MOST_DIGITS = 7
const [COMMA, MINUS, ZERO] = [0x2c, 0x2d, 0x30]

/** Integers within bounds, separated by commas; none if the text holds anything else. */
const wholeNumbers = (text: string, least: number, most: number): readonly number[] => {
  const numbers: number[] = []
  for (let at = 0; at <= text.length; at++) {
    const isNegative = text.charCodeAt(at) === MINUS
    if (isNegative) at++
    const start = at
    let number = 0
    for (let digit = text.charCodeAt(at) - ZERO; digit >= 0 && digit <= 9; digit = text.charCodeAt(++at) - ZERO)
      number = 10 * number + digit
    if (at === start || at > start + MOST_DIGITS || (at < text.length && text.charCodeAt(at) !== COMMA)) return []
    if (isNegative) number = -number
    if (number < least || number > most) return []
    numbers.push(number)
  }
  return numbers
}

/** A player's number, 0 to 3. */
export const readPlayer = (tag: Tag, name: string, complain: ReportComplaint): TenhouPlayer => {
  const number = readTagNumber(tag, name, 0, 3, complain)
  return TENHOU_PLAYERS[number] ?? 0
}

const RED: Readonly<Record<number, number>> = { 16: faceNumber('0m'), 52: faceNumber('0p'), 88: faceNumber('0s') }

/** The faces of the numbered tiles if there are no red fives. */
const PLAIN_FACES: readonly number[] = Array.from({ length: LAST_TILE + 1 }, (_, id) => {
  const kind = id >> 2
  return faceNumber(tileNamed(`${(kind % 9) + 1}${'mpsz'[Math.floor(kind / 9)] ?? ''}`) ?? '?')
})
const FACES_WITH_REDS: readonly number[] = PLAIN_FACES.map((face, id) => RED[id] ?? face)

/** The faces of the numbered tiles; three of the fives are red if the game has red fives. */
export const tileFaces = (red: boolean): readonly number[] => (red ? FACES_WITH_REDS : PLAIN_FACES)
