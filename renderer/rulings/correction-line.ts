import type { TFunction } from 'i18next'
import type { Correction } from '../../desk/contract/rulings.ts'

/** A correction of the record in short: “S discard 9m → S discard 8m”. */
export const correctionLine = ({ was, text, concurrent }: Correction, t: TFunction): string => {
  if (concurrent) return t('incident.concurrent', { act: text ?? '' })
  const says = was === null ? `+ ${text}` : text === null ? t('correct.saysRemove', { line: was }) : `${was} → ${text}`
  return t('correct.mended', { says })
}

/** Who made a correction, and the act that it is now. */
export const correctedBy = ({ was, number, by, concurrent }: Correction, t: TFunction): readonly (string | false)[] => [
  number !== null && t('app.act', { act: number }),
  was === null && !concurrent && t('correct.inserted'),
  by || t('incident.nobodyNamed'),
]
