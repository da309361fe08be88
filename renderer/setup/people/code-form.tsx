import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RefereeRow } from '../../../desk/contract/people.ts'
import { desk } from '../../app-state/desk/client.ts'
import { useSend } from '../../app-state/desk/use-send.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { Button } from '../../ui/button.tsx'
import { NewCodeFields, NO_CODE, newCodeProblem } from '../../ui/fields/new-code-fields.tsx'

type CodeFormProps = { readonly referee: RefereeRow; readonly onDone: () => void; readonly onLeave: () => void }

/** Form for a referee's code, typed twice. Setting the code of the current name also signs in. */
export const CodeForm = ({ referee, onDone, onLeave }: CodeFormProps) => {
  const { t } = useTranslation()
  const { by } = useSigner()
  const [typed, setTyped] = useState(NO_CODE)
  const [tried, setTried] = useState(false)
  const { sending, trouble, send, busy } = useSend(onDone)
  const { code } = typed
  const wrong = newCodeProblem(typed)
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
      <NewCodeFields label={t('people.codeOf', { name: referee.name })} value={typed} onValue={setTyped} first />
      <Button type="submit" label={t('people.setCode')} chord="Enter" disabled={busy} />
      {referee.hasCode && (
        <Button
          label={t('signs.takeAway')}
          disabled={busy}
          onClick={() => send(() => desk.referees.setCode({ referee: referee.id, code: null, by }))}
        />
      )}
      <Button className="quiet" label={t('app.back')} chord="Escape" disabled={busy} onClick={onLeave} />
      <p className={sending.kind === 'refused' || (tried && wrong) ? 'err' : 'q2'} role="status">
        {trouble || (tried && wrong ? t(wrong) : t('people.codeWhat'))}
      </p>
    </form>
  )
}
