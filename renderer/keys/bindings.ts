import { localSetting } from '../app-state/storage/local-setting.ts'
import { createStore } from '../app-state/storage/store.ts'
import { type ActionId, DEFAULT_KEYS, scopeOf, scopesOverlap } from './actions.ts'

/** The current key bindings. */
export type KeyBindings = {
  readonly keyOf: (id: ActionId) => string
  readonly isChanged: (id: ActionId) => boolean
  /** Whether any key differs from its default. */
  readonly changed: boolean
  /** The action that uses a key in an overlapping scope; null if the key is free. */
  readonly usedBy: (id: ActionId, key: string) => ActionId | null
}

/** The keys that the user changed, by action. */
export type KeyChanges = ReadonlyMap<ActionId, string>

/** The bindings that follow from the changed keys. */
export const bindingsOf = (changes: KeyChanges): KeyBindings => {
  const keyOf = (id: ActionId): string => changes.get(id) ?? DEFAULT_KEYS.get(id) ?? ''
  return {
    keyOf,
    isChanged: (id) => changes.has(id),
    changed: changes.size > 0,
    usedBy: (id, key) =>
      [...DEFAULT_KEYS.keys()].find((other) => other !== id && keyOf(other) === key && scopesOverlap(scopeOf(id), scopeOf(other))) ?? null,
  }
}

/** Changes one more key. An action that had the key gets the one that becomes free. */
export const withKeyChanged = (changes: KeyChanges, id: ActionId, key: string): KeyChanges => {
  const before = bindingsOf(changes)
  const other = before.usedBy(id, key)
  const next = new Map(changes).set(id, key)
  if (other) next.set(other, before.keyOf(id))
  return new Map([...next].filter(([one, at]) => DEFAULT_KEYS.get(one) !== at))
}

/** Reads the stored changes, without actions unknown to this version. */
export const readChanges = (word: string): KeyChanges => {
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

const store = localSetting('keys', (word) => word)
const changes = createStore(readChanges(store.read() ?? '{}'))
const bindings = createStore(bindingsOf(changes.now()))

const set = (next: KeyChanges): void => {
  changes.set(next)
  store.write(JSON.stringify(Object.fromEntries(next)))
  bindings.set(bindingsOf(next))
}

/** Changes the key of an action and stores it. */
export const setKey = (id: ActionId, key: string): void => set(withKeyChanged(changes.now(), id, key))
/** Restores all default keys. */
export const resetKeys = (): void => set(new Map())

export const useBindings = bindings.useNow
