import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SEATS } from '../../../engine/model/seats.ts'
import { ask } from '../../app-state/desk/client.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { forgetSent, storedDraft, useFormDraft } from '../../app-state/storage/drafts.ts'
import { Button } from '../../ui/button.tsx'
import { LineField } from '../../ui/fields/line-field.tsx'
import * as css from './tables.module.css'

type NewTableProps = {
  readonly round: number | null
  /** The tournament's file. */
  readonly file: string | undefined
  readonly onMade: (table: string) => void
  readonly onClose: () => void
}

const NOTHING = { name: '', players: { E: '', S: '', W: '', N: '' } }

/** Form for a new table: its name and its players, if known. */
export const NewTable = ({ round, file, onMade, onClose }: NewTableProps) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { by } = useSigner()
  const draft = `new-table ${file}`
  const [table, enter] = useFormDraft(draft, () => NOTHING)
  const { name, players } = table
  const { mutate, isPending } = useMutation(
    ask.tables.create.mutationOptions({
      onMutate: () => storedDraft(draft),
      onSuccess: async (_made, _sent, text) => {
        forgetSent(draft, text)
        await queries.invalidateQueries({ queryKey: ask.tables.key() })
      },
    }),
  )
  const send = (event: FormEvent): void => {
    event.preventDefault()
    // who has left the form since stays where he is
    if (name.trim() !== '')
      mutate({ name: name.trim(), players, by, ...(round !== null && { round }) }, { onSuccess: ({ id }) => onMade(id) })
  }
  return (
    <form className={`${css.newtable} form`} onSubmit={send} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <LineField label={t('act.nameOrNumber')} value={name} onValue={(name) => enter({ ...table, name })} first wide />
      {SEATS.map((seat) => (
        <LineField
          key={seat}
          label={t(`seat.${seat}`)}
          value={players[seat]}
          onValue={(player) => enter({ ...table, players: { ...players, [seat]: player } })}
        />
      ))}
      <Button type="submit" className="primary" label={t('hall.makeTable')} chord="Enter" disabled={isPending || name.trim() === ''} />
      <Button className="quiet" label={t('app.close')} chord="Escape" onClick={onClose} />
    </form>
  )
}
