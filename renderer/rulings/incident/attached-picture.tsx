import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Attachment } from '../../../desk/contract/rulings.ts'
import { ask } from '../../app-state/desk/client.ts'
import * as css from './incident.module.css'

/** A thumbnail of an incident's picture; a click enlarges it to the available width. */
export const AttachedPicture = ({ attachment: { id, note, name, size } }: { readonly attachment: Attachment }) => {
  const { t } = useTranslation()
  const [large, setLarge] = useState(false)
  const { data, error } = useQuery({
    ...ask.incidents.picture.queryOptions({ input: { attachment: id } }),
    enabled: size > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (size === 0) return <p className="q2">{t('picture.takenOut')}</p>
  if (!data) return <p className="q2">{error ? error.message : t('picture.loading')}</p>
  return (
    <button
      type="button"
      className={large ? `${css.attachedButton} ${css.large}` : css.attachedButton}
      aria-expanded={large}
      onClick={() => setLarge(!large)}
    >
      <img className={css.attached} src={`data:${data.type};base64,${data.base64}`} alt={note || name} />
    </button>
  )
}
