import { type FormEvent, useEffect, useRef, useState } from 'react'
import { LANGUAGE_NAMES, nextLanguage } from '../../../engine/model/language.ts'
import { useTitle } from '../../app-state/navigation/use-title.ts'
import { countUnsentItems } from '../../app-state/outbox/orphans.ts'
import { setLanguage, useWords } from '../../language/language.ts'
import * as startCss from '../../setup/start/start.module.css'
import { Button } from '../../ui/button.tsx'
import { LineField } from '../../ui/fields/line-field.tsx'
import { Alert } from '../../ui/status.tsx'

/** Asks an unpaired device for the code that the laptop shows. */
export const PairScreen = () => {
  const { t, language } = useWords()
  const [code, setCode] = useState(pairingCodeIn(location.hash))
  const [name, setName] = useState('')
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // the scanned QR code contained the pairing code
  const [scanned] = useState(code !== '')
  // a link that was opened in the tab which shows this screen already
  useEffect(() => {
    const take = (): void => setCode((now) => pairingCodeIn(location.hash) || now)
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  useTitle(t('pair.title'))
  const held = countUnsentItems()
  const pair = async (): Promise<void> => {
    setBusy(true)
    const answer = await sendPairingCode(code, name)
    setBusy(false)
    if (answer.kind === 'wait') setSaid(t('pair.wait', { count: Math.ceil(answer.seconds / 60) }))
    else if (answer.kind === 'lost' || answer.kind === 'wrong') setSaid(t(`pair.${answer.kind}`))
    else {
      // try again without the code in the address
      location.hash = ''
      location.reload()
    }
  }
  const go = (event: FormEvent): void => {
    event.preventDefault()
    if (busy) return
    const lacks = /^\d{8}$/.test(code.replaceAll(/\D/g, '')) ? (name.trim() === '' ? 'noName' : null) : 'noCode'
    if (lacks === null) {
      void pair()
      return
    }
    setSaid(t(`pair.${lacks}`))
    form.current?.querySelectorAll('input')[lacks === 'noCode' ? 0 : 1]?.focus()
  }
  return (
    <main className={`${startCss.start} pair`}>
      <div>
        <h1>{t('pair.title')}</h1>
        {held > 0 && <p role="status">{t('pair.held', { count: held })}</p>}
        <p>{t('pair.what')}</p>
        <form ref={form} className="blocks" onSubmit={go}>
          <LineField label={t('pair.code')} value={code} onValue={setCode} max={12} first={!scanned} />
          <LineField label={t('pair.name')} value={name} onValue={setName} max={60} first={scanned} />
          <Alert says={said} />
          <p className="row">
            <Button type="submit" className="primary lg" label={t('pair.go')} disabled={busy} />
            <Button
              className="lg"
              label={LANGUAGE_NAMES[nextLanguage(language)]}
              onClick={() => void setLanguage(nextLanguage(language))}
            />
          </p>
        </form>
        <h2>{t('pair.warned')}</h2>
        <p className="q2">{t('pair.warnedWhat')}</p>
      </div>
    </main>
  )
}

/** Result of entering a code: paired, wrong, too many attempts (with the seconds to wait), or no answer. */
type PairingResult = { readonly kind: 'in' | 'wrong' | 'lost' } | { readonly kind: 'wait'; readonly seconds: number }

/** The code in a scanned address: `#/pair/12345678`. */
const pairingCodeIn = (hash: string): string => /^#\/pair\/(\d{8})$/.exec(hash)?.[1] ?? ''

/** Sends a code to the laptop. If the code is right, the browser gets the cookie that lets this device in. */
const sendPairingCode = async (code: string, name: string): Promise<PairingResult> => {
  try {
    const answer = await fetch(new URL('/pair', location.href), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: code.replaceAll(/\D/g, ''), name: name.trim() }),
    })
    if (answer.ok) return { kind: 'in' }
    return answer.status === 429 ? { kind: 'wait', seconds: Number(answer.headers.get('retry-after') ?? 600) } : { kind: 'wrong' }
  } catch {
    return { kind: 'lost' }
  }
}
