import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'
import type { TabletRole, Tablets } from '../../../desk/contract/tablets.ts'
import { useNow } from '../../app-state/clock/use-now.ts'
import { desk } from '../../app-state/desk/client.ts'
import { useSend } from '../../app-state/desk/use-send.ts'
import { formatTime } from '../../language/format.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/status.tsx'
import { RolePick } from './role-pick.tsx'
import * as css from './tablets.module.css'

type PairingSectionProps = { readonly state: Tablets; readonly on: NonNullable<Tablets['on']> }

/** Pairs a further tablet: code, QR code, and fingerprint to compare. */
export const PairingSection = ({ state: { code, fingerprint }, on }: PairingSectionProps) => {
  const { t } = useTranslation()
  const now = useNow()
  const [role, setRole] = useState<TabletRole | null>(null)
  const { trouble, send, busy } = useSend(() => undefined)
  const stands = code && code.until.getTime() > now ? code : null
  return (
    <>
      <section>
        <h2>{t('tablets.code')}</h2>
        <div className="row">
          <RolePick label={t('tablets.codeFor')} role={role} none={t('tablets.ask')} onRole={setRole} />
          <Button label={t('signs.newCode')} disabled={busy} onClick={() => send(() => desk.tablets.newCode({ role }))} />
          {trouble && <Alert says={trouble} />}
        </div>
        {stands ? (
          <div className={`row ${css.scan}`}>
            <QrPicture text={`${on.url}/#/pair/${stands.code}`} label={t('tablets.qr')} />
            <dl>
              <dt className="q2">{t('tablets.address')}</dt>
              <dd>{on.url}</dd>
              <dt className="q2">{t('tablets.theCode')}</dt>
              <dd className={css.code}>{`${stands.code.slice(0, 4)} ${stands.code.slice(4)}`}</dd>
              <dd className="q2">{t('tablets.codeUntil', { time: formatTime(stands.until) })}</dd>
            </dl>
          </div>
        ) : (
          <p className={`q2 ${css.prose}`}>{t('tablets.noCode')}</p>
        )}
      </section>
      {fingerprint && (
        <section>
          <h2>{t('tablets.fingerprint')}</h2>
          <p className={css.prose}>{t('tablets.fingerprintWhat')}</p>
          <Fingerprint of={fingerprint.certificate} />
          <p className="q2">{t('tablets.keyFingerprint')}</p>
          <Fingerprint of={fingerprint.key} />
        </section>
      )}
    </>
  )
}

/** Eight groups of four digit pairs, easy to read aloud. */
const Fingerprint = ({ of }: { readonly of: string }) => (
  <p className={`cluster ${css.fingerprint}`}>
    {of
      .split(':')
      .flatMap((_, n, pairs) => (n % 4 === 0 ? [pairs.slice(n, n + 4).join(' ')] : []))
      .map((group) => (
        <span key={group}>{group}</span>
      ))}
  </p>
)

type QrPictureProps = { readonly text: string; readonly label: string }

/** A QR code: dark on white in both themes, because cameras need it. */
const QrPicture = ({ text, label }: QrPictureProps) => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} />
      <path d={path} />
    </svg>
  )
}
