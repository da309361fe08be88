import type { TFunction } from 'i18next'
import type { OnTheWay } from '../../desk/contract/calls.ts'

/** Who is on the way, as whoever signs here reads it. */
export const comingWords = (coming: readonly OnTheWay[], own: string, t: TFunction): string =>
  coming.map(({ by }) => (by === own ? t('calls.youComing') : t('calls.coming', { name: by }))).join(' · ')
