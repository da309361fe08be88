import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tournament } from '../../desk/contract/tournaments.ts'
import { ask, desk } from '../app-state/desk/client.ts'
import { useSend } from '../app-state/desk/use-send.ts'
import { useSigner } from '../app-state/identity/use-signer.ts'
import { Button } from '../ui/button.tsx'
import { focusAtEnd } from '../ui/fields/line-field.tsx'
import { Loading, Status } from '../ui/status.tsx'
import * as rulesCss from './rules/rules.module.css'

/** Form for the tournament's own data. */
export const TournamentSection = () => {
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  if (!tournament) return <Loading />
  return (
    <div className={`sections ${rulesCss.rulesetup}`}>
      <Data key={tournament.file} tournament={tournament} />
    </div>
  )
}

const Data = ({ tournament }: { readonly tournament: Tournament }) => {
  const { t } = useTranslation()
  const { sign } = useSigner()
  const queries = useQueryClient()
  // only these fields: a change by another window takes nothing away that was typed, and is not put back
  const [changed, setChanged] = useState<Partial<Pick<Tournament, 'name' | 'place' | 'date'>>>({})
  const data = { name: tournament.name, place: tournament.place, date: tournament.date, ...changed }
  const { sending, trouble, send, busy } = useSend(() => undefined)
  const isOther = data.name !== tournament.name || data.place !== tournament.place || data.date !== tournament.date
  const save = (event: FormEvent): void => {
    event.preventDefault()
    if (isOther && data.name.trim() !== '' && data.date !== '') sign((by) => send((key) => saveAs({ by, key })))
  }
  const saveAs = async (said: { readonly by: string; readonly key: string }): Promise<void> => {
    queries.setQueryData(ask.tournaments.current.queryKey(), await desk.tournaments.set({ ...data, ...said }))
    setChanged({})
  }
  const field = (name: 'name' | 'place' | 'date') => (
    <div className="field">
      <label htmlFor={`tournament-${name}`}>{t(`start.${name}`)}</label>
      <input
        id={`tournament-${name}`}
        ref={name === 'name' ? focusAtEnd : undefined}
        type={name === 'date' ? 'date' : 'text'}
        value={data[name]}
        maxLength={200}
        autoComplete="off"
        disabled={busy}
        onChange={(event) => setChanged({ ...changed, [name]: event.target.value })}
      />
    </div>
  )
  return (
    <section>
      <h2>{t('setup.step.tournament')}</h2>
      <form className="row" onSubmit={save}>
        {field('name')}
        {field('place')}
        {field('date')}
        <Button type="submit" label={t('tournament.save')} chord="Enter" disabled={busy || !isOther} />
        <Status isWrong={sending.kind === 'refused'} says={trouble} />
      </form>
    </section>
  )
}
