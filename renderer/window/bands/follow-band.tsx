import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { TableState } from '../../../desk/contract/tables.ts'
import type { Asker } from '../../../desk/contract/tablets.ts'
import { ask } from '../../app-state/desk/client.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useOutbox } from '../../app-state/outbox/use-outbox.ts'
import { hasDraft } from '../../app-state/storage/drafts.ts'
import { ScreenLink } from '../../ui/button.tsx'
import * as css from './bands.module.css'

type FollowBandProps = {
  readonly asker: Asker & { readonly kind: 'tablet' }
  readonly role: { readonly table: string }
  /** The table on screen. */
  readonly here: string | null
}

/**
 * A recorder's tablet moves by itself to the table with its number in the next round, once nothing is under way at the old one. While a
 * hand is under way, the entry line holds text, or a form or a correction is being typed, the tablet stays and shows where it will go. It also says
 * if no such table exists.
 */
export const FollowBand = ({ asker: { before, lacks }, role, here }: FollowBandProps) => {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const isOpen = before !== null && before.done === null
  const { data: former } = useQuery({ ...ask.tables.state.queryOptions({ input: { table: before?.table ?? '' } }), enabled: isOpen })
  // preloads the table, so that it opens even without the network
  useQuery({ ...ask.tables.state.queryOptions({ input: { table: role.table } }), enabled: before !== null })
  const { data: tables = [] } = useQuery(ask.tables.names.queryOptions())
  const waits = useOutbox(({ items }) => items.some(({ table }) => table === before?.table))
  const isBehind = before !== null && here === before.table
  const isUnderWay = isOpen && (former === undefined || handUnderWay(former))
  const goesOn = isBehind && !isUnderWay && !waits && !hasDraft(before.table)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!goesOn) return
    const look = (): void => {
      const isTyping = isTypingElsewhere()
      setHeld(isTyping)
      if (!isTyping) go(paths.table(role.table), { replace: true })
    }
    const timer = setInterval(look, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [goesOn, go, role.table])
  const now = tables.find(({ id }) => id === role.table)
  const name = now?.name ?? ''
  if (isBehind && (!goesOn || isHeld))
    return (
      <Band
        label={t('tablets.table')}
        says={t('follow.begun', { round: now?.round ?? 0 })}
        to={role.table}
        go={t('follow.go', { round: now?.round ?? 0 })}
      />
    )
  if (before && !isBehind && isUnderWay && former !== undefined)
    return (
      <Band
        label={t('tablets.table')}
        says={t('follow.unfinished', { round: before.round })}
        to={before.table}
        go={t('follow.back', { round: before.round })}
      />
    )
  return lacks === null ? null : <Band label={t('tablets.table')} says={t('follow.lacks', { round: lacks, table: name })} />
}

/** In milliseconds. */
const LOOK_EVERY = 300

/** Whether somebody types outside the entry line: the next keys would go to another table. */
const isTypingElsewhere = (): boolean => {
  const { activeElement } = document
  const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
  return document.querySelector('form[data-keeps-focus]') !== null || (isField && activeElement.id !== 'entry')
}

/** Whether a hand was begun that has not ended. */
const handUnderWay = ({ acts, view }: TableState): boolean => acts.length > 0 && view.ended === null

type BandProps = { readonly label: string; readonly says: string; readonly to?: string; readonly go?: string }

const Band = ({ label, says, to, go }: BandProps) => (
  <section className={css.callsband} aria-label={label}>
    <ul className="cluster">
      <li className="beside nb" data-coming="true" data-keeps-focus="">
        <span role="status" style={{ whiteSpace: 'normal' }}>
          {says}
        </span>
        {to !== undefined && <ScreenLink className="btn sm" to={paths.table(to)} label={go} />}
      </li>
    </ul>
  </section>
)
