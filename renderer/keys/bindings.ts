import { kept } from '../app-state/storage/local-setting.ts'
import { shared } from '../app-state/storage/store.ts'
import { type ActionId, DEFAULT_KEYS, meet, scopeOf } from './actions.ts'

/** The keys as they are now. */
export type Bindings = {
  readonly keyOf: (id: ActionId) => string
  readonly isChanged: (id: ActionId) => boolean
  /** Whether any key is another than in the beginning. */
  readonly changed: boolean
  /** What has a key already, where an act would meet it; null where it is free. */
  readonly usedBy: (id: ActionId, key: string) => ActionId | null
}

/** Keys that somebody has changed, by act. */
export type Changes = ReadonlyMap<ActionId, string>

/** The keys with some changed. */
export const bindingsOf = (changes: Changes): Bindings => {
  const keyOf = (id: ActionId): string => changes.get(id) ?? DEFAULT_KEYS.get(id) ?? ''
  return {
    keyOf,
    isChanged: (id) => changes.has(id),
    changed: changes.size > 0,
    usedBy: (id, key) =>
      [...DEFAULT_KEYS.keys()].find((other) => other !== id && keyOf(other) === key && meet(scopeOf(id), scopeOf(other))) ?? null,
  }
}

/** One key more changed; what had it gets the one that becomes free. */
export const changed = (changes: Changes, id: ActionId, key: string): Changes => {
  const before = bindingsOf(changes)
  const other = before.usedBy(id, key)
  const next = new Map(changes).set(id, key)
  if (other) next.set(other, before.keyOf(id))
  return new Map([...next].filter(([one, at]) => DEFAULT_KEYS.get(one) !== at))
}

/** What was kept, without what this version does not know. */
export const readChanges = (word: string): Changes => {
  try {
    const read: unknown = JSON.parse(word)
    if (typeof read !== 'object' || read === null) return new Map()
    return new Map(
      Object.entries(read).flatMap(([id, key]) =>
        DEFAULT_KEYS.has(id as ActionId) && typeof key === 'string' ? [[id as ActionId, key] as const] : [],
      ),
    )
  } catch {
    return new Map()
  }
}

const store = kept('keys', (word) => word)
let changes = readChanges(store.read() ?? '{}')
const bindings = shared(bindingsOf(changes))

const set = (next: Changes): void => {
  changes = next
  store.write(JSON.stringify(Object.fromEntries(changes)))
  bindings.set(bindingsOf(changes))
}

/** Gives an act another key, for now and the next time. */
export const setKey = (id: ActionId, key: string): void => set(changed(changes, id, key))
/** All keys as they were in the beginning. */
export const resetKeys = (): void => set(new Map())

export const useBindings = bindings.useNow
