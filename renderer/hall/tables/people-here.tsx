import { useTranslation } from 'react-i18next'
import { othersAt, presentWords, usePresent } from '../../app-state/presence/who-is-here.ts'
import { surname } from '../../language/names.ts'
import * as css from './tables.module.css'

/** Names the people who have the table open, in its cell of the hall. */
export const PeopleHere = ({ table }: { readonly table: string }) => {
  const { t } = useTranslation()
  const others = othersAt(usePresent(), table)
  const [first] = others
  if (!first) return null
  const all = t('presence.here', { who: others.map((one) => presentWords(one, t)).join(' · ') })
  return (
    <span className={css.here} title={all}>
      <span className="sr">{all}</span>
      <span aria-hidden="true">
        {first.person === null ? (first.device ?? t('presence.laptop')) : surname(first.person)}
        {others.length > 1 && ` +${others.length - 1}`}
      </span>
    </span>
  )
}
