import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProposedSeats } from '../../../desk/contract/seating.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import type { SeatResult } from './seat-field.tsx'
import { changesBetween, type SeatChange, withChanges } from './seating.ts'

/** Proposed seats, not saved yet. `draw` counts the proposals for this round. */
export type DrawnSeats = ProposedSeats & { readonly draw: number }

/**
 * The saved seats of a round, or a proposal. Manual changes to a proposal change only the proposal; nothing is saved until the user accepts
 * it.
 */
export const useSeats = (round: number) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { by, openMenu } = useSigner()
  const { data: saved = [] } = useQuery(ask.seating.list.queryOptions({ input: { round } }))
  const [proposal, setProposal] = useState<DrawnSeats | null>(null)
  // one key may change a seat and accept the proposal before the next render
  const latest = useRef<DrawnSeats | null>(null)
  const change = (now: DrawnSeats | null): void => {
    latest.current = now
    setProposal(now)
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
    const { current } = latest
    if (!current) return write(changes)
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
    const changes = changesBetween(saved, latest.current?.tables ?? saved)
    const said: SeatResult = changes.length === 0 ? { ok: true } : await write(changes)
    if (said.ok) change(null)
    return said
  }
  return { saved, tables: proposal?.tables ?? saved, proposal, give, propose, take, leave: () => change(null) }
}
