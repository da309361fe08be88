import type { Dice } from '../generator/dice.ts'

/** Detail of a record: all that `convert` writes; discards and claims only; the same from the middle of the hand, without and with what lies on the table. */
export const RECORDS = ['full', 'discards only', 'from the middle', 'middle, displayed'] as const
export type RecordKind = (typeof RECORDS)[number]

/** The lines that take the place of `count` lines from one on. */
export type Edit = { readonly count: number; readonly lines: readonly string[] }

/** One way of getting a record wrong, by one line or a few; null where it does not fit. The lines are headers and acts. */
export type Slip = {
  readonly name: string
  readonly records?: readonly RecordKind[]
  readonly edit: (lines: readonly string[], at: number, dice: Dice) => Edit | null
}

/** A record with one mistake, and the lines that it concerns. */
export type Slipped = { readonly lines: readonly string[]; readonly was: string; readonly is: string }

/** Makes a slip at one of the places where it fits. */
export const slipped = (lines: readonly string[], { edit }: Slip, dice: Dice): Slipped | null => {
  const edits = lines.flatMap((_, at) => {
    const made = edit(lines, at, dice)
    return made && made.lines.join('\n') !== lines.slice(at, at + made.count).join('\n') ? [{ at, ...made }] : []
  })
  if (edits.length === 0) return null
  const { at, count, lines: instead } = dice.pick(edits)
  return { lines: lines.toSpliced(at, count, ...instead), was: lines.slice(at, at + count).join('; '), is: instead.join('; ') }
}

/** One line instead of one. */
export const one = (line: string): Edit => ({ count: 1, lines: [line] })

export const isAct = (line: string | undefined): boolean => line !== undefined && !line.startsWith('@')

/** The words of a line: who, what, and the rest. */
export const wordsIn = (line = ''): { readonly actor: string; readonly verb: string; readonly rest: readonly string[] } => {
  const [actor = '', verb = '', ...rest] = line.split(' ')
  return { actor, verb, rest }
}

export const TILE = /[0-9][mpsz]/g
export const tilesIn = (word = ''): readonly string[] => word.match(TILE) ?? []
