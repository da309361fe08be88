import { foldedText } from '../../../../db/projections/search/words-in.ts'
import type { ByLanguage } from '../../../../engine/model/language.ts'
import { nameKey } from '../../../context/permissions/referees.ts'
import type { Bad } from '../../../contract/lists.ts'
import type { Field } from '../../../contract/vocabulary.ts'
import { nameTrouble, shortQuote } from '../../../event/people/person-name.ts'
import { listWords } from '../../../messages/lists.ts'
import type { ListLine } from '../read/text.ts'

/** A line by the fields of its columns. */
export type LineCells = {
  readonly line: number
  readonly cells: readonly string[]
  /** The trimmed text of a field; empty if there is none, or no such column. */
  readonly get: (field: Field) => string
  readonly has: (field: Field) => boolean
}

export const cellsOf = (columns: readonly (Field | null)[]): ((line: ListLine) => LineCells) => {
  const places = new Map(columns.flatMap((field, at) => (field === null ? [] : [[field, at] as const])))
  return ({ line, cells }) => ({
    line,
    cells,
    get: (field) => tidy(cells[places.get(field) ?? -1] ?? '', NAMES.has(field) ? 'NFC' : 'NFKC'),
    has: (field) => places.has(field),
  })
}

/** Names stay as they are written; in all other cells full-width digits and signs are plain ones. */
const NAMES: ReadonlySet<Field> = new Set<Field>(['name', 'first', 'last'])

/** One line, one blank between words, letters put together as they are compared. */
const tidy = (text: string, form: 'NFC' | 'NFKC'): string => text.normalize(form).replaceAll(/\s+/g, ' ').trim()

/** Thrown by the reader of a line that can't be imported. `field`: the one to correct, if it is one; `isTwin` as in `Bad`. */
export class LineError extends Error {
  readonly text: ByLanguage<string>
  readonly field: Field | undefined
  readonly isTwin: boolean
  constructor(text: ByLanguage<string>, field?: Field, isTwin = false) {
    super(text.en)
    this.text = text
    this.field = field
    this.isTwin = isTwin
  }
}

/** Reads each line by itself; an error in one does not stop the others. */
export const eachLine = (lines: readonly LineCells[], read: (line: LineCells) => void): readonly Bad[] =>
  lines.flatMap((line) => {
    try {
      read(line)
      return []
    } catch (error) {
      if (!(error instanceof LineError)) throw error
      const { text, field, isTwin } = error
      return [{ line: line.line, text, cells: line.cells, ...(field && { field }), ...(isTwin && { isTwin }) }]
    }
  })

/** A name in one column, or in two. */
export const personNameIn = (line: LineCells): string =>
  checkedName(line.get('name') || [line.get('first'), line.get('last')].filter(Boolean).join(' '))

/** The same name; throws `LineError` if it can't be a person's. */
const checkedName = (name: string): string => {
  const trouble = nameTrouble(name)
  if (trouble) throw new LineError(trouble, 'name')
  return name
}

/** A player's number; null if there is none. */
export const numberIn = (text: string): number | null => {
  const digits = /^(?:#|n[°º]|no\.?)? ?0*(\d{1,6})(?:[.,]0+)?$/i.exec(text)?.[1]
  if (text === '') return null
  if (digits === undefined || Number(digits) === 0) throw new LineError(listWords.badNumber(shortQuote(text)), 'number')
  return Number(digits)
}

/** The number of a round: `2`, `R2`, `Round 2`. */
export const roundIn = (text: string): number => {
  const digits = /^\D{0,10}0*([1-9]\d{0,2})\D{0,4}$/u.exec(text)?.[1]
  if (digits === undefined) throw new LineError(listWords.badRound(shortQuote(text)))
  return Number(digits)
}

/** `nameKey` without accents, as a spreadsheet may lose them: names that only this makes alike may be one person's, or two. */
export const bareKey = (name: string): string => foldedText(nameKey(name))
