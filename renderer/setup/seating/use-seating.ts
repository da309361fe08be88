import { useQuery } from '@tanstack/react-query'
import { useReducer, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SEATS } from '../../../engine/model/seats.ts'
import { ask } from '../../app-state/desk/client.ts'
import { createStore } from '../../app-state/storage/store.ts'
import type { SeatResult } from './seat-field.tsx'
import { changesBetween, playerAt, type SeatChange, seatExchange, seatsEmptied, swapStep, type TableSeat, withChanges } from './seating.ts'
import { afterSeating, NOTHING_DONE } from './seating-state.ts'
import { useSeats } from './use-seats.ts'

/** The round shown last, restored on return. */
const lastRound = createStore(1)

/** A round's seats, and the acts that change them: each change is saved at once and can be undone until the next one. */
export const useSeating = () => {
  const { t } = useTranslation()
  const { data: listed } = useQuery(ask.players.list.queryOptions())
  const players = listed ?? []
  const [round, setRound] = useState(lastRound.now())
  const { saved, tables, proposal, give, propose, take, leave } = useSeats(round)
  const [focused, focus] = useState<TableSeat | null>(null)
  const [state, tell] = useReducer(afterSeating, NOTHING_DONE)
  const [acts, countAct] = useReducer((before: number) => before + 1, 0)
  const body = useRef<HTMLTableSectionElement>(null)
  /** Number of changes entered. */
  const entered = useRef(0)
  const say = (text: string): void => tell({ kind: 'said', text })

  const seatLabel = ({ table, seat }: TableSeat) => ({ seat: t(`seat.${seat}`), table: tables.find(({ id }) => id === table)?.name ?? '' })
  const whoIn = (place: TableSeat): string =>
    players.find(({ id }) => id === playerAt(tables, place))?.name ?? t('seating.seatAt', seatLabel(place))
  const seatField = ({ table, seat }: TableSeat): HTMLInputElement | undefined =>
    body.current?.querySelectorAll('input')[tables.findIndex(({ id }) => id === table) * SEATS.length + SEATS.indexOf(seat)]
  const toFirstSeat = (): void => body.current?.querySelector('input')?.focus()

  const emptying = seatsEmptied(saved)
  const enter = async (changes: readonly SeatChange[], text: string): Promise<SeatResult> => {
    const back = changesBetween(withChanges(tables, changes), tables)
    const place = ++entered.current
    tell({ kind: 'not-given' })
    const done = await give(changes)
    // what was entered later is what can be undone
    if (place === entered.current) tell(done.ok ? { kind: 'given', text, back } : { kind: 'not-given' })
    return done
  }
  const exchange = async (one: TableSeat, other: TableSeat): Promise<void> => {
    const text = t('seating.swapped', { one: whoIn(one), other: whoIn(other), round })
    const done = await enter(seatExchange(tables, one, other), text)
    if (!done.ok) say(done.text)
  }
  return {
    listed,
    players,
    round,
    saved,
    tables,
    proposal,
    state,
    /** Number of acts that gave or emptied all seats at once. */
    acts,
    body,
    focus,
    leaveSwap: () => tell({ kind: 'swap-left' }),
    pickRound: (next: number): void => {
      lastRound.set(next)
      setRound(next)
      focus(null)
      tell({ kind: 'begun' })
    },
    seatPlayer: (change: SeatChange): Promise<SeatResult> => {
      const name = players.find(({ id }) => id === change.player)?.name ?? '–'
      return enter([change], `${t('seating.seatAt', seatLabel(change))}${t('app.colon')}${name}`)
    },
    /** The swap key or button on a seat; without one, on the focused seat. */
    swap: (place = focused): void => {
      const step = swapStep(state.marked, place)
      if (step.kind === 'no-seat') say(t('seating.seatFirst'))
      else if (step.kind === 'mark') tell({ kind: 'marked', seat: step.seat, text: t('seating.marked', seatLabel(step.seat)) })
      else tell({ kind: 'begun' })
      if (step.kind === 'exchange') void exchange(step.one, step.other)
    },
    /** Empties all seats of the round; null if there are none to empty. */
    empty:
      proposal || emptying.length === 0
        ? null
        : async (): Promise<void> => {
            const done = await enter(emptying, t('seating.emptied', { round }))
            if (done.ok) countAct()
            else say(done.text)
            toFirstSeat()
          },
    undo: async (changes: readonly SeatChange[]): Promise<void> => {
      const done = await give(changes)
      tell({ kind: 'given', text: done.ok ? t('hall.undone', { what: state.message }) : done.text, back: [] })
      const [first] = changes
      if (first) seatField(first)?.focus()
    },
    draw: (number: number): void => {
      tell({ kind: 'begun' })
      void propose(number).then((done) => {
        if (done.ok) countAct()
        say(done.ok ? '' : done.text)
      })
    },
    /** Saves the proposal, unless an entry that was refused hides one of its seats. */
    takeProposal: async (): Promise<void> => {
      const refused = body.current?.querySelector<HTMLElement>('[aria-invalid=true]')
      if (refused) return refused.focus()
      const back = changesBetween(tables, saved)
      const done = await take()
      if (!done.ok) return tell({ kind: 'proposal-refused', trouble: done.text })
      tell({ kind: 'given', text: t('seating.taken', { round }), back })
      toFirstSeat()
    },
    leaveProposal: (): void => {
      leave()
      countAct()
      tell({ kind: 'swap-left' })
      toFirstSeat()
    },
  }
}
