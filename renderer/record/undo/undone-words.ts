import type { TableState } from '../../../desk/contract/tables.ts'
import { entryName, isEntryKind } from '../../../engine/wording/record/log-entries.ts'
import type { Words } from '../../language/language.ts'

type Undone = NonNullable<TableState['canRedo']>

/** The undone act in a sentence that names the person who undid it, unless it was done here, and the author, if that is another. */
export const saidUndone = ({ text, by, author }: Undone, isMine: (name: string) => boolean, { t, language }: Words): string => {
  const words = undoneWords(text, t, language)
  const what = author === by || author === '' ? words : t('table.enteredBy', { text: words, by: author })
  return isMine(by) ? t('table.undone', { text: what }) : t('table.undoneBy', { text: what, by })
}

/** The undone act in words where the desk names it by a word of the log; a ruling by its act; other notation stays as it is. */
export const undoneWords = (text: string, t: Words['t'], language: Words['language']): string => {
  const live = /^live timing (on|off)$/.exec(text)?.[1]
  if (live !== undefined) return t(live === 'on' ? 'table.liveWasOn' : 'table.liveWasOff')
  if (text === 'acts put in order') return t('fork.ordered')
  if (text === 'acts kept as they are') return t('fork.kept')
  if (text === 'one of two hands kept') return t('fork.hand.keptOne')
  if (text === 'both hands kept') return t('fork.hand.keptBoth')
  if (text === 'incident closed') return t('table.incidentClosed')
  if (text === 'incident reopened') return t('table.incidentReopened')
  const ruled = /^\* ruling (\d+) /.exec(text)?.[1]
  if (ruled !== undefined) return t('table.rulingOn', { act: ruled })
  if (isEntryKind(text)) return entryName(text, language)
  return text.replaceAll(STEP, (_, sign: string, en: string, fr: string) =>
    t(sign === '+' ? 'table.stepDone' : 'table.stepNotDone', { step: { en, fr }[language] }),
  )
}

/** A step that was done, or no longer, as `doneStep` words it. */
const STEP = /^([+−]) (.*)\n(.*)$/gm
