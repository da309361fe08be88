import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { TableState } from '../../../desk/contract/tables.ts'
import { SEATS, type Seat } from '../../../engine/model/seats.ts'
import type { HandValue } from '../../../engine/scoring/value.ts'
import { chomboAtDrawText, gameEndText } from '../../../engine/wording/scoring/game-end.ts'
import { sumDifferenceText } from '../../../engine/wording/scoring/score-sum.ts'
import { useLastHands } from '../../app-state/clock/use-last-hands.ts'
import { ask } from '../../app-state/desk/client.ts'
import { newestAnswer } from '../../app-state/desk/show-state.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { isProvisional } from '../../app-state/outbox/provisional-names.ts'
import { outbox } from '../../app-state/outbox/use-outbox.ts'
import { forgetDraft, useFormDraft } from '../../app-state/storage/drafts.ts'
import { dotted } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { handShort } from '../../language/names.ts'
import { Tick } from '../../ui/fields/tick.tsx'
import { LastHands } from '../../ui/last-hands.tsx'
import { Alert, Status } from '../../ui/status.tsx'
import { HeldLines } from '../entry/held-lines.tsx'
import { buttonLetters, SEAT_LETTERS } from '../findings/notes.ts'
import { recordItem } from '../optimistic/items.ts'
import { hasUnanswered } from '../optimistic/predict-table.ts'
import { changeReport, type EndReportAction, isWin, letterAction } from './end-report.ts'
import { EndTroubles } from './end-troubles.tsx'
import { ENDING_KINDS, type EndReport, endOutcome, type MissingInReport, reportByRecord, startingPoints } from './ending.ts'
import { EndingChoices } from './ending-choices.tsx'
import * as css from './hands.module.css'
import { PaymentsTable } from './payments-table.tsx'
import { SideForm } from './side-form.tsx'
import { useStrayLines } from './use-stray-lines.ts'
import { WinWorth } from './win-worth.tsx'

type EndFormProps = {
  readonly state: TableState
  /** Another ended the hand whose end this form was opened for: the form is that of the next one. */
  readonly follows: boolean
  readonly onDone: () => void
  /** A line of the next hand was typed in the form. */
  readonly onLine: (line: string) => void
}

const NO_VALUES: readonly HandValue[] = []

/** The end of a hand as the players report it, beside the result by the record, and the next hand. */
export const EndForm = ({ state, follows, onDone, onLine }: EndFormProps) => {
  const { t, language } = useWords()
  const { by } = useSigner()
  // the draft belongs to this number of acts: after another act the end is a different one
  const draft = `${state.table.id} ${state.hands.length} end ${state.acts.length}`
  const [report, setReport] = useFormDraft<EndReport>(draft, () => reportByRecord(state))
  const stray = useStrayLines(report, setReport, onLine)
  const [asked, setAsked] = useState(false)
  // the report was begun on other acts than these, which another changed: it is entered once they were looked at
  const acts = state.acts.map(({ ref }) => outbox.firstNameOf(ref))
  const [known, setKnown] = useState(acts)
  const isChanged = known.some((ref) => !acts.includes(ref)) || acts.some((ref) => !known.includes(ref) && !isProvisional(ref))
  const [wasChanged, setWasChanged] = useState(follows)
  const box = useRef<HTMLDivElement>(null)
  const ticked = useRef<Seat | 'none' | null>(null)
  const worth = ask.tables.value.queryOptions({ input: { table: state.table.id, hand: state.hand } })
  const { data } = useQuery({
    ...worth,
    // asked again after each act at the table, which may change it
    queryKey: [...worth.queryKey, state.seq],
    // the desk does not have the held acts of this hand
    enabled: state.hand !== '' && !hasUnanswered(state),
    gcTime: 0,
    staleTime: 0,
  })
  const values = data?.values ?? NO_VALUES
  const since = useLastHands(state.table.id)?.since ?? null
  const outcome = endOutcome(report, { ...state, since }, values)
  const { how, seats } = report
  const { form } = state.view
  const isRecorded = form.seats.every((seat) => state.view.seats[seat].score !== null)
  const starting = startingPoints(state.total, state.view.form)
  const doubt = outcome.difference
  const isKnowing = doubt !== null && report.knowing === doubt.by
  useEffect(() => {
    const first =
      box.current?.querySelector<HTMLInputElement>('input.points') ??
      box.current?.querySelector<HTMLInputElement>('input[name="how"]:checked')
    first?.focus()
  }, [])

  const act = (action: EndReportAction): void => {
    if (action.do === 'mark') ticked.current = action.seat
    setReport(changeReport(report, action, state.view))
  }
  const change = (part: Extract<EndReportAction, { do: 'change' }>['part']): void => act({ do: 'change', part })
  /** The field that the report lacks or that cannot be read has the focus; false if there is none. */
  const focusLacking = (): boolean => {
    const field =
      outcome.wrong.size > 0
        ? '[aria-invalid="true"]'
        : outcome.missing
          ? FIELD_OF[outcome.missing]
          : doubt?.isNew && !isKnowing
            ? '#end-knowing'
            : null
    if (field) box.current?.querySelector<HTMLInputElement>(field)?.focus()
    return field !== null
  }
  // the field that a tick reveals gets the focus, and the tick that of a field which goes
  useEffect(() => {
    const seat = ticked.current
    ticked.current = null
    if (seat === 'none') focusLacking()
    if (seat === null || seat === 'none') return
    const field = box.current?.querySelector<HTMLInputElement>(`input.points[data-seat="${seat}"]`)
    const ticks = box.current?.querySelectorAll<HTMLInputElement>('.payments input[type="checkbox"]')
    if (field) field.focus()
    else if (document.activeElement === document.body) ticks?.[SEATS.indexOf(seat)]?.focus()
  })
  const enter = (): void => {
    setAsked(true)
    if (isChanged) {
      setKnown(acts)
      setWasChanged(true)
      return
    }
    if (stray.take()) ticked.current = 'none'
    if (ticked.current !== null || focusLacking()) return
    outbox.enter({ ...recordItem(newestAnswer(state), outcome.lines.join('\n')), table: state.table.id, by })
    forgetDraft(draft)
    onDone()
  }
  const labels = ENDING_KINDS.map((kind) => t(`hands.hows.${kind}`))
  const letters = buttonLetters(labels, SEAT_LETTERS)
  /** Letter keys choose how the hand ended and the seats. In a field for points a letter chooses another seat, elsewhere it is typed. */
  const press = (event: KeyboardEvent): void => {
    stray.press(event)
    const field = event.target as HTMLInputElement
    const isPoints = field.matches('input.points')
    if ((field.matches(TYPED_IN) && !isPoints) || event.ctrlKey || event.altKey || event.metaKey) return
    const action = letterAction(event.key, letters, { how, typed: isPoints ? field.value : null })
    if (!action) return
    act(action)
    if (action.do === 'kind') box.current?.querySelector<HTMLInputElement>(`input[value="${action.kind}"]`)?.focus()
    event.preventDefault()
  }
  return (
    <SideForm
      title={dotted(t('hands.endTitle'), state.view.hand && handShort(state.view.hand, t))}
      enter={t(outcome.begins ? 'hands.endAndNext' : 'hands.endOnly')}
      onEnter={enter}
      onLeave={onDone}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: letters are shortcuts to the buttons inside */}
      <div ref={box} className={`blocks ${css.ending}`} onKeyDown={press}>
        {(isChanged || wasChanged) && <Alert says={t('hands.changedElsewhere')} />}
        <EndingChoices report={report} rules={state.start.rules} labels={labels} letters={letters} onAction={act} />
        {!isRecorded && (
          <div className="field">
            <label htmlFor="before">{t('hands.before')}</label>
            <input
              id="before"
              className="mono"
              value={report.before}
              placeholder={starting === null ? '' : form.seats.map(() => starting).join(' ')}
              inputMode="numeric"
              aria-invalid={asked && outcome.wrong.has('before')}
              onChange={(event) => change({ before: event.target.value })}
            />
            {asked && outcome.wrong.has('before') && <Status isWrong says={t('hands.beforeWrong')} />}
          </div>
        )}
        <PaymentsTable report={report} outcome={outcome} values={values} view={state.view} asked={asked} onAction={act} />
        {values.map(
          (value) => value.is === 'worth' && isWin(how) && seats[value.seat].marked && <WinWorth key={value.seat} worth={value} />,
        )}
        <EndTroubles state={state} report={report} outcome={outcome} asked={asked} onChange={change} />
        {stray.lines.length > 0 && <HeldLines refused={undefined} lines={stray.lines} onCorrect={onDone} />}
        {doubt && (
          <div className={css.doubt}>
            <Status isWrong={doubt.isNew} says={sumDifferenceText(doubt, language)} />
            {doubt.isNew && (
              <Tick
                id="end-knowing"
                wide
                checked={isKnowing}
                invalid={asked && !isKnowing}
                onTick={(on) => change({ knowing: on ? doubt.by : null })}
              >
                <span>{t('hands.knowing')}</span>
              </Tick>
            )}
          </div>
        )}
        {how === 'chombo' && <p className="q2">{t('hands.chomboHow')}</p>}
        {outcome.atDraw && <p className={outcome.atDraw === 'dealt-again' ? 'err' : 'q2'}>{chomboAtDrawText(outcome.atDraw, language)}</p>}
        <p className="q2">{outcome.gameEnd ? gameEndText(outcome.gameEnd, language) : <LastHands table={state.table.id} />}</p>
        <div className={`cluster ${css.nexthand}`}>
          <Tick checked={outcome.begins} onTick={(begins) => change({ begins })}>
            <b>{t('hands.next')}</b>
          </Tick>
          <input
            id="end-next"
            className="mono"
            aria-label={t('hands.nextField')}
            value={report.next}
            placeholder={outcome.next}
            disabled={!outcome.begins}
            aria-invalid={asked && (outcome.wrong.has('next') || outcome.missing === 'next')}
            onChange={(event) => change({ next: event.target.value })}
          />
          <span className="q2">{t('hands.nextMeans')}</span>
        </div>
      </div>
    </SideForm>
  )
}

const TYPED_IN = 'input:not([type="radio"], [type="checkbox"])'

/** The field that has the focus when a report lacks something. */
const FIELD_OF: Readonly<Record<MissingInReport, string>> = {
  winner: '.payments input[type="checkbox"]:not(:disabled)',
  reason: 'input[name="abort"]',
  points: 'input.points[aria-invalid="true"], input.points',
  'tiles-left': '#end-tiles-left',
  next: '#end-next',
}
