import type { RuleId } from '../../engine/model/rule-ids.ts'
import { createStore } from '../app-state/storage/store.ts'

/** What the reader looks at in the rule book; kept in this window, so that leaving it and coming back changes nothing. */
type Book = {
  readonly query: string
  /** All rule sets side by side, or one of them. */
  readonly view: 'sets' | 'sheet'
  /** The one set, by id and edition; null: the one in force. */
  readonly set: string | null
  /** The rule opened last: the list comes back to it. */
  readonly last: RuleId | null
}

const KEY = 'shinpan.rulebook'
const NEW: Book = { query: '', view: 'sets', set: null, last: null }
const book = createStore<Book>({ ...NEW, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Book>) })
const change = (part: Partial<Book>): void => {
  book.set({ ...book.now(), ...part })
  sessionStorage.setItem(KEY, JSON.stringify(book.now()))
}

export const useBook = () => ({ ...book.useNow(), change })
