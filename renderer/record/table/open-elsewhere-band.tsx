import { useTranslation } from 'react-i18next'
import type { TableState } from '../../../desk/contract/tables.ts'
import { toFinding } from '../../app-state/navigation/left-note.ts'
import { Key } from '../../ui/key.tsx'
import * as recordCss from '../record.module.css'

type OpenElsewhereBandProps = {
  readonly table: string
  readonly others: TableState['table']['openIn']
  /** PgDn leads there, because no finding is open in this hand. */
  readonly onKey: boolean
}

/** Says that findings are open in other hands of the table, and leads to them. */
export const OpenElsewhereBand = ({ table, others, onKey }: OpenElsewhereBandProps) => {
  const { t } = useTranslation()
  const [first] = others
  if (!first) return null
  const { path, leave } = toFinding({ table, ...first })
  return (
    <div className={`beside ${recordCss.past}`} role="status">
      <b>{t('table.openElsewhere', { count: others.length })}</b>
      <a className="btn sm push" href={`#${path}`} onClick={leave}>
        {t('table.showOpen')} {onKey && <Key>PgDn</Key>}
      </a>
    </div>
  )
}
