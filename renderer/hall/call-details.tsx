import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Incident, TableSummary } from '../../desk/contract.ts'
import { SEATS } from '../../engine/seats.ts'
import { ask, desk } from '../desk/client.ts'
import { surname } from '../language/people.ts'
import { focused } from '../shell/focused.ts'
import { sayTrouble } from '../shell/trouble.ts'
import { useSigner } from '../shell/use-signer.ts'

type CallDetailsProps = { readonly table: TableSummary; readonly incident: number; readonly onDone: () => void }

/** What is known by now of an incident that was logged with nothing but its table. */
export const CallDetails = ({ incident, ...props }: CallDetailsProps) => {
  const { data } = useQuery({ ...ask.incidents.get.queryOptions({ input: { incident } }), staleTime: 0 })
  return data ? <Details key={data.id} known={data} {...props} /> : null
}

type DetailsProps = Omit<CallDetailsProps, 'incident'> & { readonly known: Incident }

const Details = ({ known, table, onDone }: DetailsProps) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { by } = useSigner()
  const [note, setNote] = useState(known.note)
  const [players, setPlayers] = useState(known.players)
  const [notable, setNotable] = useState(known.weight === 'notable')
  const done = {
    onSuccess: () => {
      for (const key of [ask.tables.list.key(), ask.incidents.key()]) void queries.invalidateQueries({ queryKey: key })
      onDone()
    },
    onError: (error: Error) => sayTrouble(error.message),
  }
  const who = () => ({ incident: known.id, by: by.trim() || '?', key: crypto.randomUUID() })
  const filled = () =>
    desk.incidents.fillIn({ ...who(), note, players: players.map((name) => ({ name })), weight: notable ? 'notable' : 'routine' })
  const fill = useMutation({ mutationFn: filled, ...done })
  const agree = useMutation({
    mutationFn: async () => {
      await filled()
      return desk.incidents.close({ ...who(), how: 'agreement', reason: note.trim() || t('hall.agreedWhy') })
    },
    ...done,
  })
  const busy = fill.isPending || agree.isPending
  const keep = (event: FormEvent): void => {
    event.preventDefault()
    fill.mutate()
  }
  return (
    <form className="calldetails" onSubmit={keep} onKeyDown={(event) => event.key === 'Escape' && onDone()}>
      <div className="field">
        <label htmlFor="call-note">{t('hall.what')}</label>
        <input
          id="call-note"
          ref={focused}
          value={note}
          maxLength={20_000}
          autoComplete="off"
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      <fieldset>
        <legend className="sr">{t('hall.who')}</legend>
        {SEATS.map((seat) => {
          const name = table.players[seat]?.name
          return name ? (
            <label key={seat} className="tick">
              <input
                type="checkbox"
                checked={players.includes(name)}
                onChange={(event) => setPlayers(event.target.checked ? [...players, name] : players.filter((other) => other !== name))}
              />
              {surname(name)}
            </label>
          ) : null
        })}
        <label className="tick">
          <input type="checkbox" checked={notable} onChange={(event) => setNotable(event.target.checked)} />
          {t('hall.notable')}
        </label>
      </fieldset>
      <div className="do">
        <button type="submit" className="btn sm primary" disabled={busy}>
          {t('hall.keep')} <kbd>Enter</kbd>
        </button>
        <button type="button" className="btn sm" disabled={busy} onClick={() => agree.mutate()}>
          {t('hall.agreed')}
        </button>
        <button type="button" className="btn sm quiet" onClick={onDone}>
          {t('clock.close')} <kbd>Esc</kbd>
        </button>
      </div>
    </form>
  )
}
