import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { LEVELS, type Level } from '../../../engine/model/findings.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import type { UntakenTile } from '../../../engine/table/table-view.ts'
import { type RecordRow, rowAt } from '../table/rows.ts'

/** A note beside the acts: a finding, a claimed tile not taken yet, or (neither) a correction in progress or a difference of scores. */
export type RecordNote =
  | { readonly key: string; readonly act: number; readonly shown: ShownFinding; readonly untaken?: never }
  | { readonly key: string; readonly act: number; readonly untaken: UntakenTile; readonly shown?: never }
  | { readonly key: 'draft' | 'scores'; readonly act: number; readonly untaken?: never; readonly shown?: never }

/** The notes of a record in the order of their acts; at one act the worst first. */
export const notesOf = ({ findings, view }: Pick<TableState, 'findings' | 'view'>): readonly RecordNote[] => {
  const found: RecordNote[] = findings.filter(isShown).map((shown) => ({ key: `f${shown.id}`, act: shown.finding.event, shown }))
  const waiting: RecordNote[] = view.untaken
    .filter(
      (claim) =>
        claim.discardsLeft > 0 &&
        !found.some(({ shown }) => shown?.finding.rule === 'claim.not-taken' && shown.finding.seat === claim.seat),
    )
    .map((untaken) => ({ key: `w${untaken.called}`, act: untaken.called, untaken }))
  return [...found, ...waiting].sort((a, b) => a.act - b.act || rank(a) - rank(b))
}

/** Adds the note on scores that differ from the record, after the other notes at its act. */
export const withScores = (notes: readonly RecordNote[], scores: { readonly act: number } | null): readonly RecordNote[] =>
  scores ? [...notes, { key: 'scores' as const, act: scores.act }].toSorted((a, b) => a.act - b.act) : notes

/** A finding that no longer exists is shown only if a ruling refers to it. */
const isShown = ({ state, ruling }: ShownFinding): boolean => state !== 'gone' || ruling !== null
const rank = ({ shown }: RecordNote): number => (shown ? LEVELS.indexOf(shown.finding.level) : LEVELS.length)

/** Whether the finding needs a decision, an answer, or the declaration that a hand is dead. */
export const isOpenFinding = ({ state, finding }: ShownFinding): boolean =>
  state === 'open' && finding.state === 'open' && finding.level !== 'info' && typeof finding.declared !== 'number'

/** Whether the declaration that the hand is dead has settled the finding, and nobody has signed a decision on it yet. */
export const isUnsigned = ({ state, ruling, finding }: ShownFinding): boolean =>
  state === 'open' && ruling === null && typeof finding.declared === 'number'

/**
 * The finding that Enter opens in an empty entry line: the worst open one beside the last act, if it needs a ruling. After an answer, a
 * ruling or a declaration, which are no acts of play, the newest open one anywhere; first the one that the declaration has settled, to be signed.
 */
export const opensOnEnter = (
  notes: readonly RecordNote[],
  rows: readonly RecordRow[],
  deferred: (finding: number) => boolean,
): ShownFinding | undefined => {
  const open = notes.filter(({ shown }) => shown && isOpenFinding(shown) && !deferred(shown.id))
  const toRule = open.filter(({ shown }) => shown && RULED_ON.has(shown.finding.level))
  const isDecided = DECISION.test(rows.at(-1)?.text ?? '')
  if (!isDecided) return toRule.find(({ act }) => rowAt(rows, act) === rows.length - 1)?.shown
  const last = rows.length - 1
  const declared = notes.findLast(({ shown }) => shown && isUnsigned(shown) && rowAt(rows, shown.finding.declared ?? 0) === last)
  if (declared) return declared.shown
  const newest = Math.max(...open.map(({ act }) => act))
  return open.find(({ act }) => act === newest)?.shown
}
const RULED_ON: ReadonlySet<Level> = new Set(['violation', 'record'])
const DECISION = /^(?:[\d.]+ )?\* (?:answer|ruling|dead) /

/** The finding whose first mend one key applies: the newest open one, else the newest act that did not fit. */
export const mendsOnKey = (notes: readonly RecordNote[], deferred: (finding: number) => boolean): ShownFinding | undefined => {
  const open = notes.flatMap(({ shown }) => (shown && isOpenFinding(shown) && !deferred(shown.id) ? [shown] : []))
  return open.findLast(({ finding }) => finding.level === 'record') ?? open.findLast(({ finding }) => finding.level !== 'advice')
}

/** The open notes, worst first, then oldest first: the order of PgDn. */
export const openNotes = (notes: readonly RecordNote[]): readonly RecordNote[] =>
  notes.filter(({ shown }) => shown && isOpenFinding(shown)).toSorted((a, b) => rank(a) - rank(b) || a.act - b.act)

/** Number of open findings of each level, worst first, without zeros. */
export const openCounts = (
  findings: readonly ShownFinding[],
): readonly { readonly level: Exclude<Level, 'info'>; readonly count: number }[] =>
  LEVELS.filter((level) => level !== 'info')
    .map((level) => ({ level, count: findings.filter((shown) => isOpenFinding(shown) && shown.finding.level === level).length }))
    .filter(({ count }) => count > 0)

const GAP = 4

type Wanted = { readonly top: number; readonly height: number }

/**
 * The tops of notes with these heights. Each note begins at its act; of two that overlap the lower one moves down. Notes below the end of
 * the list move up as far as possible, so that the newest act stays at the foot.
 */
export const placeNotes = (notes: readonly Wanted[], bottom: number): readonly number[] => {
  const down: number[] = []
  for (const { top } of notes) {
    const n = down.length
    const above = n === 0 ? 0 : (down[n - 1] ?? 0) + (notes[n - 1]?.height ?? 0) + GAP
    down.push(Math.max(top, above))
  }
  const up = [...down]
  let limit = bottom
  for (let n = up.length - 1; n >= 0; n--) {
    const height = notes[n]?.height ?? 0
    up[n] = Math.min(up[n] ?? 0, limit - height)
    limit = (up[n] ?? 0) - GAP
  }
  return (up[0] ?? 0) < 0 ? down : up
}

/** One letter for each label: its first letter not taken by an earlier label. Later keeps its own. */
export const buttonLetters = (labels: readonly string[], taken: readonly string[] = ['l']): readonly string[] => {
  const used = new Set(taken)
  return labels.map((label) => {
    const free = label
      .toLowerCase()
      .normalize('NFD')
      .split('')
      .find((letter) => /[a-z]/.test(letter) && !used.has(letter))
    const letter = free ?? 'abcdefghijkmnopqrstuvwxyz'.split('').find((other) => !used.has(other)) ?? ''
    used.add(letter)
    return letter
  })
}

/** The letters that choose a seat in a form, in both languages: `o` is Ouest. No button there has one of them. */
export const SEAT_LETTERS = [...SEATS.map((seat) => seat.toLowerCase()), 'o']

/** Letters for the corrections of a record: none that begins an act, since a recorder goes on typing. */
export const mendLetters = (labels: readonly string[], taken: readonly string[]): readonly string[] =>
  buttonLetters(labels, [...taken, ...SEAT_LETTERS])

type NoteLabels = { readonly answers: readonly string[]; readonly mends: readonly string[]; readonly taken: readonly string[] }
type NoteLetters = { readonly answers: readonly string[]; readonly mends: readonly string[] }

/** The letter of the first mend of a finding. */
const FIRST_MEND = 'm'

/** The letters of a note beside those of its other buttons: none stands on it twice. */
export const noteLetters = ({ answers, mends, taken }: NoteLabels): NoteLetters => {
  const others = mends.length > 0 ? [...taken, FIRST_MEND] : taken
  const letters = buttonLetters(answers, others)
  return { answers: letters, mends: [FIRST_MEND, ...mendLetters(mends.slice(1), [...others, ...letters])] }
}
