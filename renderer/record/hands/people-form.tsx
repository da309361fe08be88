import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { TableState } from '../../../desk/contract/tables.ts'
import { SEATS, type Seat } from '../../../engine/model/seats.ts'
import { signingDoubts } from '../../../engine/wording/scoring/game-end.ts'
import { ask } from '../../app-state/desk/client.ts'
import { useContentKey } from '../../app-state/desk/use-send.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { useFormDraft } from '../../app-state/storage/drafts.ts'
import { useWords } from '../../language/language.ts'
import { LineField } from '../../ui/fields/line-field.tsx'
import { Tick } from '../../ui/fields/tick.tsx'
import { Alert } from '../../ui/status.tsx'
import { buttonLetters, SEAT_LETTERS } from '../findings/notes.ts'
import { ButtonChoice } from './button-choice.tsx'
import { seatOfLetter } from './end-report.ts'
import { firstSeat } from './first-seats.ts'
import * as css from './hands.module.css'
import { chosenSeats, NO_PEOPLE, PEOPLE_CHANGES, type PeopleDraft, playerAt, readResult, seatOf, signedText } from './people.ts'
import { ResultFields, SignedResult } from './result-fields.tsx'
import { SideForm } from './side-form.tsx'
import { usePeopleActs } from './use-people-acts.ts'

const NOBODY: readonly Seat[] = []

type PeopleFormProps = { readonly state: TableState; readonly onDone: () => void }

/** The players of the table: a substitute, a player who leaves, swapped seats; and the result, as players and referee sign it. */
export const PeopleForm = ({ state, onDone }: PeopleFormProps) => {
  const { t, language } = useWords()
  const { sign: signAs } = useSigner()
  const draft = `${state.table.id} people`
  const [typed, keep] = useFormDraft<PeopleDraft>(draft, () => NO_PEOPLE)
  const { what, name, reason, always } = typed
  const [seat, other] = [seatOf(typed.player, state), seatOf(typed.other, state)]
  const keyOf = useContentKey()
  const [failed, setFailed] = useState<{ readonly why: string; readonly of: number | undefined } | null>(null)
  const change = (part: Partial<PeopleDraft>): void => {
    setTrouble(null)
    keep({ ...typed, ...part })
  }
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLInputElement>('input[name="what"]:checked')?.focus(), [])
  const { data: results } = useQuery({ ...ask.results.list.queryOptions(), staleTime: 0 })
  const standing = results?.findLast(({ tableId, reopened }) => tableId === state.table.id && reopened === null)
  // what failed before another result stood is seen to be done, or was not about that
  const trouble = failed?.of === standing?.id ? (failed?.why ?? null) : null
  const setTrouble = (why: string | null): void => setFailed(why === null ? null : { why, of: standing?.id })
  const acts = usePeopleActs({ draft, onDone, onTrouble: setTrouble })
  const nameOf = (of: Seat): string => state.view.seats[of].name ?? t(`seat.${of}`)
  const nameAtFirst = (of: Seat): string => nameOf(SEATS.find((now) => firstSeat(now, state) === of) ?? of)
  const isOfSeats = what !== 'result'
  const reopens = !isOfSeats && standing !== undefined
  const result = isOfSeats || standing ? null : readResult(typed, state)
  const signs = result && typed.signed === signedText(result) ? typed.signs : NOBODY
  // a second press signs all the same
  const doubts = signingDoubts({ isRunning: state.acts.length > 0 && !state.view.ended, isUnsigned: signs.length === 0 }, language)
  const needsReason = isOfSeats || reopens || Boolean(result?.doubt)

  /** Who has signed keeps to it when the points are typed anew here, not when the record changes them. */
  const changeResult = (part: Partial<PeopleDraft>): void => {
    const next = { signs, ...part }
    change({ ...next, signed: signedText(readResult({ ...typed, ...next }, state)) })
  }
  const enter = (): void => signAs(enterAs)
  const enterAs = (by: string): void => {
    const seats = chosenSeats({ what, seat, other })
    if (isOfSeats && !seats) {
      setTrouble(t('hands.noSeat'))
      box.current?.querySelector<HTMLInputElement>(`input[name="${seat && what === 'swap' ? 'other' : 'seat'}"]`)?.focus()
      return
    }
    if (needsReason && reason.trim() === '') {
      setTrouble(t('act.noReason'))
      document.getElementById('people-reason')?.focus()
      return
    }
    const act = { table: state.table.id, by, key: keyOf([by, typed, result, standing?.id]), reason: reason.trim() }
    const inSeats = { ...act, ...(always && { hand: null }) }
    // from the beginning: by the winds of the first hand
    const [first, second] = (seats ?? []).map((one) => (always ? firstSeat(one, state) : one))
    if (first && what === 'substitute') acts.substitute({ ...inSeats, seat: first, player: { name: name.trim() } })
    else if (first && what === 'leave') acts.leave({ ...inSeats, seat: first })
    else if (first && second) acts.swap({ ...inSeats, seats: [first, second] })
    else if (!result) acts.reopen({ ...act, ...(standing && { result: standing.ref }) })
    else if (!result.read) setTrouble(t('hands.pointsNeeded'))
    else if (doubts !== null && trouble !== doubts) setTrouble(doubts)
    else {
      const { scores, sticks } = result.read
      const { reason: why, ...signing } = act
      acts.sign({ ...signing, points: scores, sticks, signed: signs.map(nameAtFirst), ...(result.doubt && { reason: why }) })
    }
  }
  const labels = PEOPLE_CHANGES.map((one) => t(`hands.whats.${one}`))
  const keys = buttonLetters(labels, SEAT_LETTERS)
  const press = (event: KeyboardEvent): void => {
    if ((event.target as Element).matches('input:not([type="radio"], [type="checkbox"])') || event.ctrlKey || event.altKey || event.metaKey)
      return
    const pressed = event.key.toLowerCase()
    const next = PEOPLE_CHANGES[keys.indexOf(pressed)]
    const at = seatOfLetter(pressed)
    if (next) change({ what: next })
    else if (at && isOfSeats) change({ player: playerAt(at, state) })
    else return
    event.preventDefault()
  }
  const seatChoice = (label: string, group: string, now: Seat | null, set: (seat: Seat) => void) => (
    <ButtonChoice
      label={label}
      choices={SEATS}
      name={group}
      isChosen={(one) => one === now}
      onChoose={set}
      labelOf={(one) => `${t(`letter.${one}`)} · ${nameOf(one)}`}
      small
    />
  )
  const enters = reopens ? t('hands.reopen') : t(`hands.enters.${what}`)
  return (
    <SideForm title={t('hands.peopleTitle')} enter={enters} onEnter={enter} onLeave={onDone}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: letters are shortcuts to the buttons inside */}
      <div ref={box} className={`blocks ${css.ending}`} onKeyDown={press}>
        <ButtonChoice
          label={t('hands.what')}
          choices={PEOPLE_CHANGES}
          name="what"
          isChosen={(one) => one === what}
          onChoose={(one) => change({ what: one })}
          labelOf={(_, n) => (
            <>
              {labels[n]} <kbd>{keys[n]}</kbd>
            </>
          )}
        />
        {isOfSeats && seatChoice(t('hands.seat'), 'seat', seat, (seat) => change({ player: playerAt(seat, state) }))}
        {what === 'swap' && seatChoice(t('hands.seatWith'), 'other', other, (other) => change({ other: playerAt(other, state) }))}
        {what === 'substitute' && <LineField label={t('hands.substitute')} value={name} onValue={(name) => change({ name })} />}
        {isOfSeats && (
          <Tick wide checked={always} onTick={(always) => change({ always })}>
            <span>{t('hands.fromBeginning')}</span>
          </Tick>
        )}
        {!isOfSeats && standing && <SignedResult result={standing} rules={state.start.rules} />}
        {result && <ResultFields result={result} signs={signs} nameOf={nameAtFirst} onChange={changeResult} />}
        {needsReason && (
          <div className="field">
            <label htmlFor="people-reason">{t('hands.reason')}</label>
            <input id="people-reason" value={reason} maxLength={4000} onChange={(event) => change({ reason: event.target.value })} />
          </div>
        )}
        {trouble !== null && <Alert says={trouble} />}
      </div>
    </SideForm>
  )
}
