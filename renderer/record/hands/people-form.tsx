import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableResult } from '../../../desk/contract/results.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import type { Language } from '../../../engine/model/language.ts'
import { type BySeat, SEATS, type Seat } from '../../../engine/model/seats.ts'
import { gameScores } from '../../../engine/scoring/game-score.ts'
import { sumDifference } from '../../../engine/scoring/score-sum.ts'
import { scoreCorrectionText } from '../../../engine/wording/scoring/score-corrections.ts'
import { sumDifferenceText } from '../../../engine/wording/scoring/score-sum.ts'
import { ask } from '../../app-state/desk/client.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { forgetDraft, useFormDraft } from '../../app-state/storage/drafts.ts'
import { formatMoment, formatNumber } from '../../language/format.ts'
import { useLanguage } from '../../language/language.ts'
import { LineField } from '../../ui/fields/line-field.tsx'
import { Tick } from '../../ui/fields/tick.tsx'
import { buttonLetters, SEAT_LETTERS } from '../findings/notes.ts'
import { ButtonChoice } from './button-choice.tsx'
import { seatOfLetter } from './end-report.ts'
import { readScore, sticksByRecord } from './ending.ts'
import { firstPoints, firstSeat } from './first-seats.ts'
import * as css from './hands.module.css'
import { SideForm } from './side-form.tsx'

type PeopleFormProps = { readonly state: TableState; readonly onDone: () => void }

const WHATS = ['substitute', 'leave', 'swap', 'result'] as const
type What = (typeof WHATS)[number]

/** The choices of the form; the points are those of the record until changed. */
type Typed = {
  readonly what: What
  readonly seat: Seat
  readonly other: Seat
  readonly name: string
  readonly reason: string
  readonly always: boolean
  readonly points: ReturnType<typeof firstPoints> | null
  /** Riichi sticks left on the table; null: as in the record. */
  readonly sticks: string | null
  readonly signs: readonly Seat[]
}
const NOTHING: Typed = {
  what: 'substitute',
  seat: 'E',
  other: 'S',
  name: '',
  reason: '',
  always: false,
  points: null,
  sticks: null,
  signs: [],
}

/** The players of the table: a substitute, a player who leaves, swapped seats; and the result, as players and referee sign it. */
export const PeopleForm = ({ state, onDone }: PeopleFormProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const queries = useQueryClient()
  const { sign: signAs } = useSigner()
  const draft = `${state.table.id} people`
  const [typed, keep] = useFormDraft<Typed>(draft, () => NOTHING)
  const change = (part: Partial<Typed>): void => keep({ ...typed, ...part })
  const { what, seat, other, name, reason, always, signs } = typed
  const points = typed.points ?? firstPoints(state)
  const sticks = typed.sticks ?? String(sticksByRecord(state))
  const [key] = useState(() => crypto.randomUUID())
  const [trouble, setTrouble] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLInputElement>('input[name="what"]:checked')?.focus(), [])
  const { data: results } = useQuery({ ...ask.results.list.queryOptions(), staleTime: 0 })
  const standing = results?.findLast(({ tableId, reopened }) => tableId === state.table.id && reopened === null)
  const then = {
    onSuccess: (): void => {
      forgetDraft(draft)
      void queries.invalidateQueries()
      onDone()
    },
    onError: (error: Error) => setTrouble(error.message),
  }
  const substitute = useMutation(ask.seats.substitute.mutationOptions(then))
  const leave = useMutation(ask.seats.leave.mutationOptions(then))
  const swap = useMutation(ask.seats.swap.mutationOptions(then))
  const sign = useMutation(ask.results.sign.mutationOptions(then))
  const reopen = useMutation(ask.results.reopen.mutationOptions(then))
  const nameOf = (of: Seat): string => state.view.seats[of].name ?? t(`seat.${of}`)
  const nameAtFirst = (of: Seat): string => nameOf(SEATS.find((now) => firstSeat(now, state) === of) ?? of)
  const reopens = what === 'result' && standing !== undefined
  const scores = readScores(points)
  const left = /^\d{1,2}$/.test(sticks.trim()) ? Number(sticks) : null
  const doubt =
    what === 'result' && !standing && scores && left !== null && state.total
      ? sumDifference({ scores: SEATS.map((seat) => scores[seat]), sticks: left, final: true }, state.total)
      : null
  const final = scores && left !== null ? gameScores({ scores, sticks: left }, state.start.rules.settings) : null
  const limit = scoreCorrectionText(state.start.rules, language)
  const needsReason = what !== 'result' || reopens || doubt !== null

  const enter = (): void => signAs(enterAs)
  const enterAs = (by: string): void => {
    if (needsReason && reason.trim() === '') {
      setTrouble(t('act.noReason'))
      document.getElementById('people-reason')?.focus()
      return
    }
    const hand = always ? null : undefined
    const act = { table: state.table.id, by, key, reason: reason.trim(), ...(hand === null && { hand }) }
    if (what === 'substitute') substitute.mutate({ ...act, seat, player: { name: name.trim() } })
    else if (what === 'leave') leave.mutate({ ...act, seat })
    else if (what === 'swap') swap.mutate({ ...act, seats: [seat, other] })
    else if (reopens) reopen.mutate({ table: state.table.id, by, key, reason: reason.trim() })
    else if (!scores || left === null) setTrouble(t('hands.pointsNeeded'))
    else
      sign.mutate({
        table: state.table.id,
        by,
        key,
        points: scores,
        sticks: left,
        signed: signs.map(nameAtFirst),
        ...(doubt && { reason: reason.trim() }),
      })
  }
  const labels = WHATS.map((one) => t(`hands.whats.${one}`))
  const keys = buttonLetters(labels, SEAT_LETTERS)
  const press = (event: KeyboardEvent): void => {
    if ((event.target as Element).matches('input:not([type="radio"], [type="checkbox"])') || event.ctrlKey || event.altKey || event.metaKey)
      return
    const pressed = event.key.toLowerCase()
    const next = WHATS[keys.indexOf(pressed)]
    const at = seatOfLetter(pressed)
    if (next) change({ what: next })
    else if (at && what !== 'result') change({ seat: at })
    else return
    event.preventDefault()
  }
  const seatChoice = (label: string, group: string, now: Seat, set: (seat: Seat) => void) => (
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
          choices={WHATS}
          name="what"
          isChosen={(one) => one === what}
          onChoose={(one) => change({ what: one })}
          labelOf={(_, n) => (
            <>
              {labels[n]} <kbd>{keys[n]}</kbd>
            </>
          )}
        />
        {what !== 'result' && seatChoice(t('hands.seat'), 'seat', seat, (seat) => change({ seat }))}
        {what === 'swap' && seatChoice(t('hands.seatWith'), 'other', other, (other) => change({ other }))}
        {what === 'substitute' && <LineField label={t('hands.substitute')} value={name} onValue={(name) => change({ name })} />}
        {what !== 'result' && (
          <Tick wide checked={always} onTick={(always) => change({ always })}>
            <span>{t('hands.fromBeginning')}</span>
          </Tick>
        )}
        {what === 'result' && standing && (
          <div>
            <p>
              <b>{t('hands.signedBy', { who: standing.signed.join(', '), time: formatMoment(standing.at, language) })}</b>
            </p>
            <p className="q2">
              {[
                ...standing.scores.map((score) => sayScore(score, language, t(`seat.${score.seat}`))),
                ...(standing.sticks > 0 ? [t('hands.sticksOnTable', { count: standing.sticks })] : []),
              ].join(' · ')}
            </p>
            {limit && <p className="q2">{limit}</p>}
            {standing.sum && (
              <p className={css.differs}>
                {sumDifferenceText(standing.sum.difference, language)} {t('hands.signedBecause', { reason: standing.sum.reason })}
              </p>
            )}
          </div>
        )}
        {what === 'result' && !standing && (
          <table className={`${css.payments} ${css.signing}`}>
            <thead>
              <tr>
                <th scope="col">{t('hands.signs')}</th>
                <th scope="col" className="r">
                  {t('penalty.points')}
                </th>
                {final && (
                  <th scope="col" className="r">
                    {t('hands.resultFinal')}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {SEATS.map((one) => (
                <tr key={one}>
                  <th scope="row">
                    <Tick
                      checked={signs.includes(one)}
                      onTick={(on) => change({ signs: on ? [...signs, one] : signs.filter((each) => each !== one) })}
                    >
                      <span>{nameAtFirst(one)}</span>
                    </Tick>
                  </th>
                  <td className="r">
                    <input
                      className={`mono ${css.score}`}
                      aria-label={t('hands.resultOf', { name: nameAtFirst(one) })}
                      value={points[one]}
                      inputMode="numeric"
                      onChange={(event) => change({ points: { ...points, [one]: event.target.value } })}
                    />
                  </td>
                  {final && <td className="r mono">{formatNumber(final[one].total, language)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {what === 'result' && !standing && (
          <div className={`field ${css.sticks}`}>
            <label htmlFor="people-sticks">{t('hands.sticksLeft')}</label>
            <input
              id="people-sticks"
              className="mono"
              value={sticks}
              inputMode="numeric"
              aria-invalid={left === null}
              onChange={(event) => change({ sticks: event.target.value })}
            />
          </div>
        )}
        {doubt && (
          <p className="err" role="status">
            {sumDifferenceText(doubt, language)} {t('hands.signsWithReason')}
          </p>
        )}
        {needsReason && (
          <div className="field">
            <label htmlFor="people-reason">{t('hands.reason')}</label>
            <input id="people-reason" value={reason} maxLength={4000} onChange={(event) => change({ reason: event.target.value })} />
          </div>
        )}
        {trouble !== null && (
          <p className="err" role="alert">
            {trouble}
          </p>
        )}
      </div>
    </SideForm>
  )
}

/** The typed points of all four; null if one is missing or no whole number. */
const readScores = (points: BySeat<string>): BySeat<number> | null => {
  const [E, S, W, N] = SEATS.map((seat) => readScore(points[seat]))
  return typeof E === 'number' && typeof S === 'number' && typeof W === 'number' && typeof N === 'number' ? { E, S, W, N } : null
}

/** A signed score, with the total by uma in brackets where the rules state one. */
const sayScore = ({ player, points, final }: TableResult['scores'][number], language: Language, seat: string): string =>
  `${player ?? seat} ${formatNumber(points, language)}${final ? ` (${formatNumber(final.total, language)})` : ''}`
