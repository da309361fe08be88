import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RefereeRow } from '../../desk/contract.ts'
import { desk } from '../desk/client.ts'
import { useSend } from '../incidents/use-send.ts'
import { LineField } from '../shell/line-field.tsx'
import { useSigner } from '../shell/use-signer.ts'

type CodeFormProps = { readonly referee: RefereeRow; readonly onDone: () => void; readonly onLeave: () => void }

const SHORTEST = 4

/** The code of a referee, typed twice; whoever gives one to the name that signs here is signed in with it at once. */
export const CodeForm = ({ referee, onDone, onLeave }: CodeFormProps) => {
  const { t } = useTranslation()
  const { by } = useSigner()
  const [code, setCode] = useState('')
  const [again, setAgain] = useState('')
  const [tried, setTried] = useState(false)
  const { sending, trouble, send, busy } = useSend(onDone)
  const wrong = code.length < SHORTEST ? t('signs.tooShort', { count: SHORTEST }) : code !== again ? t('signs.differ') : null
  const set = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (wrong === null && !busy)
      send(async () => {
        await desk.referees.setCode({ referee: referee.id, code, by })
        if (by === referee.name) await desk.referees.signIn({ name: referee.name, code })
      })
  }
  return (
    <form
      className="row person"
      onSubmit={set}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || busy) return
        event.preventDefault()
        event.stopPropagation()
        onLeave()
      }}
    >
      <LineField
        label={t('people.codeOf', { name: referee.name })}
        type="password"
        complete="new-password"
        value={code}
        onValue={setCode}
        first
      />
      <LineField label={t('signs.again')} type="password" complete="new-password" value={again} onValue={setAgain} />
      <button type="submit" className="btn" disabled={busy}>
        {t('people.setCode')} <kbd>Enter</kbd>
      </button>
      {referee.hasCode && (
        <button
          type="button"
          className="btn"
          disabled={busy}
          onClick={() => send(() => desk.referees.setCode({ referee: referee.id, code: null, by }))}
        >
          {t('signs.takeAway')}
        </button>
      )}
      <button type="button" className="btn quiet" disabled={busy} onClick={onLeave}>
        {t('act.back')} <kbd>Esc</kbd>
      </button>
      <p className={sending.kind === 'refused' || (tried && wrong) ? 'err' : 'q2'} role="status">
        {trouble || (tried && wrong ? wrong : t('people.codeWhat'))}
      </p>
    </form>
  )
}
