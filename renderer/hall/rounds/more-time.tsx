import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Round } from '../../../desk/contract/rounds.ts'
import type { TableSummary } from '../../../desk/contract/tables.ts'
import { useClockCommand } from '../../app-state/clock/use-rounds.ts'
import { Button } from '../../ui/button.tsx'
import { selectOnMount } from '../../ui/fields/line-field.tsx'
import { NumberInput } from '../../ui/fields/number-input.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import * as css from './round-clock.module.css'

type MoreTimeProps = { readonly round: Round; readonly tables: readonly TableSummary[]; readonly onClose: () => void }

/** Adds minutes to the whole round or to one of its tables. */
export const MoreTime = ({ round, tables, onClose }: MoreTimeProps) => {
  const { t } = useTranslation()
  const { send } = useClockCommand()
  const [minutes, setMinutes] = useState(5)
  const [table, setTable] = useState('')
  const give = (event: FormEvent): void => {
    event.preventDefault()
    if (minutes < 1) return
    send(table === '' ? { do: 'extend', round: round.number, minutes } : { do: 'extraTime', table, minutes })
    // the next key is for the hall's line, also before the desk has answered
    onClose()
  }
  return (
    <form className={`row ${css.bandform}`} onSubmit={give} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <div className="field">
        <label htmlFor="more-minutes">{t('clock.minutes')}</label>
        <NumberInput
          id="more-minutes"
          ref={selectOnMount}
          value={minutes === 0 ? '' : String(minutes)}
          onValue={(digits) => setMinutes(/^\d+$/.test(digits) ? Math.min(600, Number(digits)) : 0)}
        />
      </div>
      <SelectField
        label={t('clock.moreFor')}
        options={[
          { value: '', label: t('clock.wholeRound') },
          ...tables.map(({ id, name }) => ({ value: id, label: t('clock.table', { table: name }) })),
        ]}
        value={table}
        onValue={setTable}
      />
      <Button type="submit" className="primary" label={t('clock.give')} chord="Enter" disabled={minutes < 1} />
      <Button className="quiet" label={t('app.close')} chord="Escape" onClick={onClose} />
    </form>
  )
}
