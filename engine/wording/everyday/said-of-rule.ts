import { LANGUAGES } from '../../model/language.ts'
import { anyRuleName } from '../rules/rule-table.ts'
import { foldText } from '../terms/characters.ts'
import { EVERYDAY } from './everyday.ts'
import type { EverydayWords } from './everyday-words.ts'
import { saysNothing, stemOf } from './spoken-words.ts'

/**
 * Those of the typed words that people say of a rule: two or more of one phrase, such as “forgot to draw”, or a phrase of one word. A single
 * word of a longer phrase is none: nearly every rule is about a tile. `typed`: folded.
 */
export const saidOfRule = (rule: string, typed: readonly string[]): ReadonlySet<string> => {
  const telling = typed.filter((word) => !saysNothing(word))
  const said = phrasesOf(rule).flatMap((phrase) => {
    const words = telling.filter((word) => phrase.some((part) => isBeginning(stemOf(word), part)))
    return new Set(words).size >= Math.min(2, phrase.length) ? words : []
  })
  return new Set(said.length === 0 ? [] : [...said, ...typed.filter(saysNothing)])
}

/** Two letters begin too much. */
const isBeginning = (word: string, part: string): boolean => (word.length > 2 ? part.startsWith(word) : part === word)

const known = new Map<string, readonly (readonly string[])[]>()

/** The phrases about a rule in all languages, each as its telling words without their endings. */
const phrasesOf = (rule: string): readonly (readonly string[])[] => {
  const phrases = known.get(rule) ?? readPhrases(rule)
  known.set(rule, phrases)
  return phrases
}

const readPhrases = (rule: string): readonly (readonly string[])[] => {
  const { en = '', fr = '', ja = '' } = (EVERYDAY as Readonly<Partial<Record<string, EverydayWords>>>)[rule] ?? {}
  return [...LANGUAGES.map((language) => anyRuleName(rule, language)), ...[en, fr, ja].flatMap((phrases) => phrases.split(';'))]
    .map((phrase) => foldText(phrase).match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((words) => words.filter((word) => !saysNothing(word)).map(stemOf))
    .filter((words) => words.length > 0)
}
