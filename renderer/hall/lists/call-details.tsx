import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Incident, OneIncident } from '../../../desk/contract/rulings.ts'
import type { TableSummary } from '../../../desk/contract/tables.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { forgetSent, storedDraft, useFormDraft } from '../../app-state/storage/drafts.ts'
import { surname } from '../../language/names.ts'
import { Button } from '../../ui/button.tsx'
import { LineField } from '../../ui/fields/line-field.tsx'
import { Tick } from '../../ui/fields/tick.tsx'
import { Status } from '../../ui/status.tsx'
import type { IncidentAct } from '../command-line/use-hall-undo.ts'
import * as css from './lists.module.css'

type CallDetailsProps = {
  readonly table: TableSummary
  readonly call: TableSummary['calls'][number]
  /** The act is sent: the next key is for the hall's line. */
  readonly onSent: () => void
  readonly onDone: (done: Omit<IncidentAct, 'table'>) => void
  /** The form closes: the details are kept, or left for later. */
  readonly onClose: () => void
}

/** Form for the details of an incident logged with only its table. Typing can start at once; only changed fields are saved. */
export const CallDetails = ({ call, table, onSent, onDone, onClose }: CallDetailsProps) => {
  const { ref } = call
  const { data: known } = useQuery({ ...ask.incidents.get.queryOptions({ input: { incident: ref } }), staleTime: 0 })
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { by } = useSigner()
  const draft = `call-${ref}`
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const [changed, setChanged] = useFormDraft<Changed>(draft, () => ({}))
  const isSame = Object.keys(changed).length === 0
  const change = (part: Changed): void => setChanged({ ...changed, ...part })
  const note = changed.note ?? known?.note ?? call.note
  const players = changed.players ?? known?.players ?? []
  const weight = changed.weight ?? known?.weight ?? 'routine'
  const done = (what: 'filled' | 'agreed') => ({
    onMutate: () => storedDraft(draft),
    onSuccess: (after: OneIncident | null, _: unknown, sent: string) => {
      forgetSent(draft, sent)
      for (const key of [ask.tables.list.key(), ask.incidents.key()]) void queries.invalidateQueries({ queryKey: key })
      if (after) onDone({ what, incident: { id: after.id, last: after.last } })
    },
  })
  const who = () => ({ incident: ref, by: by.trim() || '?', key: crypto.randomUUID() })
  const filled = async (): Promise<OneIncident | null> =>
    isSame ? null : desk.incidents.fillIn({ ...who(), ...changed, players: changed.players?.map((name) => ({ name })) })
  const fill = useMutation({ mutationFn: filled, ...done('filled') })
  const agree = useMutation({
    mutationFn: async () => {
      await filled()
      return desk.incidents.close({ ...who(), how: 'agreement', reason: note.trim() || t('hall.agreedWhy') })
    },
    ...done('agreed'),
  })
  const [isAsked, setAsked] = useState(false)
  const isEmpty = note.trim() === '' && isSame
  const busy = fill.isPending || agree.isPending
  const keep = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(isEmpty)
    if (!isEmpty) send(fill.mutate)
  }
  const send = (mutate: typeof fill.mutate): void => {
    mutate(undefined, { onSuccess: onClose })
    onSent()
  }
  return (
    <form ref={form} className={`blocks ${css.calldetails}`} onSubmit={keep} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <LineField label={t('incident.what')} value={note} onValue={(note) => change({ note })} first max={20_000} />
      {isAsked && isEmpty && <Status isWrong says={t('hall.nothingToKeep')} />}
      <fieldset className="cluster">
        <legend className="sr">{t('hall.who')}</legend>
        {SEATS.map((seat) => {
          const name = table.players[seat]?.name
          return name ? (
            <Tick
              key={seat}
              disabled={!known}
              checked={players.includes(name)}
              onTick={(on) => change({ players: on ? [...players, name] : players.filter((other) => other !== name) })}
            >
              {surname(name)}
            </Tick>
          ) : null
        })}
        <Tick checked={weight === 'notable'} onTick={(on) => change({ weight: on ? 'notable' : 'routine' })}>
          {t('incident.weightIs.notable')}
        </Tick>
      </fieldset>
      <div className="do">
        <Button type="submit" className="sm primary" label={t('hall.keep')} chord="Enter" disabled={busy} />
        <Button className="sm" label={t('hall.agreed')} disabled={busy} onClick={() => send(agree.mutate)} />
        <Button className="sm quiet" label={t('table.later')} chord="Escape" onClick={onClose} />
      </div>
    </form>
  )
}

type Changed = Partial<Pick<Incident, 'note' | 'players' | 'weight'>>
