import { useEffect, useState } from 'react'
import { session } from './session.ts'

const KEY = 'drafts'
type Drafts = Readonly<Record<string, string>>
let unwritten: Drafts | null = null
const read = (): Drafts => unwritten ?? (JSON.parse(session.read(KEY) ?? '{}') as Drafts)

const write = (): void => {
  if (unwritten) session.write(KEY, JSON.stringify(unwritten))
  unwritten = null
}
/** Written once the letter is on screen, not before; at the latest when the window is left. */
const keep = (drafts: Drafts): void => {
  if (!unwritten) setTimeout(write, SOON)
  unwritten = drafts
}
const SOON = 100
addEventListener('pagehide', write)

/** What was typed in a table's line and not entered: still there after another table, or the window's reload. */
export const useDraft = (table: string): readonly [string, (text: string) => void] => {
  const [text, setText] = useState(() => read()[table] ?? '')
  useEffect(() => {
    const { [table]: before = '', ...others } = read()
    if (text !== before) keep(text === '' ? others : { ...others, [table]: text })
  }, [table, text])
  return [text, setText]
}

/** Whether something was typed in a table's line and not entered. */
export const hasDraft = (table: string): boolean => (read()[table] ?? '').trim() !== ''

/** What was typed under a name has been taken. */
export const forgetDraft = (name: string): void => {
  const { [name]: _, ...others } = read()
  keep(others)
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
