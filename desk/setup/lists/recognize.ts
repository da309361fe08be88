import { SEATS } from '../../../engine/model/seats.ts'
import { type Field, LIST_KINDS, type ListKind } from '../../contract/vocabulary.ts'
import { fieldsMeant, fieldsOf, roundOfField } from './fields.ts'
import type { ListLine } from './read/text.ts'

/** The user's corrections of a list's detected layout. `header`: the line of headings, null: there is none. */
export type LayoutChoices = {
  readonly kind?: ListKind | undefined
  readonly header?: number | null | undefined
  readonly columns?: readonly (Field | null)[] | undefined
  /** Lines that were corrected on the screen, with all their cells. */
  readonly edits?: readonly ListLine[] | undefined
  /** Lines, by their numbers, that are left out knowingly. */
  readonly without?: readonly number[] | undefined
}

/** The kind of a list, its line of headings, and the field of each column. */
export type RecognizedList = {
  readonly kind: ListKind
  readonly header: number | null
  readonly headings: readonly string[]
  readonly columns: readonly (Field | null)[]
  /** The lines below the headings. */
  readonly body: readonly ListLine[]
}

/** Headings are in one of the first lines; a title may be above them. */
const LOOKED_AT = 12

/** Detects a list's layout from its headings, its file and its sheet, unless the user states it. */
export const recognizeList = (read: readonly ListLine[], names: readonly string[], told: LayoutChoices): RecognizedList => {
  const lines = corrected(read, told)
  const at = headerAt(lines, told)
  const header = at === undefined ? null : (lines[at] ?? null)
  const width = Math.max(0, ...lines.slice(0, 1000).map(({ cells }) => cells.length))
  const headings = Array.from({ length: width }, (_, n) => header?.cells[n]?.trim() ?? '')
  const meant = headings.map(fieldsMeant)
  const kind = told.kind ?? kindOf(headings, meant, names)
  const body = at === undefined ? lines : lines.slice(at + 1)
  const columns = told.columns
    ? headings.map((_, n) => told.columns?.[n] ?? null)
    : header
      ? chosen(meant, kind)
      : guessed(body, width, kind)
  return { kind, header: header?.line ?? null, headings, columns, body }
}

const corrected = (lines: readonly ListLine[], { edits = [], without = [] }: LayoutChoices): readonly ListLine[] => {
  if (edits.length === 0 && without.length === 0) return lines
  const said = new Map(edits.map((edit) => [edit.line, edit]))
  return lines.filter(({ line }) => !without.includes(line)).map((line) => said.get(line.line) ?? line)
}

const headerAt = (lines: readonly ListLine[], { header }: LayoutChoices): number | undefined => {
  if (header === null) return undefined
  if (header !== undefined) {
    const at = lines.findIndex(({ line }) => line === header)
    return at < 0 ? undefined : at
  }
  const known = lines.slice(0, LOOKED_AT).map(({ cells }) => cells.filter((cell) => fieldsMeant(cell).length > 0).length)
  const best = Math.max(0, ...known)
  // a single word may be a name: one known heading is enough only in the first line, or if there is but one column
  const first = known.indexOf(best)
  return best >= 2 || (best === 1 && first === 0) ? first : undefined
}

/** File and sheet names that reveal the kind of list. */
const NAMED: { readonly [K in ListKind]: RegExp } = {
  referees: /refer|arbit|judge|審判/i,
  rounds: /rounds?\b|rondes?\b|schedule|horaire|timetable|回戦/i,
  seating: /seat|draw|pairing|placement|appari|卓組|組み合わせ/i,
  players: /player|joueu|particip|選手/i,
}

const kindOf = (headings: readonly string[], meant: readonly (readonly Field[])[], names: readonly string[]): ListKind => {
  const has = (field: Field) => meant.some((fields) => fields.includes(field))
  const who = has('name') || has('last') || has('player') || has('number')
  if (SEATS.filter(has).length >= 3) return 'seating'
  if (meant.some((fields) => fields.some((field) => roundOfField(field) !== null)) && who) return 'seating'
  if (has('table') && who && (has('seat') || has('round'))) return 'seating'
  if (has('starts') || has('minutes')) return 'rounds'
  if (has('head') || headings.some((heading, n) => meant[n]?.includes('name') && NAMED.referees.test(heading))) return 'referees'
  return (
    LIST_KINDS.toSorted((a, b) => RANK.indexOf(a) - RANK.indexOf(b)).find((kind) => names.some((name) => NAMED[kind].test(name))) ??
    'players'
  )
}

/** The more special name first: a list of rounds may be called the seating of the players. */
const RANK: readonly ListKind[] = ['referees', 'seating', 'rounds', 'players']

/** For each column the first field that its heading can mean in a list of that kind and no column before it has. */
const chosen = (meant: readonly (readonly Field[])[], kind: ListKind): readonly (Field | null)[] => {
  const fits = (field: Field) =>
    (kind === 'seating' && roundOfField(field) !== null) || (fieldsOf(kind) as readonly Field[]).includes(field)
  const taken = new Set<Field>()
  const hasFirst = meant.some((fields) => fields.includes('first'))
  const hasWinds = (['E', 'S', 'W'] as const).every((seat) => meant.some((fields) => fields.includes(seat)))
  return meant.map((fields) => {
    const wanted = fields.flatMap((field): readonly Field[] =>
      // `Nom` alone is the whole name; beside `Prénom` it is the surname
      field === 'last' && !hasFirst ? ['name'] : field === 'name' && hasFirst && fields.includes('last') ? ['last'] : [field],
    )
    const likely = hasWinds ? wanted.toSorted((a, b) => Number(b === 'N') - Number(a === 'N')) : wanted
    const field = [...likely, ...likely.flatMap((one) => (one === 'player' ? (['name'] as const) : []))].find(
      (one) => fits(one) && !taken.has(one),
    )
    if (field) taken.add(field)
    return field ?? null
  })
}

/** One letter is a name only in scripts without capitals, as in Chinese. */
const NAME = /\p{L}.*\p{L}|\p{Lo}/u

/** Without headings: fields guessed from the cells. */
const guessed = (body: readonly ListLine[], width: number, kind: ListKind): readonly (Field | null)[] => {
  if (kind !== 'players' && kind !== 'referees') return Array.from({ length: width }, () => null)
  const share = (n: number, is: RegExp) =>
    body.slice(0, 50).filter(({ cells }) => is.test(cells[n]?.normalize('NFKC').trim() ?? '')).length / Math.min(50, body.length)
  const taken = new Set<Field>()
  return Array.from({ length: width }, (_, n) => {
    const field: Field | null =
      share(n, /^\d{1,5}$/) > 0.8 ? 'number' : share(n, /^[A-Z]{2,3}$/) > 0.8 ? 'country' : share(n, NAME) > 0.5 ? 'name' : null
    const fits = field !== null && (fieldsOf(kind) as readonly Field[]).includes(field) && !taken.has(field)
    if (field !== null && fits) taken.add(field)
    return fits ? field : null
  })
}
