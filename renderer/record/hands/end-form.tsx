import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableState } from '../../../desk/contract/tables.ts'
import { ABORTS, type Abort } from '../../../engine/model/events.ts'
import { SEATS, type Seat } from '../../../engine/model/seats.ts'
import type { Value } from '../../../engine/scoring/value.ts'
import { sumDifferenceText } from '../../../engine/wording/scoring/score-sum.ts'
import { limitName, missingName } from '../../../engine/wording/scoring/value.ts'
import { ask } from '../../app-state/desk/client.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { queue } from '../../app-state/outbox/use-outbox.ts'
import { forgetDraft, useKept } from '../../app-state/storage/drafts.ts'
import { formatNumber } from '../../language/format.ts'
import { useLanguage } from '../../language/language.ts'
import { letters } from '../findings/notes.ts'
import { recordItem } from '../optimistic/items.ts'
import { hasHeld } from '../optimistic/predict-table.ts'
import { newestOf } from '../optimistic/view.ts'
import { HOWS, type How, outcomeOf, pointsByRecord, type Report, reportOf, startingPoints } from './ending.ts'
import { SideForm } from './side-form.tsx'

type EndFormProps = { readonly state: TableState; readonly onDone: () => void }

const NO_VALUES: readonly Value[] = []

/** The end of a hand as the players report it, what the record makes of it beside it, and the hand that follows. */
export const EndForm = ({ state, onDone }: EndFormProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { by } = useSigner()
  // what was reported of this hand as it stands: after another act it is another end
  const draft = `${state.table.id} ${state.hands.length} end ${state.acts.length}`
  const [report, setReport] = useKept<Report>(draft, () => reportOf(state))
  const [asked, setAsked] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const ticked = useRef<Seat | null>(null)
  // the field that appears with a tick has the focus
  useEffect(() => {
    if (ticked.current === null) return
    box.current?.querySelector<HTMLInputElement>(`input.points[data-seat="${ticked.current}"]`)?.focus()
    ticked.current = null
  })
  const { data } = useQuery({
    ...ask.tables.value.queryOptions({ input: { table: state.table.id, hand: state.hand } }),
    // the desk does not know the hand as it is here while acts are held
    enabled: state.hand !== '' && !hasHeld(state),
    gcTime: 0,
    staleTime: 0,
  })
  const values = data?.values ?? NO_VALUES
  const outcome = outcomeOf(report, state, values)
  const { how, from, seats } = report
  const wins = how === 'ron' || how === 'tsumo'
  const isRecorded = SEATS.every((seat) => state.view.seats[seat].score !== null)
  const starting = startingPoints(state.total)
  const doubt = outcome.difference
  const isKnowing = doubt !== null && report.knowing === doubt.by
  useEffect(() => {
    const first =
      box.current?.querySelector<HTMLInputElement>('input.points') ??
      box.current?.querySelector<HTMLInputElement>('input[name="how"]:checked')
    first?.focus()
  }, [])

  const change = (part: Partial<Report>): void => setReport({ ...report, ...part })
  const choose = (next: How): void =>
    setReport({
      ...report,
      how: next,
      seats: Object.fromEntries(
        SEATS.map((seat) => [
          seat,
          {
            ...seats[seat],
            marked:
              next === 'exhaustive' ? state.view.seats[seat].riichi : wins && (next === 'ron' || next === 'tsumo') && seats[seat].marked,
          },
        ]),
      ) as Report['seats'],
    })
  const set = (seat: Seat, part: Partial<Report['seats'][Seat]>): void =>
    setReport({ ...report, seats: { ...seats, [seat]: { ...seats[seat], ...part } } })
  const mark = (seat: Seat): void => {
    const marked = !seats[seat].marked
    ticked.current = marked ? seat : null
    const single = how === 'tsumo' || how === 'chombo'
    setReport({
      ...report,
      seats: Object.fromEntries(
        SEATS.map((other) => [other, { ...seats[other], marked: other === seat ? marked : !single && seats[other].marked }]),
      ) as Report['seats'],
    })
  }
  const enter = (): void => {
    setAsked(true)
    if (!outcome.ending || outcome.wrong.size > 0) {
      box.current?.querySelector<HTMLInputElement>('[aria-invalid="true"], input[type="checkbox"]')?.focus()
      return
    }
    if (doubt?.isNew && !isKnowing) {
      document.getElementById('end-knowing')?.focus()
      return
    }
    queue.enter({ ...recordItem(newestOf(state), outcome.lines.join('\n')), table: state.table.id, by })
    forgetDraft(draft)
    onDone()
  }
  const hows = HOWS.map((one) => t(`hands.hows.${one}`))
  const keys = letters(hows, SEAT_LETTERS)
  /** Letters choose how it ended, and whom it is about, wherever they are not typed: scores and points have none. */
  const press = (event: KeyboardEvent): void => {
    if ((event.target as Element).matches(TYPED_IN) || event.ctrlKey || event.altKey || event.metaKey) return
    const key = event.key.toLowerCase()
    const next = HOWS[keys.indexOf(key)]
    const seat = SEATS.find((one) => one.toLowerCase() === key)
    if (next) {
      choose(next)
      box.current?.querySelector<HTMLInputElement>(`input[value="${next}"]`)?.focus()
    } else if (seat && how !== 'abort') mark(seat)
    else return
    event.preventDefault()
  }
  return (
    <SideForm title={t('hands.endTitle')} enter={t(report.begins ? 'hands.endAndNext' : 'hands.endOnly')} onEnter={enter} onLeave={onDone}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: letters are shortcuts to the buttons inside */}
      <div ref={box} className="ending" onKeyDown={press}>
        <fieldset className="seg">
          <legend className="label">{t('hands.how')}</legend>
          {HOWS.map((one, n) => (
            <label key={one} className={one === how ? 'btn on' : 'btn'}>
              <input type="radio" name="how" value={one} className="sr" checked={one === how} onChange={() => choose(one)} />
              {hows[n]} <kbd>{keys[n]}</kbd>
            </label>
          ))}
        </fieldset>
        {how === 'abort' && (
          <fieldset className="seg">
            <legend className="label">{t('hands.why')}</legend>
            {ABORTS.map((abort: Abort) => (
              <label key={abort} className={abort === report.abort ? 'btn sm on' : 'btn sm'}>
                <input type="radio" name="abort" className="sr" checked={abort === report.abort} onChange={() => change({ abort })} />
                {t(`hands.aborts.${abort}`)}
              </label>
            ))}
          </fieldset>
        )}
        {how === 'ron' && (
          <fieldset className="seg">
            <legend className="label">{t('hands.from')}</legend>
            {SEATS.map((seat) => (
              <label key={seat} className={seat === from ? 'btn sm on' : 'btn sm'}>
                <input type="radio" name="from" className="sr" checked={seat === from} onChange={() => change({ from: seat })} />
                {t(`seat.${seat}`)}
              </label>
            ))}
          </fieldset>
        )}
        {!isRecorded && (
          <div className="field before">
            <label htmlFor="before">{t('hands.before')}</label>
            <input
              id="before"
              className="mono"
              value={report.before}
              placeholder={starting === null ? '' : SEATS.map(() => starting).join(' ')}
              inputMode="numeric"
              aria-invalid={asked && outcome.wrong.has('before')}
              onChange={(event) => change({ before: event.target.value })}
            />
            {asked && outcome.wrong.has('before') && (
              <p className="err bad" role="status">
                {t('hands.beforeWrong')}
              </p>
            )}
          </div>
        )}
        <table className="payments">
          <thead>
            <tr>
              <th scope="col">
                {t(
                  how === 'exhaustive'
                    ? 'hands.whoWaits'
                    : how === 'chombo'
                      ? 'hands.whoChombo'
                      : how === 'abort'
                        ? 'hands.player'
                        : 'hands.whoWins',
                )}
              </th>
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
              const byRecord = marked ? pointsByRecord(values, seat) : ''
              const computed = outcome.computed[seat]
              const off = how === 'abort' || (how === 'ron' && seat === from)
              return (
                <tr key={seat} data-marked={marked && !off}>
                  <th scope="row">
                    <label className="tick">
                      <input type="checkbox" disabled={off} checked={marked && !off} onChange={() => mark(seat)} />
                      <kbd>{t(`letter.${seat}`)}</kbd>
                      <span>{state.view.seats[seat].name ?? t(`seat.${seat}`)}</span>
                    </label>
                  </th>
                  {wins && (
                    <td>
                      {marked && !off && (
                        <>
                          <input
                            className="mono points"
                            data-seat={seat}
                            aria-label={t('hands.pointsOf', { seat: t(`seat.${seat}`) })}
                            value={points}
                            placeholder={byRecord}
                            inputMode="numeric"
                            aria-invalid={outcome.wrong.has(`points ${seat}`)}
                            onChange={(event) => set(seat, { points: event.target.value })}
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
                  </td>
                  <td className="r">
                    <input
                      className="mono score"
                      aria-label={t('hands.afterOf', { seat: t(`seat.${seat}`) })}
                      value={after}
                      placeholder={computed === null ? '' : String(computed)}
                      inputMode="numeric"
                      aria-invalid={outcome.wrong.has(`after ${seat}`)}
                      onChange={(event) => set(seat, { after: event.target.value })}
                    />
                    {after.trim() !== '' && computed !== null && outcome.after[seat] !== computed && (
                      <small className="differs">≠ {formatNumber(computed, language)}</small>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
        {doubt && (
          <div className="doubt">
            <p className={doubt.isNew ? 'bad' : 'q2'} role="status">
              {sumDifferenceText(doubt, language)}
            </p>
            {doubt.isNew && (
              <label className="tick wide">
                <input
                  id="end-knowing"
                  type="checkbox"
                  checked={isKnowing}
                  aria-invalid={asked && !isKnowing}
                  onChange={() => change({ knowing: isKnowing ? null : doubt.by })}
                />
                <span>{t('hands.knowing')}</span>
              </label>
            )}
          </div>
        )}
        {asked && !outcome.ending && <p className="err bad">{t('hands.nobodyMarked')}</p>}
        {how === 'chombo' && <p className="q2">{t('hands.chomboHow')}</p>}
        <div className="nexthand">
          <label className="tick">
            <input type="checkbox" checked={report.begins} onChange={(event) => change({ begins: event.target.checked })} />
            <b>{t('hands.next')}</b>
          </label>
          <input
            className="mono"
            aria-label={t('hands.nextField')}
            value={report.next}
            placeholder={outcome.next}
            disabled={!report.begins}
            aria-invalid={asked && outcome.wrong.has('next')}
            onChange={(event) => change({ next: event.target.value })}
          />
          <span className="q2">{t('hands.nextMeans')}</span>
        </div>
      </div>
    </SideForm>
  )
}

/** Fields into which letters are typed. */
const TYPED_IN = 'input:not([type="radio"], [type="checkbox"], [inputmode="numeric"])'

/** Seats have their own letters. */
const SEAT_LETTERS = ['e', 's', 'w', 'n']

type ByRecordProps = { readonly value: Value | undefined; readonly reported: string; readonly byRecord: string }

/** What the record makes of a winning hand, beside what the players say; what is missing where it can't tell. */
const ByRecord = ({ value, reported, byRecord }: ByRecordProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!value || value.is === 'not-won') return null
  if (value.is === 'missing')
    return <small className="q2">{t('hands.missing', { what: value.missing.map((one) => missingName(one, language)).join(', ') })}</small>
  if (value.is !== 'worth') return <small className="differs">{t(`hands.noWins.${value.is}`)}</small>
  const size = value.limit ? limitName(value.limit) : t('hands.hanFu', { han: value.han ?? 0, fu: value.fu ?? 0 })
  const differs = reported !== '' && reported.replaceAll(/[\s/-]+/g, ' ') !== byRecord
  return (
    <small className={differs ? 'differs' : 'q2'}>
      {differs ? '≠ ' : ''}
      {t('hands.byRecord', { points: byRecord, size })}
    </small>
  )
}
