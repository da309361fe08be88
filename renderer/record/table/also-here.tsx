import { useTranslation } from 'react-i18next'
import { othersAt, presentWords, usePresent } from '../../app-state/presence/who-is-here.ts'
import * as css from './table.module.css'

/** The others who have this table open, and whether they record. */
export const AlsoHere = ({ table }: { readonly table: string }) => {
  const { t } = useTranslation()
  const others = othersAt(usePresent(), table)
  if (others.length === 0) return null
  const all = t('presence.alsoHere', { who: others.map((one) => presentWords(one, t)).join(' · ') })
  return (
    <p className={`truncate q2 ${css.alsohere}`} title={all}>
      {all}
    </p>
  )
}
