import type { Incident, Ruling } from '../../../desk/contract/rulings.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage } from '../../language/language.ts'
import { ruledUnder, ruleName } from '../../language/rule-name.ts'
import { signedLines } from '../signed-lines.ts'
import { CardFrame } from './card-frame.tsx'

type IncidentCardProps = { readonly incident: Incident; readonly ruling: Ruling; readonly onClose: () => void }

/** The card of a ruling without a finding: decision, player, rule, and the referee's own reason. */
export const IncidentCard = ({ incident, ruling, onClose }: IncidentCardProps) => {
  const reader = useLanguage()
  const { table, round } = incident
  const { rule, player, decision, imposed, cancelled, reason, by, at } = ruling
  return (
    <CardFrame
      head={(both) => ({
        where: both(({ t }) => (table === '' ? t('incident.noTable') : t('table.title', { table }))),
        round: round === null ? '' : both(({ t }) => t('clock.round', { round })),
        hand: both(({ t }) => t('incident.title', { incident: incident.id })),
      })}
      text={({ language, t }) => ({
        title: decision === 'dismissed' ? t('card.dismissed') : cancelled ? t('card.cancelled') : penaltyName(imposed, language),
        who: player,
        fact: ruleName(rule, language),
        length: reason.length,
        follows: [...(cancelled ? [] : signedLines(ruling, imposed, language)), t('incident.quote', { text: reason })],
        citation: ruledUnder(ruling, language),
      })}
      signs={() => by}
      at={() => formatMoment(at, reader)}
      onClose={onClose}
    />
  )
}
