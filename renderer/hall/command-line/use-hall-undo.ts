import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ref } from '../../../desk/contract/base.ts'
import type { ClockAct } from '../../../desk/contract/rounds.ts'
import type { Incident } from '../../../desk/contract/rulings.ts'
import type { TableSummary } from '../../../desk/contract/tables.ts'
import { useClockCommand, useRounds } from '../../app-state/clock/use-rounds.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'

/** An act on an incident from the hall: logged, details added, or closed by agreement. `incident`: its number and the act, if already known. */
export type IncidentAct = {
  readonly table: TableSummary
  readonly what: 'logged' | 'filled' | 'agreed'
  readonly incident: { readonly id: number; readonly ref: Ref | null } | null
}

/** The last act in the hall, as long as it is displayed and Ctrl Z can undo it. */
export type LastHallAct =
  | (IncidentAct & { readonly kind: 'incident'; readonly undone: boolean })
  | { readonly kind: 'clock'; readonly act: ClockAct; readonly undone: boolean }

/** Undo in the hall: of the last act on an incident if it is displayed, else of the last act on a clock. */
export const useHallUndo = () => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { by } = useSigner()
  const clock = useClockCommand()
  const { canUndo, canRedo, answer } = useRounds()
  const [logged, setLogged] = useState<(IncidentAct & { readonly undone: boolean }) | null>(null)
  const clockNow = answer === undefined ? null : JSON.stringify([canUndo, canRedo])
  const [seen, setSeen] = useState<string | null>(null)
  if (seen === null && clockNow !== null) setSeen(clockNow)
  const moved = seen !== null && clockNow !== null && seen !== clockNow
  if (moved && logged) {
    // from now on, Ctrl Z undoes the later act on the clock
    setLogged(null)
  }
  const { mutate } = useMutation({
    mutationFn: async ({ of, what }: { readonly of: IncidentAct; readonly what: 'undo' | 'redo' }) => {
      const meant = of.incident ?? (await newestAt(of.table))
      if (!meant) throw new Error(t('hall.noSuch'))
      return desk.incidents[what]({ incident: meant.id, of: meant.ref, by: by.trim() || '?', key: crypto.randomUUID() })
    },
    onSuccess: ({ id, last }, { of, what }) => {
      setLogged({ ...of, incident: { id, ref: last }, undone: what === 'undo' })
      for (const key of [ask.tables.list.key(), ask.incidents.key()]) void queries.invalidateQueries({ queryKey: key })
    },
  })
  const undo = (what: 'undo' | 'redo'): void => {
    if (logged && (what === 'undo') !== logged.undone) mutate({ of: logged, what })
    else if (!logged && (what === 'undo' ? canUndo : canRedo)) clock.send({ do: what })
  }
  const act = canRedo ?? canUndo
  const done: LastHallAct | null = logged
    ? { ...logged, kind: 'incident' }
    : moved && act
      ? { kind: 'clock', act, undone: canRedo !== null }
      : null
  return {
    done,
    undo,
    /** Makes an act the one that Ctrl Z undoes. */
    note: (one: IncidentAct): void => {
      setLogged({ ...one, undone: false })
      setSeen(clockNow)
    },
  }
}

/** The newest incident at a table without a ruling in force, by its opening. */
const newestAt = async (table: TableSummary): Promise<Pick<Incident, 'id' | 'ref'> | undefined> =>
  (await desk.incidents.list()).findLast(({ tableId, finding, state }) => tableId === table.id && finding === null && state === 'open')
