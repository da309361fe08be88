import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ref } from '../../../desk/contract/base.ts'
import type { ClockAct, LastClockAct } from '../../../desk/contract/rounds.ts'
import type { TableSummary } from '../../../desk/contract/tables.ts'
import { HALL_COMMANDS, useClockCommand, useRounds } from '../../app-state/clock/use-rounds.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useIsMine, useSigner } from '../../app-state/identity/use-signer.ts'
import type { KnownIncident } from '../../app-state/outbox/item.ts'
import { useIsRead } from '../../ui/use-is-read.ts'
import { useLatest } from '../../ui/use-latest.ts'

/**
 * An act on an incident from the hall: logged, details added, or closed by agreement. `incident`: as it is after the act, once the desk has
 * answered; null if it refused the call.
 */
export type IncidentAct = {
  readonly table: TableSummary
  readonly what: 'logged' | 'filled' | 'agreed'
  readonly incident: KnownIncident | Promise<KnownIncident | null>
}

/** The last act in the hall, as long as it is displayed and Ctrl Z can undo it. */
export type LastHallAct =
  | (IncidentAct & { readonly kind: 'incident'; readonly undone: boolean })
  | { readonly kind: 'clock'; readonly act: ClockAct; readonly undone: boolean }
  /** A question: whether the last act on a clock shall be undone. `by`: its author, if that is another person. */
  | { readonly kind: 'asks'; readonly act: ClockAct; readonly by: string; readonly stops: boolean }

/**
 * Undo in the hall: of the last act on an incident if it is displayed, else of the last act on a clock. One that would stop a running clock, or
 * that another person entered, is undone only after a question. Keys pressed before the desk has answered the last one wait for it.
 */
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
    ...HALL_COMMANDS,
    mutationFn: async ({ of, what }: { readonly of: IncidentAct; readonly what: 'undo' | 'redo' }) => {
      const meant = await of.incident
      if (!meant) throw new Error(t('hall.noSuch'))
      return desk.incidents[what]({ incident: meant.id, of: meant.last, by: by.trim() || '?', key: crypto.randomUUID() })
    },
    onSuccess: ({ id, last }, { of, what }) => {
      // another act may have been logged since
      setLogged((now) => (now === of ? { ...of, incident: { id, last }, undone: what === 'undo' } : now))
      for (const key of [ask.tables.list.key(), ask.incidents.key()]) void queries.invalidateQueries({ queryKey: key })
    },
  })
  const [asked, setAsked] = useState<Ref | null>(null)
  const isMine = useIsMine()
  const doubt = canUndo && doubtOf(canUndo, isMine)
  const asks = !logged && doubt && asked === canUndo?.ref ? doubt : null
  const isRead = useIsRead(asks !== null)
  const undoClock = (of: Ref, isSure: boolean): void => {
    const isAnswered = !doubt || (asks && isSure)
    if (isAnswered) clock.send({ do: 'undo', of })
    setAsked(isAnswered ? null : of)
  }
  const waiting = useRef<('undo' | 'redo')[]>([])
  const undo = (what: 'undo' | 'redo', isSure = isRead): void => {
    if (queries.isMutating(HALL_COMMANDS) > 0) waiting.current.push(what)
    else if (logged) {
      if ((what === 'undo') !== logged.undone) mutate({ of: logged, what })
    } else if (what === 'redo') {
      if (canRedo) clock.send({ do: 'redo' })
    } else if (canUndo) undoClock(canUndo.ref, isSure)
  }
  const undoWaiting = useLatest((): void => {
    while (queries.isMutating(HALL_COMMANDS) === 0) {
      const next = waiting.current.shift()
      if (next === undefined) return
      undo(next)
    }
  })
  const isSending = useIsMutating(HALL_COMMANDS) > 0
  useEffect(() => {
    if (!isSending) undoWaiting()
  }, [isSending, undoWaiting])
  const act = canRedo ?? canUndo
  const done: LastHallAct | null = logged
    ? { ...logged, kind: 'incident' }
    : (asks ?? (moved && act ? { kind: 'clock', act, undone: canRedo !== null } : null))
  return {
    done,
    /** `isSure`: the question was answered with its button; a key answers it once it can have been read. */
    undo,
    keep: () => setAsked(null),
    /** Makes an act the one that Ctrl Z undoes. */
    note: (one: IncidentAct): void => {
      setLogged({ ...one, undone: false })
      setSeen(clockNow)
    },
  }
}

/** The question before an undo of the last act on a clock; null: none is needed. */
const doubtOf = (act: LastClockAct, isMine: (author: string) => boolean): Extract<LastHallAct, { kind: 'asks' }> | null => {
  const stops = act.what === 'started' || act.what === 'resumed'
  const by = isMine(act.by) ? '' : act.by
  return stops || by !== '' ? { kind: 'asks', act, by, stops } : null
}
