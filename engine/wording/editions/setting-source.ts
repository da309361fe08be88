import type { ByLanguage, Language } from '../../model/language.ts'
import type { SettingSource } from '../../model/setting-sources.ts'

const STANDINGS: Readonly<Record<SettingSource['standing'], ByLanguage<string>>> = {
  'first-hand': { en: '', fr: '' },
  translation: { en: 'from a translation', fr: 'd’après une traduction' },
  transcription: { en: 'as transcribed', fr: 'd’après une transcription' },
  digest: { en: 'from a summary', fr: 'd’après un résumé' },
  example: { en: 'by its example', fr: 'd’après son exemple' },
}

/** The sections that a setting comes from, and how they were read. Empty if no text has it. */
export const settingSource = (source: SettingSource | undefined, language: Language): string =>
  source ? [source.sections.join(', '), STANDINGS[source.standing][language]].filter((text) => text !== '').join(', ') : ''
