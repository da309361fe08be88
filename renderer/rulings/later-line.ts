import type { DoneLater } from '../../desk/contract/vocabulary.ts'
import type { Language } from '../../engine/model/language.ts'
import { entryName } from '../../engine/wording/record/log-entries.ts'
import type { Words } from '../language/language.ts'
import { isolatedText } from '../safe-text/isolated.ts'

/** An act on a penalty, and who did it. */
export const laterTitle = ({ act, by }: DoneLater, language: Language): string =>
  `${entryName(`penalty-${act}`, language)} · ${isolatedText(by)}`

/** The same in one line, with what was entered. */
export const laterLine = (done: DoneLater, { t, language }: Words): string =>
  [laterTitle(done, language), ...done.texts.map(isolatedText)].join(t('app.colon'))
