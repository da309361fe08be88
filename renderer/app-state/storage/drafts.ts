import { useEffect, useState } from 'react'
import { session } from './session.ts'
import { createStore } from './store.ts'

const KEY = 'drafts'
type Drafts = Readonly<Record<string, string>>
const unwritten = createStore<Drafts | null>(null)

/** The drafts of this window by their names, written or not. */
export const allDrafts = (): Drafts => unwritten.now() ?? (JSON.parse(session.read(KEY) ?? '{}') as Drafts)

const write = (): void => {
  const drafts = unwritten.now()
  if (drafts) session.write(KEY, JSON.stringify(drafts))
  unwritten.set(null)
}
/** Writes after the next paint, so that typing stays fast; at the latest when the window is left. */
const keep = (drafts: Drafts): void => {
  if (!unwritten.now()) setTimeout(write, SOON)
  unwritten.set(drafts)
}
const SOON = 100
addEventListener('pagehide', write)

/** Text typed under a name and not entered. Survives a visit to another screen and a reload. */
export const useDraft = (name: string): readonly [string, (text: string) => void] => {
  const [text, setText] = useState(() => storedDraft(name))
  useStoreDraft(name, text)
  return [text, setText]
}

/** Stores a text under a name; an empty one is dropped. */
export const storeDraft = (name: string, text: string): void => {
  const { [name]: before = '', ...others } = allDrafts()
  if (text !== before) keep(text === '' ? others : { ...others, [name]: text })
}
export const useStoreDraft = (name: string, text: string): void => useEffect(() => storeDraft(name, text), [name, text])

export const storedDraft = (name: string): string => allDrafts()[name] ?? ''

export const hasDraft = (table: string): boolean => storedDraft(table).trim() !== ''

/** Drops a draft once its text has been entered. */
export const forgetDraft = (name: string): void => storeDraft(name, '')

/** Drops a draft whose text, as it was sent, has been saved. False if its form has been changed since: then it stays. */
export const forgetSent = (name: string, sent: string): boolean => {
  if (storedDraft(name) !== sent) return false
  forgetDraft(name)
  return true
}

/** A form's unsaved values under a name: restored when the form is opened again, until they are saved. */
export const useFormDraft = <T>(name: string, first: () => T) => {
  const [text, keep] = useDraft(name)
  const [value, setValue] = useState<T>(() => (text === '' ? first() : (JSON.parse(text) as T)))
  const set = (next: T): void => {
    setValue(next)
    keep(JSON.stringify(next))
  }
  return [value, set] as const
}
