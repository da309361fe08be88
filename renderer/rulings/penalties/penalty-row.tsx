import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LedgerRow } from '../../../desk/contract/penalties.ts'
import { useLanguage } from '../../language/language.ts'
import { CancelForm } from './cancel-form.tsx'
import { isOff, LEDGER_COLUMNS } from './ledger-columns.tsx'
import * as css from './penalties.module.css'

type PenaltyRowProps = { readonly row: LedgerRow }

/** One penalty of the ledger. A cancelled or undone penalty is struck through and names the person who did it. */
export const PenaltyRow = ({ row }: PenaltyRowProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  const off = isOff(row)
  return (
    <>
      <tr className="opens" data-cancelled={off}>
        {LEDGER_COLUMNS.map(({ field, wide, look, cell }) => (
          <td key={field} className={[wide && css.opt, look].filter(Boolean).join(' ')}>
            {cell(row, { t, language })}
          </td>
        ))}
        <td>
          <div className="do">
            {!off && !asking && (
              <button type="button" className="btn sm quiet" onClick={() => setAsking(true)}>
                {t('penalties.cancel')}
              </button>
            )}
          </div>
        </td>
      </tr>
      {asking && !off && (
        <tr>
          <td colSpan={LEDGER_COLUMNS.length + 1}>
            <CancelForm penalty={row.id} onDone={() => setAsking(false)} />
          </td>
        </tr>
      )}
    </>
  )
}
