import type { TFunction } from 'i18next'
import type { CorrectionDraft } from './draft.ts'
import { lineText, type RecordLine } from './lines.ts'

/** A correction in words: `48 W discard 2s → W discard 3s`. */
export const describeCorrection = (draft: CorrectionDraft, lines: readonly RecordLine[], t: TFunction): string => {
  const at = lines.findIndex(({ key }) => key === draft.key)
  const line = lines[at]
  if (!line) return ''
  const name = nameOf(line)
  switch (draft.do) {
    case 'change':
      return t('correct.saysChange', { line: name, text: draft.text.trim() })
    case 'insert':
      return t(draft.where === 'before' ? 'correct.saysBefore' : 'correct.saysAfter', { line: name, text: draft.text.trim() })
    case 'remove':
      return t('correct.saysRemove', { line: name })
    case 'move': {
      const other = lines[at + draft.by]
      return t(draft.by < 0 ? 'correct.saysUp' : 'correct.saysDown', { line: name, other: other ? nameOf(other) : '' })
    }
  }
}

/** The name of the way out of a correction. */
export const leaveWords = (draft: CorrectionDraft) => (draft.do === 'insert' ? 'correct.leaveInsert' : 'correct.leave')

/** A line by its number and text. */
const nameOf = (line: RecordLine): string => (line.kind === 'act' ? `${numbers(line.row)} ${line.row.text}` : lineText(line))

const numbers = ({ from, to }: { readonly from: number; readonly to: number }): string => (to > from ? `${from}–${to}` : String(from))
