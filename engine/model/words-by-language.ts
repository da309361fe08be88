import { type ByLanguage, LANGUAGES, type Language } from './language.ts'

type Worded = { readonly [key: string]: ByLanguage<unknown> | Worded }
/** The words of one language, in the form of the table. */
type WordsOf<T> = T extends ByLanguage<infer Word> ? Word : { readonly [K in keyof T]: WordsOf<T[K]> }

/** The words of each language, from a table that has them side by side. */
export const wordsByLanguage = <T extends Worded>(words: T): ByLanguage<WordsOf<T>> => ({
  en: wordsOf(words, 'en') as WordsOf<T>,
  fr: wordsOf(words, 'fr') as WordsOf<T>,
})

const wordsOf = (words: Worded, language: Language): unknown =>
  Object.fromEntries(Object.entries(words).map(([key, at]) => [key, isWord(at) ? at[language] : wordsOf(at, language)]))

const isWord = (at: ByLanguage<unknown> | Worded): at is ByLanguage<unknown> => LANGUAGES.every((language) => language in at)
