import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Player } from '../../../desk/contract/people.ts'
import type { Meeting, SeatedTable } from '../../../desk/contract/seating.ts'
import { SEATS, type Seat } from '../../../engine/model/seats.ts'
import { Button } from '../../ui/button.tsx'
import { SeatField, type SeatResult } from './seat-field.tsx'
import * as css from './seating.module.css'
import { conflictingTable, isIncomplete, playerAt, repeatMeetings, type SeatChange, seatsTaken, type TableSeat } from './seating.ts'
import { TableForm } from './table-form.tsx'

type SeatingTableProps = {
  readonly tables: readonly SeatedTable[]
  readonly saved: readonly SeatedTable[]
  /** Meetings in other rounds; null without a proposal. */
  readonly meetings: readonly Meeting[] | null
  readonly players: readonly Player[]
  /** The first seat of a swap. */
  readonly marked: TableSeat | null
  /** Number of acts on all seats at once. */
  readonly acts: number
  readonly body: RefObject<HTMLTableSectionElement | null>
  readonly onChange: (change: SeatChange) => Promise<SeatResult>
  readonly onFocus: (place: TableSeat) => void
  /** The second seat of a swap was clicked. */
  readonly onSwap: (place: TableSeat) => void
  readonly onKey: (event: KeyboardEvent) => void
}

/** The tables of a round, with a field for each seat. */
export const SeatingTable = (props: SeatingTableProps) => {
  const { t } = useTranslation()
  const { tables, body, onKey } = props
  const [changed, setChanged] = useState<string | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const inForm = props.saved.find(({ id }) => id === changed)
  const close = (): void => {
    setChanged(null)
    opener.current?.focus()
  }
  /** The row of a removed table goes with its button: the focus moves to the next one. */
  const leave = (): void => {
    setChanged(null)
    const rows = [...(body.current?.rows ?? [])]
    const at = rows.findIndex((row) => row.contains(opener.current))
    const beside = rows[at + 1] ?? rows[at - 1]
    beside?.querySelector('button')?.focus()
  }
  const step = (from: HTMLElement, by: 1 | -1 | 4 | -4): void => {
    const all = [...(body.current?.querySelectorAll('input') ?? [])]
    all[all.indexOf(from as HTMLInputElement) + by]?.focus()
  }
  return (
    <>
      {inForm && <TableForm key={inForm.id} table={inForm} onClose={close} onRemoved={leave} />}
      <table className={`ledger ${css.seats}`}>
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
        <tbody ref={body} onKeyDownCapture={onKey}>
          {tables.map((table) => (
            <tr key={table.id}>
              <th scope="row">
                <Button
                  className={`sm ${css.tablename}`}
                  label={table.name}
                  title={t('seating.change', { table: table.name })}
                  aria-expanded={table.id === changed}
                  onClick={(event) => {
                    opener.current = event.currentTarget
                    setChanged(table.id)
                  }}
                />
              </th>
              {SEATS.map((seat) => (
                <SeatCell key={seat} {...props} table={table} seat={seat} onStep={step} />
              ))}
              <TableNotes {...props} table={table} />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

type SeatCellProps = SeatingTableProps & {
  readonly table: SeatedTable
  readonly seat: Seat
  readonly onStep: (from: HTMLElement, by: 1 | -1 | 4 | -4) => void
}

const SeatCell = ({ tables, saved, meetings, players, marked, acts, table, seat, onChange, onFocus, onSwap, onStep }: SeatCellProps) => {
  const { t } = useTranslation()
  const place: TableSeat = { table: table.id, seat }
  /** Checked before sending; the message says how to solve the problem. */
  const whyNot = (player: Player | null): string | null => {
    const elsewhere = player && conflictingTable(tables, place, player.id)
    return elsewhere ? t('seating.sitsThere', { name: player.name, table: elsewhere.name }) : null
  }
  return (
    <td
      data-seat={t(`letter.${seat}`)}
      data-marked={marked?.table === table.id && marked.seat === seat}
      data-proposed={meetings !== null && playerAt(tables, place) !== playerAt(saved, place)}
      onPointerUp={() => marked && onSwap(place)}
    >
      <SeatField
        label={t('seating.seatAt', { seat: t(`seat.${seat}`), table: table.name })}
        player={players.find(({ id }) => id === table.seats[seat]) ?? null}
        players={players}
        disabled={table.begun}
        acts={acts}
        whyNot={whyNot}
        onEnter={(player) => onChange({ ...place, player: player?.id ?? null })}
        onFocus={() => onFocus(place)}
        onStep={onStep}
      />
    </td>
  )
}

type TableNotesProps = Pick<SeatingTableProps, 'meetings' | 'players'> & { readonly table: SeatedTable }

/** Notes on a table: it has begun, it is incomplete, or players meet again. */
const TableNotes = ({ table, meetings, players }: TableNotesProps) => {
  const { t } = useTranslation()
  const name = (player: string): string => players.find(({ id }) => id === player)?.name ?? ''
  const again = meetings && !table.begun ? repeatMeetings(table, meetings) : []
  return (
    <td className={isIncomplete(table) ? css.few : 'q2'}>
      {table.begun ? t('seating.begun') : isIncomplete(table) ? t('setup.players', { count: seatsTaken(table) }) : ''}
      {again
        .map(({ one, other, times }) => t('seating.meets', { one: name(one), other: name(other), times: times + 1 }))
        .map((pair) => (
          <span key={pair} className={`q2 ${css.again}`}>
            {pair}
          </span>
        ))}
    </td>
  )
}
