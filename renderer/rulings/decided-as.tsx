import { useTranslation } from 'react-i18next'
import type { Ruling } from '../../desk/contract/rulings.ts'
import { penaltyName } from '../../engine/wording/penalties/penalties.ts'
import { useLanguage } from '../language/language.ts'
import { StruckThrough } from '../ui/struck-through.tsx'

type RulingProps<Fields extends keyof Ruling> = { readonly ruling: Pick<Ruling, Fields> }

/** The penalty of a ruling, struck through once it is cancelled. */
export const ImposedPenalty = ({ ruling: { imposed, cancelled } }: RulingProps<'imposed' | 'cancelled'>) => (
  <StruckThrough off={cancelled !== null}>{penaltyName(imposed, useLanguage())}</StruckThrough>
)

/** A ruling in short: "Confirmed: dead hand", "Dismissed". */
export const DecidedAs = ({ ruling }: RulingProps<'decision' | 'imposed' | 'cancelled'>) => {
  const { t } = useTranslation()
  const decision = t(`incident.is.${ruling.decision}`)
  return ruling.decision === 'dismissed' ? (
    decision
  ) : (
    <>
      {t('incident.isAs', { decision, penalty: '' })}
      <ImposedPenalty ruling={ruling} />
    </>
  )
}
