import type { RuleId } from '../../engine/model/rule-ids.ts'
import { createStore } from '../app-state/storage/store.ts'

/** The state of the rule book screen, stored for this window, so that it survives leaving the screen. */
type RulebookState = {
  readonly query: string
  /** All rule sets side by side, or a single one. */
  readonly view: 'sets' | 'sheet'
  /** The single rule set, by id and edition; null: the one in force. */
  readonly set: string | null
  /** The rule opened last; the list scrolls back to it. */
  readonly last: RuleId | null
}

const KEY = 'shinpan.rulebook'
const NEW: RulebookState = { query: '', view: 'sets', set: null, last: null }
const book = createStore<RulebookState>({ ...NEW, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<RulebookState>) })
const change = (part: Partial<RulebookState>): void => {
  book.set({ ...book.now(), ...part })
  sessionStorage.setItem(KEY, JSON.stringify(book.now()))
}

export const useRulebookState = () => ({ ...book.useNow(), change })
