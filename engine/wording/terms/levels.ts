import type { ByLanguage, Language } from '../../model/language.ts'
import type { Level } from '../../model/levels.ts'

const LEVEL_WORDS: ByLanguage<Readonly<Record<Level, string>>> = {
  en: { violation: 'Violation', question: 'Question', record: 'Record', advice: 'Advice', info: 'Info' },
  fr: { violation: 'Faute', question: 'Question', record: 'Relevé', advice: 'Conseil', info: 'Info' },
}

/** The text of a level’s badge. */
export const levelName = (level: Level, language: Language): string => LEVEL_WORDS[language][level]
