import { useTranslation } from 'react-i18next'
import { ABORTS, type Abort } from '../../../engine/model/events.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import type { EndReportAction } from './end-report.ts'
import { ENDING_KINDS, type EndReport } from './ending.ts'
import * as css from './hands.module.css'

type EndingChoicesProps = {
  readonly report: EndReport
  /** Whether the rules pay a mangan for discards at an exhaustive draw. */
  readonly hasNagashi: boolean
  /** Labels and letters of the kinds, in the order of the form. */
  readonly labels: readonly string[]
  readonly letters: readonly string[]
  readonly onAction: (action: EndReportAction) => void
}

/** How the hand ended; the reason of an abortive draw; the discarder of a ron. */
export const EndingChoices = ({
  report: { how, abort, from, nagashi = [] },
  hasNagashi,
  labels,
  letters,
  onAction,
}: EndingChoicesProps) => {
  const { t } = useTranslation()
  return (
    <>
      <fieldset className={`do ${css.seg}`}>
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
        <fieldset className={`do ${css.seg}`}>
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
      {how === 'exhaustive' && hasNagashi && (
        <fieldset className={`do ${css.seg}`}>
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
        <fieldset className={`do ${css.seg}`}>
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
