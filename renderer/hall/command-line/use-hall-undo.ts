import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClockAct } from '../../../desk/contract/rounds.ts'
import type { TableSummary } from '../../../desk/contract/tables.ts'
import { useClockCommand, useRounds } from '../../app-state/clock/use-rounds.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { showTrouble } from '../../app-state/trouble.ts'

/** What was done to an incident from here: logged, its details written, closed as the players agreed; its number, where it is known already. */
export type IncidentDone = { readonly table: TableSummary; readonly what: 'logged' | 'filled' | 'agreed'; readonly incident: number | null }

/** What was done last in the hall while it is on screen, and can be taken back with Ctrl Z. */
export type Done =
  | (IncidentDone & { readonly kind: 'incident'; readonly undone: boolean })
  | { readonly kind: 'clock'; readonly act: ClockAct; readonly undone: boolean }

/** Undo in the hall: of what was just done to an incident, else of the last thing done to a clock. */
export const useHallUndo = () => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { by } = useSigner()
  const clock = useClockCommand()
  const { canUndo, canRedo, answer } = useRounds()
  const [logged, setLogged] = useState<(IncidentDone & { readonly undone: boolean }) | null>(null)
  const clockNow = answer === undefined ? null : JSON.stringify([canUndo, canRedo])
  const [seen, setSeen] = useState<string | null>(null)
  if (seen === null && clockNow !== null) setSeen(clockNow)
  const moved = seen !== null && clockNow !== null && seen !== clockNow
  if (moved && logged) {
    // what was done to a clock afterwards is what Ctrl Z means now
    setLogged(null)
  }
  const { mutate } = useMutation({
    mutationFn: async ({ of, what }: { readonly of: IncidentDone; readonly what: 'undo' | 'redo' }) => {
      const incident = of.incident ?? (await newestAt(of.table))
      if (incident === null) throw new Error(t('hall.noSuch'))
      return desk.incidents[what]({ incident, by: by.trim() || '?', key: crypto.randomUUID() })
    },
    onSuccess: ({ id }, { of, what }) => {
      setLogged({ ...of, incident: id, undone: what === 'undo' })
      for (const key of [ask.tables.list.key(), ask.incidents.key()]) void queries.invalidateQueries({ queryKey: key })
    },
    onError: (error: Error) => showTrouble(error.message),
  })
  const undo = (what: 'undo' | 'redo'): void => {
    if (logged && (what === 'undo') !== logged.undone) mutate({ of: logged, what })
    else if (!logged && (what === 'undo' ? canUndo : canRedo)) clock.send({ do: what })
  }
  const act = canRedo ?? canUndo
  const done: Done | null = logged
    ? { ...logged, kind: 'incident' }
    : moved && act
      ? { kind: 'clock', act, undone: canRedo !== null }
      : null
  return {
    done,
    undo,
    /** What can be undone from now on. */
    note: (one: IncidentDone): void => {
      setLogged({ ...one, undone: false })
      setSeen(clockNow)
    },
  }
}

/** The incident that was logged last at a table and that nobody has ruled on. */
const newestAt = async (table: TableSummary): Promise<number | null> =>
  (await desk.incidents.list()).findLast(
    ({ tableId, finding, state, rulings }) => tableId === table.id && finding === null && state === 'open' && rulings.length === 0,
  )?.id ?? null
