import type { ByLanguage } from '../../../engine/model/language.ts'
import { plainName } from '../../../engine/wording/terms/characters.ts'
import { DIRECTION_MARK } from '../../context/escape-html.ts'
import { listWords } from '../../messages/lists.ts'

/** Why a name can't be a person's; null if it can. */
export const nameTrouble = (name: string): ByLanguage<string> | null => {
  if (name.length > 200) return listWords.longName
  if (/^[=+@\t\r-]/.test(name)) return listWords.formula(shortQuote(name))
  if (plainName(name) !== name) return listWords.unprintable
  return name !== '' && !/[\p{L}\p{N}]/u.test(name) ? listWords.noName(shortQuote(name)) : null
}

/** Shortens a quoted text so that it fits into a sentence. */
export const shortQuote = (text: string): string =>
  (text.length > 40 ? `${text.slice(0, 39)}…` : text).replaceAll(DIRECTION_MARK, '').replaceAll(/\p{Cc}/gu, ' ')
