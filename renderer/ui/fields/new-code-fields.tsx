import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { LineField } from './line-field.tsx'

/** A new code, typed twice. A suggested one is shown in clear, since the user doesn't know it yet. */
export type NewCode = { readonly code: string; readonly again: string; readonly shown: boolean }

export const NO_CODE: NewCode = { code: '', again: '', shown: false }

const SHORTEST = 6
/** From this length on a code may consist of letters alone or digits alone. */
const LONG = 10

/** Text key of the reason why a new code is not acceptable; null if it is. The desk applies the same rule. */
export const newCodeProblem = ({ code, again }: NewCode): 'signs.tooSimple' | 'signs.differ' | null => {
  const isMixed = /\p{L}/u.test(code) && /\p{N}/u.test(code)
  if (code.length < SHORTEST || !(isMixed || code.length >= LONG)) return 'signs.tooSimple'
  return code === again ? null : 'signs.differ'
}

/** Without signs that are easily confused. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const DIGITS = '23456789'

/** A random code of six out of 31 letters and digits: some 800 million codes, quickly typed. */
const suggested = (): string => {
  for (;;) {
    const code = Array.from(crypto.getRandomValues(new Uint32Array(SHORTEST)), (number) => SIGNS[number % SIGNS.length]).join('')
    if (newCodeProblem({ code, again: code, shown: true }) === null) return code
  }
}
const SIGNS = LETTERS + DIGITS

type NewCodeFieldsProps = {
  readonly label: string
  readonly value: NewCode
  readonly onValue: (value: NewCode) => void
  readonly first?: boolean
}

/** The fields for a new code, and a button that suggests one. */
export const NewCodeFields = ({ label, value, onValue, first = false }: NewCodeFieldsProps) => {
  const { t } = useTranslation()
  const suggest = (): void => {
    const code = suggested()
    onValue({ code, again: code, shown: true })
  }
  return (
    <>
      <LineField
        label={label}
        type={value.shown ? 'text' : 'password'}
        complete={value.shown ? 'off' : 'new-password'}
        value={value.code}
        onValue={(code) => onValue(value.shown ? { ...value, code, again: code } : { ...value, code })}
        first={first}
      />
      {!value.shown && (
        <LineField
          label={t('signs.again')}
          type="password"
          complete="new-password"
          value={value.again}
          onValue={(again) => onValue({ ...value, again })}
        />
      )}
      <Button label={t('signs.suggest')} onClick={suggest} />
    </>
  )
}
