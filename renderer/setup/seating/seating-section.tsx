import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SEATS } from '../../../engine/model/seats.ts'
import { ask } from '../../app-state/desk/client.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { createStore } from '../../app-state/storage/store.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { EmptyNote } from '../../ui/empty-note.tsx'
import type { SeatResult } from './seat-field.tsx'
import { SeatProposal } from './seat-proposal.tsx'
import * as css from './seating.module.css'
import {
  changesBetween,
  exchangeOf,
  hasFreeSeat,
  playerAt,
  type SeatChange,
  seatsTaken,
  swapStep,
  type TableSeat,
  unseatedPlayers,
  withChanges,
} from './seating.ts'
import { SeatingFoot, UnseatedSuggestions } from './seating-foot.tsx'
import { SeatingHead } from './seating-head.tsx'
import { SeatingTable } from './seating-table.tsx'
import { useSeats } from './use-seats.ts'

/** The round shown last, restored on return. */
const lastRound = createStore(1)

/**
 * Seating of a round by hand: number or name, Enter, next seat; each seat is saved at once. Two seats can be swapped, and players without a
 * seat get a proposal.
 */
export const SeatingSection = () => {
  const { t } = useTranslation()
  const { data: rounds } = useQuery(ask.rounds.list.queryOptions())
  const { data: listed } = useQuery(ask.players.list.queryOptions())
  const players = listed ?? []
  const [round, setRound] = useState(lastRound.now())
  const { saved, tables, proposal, give, propose, take, leave: leaveProposal } = useSeats(round)
  const [at, setAt] = useState<TableSeat | null>(null)
  const [marked, setMarked] = useState<TableSeat | null>(null)
  const [message, setMessage] = useState('')
  const [trouble, setTrouble] = useState('')
  /** The changes that undo the last ones. */
  const [back, setBack] = useState<readonly SeatChange[] | null>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const { keyOf } = useBindings()
  const tableName = (table: string): string => tables.find(({ id }) => id === table)?.name ?? ''
  const seatLabel = ({ table, seat }: TableSeat) => ({ seat: t(`seat.${seat}`), table: tableName(table) })
  const whoIn = (place: TableSeat): string =>
    players.find(({ id }) => id === playerAt(tables, place))?.name ?? t('seating.seatAt', seatLabel(place))
  const leaveSwap = (): void => {
    setMarked(null)
    setMessage('')
  }
  const pickRound = (next: number): void => {
    lastRound.set(next)
    setRound(next)
    setAt(null)
    leaveSwap()
    setBack(null)
    leaveProposal()
  }
  const exchange = async (one: TableSeat, other: TableSeat): Promise<void> => {
    const said = t('seating.swapped', { one: whoIn(one), other: whoIn(other), round })
    const done = await enter(exchangeOf(tables, one, other), said)
    if (!done.ok) setMessage(done.text)
  }
  const enter = async (changes: readonly SeatChange[], said: string): Promise<SeatResult> => {
    const former = changesBetween(withChanges(tables, changes), tables)
    const done = await give(changes)
    setBack(done.ok ? former : null)
    if (done.ok) setMessage(said)
    return done
  }
  const seatPlayer = (change: SeatChange): Promise<SeatResult> => {
    const name = players.find(({ id }) => id === change.player)?.name ?? '–'
    return enter([change], `${t('seating.seatAt', seatLabel(change))}${t('app.colon')}${name}`)
  }
  const undo = async (changes: readonly SeatChange[]): Promise<void> => {
    const done = await give(changes)
    setBack(null)
    setMessage(done.ok ? t('hall.undone', { what: message }) : done.text)
    const [first] = changes
    if (first) seatField(first)?.focus()
  }
  const seatField = ({ table, seat }: TableSeat): HTMLInputElement | undefined =>
    body.current?.querySelectorAll('input')[tables.findIndex(({ id }) => id === table) * SEATS.length + SEATS.indexOf(seat)]
  const swap = (place: TableSeat | null): void => {
    const step = swapStep(marked, place)
    if (step.kind === 'no-seat') {
      setMessage(t('seating.seatFirst'))
      return
    }
    setBack(null)
    if (step.kind === 'mark') {
      setMarked(step.seat)
      setMessage(t('seating.marked', seatLabel(step.seat)))
      return
    }
    leaveSwap()
    if (step.kind === 'exchange') void exchange(step.one, step.other)
  }
  const draw = (number: number): void => {
    leaveSwap()
    setTrouble('')
    setBack(null)
    void propose(number).then((done) => setMessage(done.ok ? '' : done.text))
  }
  const toFirstSeat = (): void => body.current?.querySelector('input')?.focus()
  const takeProposal = async (): Promise<void> => {
    const former = changesBetween(tables, saved)
    const done = await take()
    setTrouble(done.ok ? '' : done.text)
    if (!done.ok) return
    setMessage(t('seating.taken', { round }))
    setBack(former.length > 0 ? former : null)
    toFirstSeat()
  }
  useKeys({
    [keyOf('setup.swap')]: () => swap(at),
    ...(!proposal && { [keyOf('setup.propose')]: () => draw(0) }),
    ...(marked && { Escape: leaveSwap }),
  })
  /** While a swap is under way, Enter chooses the focused seat. */
  const chooseOnEnter = (event: KeyboardEvent): void => {
    if (!marked || event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    swap(at)
  }
  if (rounds?.rounds.length === 0) return <EmptyNote fact={t('clock.noRounds')} todo={t('seating.noRoundsDo')} />
  if (listed?.length === 0) return <EmptyNote fact={t('seating.noPlayers')} todo={t('seating.noPlayersDo')} />
  const unseated = unseatedPlayers(players, tables)
  return (
    <div className={`blocks ${css.seating}`}>
      <SeatingHead
        rounds={rounds?.rounds.map(({ number }) => number) ?? []}
        round={round}
        swapping={marked !== null}
        proposing={
          !proposal && unseated.length > 0 && hasFreeSeat(tables) ? { first: tables.every((table) => seatsTaken(table) === 0) } : null
        }
        message={message}
        onRound={pickRound}
        onSwap={() => swap(at)}
        onPropose={() => draw(0)}
        onUndo={back && (() => void undo(back))}
      />
      {proposal && (
        <SeatProposal
          proposal={proposal}
          trouble={trouble}
          onTake={() => void takeProposal()}
          onOther={() => draw(proposal.draw + 1)}
          onLeave={() => {
            leaveProposal()
            leaveSwap()
            toFirstSeat()
          }}
        />
      )}
      {tables.length === 0 ? (
        <p className="empty">
          <b className="heading">{t('seating.noTables')}</b> <a href={`#${paths.hall}`}>{t('seating.toHall')}</a>
        </p>
      ) : (
        <SeatingTable
          tables={tables}
          saved={saved}
          meetings={proposal?.meetings ?? null}
          players={players}
          marked={marked}
          body={body}
          onChange={seatPlayer}
          onFocus={setAt}
          onSwap={swap}
          onKey={chooseOnEnter}
        />
      )}
      {players.length > 0 && tables.length > 0 && <SeatingFoot tables={tables} unseated={unseated} />}
      <UnseatedSuggestions unseated={unseated} />
    </div>
  )
}
