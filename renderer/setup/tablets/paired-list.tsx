import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import type { Tablet, TabletRole } from '../../../desk/contract/tablets.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useSend } from '../../app-state/desk/use-send.ts'
import { formatMoment } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { useTableName } from '../../language/use-names.ts'
import { Button } from '../../ui/button.tsx'
import { Tick } from '../../ui/fields/tick.tsx'
import { Alert } from '../../ui/status.tsx'
import { RolePick } from './role-pick.tsx'
import * as css from './tablets.module.css'

/** Paired devices with role and connection. A device can get another role or be removed; both take effect at once. */
export const PairedList = ({ devices }: { readonly devices: readonly Tablet[] }) => {
  const { t } = useWords()
  const living = devices.filter(({ revoked }) => revoked === null)
  const former = devices.filter(({ revoked }) => revoked !== null)
  return (
    <section>
      <h2>{t('tablets.devices')}</h2>
      {living.length === 0 ? (
        <p className="q2">{t('tablets.none')}</p>
      ) : (
        <table className="ledger">
          <thead>
            <tr>
              <th>{t('tablets.name')}</th>
              <th>{t('tablets.role')}</th>
              <th>{t('tablets.seen')}</th>
              <th>
                <span className="sr">{t('penalties.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {living.map((tablet) => (
              <Row key={`${tablet.id} ${JSON.stringify(tablet.role)}`} tablet={tablet} />
            ))}
          </tbody>
        </table>
      )}
      {living.some(({ role }) => role?.kind === 'recorder') && <p className={`q2 ${css.prose}`}>{t('tablets.oneRound')}</p>}
      {former.length > 0 && (
        <details>
          <summary>{t('tablets.former', { count: former.length })}</summary>
          <ul>
            {former.map(({ id, name, revoked }) => (
              <Former key={id} name={name} revoked={revoked} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const Former = ({ name, revoked }: Pick<Tablet, 'name' | 'revoked'>) => {
  const { t, language } = useWords()
  return (
    <li>
      {name} <span className="q2">{revoked && t('tablets.revoked', { time: formatMoment(revoked, language) })}</span>
    </li>
  )
}

const Row = ({ tablet: { id, name, role, lacks, seen, connected } }: { readonly tablet: Tablet }) => {
  const { t, language } = useWords()
  const [next, setNext] = useState<TabletRole | null>(role)
  const { trouble, send, busy } = useSend(() => undefined)
  const { data: tables = [] } = useQuery(ask.tables.names.queryOptions())
  const tableName = useTableName()
  const named = (table: string): string => {
    const one = tables.find(({ id }) => id === table)
    return one ? tableName(one) : '?'
  }
  return (
    <tr>
      <td>
        <b>{name}</b>
        <br />
        <span className="q2">{roleWords(role, named, t)}</span>
        {lacks !== null && <p className="err">{t('tablets.lacks', { round: lacks })}</p>}
      </td>
      <td>
        <div className="row">
          <RolePick label={t('tablets.roleOf', { name })} role={next} onRole={setNext} />
          {next?.kind === 'recorder' && (
            <Tick checked={next.hold === true} onTick={() => setNext(toggleHold(next))}>
              {t('tablets.hold')}
            </Tick>
          )}
          <Button
            label={t('tablets.give')}
            disabled={busy || next === null || JSON.stringify(next) === JSON.stringify(role)}
            onClick={() => next && send(() => desk.tablets.setRole({ device: id, role: next }))}
          />
        </div>
        {trouble && <Alert says={trouble} />}
      </td>
      <td>
        {connected ? <b className="nb">{t('tablets.connected')}</b> : <span className="nb">{t('tablets.away')}</span>}
        <br />
        <span className="q2">{seen ? formatMoment(seen, language) : t('tablets.never')}</span>
      </td>
      <td>
        <Button
          label={t('tablets.revoke')}
          disabled={busy}
          aria-label={t('tablets.revokeOf', { name })}
          onClick={() => send(() => desk.tablets.revoke({ device: id }))}
        />
      </td>
    </tr>
  )
}

/** The role with the table fixed, or following its number again. */
const toggleHold = ({ hold, ...role }: TabletRole & { readonly kind: 'recorder' }): TabletRole => (hold ? role : { ...role, hold: true })

/** A device's role in words. */
const roleWords = (role: TabletRole | null, nameOf: (table: string) => string, t: TFunction): string => {
  switch (role?.kind) {
    case 'recorder':
      return t('tablets.recorderOf', { table: nameOf(role.table) })
    case 'referee':
      return t('tablets.refereeAs', { name: role.referee })
    case 'viewer':
      return t('tablets.viewer')
    case undefined:
      return t('tablets.noRole')
  }
}
