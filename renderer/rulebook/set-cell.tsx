import type { RuleInSet } from '../../engine/rulebook/rule-in-edition.ts'
import { saySilence } from '../../engine/wording/editions/compare.ts'
import { penaltyName } from '../../engine/wording/penalties/penalties.ts'
import { useWords } from '../language/language.ts'
import * as comparisonCss from '../rulings/comparison/comparison.module.css'
import { Icon, levelIcon } from '../ui/icon.tsx'
import * as css from './rulebook.module.css'

type SetCellProps = { readonly said: RuleInSet; readonly differs: boolean }

/** A table cell with a rule's level, sections and penalty in one rule set; ≠ if they differ from the set in force. */
export const SetCell = ({ said, differs }: SetCellProps) => {
  const { t, language } = useWords()
  const ne = differs && (
    <span className={comparisonCss.ne}>
      ≠<span className="sr"> {t('compare.differs')}</span>{' '}
    </span>
  )
  if (said.level === null)
    return (
      <span className={css.off}>
        {ne}
        {said.why && saySilence({ kind: 'nothing', why: said.why, instead: [] }, language)}
      </span>
    )
  const [first, ...others] = said.proposals
  return (
    <>
      {ne}
      <span className={`lv ${said.level}`}>
        <Icon name={levelIcon(said.level)} /> {t(`level.${said.level}`)}
      </span>{' '}
      <span className="q2">{said.sections.join(', ')}</span>
      {first && (
        <small>
          {first.penalty.kind === 'none' ? t('ruling.noPenaltyHere') : penaltyName(first.penalty, language)}
          {others.length > 0 && ` ${t('rulebook.andOthers', { count: others.length })}`}
        </small>
      )}
      {said.house.length > 0 && <span className={`tag ${css.house}`}>{t('rulebook.house')}</span>}
    </>
  )
}
