import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Call } from '../../../desk/contract/calls.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { ask } from '../../app-state/desk/client.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import type { OutboxState } from '../../app-state/outbox/queue.ts'
import { outbox, useOutbox } from '../../app-state/outbox/use-outbox.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as recordCss from '../record.module.css'
import { calledWords, comingWords, WaitedOnDesk } from './call-words.tsx'
import { useAnswerCall } from './use-calls.ts'

/** State of a table's own call for a referee, and how to call: one call at a time, also while the desk is away. */
export const useCallHere = ({ table }: TableState) => {
  const { by } = useSigner()
  const queries = useQueryClient()
  const isHeld = useOutbox((state) => isCallHeld(state, table.id))
  /** A call is not on the screen yet. */
  const isMade = useRef(false)
  const call = table.calls.find(({ met }) => !met) ?? null
  const make = async (): Promise<void> => {
    if (call || isHeld || isMade.current) return
    isMade.current = true
    await outbox.call({ table: table.id, by: by.trim() || '?', act: { kind: 'incident' } })
    await queries.invalidateQueries({ queryKey: ask.tables.state.key() })
    isMade.current = false
  }
  return { call, isHeld, make: (): void => void make() }
}

export type CalledHere = ReturnType<typeof useCallHere>

const isCallHeld = ({ items }: OutboxState, table: string): boolean =>
  items.some((item) => item.table === table && item.act.kind === 'incident')

type CallHereProps = { readonly table: string; readonly call: Call | null; readonly isHeld: boolean }

/** Shown at the table that called: how long it has waited, and which referee is on the way. The caller can withdraw it. */
export const CallHere = ({ table, call, isHeld }: CallHereProps) => {
  const { t } = useTranslation()
  const { answer, busy, by } = useAnswerCall()
  const { referees } = useSigner()
  return (
    <div className={`beside ${recordCss.past} ${recordCss.callhere}`} data-keeps-focus="">
      <Icon name="called" />
      <span role="status">
        <b>{calledWords(call?.by ?? by, referees, t)}</b> {call ? comingWords(call.coming, by, t) : isHeld && t('calls.held')}
      </span>
      {call && <WaitedOnDesk since={call.since} />}
      {call?.by === by && (
        <Button
          className="sm push"
          label={t('calls.takeBack')}
          disabled={busy}
          onClick={() => answer({ incident: call.ref, do: 'take-back', table })}
        />
      )}
    </div>
  )
}
