import i18next, { type TFunction } from 'i18next'
import { useSyncExternalStore } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { LANGUAGES, type Language, languageOfTag } from '../../engine/model/language.ts'
import { localSetting } from '../app-state/storage/local-setting.ts'
import { isolatedText } from '../safe-text/isolated.ts'
import type { Texts } from './en.ts'

const chosen = localSetting('language', (word) => LANGUAGES.find((language) => language === word))

const preferred = (): Language => languageOfTag(navigator.language)

/** Each language's texts are a chunk of their own, so that the first screen loads only one. */
const TEXTS: { readonly [L in Language]: () => Promise<Texts> } = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
}

void i18next.use(initReactI18next).init({
  lng: chosen.read() ?? preferred(),
  fallbackLng: 'en',
  resources: {},
  interpolation: { escape: isolatedText },
  react: { bindI18nStore: 'added' },
  initAsync: false,
})
document.documentElement.lang = i18next.language

const load = async (language: Language): Promise<void> => {
  if (!i18next.hasResourceBundle(language, 'translation')) i18next.addResourceBundle(language, 'translation', await TEXTS[language]())
}

/** Resolves once the user's language is loaded. */
export const loadOwnTexts = (): Promise<void> => load(language())

/** Resolves once every language is loaded, so that switching takes no time. */
export const loadAllTexts = async (): Promise<void> => {
  await Promise.all(LANGUAGES.map(load))
}

const switchTo = async (language: Language): Promise<void> => {
  await load(language)
  document.documentElement.lang = language
  await i18next.changeLanguage(language)
}

/** A language chosen in one window applies to all windows. */
addEventListener('storage', () => void switchTo(chosen.read() ?? preferred()))

/** Switches the window to a language, now and in later sessions. */
export const setLanguage = (language: Language): Promise<void> => {
  chosen.write(language)
  return switchTo(language)
}

/** The user's language; re-renders the component when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, language)

export type Words = { readonly t: TFunction; readonly language: Language }

/** The window's texts, and the language they are in. */
export const useWords = (): Words => ({ t: useTranslation().t, language: useLanguage() })

const language = (): Language => languageOfTag(i18next.language)
const onLanguage = (tell: () => void): (() => void) => {
  i18next.on('languageChanged', tell)
  return () => i18next.off('languageChanged', tell)
}
