import { useTranslation } from 'react-i18next'
import { LineField } from './line-field.tsx'

/** A code that is being set, typed twice; a suggested one is shown, since nobody has it in mind. */
export type NewCode = { readonly code: string; readonly again: string; readonly shown: boolean }

export const NO_CODE: NewCode = { code: '', again: '', shown: false }

const SHORTEST = 6
/** From this length on letters alone, or digits alone, will do. */
const LONG = 10

/** What a new code lacks, as a key of the texts; null where it can be set. The desk asks for the same. */
export const lackOf = ({ code, again }: NewCode): 'signs.tooSimple' | 'signs.differ' | null => {
  const isMixed = /\p{L}/u.test(code) && /\p{N}/u.test(code)
  if (code.length < SHORTEST || !(isMixed || code.length >= LONG)) return 'signs.tooSimple'
  return code === again ? null : 'signs.differ'
}

/** Without signs that are taken for each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const DIGITS = '23456789'

/** Six signs of 31, letters and digits: some 800 million codes, quickly typed. */
const suggested = (): string => {
  for (;;) {
    const code = Array.from(crypto.getRandomValues(new Uint32Array(SHORTEST)), (number) => SIGNS[number % SIGNS.length]).join('')
    if (lackOf({ code, again: code, shown: true }) === null) return code
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
      <button type="button" className="btn" onClick={suggest}>
        {t('signs.suggest')}
      </button>
    </>
  )
}
