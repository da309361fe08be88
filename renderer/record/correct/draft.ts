import type { CorrectionEdit } from '../../../desk/contract/entering.ts'
import { type Line, textOf } from './lines.ts'

/** A correction that is being made of one line, not yet entered. `by`: so many lines down, or up where it is less than 0. */
export type Draft =
  | { readonly do: 'change'; readonly key: string; readonly text: string }
  | { readonly do: 'insert'; readonly key: string; readonly where: 'before' | 'after'; readonly text: string }
  | { readonly do: 'remove'; readonly key: string }
  | { readonly do: 'move'; readonly key: string; readonly by: number }

/** The list as it looks while a correction is made: with the place of what is put in, or the line where it would go. */
export const linesWith = (lines: readonly Line[], draft: Draft | null): readonly Line[] => {
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

/** How far up and down a line can go: an act among the acts. Header lines have their order. */
export const reach = (lines: readonly Line[], key: string): { readonly up: number; readonly down: number } => {
  const at = lines.findIndex((line) => line.key === key)
  if (lines[at]?.kind !== 'act') return { up: 0, down: 0 }
  return { up: at - lines.findIndex(({ kind }) => kind === 'act'), down: lines.length - 1 - at }
}

/** What the desk is asked to do; null as long as nothing would be other than before. */
export const editOf = (draft: Draft, lines: readonly Line[]): CorrectionEdit | null => {
  const at = lines.findIndex(({ key }) => key === draft.key)
  const line = lines[at]
  if (!line) return null
  const text = 'text' in draft ? draft.text.trim() : ''
  if ('text' in draft && (text === '' || (draft.do === 'change' && text === textOf(line)))) return null
  if (line.kind === 'head' || isHeader(text)) return headerEdit(draft, lines, line, text)
  return line.kind === 'act' ? actEdit(draft, lines, at, text) : null
}

const headerEdit = (draft: Draft, lines: readonly Line[], line: Line, text: string): CorrectionEdit | null => {
  const heads = lines.filter(isHead).map(textOf)
  const at = line.kind === 'head' ? line.at : heads.length
  if (draft.do === 'insert' && !isHeader(text)) return { do: 'insert', at: 1, text }
  if (draft.do === 'move' || (line.kind === 'act' && draft.do !== 'insert')) return null
  const added = draft.do === 'remove' ? [] : [text]
  const place = draft.do === 'insert' && draft.where === 'after' && line.kind === 'head' ? at + 1 : at
  return { do: 'header', text: heads.toSpliced(place, draft.do === 'insert' ? 0 : 1, ...added).join('\n') }
}

const actEdit = (draft: Draft, lines: readonly Line[], at: number, text: string): CorrectionEdit | null => {
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

const isHead = (line: Line | undefined): boolean => line?.kind === 'head'
/** Whether a text is a header line. */
const isHeader = (text: string): boolean => text.trimStart().startsWith('@')
