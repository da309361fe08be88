import { CIRCUMSTANCE_WORDS } from '../../engine/wording/record/circumstances.ts'
import type { Words } from '../language/language.ts'
import type { ActionId, ScreenAction } from './actions.ts'
import { type FastKey, type FlagKey, flagOnKey, type OtherKey } from './fast-keys.ts'

/** The name of an action. */
export const actionWords = (id: ActionId, words: Words): string =>
  id.startsWith('fast.') ? fastKeyWords(id.slice('fast.'.length) as FastKey, words) : words.t(`do.${id as ScreenAction}`)

/** The name of what a key of the fast mode does. That of a flag is said as beside the act. */
export const fastKeyWords = (key: FastKey, { t, language }: Words): string => {
  const onKey = flagOnKey(key)
  if (onKey) return CIRCUMSTANCE_WORDS[onKey.of][onKey.flag].aside[language]
  const [, number] = /^n(\d)$/.exec(key) ?? []
  if (number !== undefined) return number === '0' ? t('do.fast.red') : t('do.fast.number', { number })
  if (/^[mpsz]$/.test(key)) return t('do.fast.suit', { suit: key })
  const [, call, seat] = /^(pon|chii|ron)\.([ESWN])$/.exec(key) ?? []
  return call === undefined
    ? t(`do.fast.${key as Exclude<OtherKey, FlagKey>}`)
    : t('do.fast.call', { call, seat: t(`seat.${seat as 'E'}`) })
}
