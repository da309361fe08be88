import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Player } from '../../../desk/contract/people.ts'
import type { SeatedTable } from '../../../desk/contract/seating.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { ask } from '../../app-state/desk/client.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useBindings } from '../../keys/bindings.ts'
import { Chord } from '../../keys/chord.tsx'
import { useKeys } from '../../keys/use-keys.ts'
import { Empty } from '../../ui/empty-note.tsx'
import { focused } from '../../ui/fields/line-field.tsx'
import { SeatField } from './seat-field.tsx'
import { SeatProposal } from './seat-proposal.tsx'
import { repeatMeetings, type TableSeat, useSeats } from './use-seats.ts'

let lastRound: number | null = null

/**
 * Seating of a round by hand: number or name, Enter, next seat; each seat is saved at once. Two seats can be swapped, and players without a
 * seat get a proposal.
 */
export const SeatingSection = () => {
  const { t } = useTranslation()
  const { data: rounds } = useQuery(ask.rounds.list.queryOptions())
  const { data: players = [] } = useQuery(ask.players.list.queryOptions())
  const [round, setRound] = useState(lastRound ?? 1)
  const { saved, tables, proposal, give, propose, take, leave: leaveProposal } = useSeats(round)
  const [at, setAt] = useState<TableSeat | null>(null)
  const [marked, setMarked] = useState<TableSeat | null>(null)
  const [said, setSaid] = useState('')
  const [trouble, setTrouble] = useState('')
  const [swapped, setSwapped] = useState<readonly [TableSeat, TableSeat] | null>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const known = rounds?.rounds.map(({ number }) => number) ?? []
  const pick = (next: number): void => {
    lastRound = next
    setRound(next)
    setAt(null)
    setMarked(null)
    setSwapped(null)
    setSaid('')
    leaveProposal()
  }
  const sitsAt = (player: string): SeatedTable | undefined => tables.find(({ seats }) => SEATS.some((seat) => seats[seat] === player))
  const inSeat = ({ table, seat }: TableSeat): string | null => tables.find(({ id }) => id === table)?.seats[seat] ?? null
  /** Checked before sending; the message says how to solve the problem. */
  const whyNot = (place: TableSeat, player: Player | null): string | null => {
    const elsewhere = player && sitsAt(player.id)
    return elsewhere && inSeat(place) !== player?.id ? t('seating.sitsThere', { name: player?.name ?? '', table: elsewhere.name }) : null
  }
  const whoIn = (place: TableSeat): string =>
    players.find(({ id }) => id === inSeat(place))?.name ??
    t('seating.seatAt', { seat: t(`seat.${place.seat}`), table: nameOf(tables, place.table) })
  const exchange = async (one: TableSeat, other: TableSeat): Promise<void> => {
    const who = { one: whoIn(one), other: whoIn(other), round }
    const done = await give([
      { ...one, player: inSeat(other) },
      { ...other, player: inSeat(one) },
    ])
    setSwapped(done.ok ? [one, other] : null)
    setSaid(done.ok ? t('seating.swapped', who) : done.text)
  }
  const swap = (place: TableSeat | null): void => {
    if (!place) {
      setSaid(t('seating.seatFirst'))
      return
    }
    setSwapped(null)
    if (!marked) {
      setMarked(place)
      setSaid(t('seating.marked', { seat: t(`seat.${place.seat}`), table: nameOf(tables, place.table) }))
      return
    }
    leave()
    if (marked.table !== place.table || marked.seat !== place.seat) void exchange(marked, place)
  }
  const leave = (): void => {
    setMarked(null)
    setSaid('')
  }
  const { keyOf } = useBindings()
  const draw = (number: number): void => {
    leave()
    setTrouble('')
    setSwapped(null)
    void propose(number).then((done) => setSaid(done.ok ? '' : done.text))
  }
  useKeys({
    [keyOf('setup.swap')]: () => swap(at),
    ...(!proposal && { [keyOf('setup.propose')]: () => draw(0) }),
    ...(marked && { Escape: leave }),
  })
  /** While a swap is under way, Enter chooses the focused seat. */
  const press = (event: KeyboardEvent): void => {
    if (!marked || event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    swap(at)
  }
  const next = (from: HTMLElement, by: 1 | -1 | 4 | -4): void => {
    const all = [...(body.current?.querySelectorAll('input') ?? [])]
    all[all.indexOf(from as HTMLInputElement) + by]?.focus()
  }
  const toFirstSeat = (): void => body.current?.querySelector('input')?.focus()
  const sitting = new Set(tables.flatMap(({ seats }) => SEATS.flatMap((seat) => seats[seat] ?? [])))
  const without = players.filter(({ id, withdrawn }) => !withdrawn && !sitting.has(id))
  const isRoom = tables.some(({ begun, seats }) => !begun && SEATS.some((seat) => seats[seat] === null))
  const name = (player: string): string => players.find(({ id }) => id === player)?.name ?? ''
  const meets = (table: SeatedTable): readonly string[] =>
    proposal && !table.begun
      ? repeatMeetings(table, proposal.meetings).map(({ one, other, times }) =>
          t('seating.meets', { one: name(one), other: name(other), times: times + 1 }),
        )
      : []
  const isProposed = ({ table, seat }: TableSeat): boolean =>
    proposal !== null && inSeat({ table, seat }) !== (saved.find(({ id }) => id === table)?.seats[seat] ?? null)
  const short = tables.filter(({ seats }) => SEATS.some((seat) => seats[seat] === null) && SEATS.some((seat) => seats[seat] !== null))
  if (rounds && known.length === 0) return <Empty fact={t('seating.noRounds')} todo={t('seating.noRoundsDo')} />
  return (
    <div className="seating">
      <div className="listoptions">
        <div className="field">
          <label htmlFor="seating-round">{t('seating.round')}</label>
          <select id="seating-round" ref={focused} value={round} onChange={(event) => pick(Number(event.target.value))}>
            {known.map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </select>
        </div>
        <button type="button" className={marked ? 'btn on' : 'btn'} aria-pressed={marked !== null} onClick={() => swap(at)}>
          {t(marked ? 'seating.swapWith' : 'seating.swap')} <Chord of={keyOf('setup.swap')} />
        </button>
        {!proposal && without.length > 0 && isRoom && (
          <button type="button" className={sitting.size === 0 ? 'btn primary' : 'btn'} onClick={() => draw(0)}>
            {t('seating.propose')} <Chord of={keyOf('setup.propose')} />
          </button>
        )}
        <p className="q2 push" role="status">
          {said || t('seating.how')}{' '}
          {swapped && (
            <button type="button" className="btn sm" onClick={() => void exchange(...swapped)}>
              {t('seating.swapBack')}
            </button>
          )}
        </p>
      </div>
      {proposal && (
        <SeatProposal
          proposal={proposal}
          trouble={trouble}
          onTake={() =>
            void take().then((done) => {
              setTrouble(done.ok ? '' : done.text)
              if (!done.ok) return
              setSaid(t('seating.taken', { round }))
              setSwapped(null)
              toFirstSeat()
            })
          }
          onOther={() => draw(proposal.draw + 1)}
          onLeave={() => {
            leaveProposal()
            leave()
            toFirstSeat()
          }}
        />
      )}
      {players.length === 0 ? (
        <Empty fact={t('seating.noPlayers')} todo={t('seating.noPlayersDo')} />
      ) : tables.length === 0 ? (
        <p className="empty">
          <b>{t('seating.noTables')}</b> <a href={`#${paths.hall}`}>{t('seating.toHall')}</a>
        </p>
      ) : (
        <table className="ledger seats">
          <thead>
            <tr>
              <th>{t('lists.field.table')}</th>
              {SEATS.map((seat) => (
                <th key={seat}>{t(`seat.${seat}`)}</th>
              ))}
              <th>
                <span className="sr">{t('lists.notes')}</span>
              </th>
            </tr>
          </thead>
          <tbody ref={body} onKeyDownCapture={press}>
            {tables.map((table) => {
              const count = SEATS.filter((seat) => table.seats[seat] !== null).length
              return (
                <tr key={table.id}>
                  <th scope="row">{table.name}</th>
                  {SEATS.map((seat) => (
                    <td
                      key={seat}
                      data-seat={t(`letter.${seat}`)}
                      data-marked={marked?.table === table.id && marked.seat === seat}
                      data-proposed={isProposed({ table: table.id, seat })}
                      onPointerUp={() => marked && swap({ table: table.id, seat })}
                    >
                      <SeatField
                        label={t('seating.seatAt', { seat: t(`seat.${seat}`), table: table.name })}
                        player={players.find(({ id }) => id === table.seats[seat]) ?? null}
                        players={players}
                        disabled={table.begun}
                        whyNot={(player) => whyNot({ table: table.id, seat }, player)}
                        onEnter={(player) => give([{ table: table.id, seat, player: player?.id ?? null }])}
                        onFocus={() => setAt({ table: table.id, seat })}
                        onStep={next}
                      />
                    </td>
                  ))}
                  <td className={count > 0 && count < 4 ? 'few' : 'q2'}>
                    {table.begun ? t('seating.begun') : count > 0 && count < 4 ? t('seating.few', { count }) : ''}
                    {meets(table).map((pair) => (
                      <span key={pair} className="again">
                        {pair}
                      </span>
                    ))}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      {players.length > 0 && tables.length > 0 && (
        <footer className="seatfoot">
          <p role="status">
            {short.length > 0 && <b>{t('seating.short', { count: short.length, tables: short.map(({ name }) => name).join(', ') })} </b>}
            {without.length === 0
              ? t('seating.allSit')
              : `${t('seating.without', { count: without.length })} ${without
                  .slice(0, 12)
                  .map(({ number, name }) => (number === null ? name : `${number} ${name}`))
                  .join(', ')}${without.length > 12 ? ' …' : ''}`}
          </p>
        </footer>
      )}
      <datalist id="seating-players">
        {without.map(({ id, number, name }) => (
          <option key={id} value={number === null ? name : `${number} ${name}`} />
        ))}
      </datalist>
    </div>
  )
}

const nameOf = (tables: readonly SeatedTable[], table: string): string => tables.find(({ id }) => id === table)?.name ?? ''
