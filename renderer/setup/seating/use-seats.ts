import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Meeting, ProposedSeats, SeatedTable } from '../../../desk/contract/seating.ts'
import { SEATS, type Seat } from '../../../engine/model/seats.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import type { SeatResult } from './seat-field.tsx'

export type TableSeat = { readonly table: string; readonly seat: Seat }
export type SeatChange = TableSeat & { readonly player: string | null }

/** Proposed seats, not saved yet. `draw` counts the proposals for this round. */
export type SeatProposal = ProposedSeats & { readonly draw: number }

/**
 * The saved seats of a round, or a proposal. Manual changes to a proposal change only the proposal; nothing is saved until the user accepts
 * it.
 */
export const useSeats = (round: number) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { by, openMenu } = useSigner()
  const { data: saved = [] } = useQuery(ask.seating.list.queryOptions({ input: { round } }))
  const [proposal, setProposal] = useState<SeatProposal | null>(null)
  // one key may change a seat and accept the proposal before the next render
  const latest = useRef<SeatProposal | null>(null)
  const change = (now: SeatProposal | null): void => {
    latest.current = now
    setProposal(now)
  }

  const write = async (changes: readonly SeatChange[]): Promise<SeatResult> => {
    if (by.trim() === '') {
      openMenu()
      return { ok: false, text: t('seating.whoFirst') }
    }
    try {
      const now = await desk.seating.set({ round, changes: [...changes], by, key: crypto.randomUUID() })
      queries.setQueryData(ask.seating.list.queryKey({ input: { round } }), now)
      return { ok: true }
    } catch (error) {
      return { ok: false, text: error instanceof Error ? error.message : String(error) }
    }
  }
  const give = async (changes: readonly SeatChange[]): Promise<SeatResult> => {
    const { current } = latest
    if (!current) return write(changes)
    change({ ...current, tables: changes.reduce(withChange, current.tables) })
    return { ok: true }
  }
  const propose = async (draw: number): Promise<SeatResult> => {
    try {
      change({ ...(await desk.seating.propose({ round, draw })), draw })
      return { ok: true }
    } catch (error) {
      return { ok: false, text: error instanceof Error ? error.message : String(error) }
    }
  }
  const take = async (): Promise<SeatResult> => {
    const changes = changesFrom(saved, latest.current?.tables ?? saved)
    const said: SeatResult = changes.length === 0 ? { ok: true } : await write(changes)
    if (said.ok) change(null)
    return said
  }
  return { saved, tables: proposal?.tables ?? saved, proposal, give, propose, take, leave: () => change(null) }
}

const withChange = (tables: readonly SeatedTable[], { table, seat, player }: SeatChange): readonly SeatedTable[] =>
  tables.map((one) => (one.id === table ? { ...one, seats: { ...one.seats, [seat]: player } } : one))

/** The seats that differ between two seatings. */
const changesFrom = (before: readonly SeatedTable[], after: readonly SeatedTable[]): readonly SeatChange[] => {
  const stands = new Map(before.map(({ id, seats }) => [id, seats]))
  return after.flatMap(({ id, seats }) =>
    SEATS.flatMap((seat) => (seats[seat] === (stands.get(id)?.[seat] ?? null) ? [] : [{ table: id, seat, player: seats[seat] }])),
  )
}

/** Pairs at a table that also meet in other rounds, most frequent first. */
export const repeatMeetings = ({ seats }: SeatedTable, meetings: readonly Meeting[]): readonly Meeting[] => {
  const here = new Set(SEATS.flatMap((seat) => seats[seat] ?? []))
  return meetings.filter(({ one, other }) => here.has(one) && here.has(other)).toSorted((a, b) => b.times - a.times)
}
