import { useEffect, useState } from 'react'

const KEY = 'shinpan.drafts'
const read = (): Readonly<Record<string, string>> => JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Readonly<Record<string, string>>

/** What was typed in a table's line and not entered: still there after another table, or the window's reload. */
export const useDraft = (table: string): readonly [string, (text: string) => void] => {
  const [text, setText] = useState(() => read()[table] ?? '')
  useEffect(() => {
    const { [table]: before = '', ...others } = read()
    if (text !== before) sessionStorage.setItem(KEY, JSON.stringify(text === '' ? others : { ...others, [table]: text }))
  }, [table, text])
  return [text, setText]
}

/** What was typed under a name has been taken. */
export const forgetDraft = (name: string): void => {
  const { [name]: _, ...others } = read()
  sessionStorage.setItem(KEY, JSON.stringify(others))
}

/** What was chosen and typed in a form and not entered, under a name: there again when the form is opened anew, until it is taken. */
export const useKept = <T>(name: string, first: () => T) => {
  const [text, keep] = useDraft(name)
  const [value, setValue] = useState<T>(() => (text === '' ? first() : (JSON.parse(text) as T)))
  const set = (next: T): void => {
    setValue(next)
    keep(JSON.stringify(next))
  }
  return [value, set] as const
}
