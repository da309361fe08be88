import type { Precedent } from '../../../desk/contract/precedents.ts'
import { doneLater, isStruckLater } from '../../../desk/contract/vocabulary.ts'
import type { Language } from '../../../engine/model/language.ts'
import { isRuleId } from '../../../engine/model/rule-ids.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { citation, ruleSetName } from '../../../engine/wording/terms/rule-sets.ts'
import { findingWords } from '../../language/finding-words.ts'
import { useWords } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import { StruckThrough } from '../../ui/struck-through.tsx'
import { WithTiles } from '../../ui/tiles/with-tiles.tsx'
import { CasePlace, IncidentLink } from '../case-place.tsx'
import { laterLine } from '../later-line.ts'
import { signedLines } from '../signed-lines.ts'
import * as css from './precedents.module.css'

type PrecedentCardProps = {
  readonly precedent: Precedent
  readonly linked: boolean
  /** The rule set in force here. */
  readonly here: string
  /** Whether the card says its rule. */
  readonly named: boolean
}

/** An earlier incident: decision, penalty, reason, and later changes. */
export const PrecedentCard = ({ precedent, linked, here, named }: PrecedentCardProps) => {
  const { t, language } = useWords()
  const { incident, player, seat, rules, decision, proposed, imposed, reason, by, first, appeal, note } = precedent
  const fact = factOf(precedent, language) ?? note
  return (
    <li className={`lines ${css.precedent}`}>
      <h4>
        {linked ? <IncidentLink incident={incident} /> : t('incident.title', { incident })}{' '}
        <span className="q2">
          <CasePlace of={precedent} rule={named && ruleName(precedent.rule, language)} who={player ?? (seat && t(`seat.${seat}`))} />
        </span>
      </h4>
      {fact && (
        <p>
          <WithTiles text={fact} />
        </p>
      )}
      <p>
        <b>{t(`incident.is.${decision}`)}</b>
        {decision !== 'dismissed' && (
          <>
            {' · '}
            <StruckThrough off={isStruckLater(precedent)}>
              <b>{penaltyName(imposed, language)}</b>
            </StruckThrough>
          </>
        )}
        {(decision !== 'upheld' || penaltyName(proposed, language) !== penaltyName(imposed, language)) && (
          <span className="q2"> · {t('precedents.proposed', { penalty: penaltyName(proposed, language) })}</span>
        )}
      </p>
      {[...signedLines(precedent, imposed, language), ...doneLater(precedent).map((done) => laterLine(done, { t, language }))].map(
        (line) => (
          <p key={line} className="q2">
            {line}
          </p>
        ),
      )}
      <p className="said">
        {t('incident.quote', { text: reason })} <span className="q2">{by}</span>
      </p>
      {first && (
        <p className="q2">
          {t('precedents.first', {
            decision: t(`incident.is.${first.decision}`),
            penalty: penaltyName(first.imposed, language),
            name: first.by,
          })}
        </p>
      )}
      {appeal && <p className="q2">{appeal === 'undecided' ? t('incidents.state.appealed') : t(`incident.onAppeal.${appeal}`)}</p>}
      {rules.id !== here && (
        <p className="q2">{citationOf(precedent, language) || t('precedents.under', { rules: ruleSetName(rules, language) })}</p>
      )}
    </li>
  )
}

/** The fact of an earlier finding in today's wording; null if a finding of another file lacks the required data. */
const factOf = ({ finding, rules }: Precedent, language: Language): string | null => {
  if (!finding || !isRuleId(finding.rule)) return null
  try {
    return findingWords(finding, rules, language).fact
  } catch {
    return null
  }
}

const citationOf = ({ rule, sections, rules }: Precedent, language: Language): string =>
  isRuleId(rule) ? citation({ rule, sections }, rules, language) : ''
