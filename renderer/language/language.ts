import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { initReactI18next } from 'react-i18next'
import { LANGUAGES, type Language } from '../../engine/model/language.ts'
import { localSetting } from '../app-state/storage/local-setting.ts'
import { isolated } from '../safe-text/isolated.ts'
import type { Texts } from './en.ts'

const chosen = localSetting('language', (word) => LANGUAGES.find((language) => language === word))

const preferred = (): Language => (navigator.language.startsWith('fr') ? 'fr' : 'en')

/** The texts of each language are a file of their own: the first screen waits for one of them alone. */
const TEXTS: { readonly [L in Language]: () => Promise<Texts> } = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
}

void i18next.use(initReactI18next).init({
  lng: chosen.read() ?? preferred(),
  fallbackLng: 'en',
  resources: {},
  interpolation: { escape: isolated },
  react: { bindI18nStore: 'added' },
  initAsync: false,
})
document.documentElement.lang = i18next.language

const read = async (language: Language): Promise<void> => {
  if (!i18next.hasResourceBundle(language, 'translation')) i18next.addResourceBundle(language, 'translation', await TEXTS[language]())
}

/** Done once the reader's own language can be shown. */
export const ownTexts = (): Promise<void> => read(language())

/** Done once every language can be shown, so that it is switched to at once. */
export const allTexts = async (): Promise<void> => {
  await Promise.all(LANGUAGES.map(read))
}

const show = async (language: Language): Promise<void> => {
  await read(language)
  document.documentElement.lang = language
  await i18next.changeLanguage(language)
}

/** What is chosen in one window holds in all of them. */
addEventListener('storage', () => void show(chosen.read() ?? preferred()))

/** Switches everything on screen to a language, at once and for the next time. */
export const setLanguage = (language: Language): Promise<void> => {
  chosen.write(language)
  return show(language)
}

/** The reader's language; the component is drawn again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, language)

const language = (): Language => (i18next.language === 'fr' ? 'fr' : 'en')
const onLanguage = (tell: () => void): (() => void) => {
  i18next.on('languageChanged', tell)
  return () => i18next.off('languageChanged', tell)
}
