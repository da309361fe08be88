/** The languages of all texts on screen and in reports. */
export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** One text in every language; a missing one does not compile. */
export type ByLanguage<T> = Readonly<Record<Language, T>>

export type Text = ByLanguage<string>
