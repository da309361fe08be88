import { SEATS, type Seat } from '../../../../engine/model/seats.ts'
import type { Field } from '../../../contract/vocabulary.ts'
import { shortQuote } from '../../../event/people/person-name.ts'
import { listWords } from '../../../messages/lists.ts'
import { readSeatCell, roundOfField } from '../fields.ts'
import { type LineCells, LineError, personNameIn, roundIn } from './cells.ts'
import type { BookPlayer, PlayerBook } from './player-book.ts'

/** A line's statement about one seat; `seat` null: the next one free at its table; `player` null: an empty seat. */
export type SeatOfLine = {
  readonly line: number
  readonly round: number
  readonly table: string
  readonly seat: Seat | null
  readonly player: BookPlayer | null
}

/** Shapes of seating lists: a line for each table, for each player with a column for each round, or for each seat. */
export type SeatingShape = 'tables' | 'players' | 'seats'

export const shapeOf = (columns: readonly (Field | null)[]): SeatingShape =>
  SEATS.some((seat) => columns.includes(seat)) ? 'tables' : columns.some((field) => roundOfField(field) !== null) ? 'players' : 'seats'

/** The seats of one line; throws `LineError`. `oneRound`: the round of lists that name none. */
export const seatsIn = (
  line: LineCells,
  {
    shape,
    columns,
    book,
    oneRound,
  }: {
    readonly shape: SeatingShape
    readonly columns: readonly (Field | null)[]
    readonly book: PlayerBook
    readonly oneRound: number | null
  },
): readonly SeatOfLine[] => {
  const where = () => ({ line: line.line, round: roundOf(line, oneRound), table: tableIn(line.get('table')) })
  if (shape === 'tables') {
    const at = where()
    const said = SEATS.filter((seat) => line.has(seat)).map((seat) => {
      const text = line.get(seat)
      return { ...at, seat, player: text === '' || text === '-' ? null : book.find(text) }
    })
    const sitting = said.flatMap(({ player }) => (player ? [player.id] : []))
    const twice = said.find(({ player }) => player && sitting.filter((id) => id === player.id).length > 1)?.player
    if (twice) throw new LineError(listWords.atTableTwice(twice.name))
    return said
  }
  if (shape === 'seats') {
    const at = where()
    const text = line.get('seat')
    const seat = text === '' ? null : readSeatCell(text)
    if (seat === undefined) throw new LineError(listWords.badSeat(shortQuote(text)))
    return [{ ...at, seat, player: personIn(line, book) }]
  }
  const cells = columns.flatMap((field) => {
    const round = roundOfField(field)
    const text = round === null || field === null ? '' : line.get(field)
    return round === null || text === '' || text === '-' ? [] : [{ round, ...placeIn(text) }]
  })
  const player = line.has('name') || line.has('last') ? book.take(line) : personIn(line, book)
  return cells.map((at) => ({ ...at, line: line.line, player }))
}

/** By number if there is one; a name beside it must be that player's. */
const personIn = (line: LineCells, book: PlayerBook): BookPlayer => {
  const number = line.get('number')
  const name = line.get('player') || personNameIn(line)
  if (number === '' && name === '') throw new LineError(listWords.playerMissing)
  if (number === '') return book.find(name)
  const player = book.find(number)
  if (name !== '' && book.find(name).id !== player.id)
    throw new LineError(listWords.notThatPlayer(shortQuote(number), player.name, shortQuote(name)))
  return player
}

const roundOf = (line: LineCells, oneRound: number | null): number => {
  const text = line.get('round')
  if (text !== '') return roundIn(text)
  if (line.has('round') || oneRound === null) throw new LineError(listWords.roundMissing)
  return oneRound
}

/** `3`, `Table 3`, `卓3` and `03` are one table. */
const tableIn = (text: string): string => {
  const name = text
    .replace(/^(?:table|tbl|t)\.? ?(?=\d)|^卓 ?|卓$/i, '')
    .replace(/^\d+$/, (digits) => digits.replace(/^0+(?=\d)/, ''))
    .replace(/^(\d+)[.,]0+$/, '$1')
  if (name === '') throw new LineError(listWords.tableMissing)
  if (name.length > 60) throw new LineError(listWords.longTable)
  return name
}

/** A table with a seat: `5E`, `5 East`, `E5`, `5-2`; or the table alone. */
const placeIn = (text: string): { readonly table: string; readonly seat: Seat | null } => {
  const [, table, word] = /^(?:table|t)?\.? ?(\d{1,3})[ /:-]*(\D{0,8}|[1-4])$/iu.exec(text) ?? []
  const [, before, after] = /^(\D{1,8}?)[ /:-]*(\d{1,3})$/u.exec(text) ?? []
  const isTableWord = /^(?:table|t)\.?$/i.test(before?.trim() ?? '')
  const seatWord = table === undefined ? before : word
  const seat = seatWord === undefined || seatWord.trim() === '' || (table === undefined && isTableWord) ? null : readSeatCell(seatWord)
  if ((table === undefined && after === undefined) || seat === undefined) throw new LineError(listWords.badPlace(shortQuote(text)))
  return { table: tableIn(table ?? after ?? ''), seat }
}
