/** The languages of all texts on screen and in reports. */
export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' }

/** The language that a switch leads to: each in its turn. */
export const nextLanguage = (language: Language): Language => LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? language

/** The language that a tag such as `fr-CA` names; English if it is none of them. */
export const languageOfTag = (tag: string): Language => LANGUAGES.find((language) => tag.startsWith(language)) ?? 'en'

/** One text in every language; a missing one does not compile. */
export type ByLanguage<T> = Readonly<Record<Language, T>>

export type Text = ByLanguage<string>
