import type { TFunction } from 'i18next'
import type { Precedent } from '../../../desk/contract/precedents.ts'
import type { Language } from '../../../engine/model/language.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'

/** The outcome of an earlier case. */
export const outcomeWords = ({ decision, imposed, cancelled }: Precedent, t: TFunction, language: Language): string =>
  decision === 'dismissed' ? t('incidents.decision.dismissed') : cancelled ? t('precedents.cancelled') : penaltyName(imposed, language)

/** Counts equal outcomes, most frequent first: 3 × notice, 1 × chombo. */
export const countOutcomes = (outcomes: readonly string[]): string =>
  [...Map.groupBy(outcomes, (name) => name)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([name, { length }]) => `${length} × ${name}`)
    .join(', ')
