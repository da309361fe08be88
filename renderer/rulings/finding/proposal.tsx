import { doneLater, isStruckLater } from '../../../desk/contract/vocabulary.ts'
import { isOpenQuestion } from '../../../engine/model/findings.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { penaltyCost, whyPenalty } from '../../../engine/wording/penalties/why-penalty.ts'
import { useRuleSet } from '../../app-state/desk/use-rule-set.ts'
import { useWords } from '../../language/language.ts'
import type { RulingProps } from '../../record/findings/ruling-state.ts'
import { StruckThrough } from '../../ui/struck-through.tsx'
import { Sentence } from '../../ui/tiles/said.tsx'
import { laterLine } from '../later-line.ts'
import * as rulingsCss from '../rulings.module.css'
import { signedLines } from '../signed-lines.ts'
import * as css from './ruling.module.css'
import { useMilder } from './use-milder.ts'

/** The proposed penalty with its reason. Once signed: the imposed one, and the proposal if it was different. */
export const Proposal = ({ state, shown }: RulingProps) => {
  const { t, language } = useWords()
  const rules = useRuleSet(state.rules)
  const { ruling, proposed, finding } = shown
  const milder = useMilder(state, shown)
  const why = whyPenalty(finding, proposed, shown.earlier.length, rules, language)
  if (ruling) {
    const costs = !isStruckLater(ruling) && ruling.decision !== 'dismissed' && penaltyCost(ruling.imposed, rules, language)
    return (
      <>
        <h2 className="label">{t('ruling.imposed')}</h2>
        <p className={rulingsCss.pprop}>
          <StruckThrough off={isStruckLater(ruling)}>{penaltyName(ruling.imposed, language)}</StruckThrough>
        </p>
        {costs && <p className="q2">{costs}</p>}
        {doneLater(ruling).map((done) => (
          <p key={done.act}>{laterLine(done, { t, language })}</p>
        ))}
        {signedLines(ruling, ruling.imposed, language).map((line) => (
          <p key={line} className="q2">
            {line}
          </p>
        ))}
        <p className="q2">{ruling.reason}</p>
        {ruling.decision === 'changed' && (
          <p className="q2">{t('ruling.wasProposed', { penalty: penaltyName(ruling.proposed, language) })}</p>
        )}
      </>
    )
  }
  if (finding.level !== 'violation' && !(finding.level === 'advice' && why.ladder))
    return (
      <>
        <h2 className="label">{t('ruling.penalty')}</h2>
        <p className={rulingsCss.pprop}>{t(isOpenQuestion(finding) ? 'ruling.afterAnswer' : 'ruling.noPenaltyHere')}</p>
      </>
    )
  return (
    <>
      <h2 className="label">{t('ruling.penalty')}</h2>
      <p className={rulingsCss.pprop}>
        <Sentence text={penaltyName(proposed, language)} />
      </p>
      {[why.costs, ...why.why].filter(Boolean).map((line) => (
        <p key={line} className="q2">
          {line}
        </p>
      ))}
      {milder && (
        <p>
          {t('ruling.milderAs', { penalty: penaltyName(milder.penalty, language) })}
          {milder.section && ` (${milder.section})`}
        </p>
      )}
      {why.ladder && (
        <div className={css.ladder}>
          <p>{why.ladder.note}</p>
          <ol className="do">
            {why.ladder.steps.map(({ name, isProposed }) => (
              <li key={name} aria-current={isProposed ? 'step' : undefined}>
                {name}
              </li>
            ))}
            {why.ladder.beyond && <li className="q2">{why.ladder.beyond}</li>}
          </ol>
        </div>
      )}
    </>
  )
}
