import type { TFunction } from 'i18next'
import type { Seat } from '../../engine/seats.ts'

type HandName = { readonly wind: Seat; readonly number: number; readonly counters: number }

/** East 3 · 1 counter. */
export const handName = ({ wind, number, counters }: HandName, t: TFunction): string =>
  t('hand.long', { wind: t(`seat.${wind}`), number, count: counters })

/** E3 · 1. */
export const handShort = ({ wind, number, counters }: HandName, t: TFunction): string =>
  t('hand.short', { wind: t(`letter.${wind}`), number, counters })
