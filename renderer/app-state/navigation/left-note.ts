import { paths } from './paths.ts'

const KEY = 'shinpan.note'

/** Remembers the note, by its address, from which the reader opened a rule, or to which a list leads. */
export const leaveNote = (href: string): void => sessionStorage.setItem(KEY, href)

/** The note that was left; a second call returns null. */
export const takeLeftNote = (): string | null => {
  const left = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return left
}

/** A finding in a list: its table, hand and number. */
type NamedFinding = { readonly table: string; readonly hand: string; readonly finding: number }

/** The address of the hand of a finding, and what is done on the way there: its note gets the focus. */
export const toFinding = ({ table, hand, finding }: NamedFinding) => ({
  path: paths.hand(table, hand),
  leave: (): void => leaveNote(`#${paths.finding(table, hand, finding)}`),
})

/** The way to a table: to the finding to look at first, if it has one. */
export const toTable = (table: string, first: Omit<NamedFinding, 'table'> | undefined) =>
  first ? toFinding({ table, ...first }) : { path: paths.table(table), leave: () => undefined }
