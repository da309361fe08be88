import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../app-state/desk/client.ts'
import type { OutboxItem, RefusedItem } from '../../app-state/outbox/item.ts'
import { outbox, useOutbox } from '../../app-state/outbox/use-outbox.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { useTableName } from '../../language/use-names.ts'
import { copyText } from '../../replay/link.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as css from './bands.module.css'

/** Acts that the desk rejected, each with its reason. They survive a reload and stay until the user deals with them. */
export const RejectedBand = () => {
  const { t } = useTranslation()
  const untaken = useOutbox((state) => state.untaken)
  const { keyOf } = useBindings()
  const [first] = untaken
  useKeys(first ? { [keyOf('everywhere.closeMessage')]: () => outbox.dismiss(first.item.key) } : {})
  if (!first) return null
  return (
    <section className={css.untaken} aria-label={t('untaken.head', { count: untaken.length })}>
      <p className="beside" role="alert">
        <Icon name="violation" /> <b>{t('untaken.head', { count: untaken.length })}</b>
      </p>
      <ul className="blocks">
        {untaken.map((one) => (
          <UntakenLine key={one.item.key} untaken={one} chord={one === first ? keyOf('everywhere.closeMessage') : undefined} />
        ))}
      </ul>
    </section>
  )
}

/** `chord`: the key that dismisses it. */
type UntakenLineProps = { readonly untaken: RefusedItem; readonly chord: string | undefined }

const UntakenLine = ({ untaken: { item, message }, chord }: UntakenLineProps) => {
  const { t } = useTranslation()
  const named = useTableName()
  const [isCopied, setCopied] = useState(false)
  const { table, by, act, behind, key } = item
  const text = textOf(item)
  const { data: tables = [] } = useQuery(ask.tables.names.queryOptions())
  const place = tables.find(({ id }) => id === table)
  const dismiss = (): void => outbox.dismiss(key)
  const again = (): void => {
    outbox.enter({ table, by, act, behind })
    dismiss()
  }
  return (
    <li className="cluster">
      <span>
        <b className="mono">{text}</b> · {place && `${t('table.title', { table: named(place) })} · `}
        {message}
      </span>
      {act.kind !== 'correct' && (
        <Button className="sm" label={t('untaken.again')} aria-label={`${t('untaken.again')}: ${text}`} onClick={again} />
      )}
      <Button
        className="sm"
        label={t(isCopied ? 'untaken.copied' : 'menu.copy')}
        aria-label={`${t('menu.copy')}: ${text}`}
        onClick={() => void copyText(text).then(setCopied)}
      />
      <Button className="sm" label={t('untaken.dismiss')} chord={chord} aria-label={`${t('untaken.dismiss')}: ${text}`} onClick={dismiss} />
    </li>
  )
}

/** The text of the act as typed. */
const textOf = ({ act }: OutboxItem): string =>
  act.kind === 'record' ? act.text : act.kind === 'correct' ? act.says : act.kind === 'incident' ? `! ${act.note ?? ''}`.trim() : act.kind
