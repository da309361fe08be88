import type { TFunction } from 'i18next'
import type { Seat } from '../../engine/seats.ts'

/** `noted`: whether anybody has said which hand it is. */
type HandName = { readonly wind: Seat; readonly number: number; readonly counters: number; readonly noted?: boolean }

/** East 3 · 1 counter. */
export const handName = ({ wind, number, counters, noted = true }: HandName, t: TFunction): string =>
  !noted ? t('hand.none') : t('hand.long', { wind: t(`seat.${wind}`), number, count: counters })

/** E3 · 1. */
export const handShort = ({ wind, number, counters, noted = true }: HandName, t: TFunction): string =>
  !noted ? t('hand.none') : t('hand.short', { wind: t(`letter.${wind}`), number, counters })
