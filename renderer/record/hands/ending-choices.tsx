import { ABORTS } from '../../../engine/model/events.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { goesOnAfter } from '../../../engine/rules/end/draws.ts'
import { ruleSetName } from '../../../engine/wording/terms/rule-sets.ts'
import { useWords } from '../../language/language.ts'
import { Status } from '../../ui/status.tsx'
import { ButtonChoice } from './button-choice.tsx'
import type { EndReportAction } from './end-report.ts'
import { ENDING_KINDS, type EndReport } from './ending.ts'

type EndingChoicesProps = {
  readonly report: EndReport
  readonly rules: RuleSet
  /** Labels and letters of the kinds, in the order of the form. */
  readonly labels: readonly string[]
  readonly letters: readonly string[]
  readonly onAction: (action: EndReportAction) => void
}

/** How the hand ended; the reason of an abortive draw; the discarder of a ron. */
export const EndingChoices = ({ report: { how, abort, from, nagashi = [] }, rules, labels, letters, onAction }: EndingChoicesProps) => {
  const { t, language } = useWords()
  const hasNone = ABORTS.every((one) => one === 'referee' || goesOnAfter(rules, one))
  return (
    <>
      <ButtonChoice
        label={t('hands.how')}
        choices={ENDING_KINDS}
        name="how"
        isChosen={(kind) => kind === how}
        onChoose={(kind) => onAction({ do: 'kind', kind })}
        labelOf={(_, n) => (
          <>
            {labels[n]} <kbd>{letters[n]}</kbd>
          </>
        )}
      />
      {how === 'abort' && (
        <ButtonChoice
          label={t('hands.why')}
          choices={ABORTS}
          name="abort"
          isChosen={(one) => one === abort}
          onChoose={(one) => onAction({ do: 'change', part: { abort: one } })}
          labelOf={(one) => t(`hands.aborts.${one}`)}
          small
        />
      )}
      {how === 'abort' && (hasNone || (abort !== null && goesOnAfter(rules, abort))) && (
        <Status isWrong says={t(hasNone ? 'hands.noAborts' : 'hands.noSuchAbort', { rules: ruleSetName(rules, language) })} />
      )}
      {how === 'exhaustive' && rules.settings.nagashi === 'on' && (
        <ButtonChoice
          label={t('hands.nagashi')}
          choices={SEATS}
          name="nagashi"
          isChosen={(seat) => nagashi.includes(seat)}
          onChoose={(seat) =>
            onAction({
              do: 'change',
              part: { nagashi: nagashi.includes(seat) ? nagashi.filter((one) => one !== seat) : [...nagashi, seat] },
            })
          }
          labelOf={(seat) => t(`seat.${seat}`)}
          several
          small
        />
      )}
      {how === 'ron' && (
        <ButtonChoice
          label={t('hands.from')}
          choices={SEATS}
          name="from"
          isChosen={(seat) => seat === from}
          onChoose={(seat) => onAction({ do: 'change', part: { from: seat } })}
          labelOf={(seat) => t(`seat.${seat}`)}
          small
        />
      )}
    </>
  )
}
