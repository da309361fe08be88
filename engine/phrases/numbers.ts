import type { Language } from '../model/language.ts'
import { once } from '../model/memo.ts'

/** Made at the first number: a format takes longer to make than a file to judge. */
const FORMATS = {
  en: once(() => new Intl.NumberFormat('en', { maximumFractionDigits: 2 })),
  fr: once(() => new Intl.NumberFormat('fr', { maximumFractionDigits: 2 })),
} as const

/** A number as the reader's language writes it: `20,000` and `0.8`, `20 000` and `0,8`. */
export const formatNumber = (value: number, language: Language): string => FORMATS[language]().format(value)

/** A time in seconds: `0.8 seconds`, `0,8 seconde` (French counts one until two). */
export const formatSeconds = (value: number, language: Language): string => {
  const unit = { en: value === 1 ? 'second' : 'seconds', fr: Math.abs(value) < 2 ? 'seconde' : 'secondes' }[language]
  return `${formatNumber(value, language)} ${unit}`
}
