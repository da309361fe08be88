import { useTranslation } from 'react-i18next'
import type { Ruling } from '../../desk/contract.ts'
import { penaltyName } from '../../engine/words/penalties.ts'
import { clock } from '../language/format.ts'
import { useLanguage } from '../language/language.ts'

type TakenBackRulingsProps = { readonly rulings: readonly Ruling[] }

/** Rulings on this finding that were undone: struck through, with who took them back. */
export const TakenBackRulings = ({ rulings }: TakenBackRulingsProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  if (rulings.length === 0) return null
  return (
    <ul className="history">
      {rulings.map(({ id, decision, imposed, by, at, takenBack }) => (
        <li key={id}>
          <s>
            {t('ruling.takenBack', { state: t(`incidents.decision.${decision}`), name: by, time: clock(at, language) })} ·{' '}
            {penaltyName(imposed, language)}
          </s>
          {takenBack && <p className="q2">{t('ruling.takenBackBy', { name: takenBack.by, time: clock(takenBack.at, language) })}</p>}
        </li>
      ))}
    </ul>
  )
}
