import type { Incident, Ruling } from '../../../desk/contract/rulings.ts'
import { isSamePenalty } from '../../../engine/model/penalties.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { dotted, formatMoment } from '../../language/format.ts'
import { useLanguage, type Words } from '../../language/language.ts'
import { ruledUnder, ruleName } from '../../language/rule-name.ts'
import { apartIn, rulingsInForce } from '../rulings-in-force.ts'
import { signedLines } from '../signed-lines.ts'
import { CardFrame } from './card-frame.tsx'

type IncidentCardProps = { readonly incident: Incident; readonly ruling: Ruling; readonly onClose: () => void }

/**
 * The card of a ruling without a finding: decision, players, rule, and the referee's own reason. Players of the incident with the same outcome are on
 * it too, the others below.
 */
export const IncidentCard = ({ incident, ruling, onClose }: IncidentCardProps) => {
  const reader = useLanguage()
  const { table, round } = incident
  const { rule, decision, imposed, cancelled, reason, by, at } = ruling
  const isDue = cancelled === null
  const others = rulingsInForce(incident).filter(({ id }) => id !== ruling.id)
  const isSame = (one: Ruling): boolean =>
    one.rule === rule && one.decision === decision && isSamePenalty(one.imposed, imposed) && (one.cancelled === null) === isDue
  const named = (one: Ruling, { language, t }: Words): string =>
    one.decision === 'dismissed' ? t('card.dismissed') : one.cancelled ? t('card.cancelled') : penaltyName(one.imposed, language)
  return (
    <CardFrame
      head={(both) => ({
        where: both(({ t }) => (table === '' ? t('incident.noTable') : t('table.title', { table }))),
        round: round === null ? '' : both(({ t }) => t('clock.round', { round })),
        hand: both(({ t }) => t('incident.title', { incident: incident.id })),
      })}
      text={(words) => ({
        title: named(ruling, words),
        who: [...others.filter(isSame), ruling].flatMap(({ player }) => player ?? []).join(', ') || null,
        fact: ruleName(rule, words.language),
        length: reason.length,
        follows: [
          ...(cancelled ? [] : signedLines(ruling, imposed, words.language)),
          words.t('incident.quote', { text: reason }),
          ...others
            .filter((one) => !isSame(one))
            .map((one) => dotted(apartIn([ruling, ...others], words.language)(one), named(one, words))),
        ],
        citation: ruledUnder(ruling, words.language),
      })}
      signs={() => by}
      at={() => formatMoment(at, reader)}
      onClose={onClose}
    />
  )
}
