import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProposedSeats } from '../../../desk/contract/seating.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { useFormDraft } from '../../app-state/storage/drafts.ts'
import type { SeatResult } from './seat-field.tsx'
import { changesBetween, type SeatChange, withChanges } from './seating.ts'

/** Proposed seats, not saved yet. `draw` counts the proposals for this round. */
export type DrawnSeats = ProposedSeats & { readonly draw: number }

/** A proposal as it is kept: what it changes, so that seats which others save meanwhile stay as they are. */
type KeptSeats = Omit<DrawnSeats, 'tables'> & { readonly changes: readonly SeatChange[] }

/**
 * The saved seats of a round, or a proposal. Manual changes to a proposal change only the proposal. It stays, over another screen and a reload, until
 * the user accepts or drops it; nothing is saved before that.
 */
export const useSeats = (round: number) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { by, openMenu } = useSigner()
  const { data: saved = [] } = useQuery(ask.seating.list.queryOptions({ input: { round } }))
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const [proposals, keep] = useFormDraft<Readonly<Record<number, KeptSeats | null>>>(`seating ${tournament?.file}`, () => ({}))
  // one key may change a seat and accept the proposal before the next render
  const latest = useRef(proposals)
  const change = (now: KeptSeats | null): void => {
    latest.current = { ...latest.current, [round]: now }
    keep(latest.current)
  }
  const drawn = ({ changes, ...rest }: KeptSeats): DrawnSeats => ({ ...rest, tables: [...withChanges(saved, changes)] })
  const left = proposals[round]
  const proposal = left ? drawn(left) : null

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
    if (!current) return write(changes)
    change({ ...current, changes: changesBetween(saved, withChanges(drawn(current).tables, changes)) })
    return { ok: true }
  }
  const propose = async (draw: number): Promise<SeatResult> => {
    try {
      const { tables, meetings } = await desk.seating.propose({ round, draw })
      change({ meetings, draw, changes: changesBetween(saved, tables) })
      return { ok: true }
    } catch (error) {
      return { ok: false, text: error instanceof Error ? error.message : String(error) }
    }
  }
  const take = async (): Promise<SeatResult> => {
    const changes = changesBetween(saved, withChanges(saved, latest.current[round]?.changes ?? []))
    const said: SeatResult = changes.length === 0 ? { ok: true } : await write(changes)
    if (said.ok) change(null)
    return said
  }
  return { saved, tables: proposal?.tables ?? saved, proposal, give, propose, take, leave: () => change(null) }
}
