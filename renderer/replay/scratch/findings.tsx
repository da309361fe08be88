import type { TFunction } from 'i18next'
import type { ReplayHand, Scratch } from '../../../desk/contract/replay.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import type { Language } from '../../../engine/model/language.ts'
import type { Penalty } from '../../../engine/model/penalties.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { ruleSetNameOf } from '../../../engine/wording/terms/rule-sets.ts'
import { findingWords } from '../../language/finding-words.ts'
import { useWords } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import * as tableCss from '../../record/table/table.module.css'
import { DecidedAs } from '../../rulings/decided-as.tsx'
import { Icon, levelIcon } from '../../ui/icon.tsx'
import { WithTiles } from '../../ui/tiles/with-tiles.tsx'
import { peopleOf } from '../recorded-findings.ts'
import * as replayCss from '../replay.module.css'
import * as css from './scratch.module.css'

type ScratchFindingsProps = {
  readonly scratch: Scratch
  readonly hand: ReplayHand
  readonly act: number
  readonly onAct: (act: number) => void
}

/** Findings and proposed penalties in the copy, compared with the record: new ones, those that disappear, and those with another level. */
export const ScratchFindings = ({ scratch, hand, act, onAct }: ScratchFindingsProps) => {
  const { t, language } = useWords()
  const { findings, gone, decisions, reel } = scratch
  const rules = ruleSetNameOf(reel.rules)
  const people = peopleOf(hand)
  return (
    <section className={css.wouldbe} aria-label={t('whatIf.found')}>
      <h3 className="label">{t('whatIf.found')}</h3>
      {findings.length + gone.length === 0 && <p className="q2">{t('whatIf.nothing')}</p>}
      <ol className={replayCss.found}>
        {gone.map(({ finding, proposed }) => (
          <li key={`- ${finding.rule} ${finding.seat} ${finding.event}`} className={`lines ${finding.level} ${tableCss.goes}`}>
            <p className={`cluster ${css.foundhead}`}>
              <span className="lv">
                <Icon name={levelIcon(finding.level)} />
                <s>
                  {ruleName(finding.rule, language)}
                  {finding.seat && `, ${t(`seat.${finding.seat}`)}`}
                </s>
              </span>
              <b className="tag">{t('whatIf.goes')}</b>
            </p>
            <p className="q2">{t('whatIf.was', { what: wasSaid(finding, proposed, t, language) })}</p>
            <Decided hand={hand} finding={finding} />
          </li>
        ))}
        {findings.map(({ finding, proposed, recorded, differs }) => {
          const change = recorded === null ? 'comes' : differs.length > 0 ? 'otherwise' : 'same'
          const words = findingWords(finding, rules, language, { people })
          return (
            <li
              key={`${finding.rule} ${finding.seat} ${finding.event} ${finding.state}`}
              className={`lines ${finding.level} ${finding.event === act ? replayCss.here : ''}`}
            >
              <button type="button" className={`cluster ${css.foundhead}`} onClick={() => onAct(finding.event)}>
                <span className="lv">
                  <Icon name={levelIcon(finding.level)} />
                  {ruleName(finding.rule, language)}
                  {finding.seat && `, ${t(`seat.${finding.seat}`)}`}
                </span>
                <span>
                  <span className="q2">{t('app.act', { act: finding.event })}</span>{' '}
                  {change === 'same' ? <span className="q2">{t('whatIf.same')}</span> : <b className="tag">{t(`whatIf.${change}`)}</b>}
                </span>
              </button>
              <p>
                <WithTiles text={words.fact} />
              </p>
              {words.citation && <p className="q2">{words.citation}</p>}
              {(finding.level === 'violation' || finding.level === 'question') && (
                <p>
                  <b>{t('whatIf.would', { penalty: penaltyName(proposed, language) })}</b>
                </p>
              )}
              {recorded && change === 'otherwise' && (
                <p className="q2">{t('whatIf.was', { what: wasSaid(recorded.finding, recorded.proposed, t, language) })}</p>
              )}
              {recorded && <Decided hand={hand} finding={recorded.finding} />}
            </li>
          )
        })}
      </ol>
      {decisions.length > 0 && <p className="q2">{t('whatIf.decisions', { acts: decisions.join(', ') })}</p>}
    </section>
  )
}

const wasSaid = (finding: Finding, proposed: Penalty, t: TFunction, language: Language): string =>
  [t(`level.${finding.level}`), t('app.act', { act: finding.event }), penaltyName(proposed, language)].join(' · ')

/** A referee's decision on the finding in the record. */
const Decided = ({ hand, finding }: { readonly hand: ReplayHand; readonly finding: Finding }) => {
  const { t } = useWords()
  const ruling = hand.findings.find(
    (shown) =>
      shown.finding.rule === finding.rule &&
      shown.finding.seat === finding.seat &&
      shown.finding.event === finding.event &&
      shown.ruling !== null,
  )?.ruling
  return ruling ? (
    <p className="q2">
      {t('whatIf.decided', { name: ruling.by })} · <DecidedAs ruling={ruling} />
    </p>
  ) : null
}
