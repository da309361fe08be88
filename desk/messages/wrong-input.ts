import type { Text } from '../../engine/model/language.ts'
import { UNSEEN } from '../contract/inputs.ts'
import { SIGNED_SHEET } from '../contract/penalty-fields.ts'

/** A wrong value as a schema reports it, as far as it is put into words. */
export type InputIssue = {
  readonly code?: string
  readonly message?: string
  readonly path?: readonly PropertyKey[]
  readonly origin?: string
  readonly expected?: string
  readonly maximum?: number
  readonly minimum?: number
  readonly inclusive?: boolean
  /** The issues of each member of a union. */
  readonly errors?: readonly (readonly InputIssue[])[]
}

/** Why an input is refused: the field, what was given, and what is expected. A text that was given is never repeated: it may be a code. */
export const wrongInput = (issues: readonly InputIssue[], input: unknown): Text => {
  const { issue, path } = innermost(issues, [])
  const field = path.findLast((part) => typeof part === 'string')
  const name = typeof field === 'string' ? nameOf(field) : { en: 'the input', fr: 'la saisie' }
  const given = issue.message === UNSEEN ? null : givenAt(input, path)
  const wanted = field === 'by' && issue.message === UNSEEN ? SIGNED_UNSEEN : wantedBy(issue)
  return {
    en: `${name.en}: expected ${wanted.en}${given === null ? '' : `, not ${given.en}`}`,
    fr: `${name.fr} : attendu ${wanted.fr}${given === null ? '' : `, non ${given.fr}`}`,
  }
}

type Found = { readonly issue: InputIssue; readonly path: readonly PropertyKey[] }

/** The first issue; of a union, that of the member which the value fits longest. */
const innermost = ([issue = {}]: readonly InputIssue[], above: readonly PropertyKey[]): Found => {
  const path = [...above, ...(issue.path ?? [])]
  const members = (issue.errors ?? []).filter((one) => one.length > 0).map((one) => innermost(one, path))
  return members.toSorted((a, b) => b.path.length - a.path.length)[0] ?? { issue, path }
}

const nameOf = (field: string): Text =>
  Object.hasOwn(FIELDS, field) ? (FIELDS[field] ?? { en: field, fr: field }) : { en: field, fr: field }

/** Names of the fields that people fill in; others keep the name of the API. */
const FIELDS: Readonly<Record<string, Text>> = {
  ...Object.fromEntries(
    Object.entries(SIGNED_SHEET).map(([field, { head }]) => [field, { en: head.en.toLowerCase(), fr: head.fr.toLowerCase() }]),
  ),
  amount: { en: 'points', fr: 'points' },
  minutes: { en: 'minutes', fr: 'minutes' },
  tables: { en: 'tables', fr: 'tables' },
  round: { en: 'round', fr: 'ronde' },
  name: { en: 'name', fr: 'nom' },
  number: { en: 'number', fr: 'numéro' },
  country: { en: 'country', fr: 'pays' },
  place: { en: 'place', fr: 'lieu' },
  date: { en: 'date', fr: 'date' },
  grounds: { en: 'grounds', fr: 'motifs' },
  text: { en: 'text', fr: 'texte' },
  note: { en: 'note', fr: 'note' },
  code: { en: 'code', fr: 'code' },
  points: { en: 'points', fr: 'points' },
  sticks: { en: 'riichi sticks', fr: 'bâtons de riichi' },
  by: { en: 'signature', fr: 'signature' },
  player: { en: 'player', fr: 'joueur' },
  penalty: { en: 'penalty', fr: 'pénalité' },
}

/** A referee of an older file may have such a name. */
const SIGNED_UNSEEN: Text = {
  en: 'a name without characters that can’t be seen. Save it again in the list of referees (Setup): that removes them',
  fr: 'un nom sans caractères invisibles. Enregistrez-le de nouveau dans la liste des arbitres (Préparation)\u00a0: cela les enlève',
}

const wantedBy = ({ code, message, origin, expected, maximum, minimum, inclusive = true }: InputIssue): Text => {
  if (message === UNSEEN) return { en: 'a name without characters that can’t be seen', fr: 'un nom sans caractères invisibles' }
  const unit = origin === 'string' ? { en: ' characters', fr: ' caractères' } : { en: '', fr: '' }
  if (code === 'too_big' && maximum !== undefined)
    return inclusive
      ? { en: `at most ${maximum}${unit.en}`, fr: `${maximum}${unit.fr} au plus` }
      : { en: `less than ${maximum}`, fr: `moins de ${maximum}` }
  if (code === 'too_small' && origin === 'string' && minimum === 1) return { en: 'a text', fr: 'un texte' }
  if (code === 'too_small' && minimum !== undefined)
    return inclusive
      ? { en: `at least ${minimum}${unit.en}`, fr: `au moins ${minimum}${unit.fr}` }
      : { en: `more than ${minimum}`, fr: `plus de ${minimum}` }
  if (code === 'invalid_type' && expected === 'int') return { en: 'a whole number', fr: 'un nombre entier' }
  if (code === 'invalid_type' && expected === 'number') return { en: 'a number', fr: 'un nombre' }
  if (code === 'invalid_type' && expected === 'string') return { en: 'a text', fr: 'un texte' }
  return { en: 'another value', fr: 'une autre valeur' }
}

const givenAt = (input: unknown, path: readonly PropertyKey[]): Text | null => {
  const given = path.reduce<unknown>(
    (value, part) => (value !== null && typeof value === 'object' ? (value as Readonly<Record<PropertyKey, unknown>>)[part] : undefined),
    input,
  )
  if (typeof given === 'number') return { en: String(given), fr: String(given).replace('.', ',') }
  if (typeof given === 'string') return { en: `${given.length} characters`, fr: `${given.length} caractères` }
  return null
}
