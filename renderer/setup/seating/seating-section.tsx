import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../app-state/desk/client.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { createStore } from '../../app-state/storage/store.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { EmptyNote } from '../../ui/empty-note.tsx'
import { SeatProposal } from './seat-proposal.tsx'
import * as css from './seating.module.css'
import { exchangeOf, hasFreeSeat, playerAt, seatsTaken, swapStep, type TableSeat, unseatedPlayers } from './seating.ts'
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
  const { data: players = [] } = useQuery(ask.players.list.queryOptions())
  const [round, setRound] = useState(lastRound.now())
  const { saved, tables, proposal, give, propose, take, leave: leaveProposal } = useSeats(round)
  const [at, setAt] = useState<TableSeat | null>(null)
  const [marked, setMarked] = useState<TableSeat | null>(null)
  const [message, setMessage] = useState('')
  const [trouble, setTrouble] = useState('')
  const [swapped, setSwapped] = useState<readonly [TableSeat, TableSeat] | null>(null)
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
    setSwapped(null)
    leaveProposal()
  }
  const exchange = async (one: TableSeat, other: TableSeat): Promise<void> => {
    const who = { one: whoIn(one), other: whoIn(other), round }
    const done = await give(exchangeOf(tables, one, other))
    setSwapped(done.ok ? [one, other] : null)
    setMessage(done.ok ? t('seating.swapped', who) : done.text)
  }
  const swap = (place: TableSeat | null): void => {
    const step = swapStep(marked, place)
    if (step.kind === 'no-seat') {
      setMessage(t('seating.seatFirst'))
      return
    }
    setSwapped(null)
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
    setSwapped(null)
    void propose(number).then((done) => setMessage(done.ok ? '' : done.text))
  }
  const toFirstSeat = (): void => body.current?.querySelector('input')?.focus()
  const takeProposal = async (): Promise<void> => {
    const done = await take()
    setTrouble(done.ok ? '' : done.text)
    if (!done.ok) return
    setMessage(t('seating.taken', { round }))
    setSwapped(null)
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
        onSwapBack={swapped && (() => void exchange(...swapped))}
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
      {players.length === 0 ? (
        <EmptyNote fact={t('seating.noPlayers')} todo={t('seating.noPlayersDo')} />
      ) : tables.length === 0 ? (
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
          onChange={(change) => give([change])}
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
