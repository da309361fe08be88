import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClockAct, TableSummary } from '../../desk/contract.ts'
import { ask, desk } from '../desk/client.ts'
import { sayTrouble } from '../shell/trouble.ts'
import { useSigner } from '../shell/use-signer.ts'
import { useClock, useRounds } from './use-rounds.ts'

/** What was done last in the hall while it is on screen, and can be taken back with Ctrl Z. */
export type Done =
  | { readonly kind: 'incident'; readonly table: TableSummary; readonly undone: boolean }
  | { readonly kind: 'clock'; readonly act: ClockAct; readonly undone: boolean }

/** Undo in the hall: of an incident just logged, else of the last thing done to a clock. */
export const useHallUndo = () => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { by } = useSigner()
  const clock = useClock()
  const { canUndo, canRedo, answer } = useRounds()
  const [logged, setLogged] = useState<{ readonly table: TableSummary; readonly incident: number | null } | null>(null)
  const clockNow = answer === undefined ? null : JSON.stringify([canUndo, canRedo])
  const [seen, setSeen] = useState<string | null>(null)
  if (seen === null && clockNow !== null) setSeen(clockNow)
  const moved = seen !== null && clockNow !== null && seen !== clockNow
  if (moved && logged) {
    // what was done to a clock afterwards is what Ctrl Z means now
    setLogged(null)
  }
  const { mutate } = useMutation({
    mutationFn: async ({ table, what }: { readonly table: TableSummary; readonly what: 'undo' | 'redo' }) => {
      const who = { by: by.trim() || '?', key: crypto.randomUUID() }
      if (what === 'redo' && logged?.incident) return desk.incidents.redo({ incident: logged.incident, ...who })
      const newest = (await desk.incidents.list()).findLast(
        ({ tableId, finding, state, rulings }) => tableId === table.id && finding === null && state === 'open' && rulings.length === 0,
      )
      if (!newest) throw new Error(t('hall.noSuch'))
      return desk.incidents.undo({ incident: newest.id, ...who })
    },
    onSuccess: (incident, { table, what }) => {
      setLogged({ table, incident: what === 'undo' ? incident.id : null })
      for (const key of [ask.tables.list.key(), ask.incidents.key()]) void queries.invalidateQueries({ queryKey: key })
    },
    onError: (error: Error) => sayTrouble(error.message),
  })
  const undo = (what: 'undo' | 'redo'): void => {
    if (logged && (what === 'undo') === (logged.incident === null)) mutate({ table: logged.table, what })
    else if (!logged && (what === 'undo' ? canUndo : canRedo)) clock.send({ do: what })
  }
  const act = canRedo ?? canUndo
  const done: Done | null = logged
    ? { kind: 'incident', table: logged.table, undone: logged.incident !== null }
    : moved && act
      ? { kind: 'clock', act, undone: canRedo !== null }
      : null
  return {
    done,
    undo,
    noteLogged: (table: TableSummary): void => {
      setLogged({ table, incident: null })
      setSeen(clockNow)
    },
  }
}
