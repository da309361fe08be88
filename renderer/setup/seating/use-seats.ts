import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProposedSeats, SeatedTable } from '../../../desk/contract/seating.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { useFormDraft } from '../../app-state/storage/drafts.ts'
import type { SeatResult } from './seat-field.tsx'
import { changesBetween, type SeatChange, withChanges } from './seating.ts'

/** Proposed seats, not saved yet. `draw` counts the proposals for this round. */
export type DrawnSeats = ProposedSeats & { readonly draw: number }

/**
 * The saved seats of a round, or a proposal. Manual changes to a proposal change only the proposal, which stays, another screen and a reload between, until
 * the user accepts or drops it; nothing is saved before that.
 */
export const useSeats = (round: number) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { by, openMenu } = useSigner()
  const { data: saved = [] } = useQuery(ask.seating.list.queryOptions({ input: { round } }))
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const [proposals, keep] = useFormDraft<Readonly<Record<number, DrawnSeats | null>>>(`seating ${tournament?.file}`, () => ({}))
  const left = proposals[round]
  const proposal = left && isOfTables(left, saved) ? left : null
  // one key may change a seat and accept the proposal before the next render
  const latest = useRef(proposals)
  const change = (now: DrawnSeats | null): void => {
    latest.current = { ...latest.current, [round]: now }
    keep(latest.current)
  }

  /** By the order in which changes were sent: the last one, and the last one whose answer is on the screen. */
  const order = useRef({ sent: 0, shown: 0 })
  const write = async (changes: readonly SeatChange[]): Promise<SeatResult> => {
    if (by.trim() === '') {
      openMenu()
      return { ok: false, text: t('seating.whoFirst') }
    }
    const place = ++order.current.sent
    const queryKey = ask.seating.list.queryKey({ input: { round } })
    try {
      const now = await desk.seating.set({ round, changes: [...changes], by, key: crypto.randomUUID() })
      if (place < order.current.shown) void queries.invalidateQueries({ queryKey })
      else {
        order.current.shown = place
        queries.setQueryData(queryKey, now)
      }
      return { ok: true }
    } catch (error) {
      return { ok: false, text: error instanceof Error ? error.message : String(error) }
    }
  }
  const give = async (changes: readonly SeatChange[]): Promise<SeatResult> => {
    const current = latest.current[round]
    if (!current || !isOfTables(current, saved)) return write(changes)
    change({ ...current, tables: withChanges(current.tables, changes) })
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
    const changes = changesBetween(saved, latest.current[round]?.tables ?? saved)
    const said: SeatResult = changes.length === 0 ? { ok: true } : await write(changes)
    if (said.ok) change(null)
    return said
  }
  return { saved, tables: proposal?.tables ?? saved, proposal, give, propose, take, leave: () => change(null) }
}

/** A proposal for tables that are no longer those of the round is of no use. */
const isOfTables = (proposal: DrawnSeats, saved: readonly SeatedTable[]): boolean =>
  proposal.tables.map(({ id }) => id).join(' ') === saved.map(({ id }) => id).join(' ')
