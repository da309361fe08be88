import { SEATS } from '../../../engine/model/seats.ts'
import type { HandValue } from '../../../engine/scoring/value.ts'
import type { TableView } from '../../../engine/table/table-view.ts'
import { limitName, missingName } from '../../../engine/wording/scoring/value.ts'
import { formatNumber } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { Tick } from '../../ui/fields/tick.tsx'
import { type EndReportAction, isSeatOff, isWin } from './end-report.ts'
import { type EndOutcome, type EndReport, pointsByRecord } from './ending.ts'
import * as css from './hands.module.css'

type PaymentsTableProps = {
  readonly report: EndReport
  readonly outcome: EndOutcome
  readonly values: readonly HandValue[]
  readonly view: TableView
  /** The user has tried to record the report. */
  readonly asked: boolean
  readonly onAction: (action: EndReportAction) => void
}

/** Heading of the marked seats, by the kind of ending. */
const HEADS = {
  ron: 'hands.whoWins',
  tsumo: 'hands.whoWins',
  exhaustive: 'hands.whoWaits',
  abort: 'hands.player',
  chombo: 'hands.whoChombo',
} as const

/** A row per seat: its mark, the points of a win, the change of its score, and the score after the hand. */
export const PaymentsTable = ({ report, outcome, values, view, asked, onAction }: PaymentsTableProps) => {
  const { t, language } = useWords()
  const { how, seats } = report
  const wins = isWin(how)
  return (
    <table className={css.payments}>
      <thead>
        <tr>
          <th scope="col">{t(HEADS[how])}</th>
          {wins && <th scope="col">{t(how === 'ron' ? 'hands.points' : 'hands.pointsEach')}</th>}
          <th scope="col" className="r">
            {t('hands.change')}
          </th>
          <th scope="col" className="r">
            {t('hands.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {SEATS.map((seat) => {
          const { marked, points, after } = seats[seat]
          const byRecord = marked ? pointsByRecord(values, seat, view.form) : ''
          const computed = outcome.computed[seat]
          const off = isSeatOff(report, seat)
          return (
            <tr key={seat} data-marked={marked && !off}>
              <th scope="row">
                <Tick disabled={off} checked={marked && !off} onTick={() => onAction({ do: 'mark', seat })}>
                  <kbd>{t(`letter.${seat}`)}</kbd>
                  <span className="truncate">{view.seats[seat].name ?? t(`seat.${seat}`)}</span>
                </Tick>
              </th>
              {wins && (
                <td>
                  {marked && !off && (
                    <>
                      <input
                        className={`mono ${css.points}`}
                        data-seat={seat}
                        aria-label={t('hands.pointsOf', { seat: t(`seat.${seat}`) })}
                        value={points}
                        placeholder={byRecord}
                        inputMode="numeric"
                        aria-invalid={
                          outcome.wrong.has(`points ${seat}`) || (asked && outcome.missing === 'points' && outcome.unvalued.includes(seat))
                        }
                        onChange={(event) => onAction({ do: 'seat', seat, part: { points: event.target.value } })}
                      />
                      <ByRecord value={values.find((value) => value.seat === seat)} reported={points.trim()} byRecord={byRecord} />
                    </>
                  )}
                </td>
              )}
              <td className="r mono">
                {outcome.changes[seat] === 0
                  ? ''
                  : `${outcome.changes[seat] > 0 ? '+' : ''}${formatNumber(outcome.changes[seat], language)}`}
                {outcome.laid[seat] > 0 && (
                  <small className="q2">
                    {t('board.riichi')} <br />
                    {formatNumber(-outcome.laid[seat], language)}
                  </small>
                )}
              </td>
              <td className="r">
                <input
                  className={`mono ${css.score}`}
                  aria-label={t('hands.afterOf', { seat: t(`seat.${seat}`) })}
                  value={after}
                  placeholder={computed === null ? '' : String(computed)}
                  inputMode="numeric"
                  aria-invalid={outcome.wrong.has(`after ${seat}`)}
                  onChange={(event) => onAction({ do: 'seat', seat, part: { after: event.target.value } })}
                />
                {after.trim() !== '' && computed !== null && outcome.after[seat] !== computed && (
                  <small className={css.differs}>≠ {formatNumber(computed, language)}</small>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type ByRecordProps = { readonly value: HandValue | undefined; readonly reported: string; readonly byRecord: string }

/** The value of a winning hand by the record beside the reported one, and the reason where the record can't tell. */
const ByRecord = ({ value, reported, byRecord }: ByRecordProps) => {
  const { t, language } = useWords()
  if (!value || value.is === 'not-won') return null
  if (value.is === 'missing')
    return <small className="q2">{t('hands.missing', { what: value.missing.map((one) => missingName(one, language)).join(', ') })}</small>
  if (value.is !== 'worth') return <small className={css.differs}>{t(`hands.noWins.${value.is}`)}</small>
  const size = value.limit ? limitName(value.limit) : t('hands.hanFu', { han: value.han ?? 0, fu: value.fu ?? 0 })
  const differs = reported !== '' && reported.replaceAll(/[\s/-]+/g, ' ') !== byRecord
  return (
    <small className={differs ? css.differs : 'q2'}>
      {differs ? '≠ ' : ''}
      {t('hands.byRecord', { points: byRecord, size })}
    </small>
  )
}
