import { useTranslation } from 'react-i18next'
import { ABORTS, type Abort } from '../../../engine/model/events.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { goesOnAfter } from '../../../engine/rules/end/draws.ts'
import { ruleSetName } from '../../../engine/wording/terms/rule-sets.ts'
import { useLanguage } from '../../language/language.ts'
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
  const { t } = useTranslation()
  const language = useLanguage()
  const hasNone = ABORTS.every((one) => one === 'referee' || goesOnAfter(rules, one))
  return (
    <>
      <fieldset className="do">
        <legend className="label">{t('hands.how')}</legend>
        {ENDING_KINDS.map((kind, n) => (
          <label key={kind} className={kind === how ? 'btn on' : 'btn'}>
            <input
              type="radio"
              name="how"
              value={kind}
              className="sr"
              checked={kind === how}
              onChange={() => onAction({ do: 'kind', kind })}
            />
            {labels[n]} <kbd>{letters[n]}</kbd>
          </label>
        ))}
      </fieldset>
      {how === 'abort' && (
        <fieldset className="do">
          <legend className="label">{t('hands.why')}</legend>
          {ABORTS.map((one: Abort) => (
            <label key={one} className={one === abort ? 'btn sm on' : 'btn sm'}>
              <input
                type="radio"
                name="abort"
                className="sr"
                checked={one === abort}
                onChange={() => onAction({ do: 'change', part: { abort: one } })}
              />
              {t(`hands.aborts.${one}`)}
            </label>
          ))}
        </fieldset>
      )}
      {how === 'abort' && (hasNone || (abort !== null && goesOnAfter(rules, abort))) && (
        <p className="err" role="status">
          {t(hasNone ? 'hands.noAborts' : 'hands.noSuchAbort', { rules: ruleSetName(rules, language) })}
        </p>
      )}
      {how === 'exhaustive' && rules.settings.nagashi === 'on' && (
        <fieldset className="do">
          <legend className="label">{t('hands.nagashi')}</legend>
          {SEATS.map((seat) => (
            <label key={seat} className={nagashi.includes(seat) ? 'btn sm on' : 'btn sm'}>
              <input
                type="checkbox"
                className="sr"
                checked={nagashi.includes(seat)}
                onChange={() =>
                  onAction({
                    do: 'change',
                    part: { nagashi: nagashi.includes(seat) ? nagashi.filter((one) => one !== seat) : [...nagashi, seat] },
                  })
                }
              />
              {t(`seat.${seat}`)}
            </label>
          ))}
        </fieldset>
      )}
      {how === 'ron' && (
        <fieldset className="do">
          <legend className="label">{t('hands.from')}</legend>
          {SEATS.map((seat) => (
            <label key={seat} className={seat === from ? 'btn sm on' : 'btn sm'}>
              <input
                type="radio"
                name="from"
                className="sr"
                checked={seat === from}
                onChange={() => onAction({ do: 'change', part: { from: seat } })}
              />
              {t(`seat.${seat}`)}
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}
