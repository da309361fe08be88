import type { TableState } from '../../../desk/contract/tables.ts'
import { headline } from '../../../engine/wording/findings/headline.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useWords } from '../../language/language.ts'
import { ScreenLink } from '../../ui/button.tsx'
import { Tick } from '../../ui/fields/tick.tsx'
import { Status } from '../../ui/status.tsx'
import { voidingFinding } from './declared-wins.ts'
import type { EndOutcome, EndReport } from './ending.ts'
import * as css from './hands.module.css'

type EndTroublesProps = {
  readonly state: TableState
  readonly report: EndReport
  readonly outcome: EndOutcome
  /** The user has tried to record the report. */
  readonly asked: boolean
  readonly onChange: (part: Partial<Pick<EndReport, 'pointsUnknown' | 'tilesLeft'>>) => void
}

/** The reasons that keep a report from being recorded, each with a way to record it all the same, and the findings that make a declared win void. */
export const EndTroubles = ({ state, report, outcome, asked, onChange }: EndTroublesProps) => {
  const { t, language } = useWords()
  const { seats } = state.view.form
  const { missing, wrong, leftInWall } = outcome
  const isWin = report.how === 'ron' || report.how === 'tsumo'
  const voids = isWin
    ? seats.flatMap((seat) => {
        const shown = voidingFinding(state, seat)
        return shown ? [{ seat, shown }] : []
      })
    : []
  return (
    <>
      {voids.map(({ seat, shown }) => (
        <p key={seat} className="err">
          {t('hands.voidWin', { seat: t(`seat.${seat}`) })}{' '}
          <ScreenLink className="link" to={paths.finding(state.table.id, state.hand, shown.id)} label={headline(shown.finding, language)} />
        </p>
      ))}
      {seats.map((seat) =>
        (['points', 'after'] as const).map(
          (field) =>
            wrong.has(`${field} ${seat}`) && (
              <p key={`${field} ${seat}`} className="err" role="status">
                {t(`hands.unread.${field}`, { typed: report.seats[seat][field].trim(), seat: t(`seat.${seat}`) })}
              </p>
            ),
        ),
      )}
      {asked && wrong.has('next') && <Status isWrong says={t('hands.unread.next', { typed: report.next.trim() })} />}
      {asked && wrong.size === 0 && missing && missing !== 'tiles-left' && <Status isWrong says={t(`hands.lacks.${missing}`)} />}
      {(missing === 'points' || report.pointsUnknown === true) && outcome.unvalued.length > 0 && (
        <Tick wide checked={report.pointsUnknown === true} onTick={(pointsUnknown) => onChange({ pointsUnknown })}>
          <span>{t('hands.pointsUnknown')}</span>
        </Tick>
      )}
      {leftInWall !== null && (
        <div className={css.doubt}>
          <Status isWrong says={t('hands.leftInWall', { count: leftInWall })} />
          <Tick
            id="end-tiles-left"
            wide
            checked={report.tilesLeft === true}
            invalid={asked && report.tilesLeft !== true}
            onTick={(tilesLeft) => onChange({ tilesLeft })}
          >
            <span>{t('hands.tilesLeft')}</span>
          </Tick>
        </div>
      )}
    </>
  )
}
