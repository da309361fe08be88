import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SeatedTable } from '../../../desk/contract/seating.ts'
import { desk } from '../../app-state/desk/client.ts'
import { useSend } from '../../app-state/desk/use-send.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { Button } from '../../ui/button.tsx'
import { LineField } from '../../ui/fields/line-field.tsx'
import { Alert } from '../../ui/status.tsx'

type TableFormProps = { readonly table: SeatedTable; readonly onClose: () => void; readonly onRemoved: () => void }

/** Form to rename a table, or to remove it while it is empty. */
export const TableForm = ({ table, onClose, onRemoved }: TableFormProps) => {
  const { t } = useTranslation()
  const { sign } = useSigner()
  const [typed, setName] = useState(table.name)
  const [isRemoving, setRemoving] = useState(false)
  const { trouble, send, busy } = useSend(isRemoving ? onRemoved : onClose)
  const name = typed.trim()
  const isNew = name !== '' && name !== table.name
  const rename = (event: FormEvent): void => {
    event.preventDefault()
    setRemoving(false)
    if (isNew) sign((by) => send((key) => desk.tables.rename({ table: table.id, name, by, key })))
  }
  const remove = (): void => {
    setRemoving(true)
    sign((by) => send((key) => desk.tables.remove({ table: table.id, by, key })))
  }
  return (
    <form className="row" onSubmit={rename} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <LineField label={t('seating.nameOf', { table: table.name })} value={typed} onValue={setName} first />
      <Button type="submit" className="primary" label={t('seating.rename')} chord="Enter" disabled={busy || !isNew} />
      <Button label={t('seating.remove')} disabled={busy} onClick={remove} />
      <Button className="quiet" label={t('app.close')} chord="Escape" onClick={onClose} />
      {trouble && <Alert says={trouble} />}
    </form>
  )
}
