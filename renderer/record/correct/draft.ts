import type { CorrectionEdit } from '../../../desk/contract/entering.ts'
import { lineText, type RecordLine } from './lines.ts'

/** A correction of one line that is not entered yet. `by`: number of lines to move down, negative for up. */
export type CorrectionDraft =
  | { readonly do: 'change'; readonly key: string; readonly text: string }
  | { readonly do: 'insert'; readonly key: string; readonly where: 'before' | 'after'; readonly text: string }
  | { readonly do: 'remove'; readonly key: string }
  | { readonly do: 'move'; readonly key: string; readonly by: number }

/** A correction that is begun: as the line is, or empty. */
export const freshDraft = (line: RecordLine, what: CorrectionDraft['do'], where: 'before' | 'after'): CorrectionDraft => {
  const { key } = line
  switch (what) {
    case 'change':
      return { do: what, key, text: lineText(line) }
    case 'insert':
      return { do: what, key, where, text: '' }
    case 'move':
      return { do: what, key, by: 0 }
    case 'remove':
      return { do: what, key }
  }
}

/** The moment of the line that a correction types: the table after an act, 0 for the start. `before`: the act before which the line goes. */
export type DraftMoment = { readonly after: number; readonly before: number | null }

/** The moment at which an act is inserted or changed; null for any other correction. */
export const momentOf = (draft: CorrectionDraft | null, line: RecordLine | null): DraftMoment | null => {
  if (!draft || !('text' in draft) || line?.kind !== 'act') return null
  const { from, to } = line.row
  return draft.do === 'insert' && draft.where === 'after' ? { after: to, before: null } : { after: from - 1, before: from }
}

/** Whether two drafts correct the same line in the same way, whatever was typed. */
export const isSamePlace = (one: CorrectionDraft, other: CorrectionDraft): boolean =>
  one.key === other.key && one.do === other.do && (one.do !== 'insert' || (other.do === 'insert' && one.where === other.where))

/** The list during a correction: with a place for the inserted line, or the moved line at its new place. */
export const linesWithDraft = (lines: readonly RecordLine[], draft: CorrectionDraft | null): readonly RecordLine[] => {
  const at = draft ? lines.findIndex(({ key }) => key === draft.key) : -1
  const line = lines[at]
  if (!line || !draft) return lines
  if (draft.do === 'insert') {
    const among =
      line.kind === 'head' && draft.where === 'before' ? 'heads' : line.kind === 'head' && isHead(lines[at + 1]) ? 'heads' : 'acts'
    return lines.toSpliced(draft.where === 'before' ? at : at + 1, 0, { kind: 'fresh', key: 'fresh', among })
  }
  if (draft.do === 'move') return lines.toSpliced(at, 1).toSpliced(at + draft.by, 0, line)
  return lines
}

/** How far a line can move up and down. An act moves among acts; header lines have a fixed order. */
export const moveRange = (lines: readonly RecordLine[], key: string): { readonly up: number; readonly down: number } => {
  const at = lines.findIndex((line) => line.key === key)
  if (lines[at]?.kind !== 'act') return { up: 0, down: 0 }
  return { up: at - lines.findIndex(({ kind }) => kind === 'act'), down: lines.length - 1 - at }
}

/** The correction to send; null if it would change nothing. */
export const correctionOf = (draft: CorrectionDraft, lines: readonly RecordLine[]): CorrectionEdit | null => {
  const at = lines.findIndex(({ key }) => key === draft.key)
  const line = lines[at]
  if (!line) return null
  const text = 'text' in draft ? draft.text.trim() : ''
  if ('text' in draft && (text === '' || (draft.do === 'change' && text === lineText(line)))) return null
  if (line.kind === 'head' || isHeader(text)) return headerEdit(draft, lines, line, text)
  return line.kind === 'act' ? actEdit(draft, lines, at, text) : null
}

const headerEdit = (draft: CorrectionDraft, lines: readonly RecordLine[], line: RecordLine, text: string): CorrectionEdit | null => {
  const heads = lines.filter(isHead).map(lineText)
  const at = line.kind === 'head' ? line.at : heads.length
  if (draft.do === 'insert' && !isHeader(text)) return { do: 'insert', at: 1, text }
  if (draft.do === 'move' || (line.kind === 'act' && draft.do !== 'insert')) return null
  const added = draft.do === 'remove' ? [] : [text]
  const place = draft.do === 'insert' && draft.where === 'after' && line.kind === 'head' ? at + 1 : at
  return { do: 'header', text: heads.toSpliced(place, draft.do === 'insert' ? 0 : 1, ...added).join('\n') }
}

const actEdit = (draft: CorrectionDraft, lines: readonly RecordLine[], at: number, text: string): CorrectionEdit | null => {
  const line = lines[at]
  if (line?.kind !== 'act') return null
  const { from, to } = line.row
  const count = to - from + 1
  switch (draft.do) {
    case 'change':
      return { do: 'replace', at: from, count, text }
    case 'insert':
      return { do: 'insert', at: draft.where === 'before' ? from : to + 1, text }
    case 'remove':
      return { do: 'remove', at: from, count }
    case 'move': {
      const other = lines[draft.by < 0 ? at + draft.by - 1 : at + draft.by]
      return draft.by === 0 ? null : { do: 'move', at: from, count, after: other?.kind === 'act' ? other.row.to : 0 }
    }
  }
}

const isHead = (line: RecordLine | undefined): boolean => line?.kind === 'head'
const isHeader = (text: string): boolean => text.trimStart().startsWith('@')
