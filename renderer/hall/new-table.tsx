import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SEATS } from '../../engine/seats.ts'
import { ask } from '../desk/client.ts'
import { sayTrouble } from '../shell/trouble.ts'

type NewTableProps = { readonly quiet: boolean; readonly onMade: (table: string) => void }

const NOBODY = { E: '', S: '', W: '', N: '' }

/** A further table: its name, and who sits there as far as that is known. */
export const NewTable = ({ quiet, onMade }: NewTableProps) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [shown, setShown] = useState(false)
  const [name, setName] = useState('')
  const [players, setPlayers] = useState(NOBODY)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (shown) field.current?.focus()
  }, [shown])
  const { mutate, isPending } = useMutation(
    ask.tables.create.mutationOptions({
      onSuccess: async ({ id }) => {
        await queries.invalidateQueries({ queryKey: ask.tables.key() })
        onMade(id)
      },
      onError: (error) => sayTrouble(error.message),
    }),
  )
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (name.trim() !== '') mutate({ name: name.trim(), players })
  }
  if (!shown)
    return (
      <div className="newtable">
        <button type="button" className={quiet ? 'btn quiet' : 'btn primary'} onClick={() => setShown(true)}>
          {t('hall.newTable')}
        </button>
      </div>
    )
  return (
    <form className="newtable form" onSubmit={send} onKeyDown={(event) => event.key === 'Escape' && setShown(false)}>
      <div className="field wide">
        <label htmlFor="table-name">{t('hall.newTableName')}</label>
        <input
          id="table-name"
          ref={field}
          value={name}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      {SEATS.map((seat) => (
        <div key={seat} className="field">
          <label htmlFor={`player-${seat}`}>{t(`seat.${seat}`)}</label>
          <input
            id={`player-${seat}`}
            value={players[seat]}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setPlayers({ ...players, [seat]: event.target.value })}
          />
        </div>
      ))}
      <button type="submit" className="btn primary" disabled={isPending || name.trim() === ''}>
        {t('hall.makeTable')}
      </button>
    </form>
  )
}
