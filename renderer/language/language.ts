import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { initReactI18next } from 'react-i18next'
import { LANGUAGES, type Language } from '../../engine/language.ts'
import { kept } from '../shell/kept.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const chosen = kept('language', (word) => LANGUAGES.find((language) => language === word))

const preferred = (): Language => (navigator.language.startsWith('fr') ? 'fr' : 'en')

void i18next.use(initReactI18next).init({
  lng: chosen.read() ?? preferred(),
  fallbackLng: 'en',
  resources: { en: { translation: en }, fr: { translation: fr } },
  interpolation: { escapeValue: false },
  initAsync: false,
})
document.documentElement.lang = i18next.language

const show = (language: Language): void => {
  document.documentElement.lang = language
  void i18next.changeLanguage(language)
}

/** What is chosen in one window holds in all of them. */
addEventListener('storage', () => show(chosen.read() ?? preferred()))

/** Switches everything on screen to a language, at once and for the next time. */
export const setLanguage = (language: Language): void => {
  chosen.write(language)
  show(language)
}

/** The reader's language; the component is drawn again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, language)

const language = (): Language => (i18next.language === 'fr' ? 'fr' : 'en')
const onLanguage = (tell: () => void): (() => void) => {
  i18next.on('languageChanged', tell)
  return () => i18next.off('languageChanged', tell)
}
