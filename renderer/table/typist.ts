import type { TableState } from '../../desk/contract.ts'
import type { TableView } from '../../engine/view.ts'
import { correction } from '../correct/correction.ts'
import type { FastKey } from '../keys/fast-keys.ts'
import type { Item } from '../outgoing/outgoing.ts'
import { type Doing, looksBack, NOTHING, type Pending, press, type Seen, type Why } from './fast.ts'
import { ahead } from './fast-ahead.ts'
import type { ListEdit } from './fast-lines.ts'
import { type RecordItem, recordItem } from './record-item.ts'

/** What the typist asks of the screen, each time anew. */
export type Desk = {
  readonly state: () => TableState
  /** Entered at this table and not answered yet. */
  readonly unsent: () => readonly Pick<Item, 'act' | 'reaches'>[]
  /** Whether nothing is answered for the time being: then nobody waits for it. */
  readonly inTrouble: () => boolean
  readonly seen: () => Seen
  readonly enter: (item: RecordItem) => void
  readonly undo: () => void
  /** A line is begun, to be typed to its end. */
  readonly line: (text: string) => void
}

/** What the screen shows: keys pressed for an act not whole yet, the act understood last, why a key did nothing. */
export type Typed = { readonly pending: Pending; readonly said: string | null; readonly why: Why | 'no-key' | null }

/**
 * Turns keys into acts of one table. A key is read against the table as it lies with what has been entered and not been answered yet, so that nobody waits
 * for the disk; keys that look back at noted acts wait until these are there.
 */
export const typist = () => {
  let desk: Desk | null = null
  let typed: Typed = { pending: NOTHING, said: null, why: null }
  let source: 'drawn' | 'hand' | undefined
  const waiting: FastKey[] = []
  const listeners = new Set<() => void>()
  const show = (part: Partial<Typed>): void => {
    typed = { ...typed, ...part }
    for (const listener of listeners) listener()
  }

  const carryOut = (desk: Desk, doing: Doing, view: TableView): TableView => {
    if (doing.do === 'line') desk.line(doing.text)
    if (doing.do === 'undo') desk.undo()
    if (doing.do === 'line' || doing.do === 'undo') {
      show({ said: null })
      return view
    }
    if (doing.do === 'correct') {
      const says = sayEdit(doing.edit)
      show({ said: says })
      desk.enter({ act: correction(desk.state(), doing.edit, { says }) })
      return view
    }
    const { text } = doing
    const after = ahead(view, text)
    show({ said: text })
    desk.enter(recordItem(desk.state(), text, after))
    return after ?? view
  }

  const take = (desk: Desk, key: FastKey, before: TableView): void => {
    const state = desk.state()
    const { pending, does, why = null } = press(key, typed.pending, { view: before, acts: state.acts, seen: desk.seen(), source })
    show({ pending, why })
    let view = before
    for (const doing of does) {
      if (doing.do === 'record' && / riichi \S+$/.test(doing.text)) source = sourceOf(key, view)
      view = carryOut(desk, doing, view)
    }
  }

  /** Reads the keys that wait, as far as that can be done now. */
  const drain = (): void => {
    for (let [key] = waiting; desk !== null && key !== undefined; [key] = waiting) {
      const state = desk.state()
      const unsent = desk.unsent()
      const view = viewAhead(state, unsent)
      const waits = unsent.length > 0 && !desk.inTrouble() && (view === null || looksBack(key))
      if (waits) return
      waiting.shift()
      take(desk, key, view ?? state.view)
    }
  }

  return {
    typed: (): Typed => typed,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The table that the keys are for, as the screen has it now. Keys that waited for it go on. */
    serve: (now: Desk): void => {
      desk = now
      drain()
    },
    press: (key: FastKey): void => {
      waiting.push(key)
      drain()
    },
    /** A key that does nothing was pressed: said, so that nobody takes it for an act. */
    unknown: (): void => show({ why: 'no-key' }),
    clear: (): void => {
      waiting.length = 0
      show({ pending: NOTHING, why: null })
    },
  }
}

/** The table with what is on its way; null where something on its way can't be foreseen. */
export const viewAhead = (state: Pick<TableState, 'view' | 'hand'>, unsent: readonly Pick<Item, 'act' | 'reaches'>[]): TableView | null =>
  unsent.reduce<TableView | null>((view, { act, reaches }) => {
    if (view === null || act.kind !== 'record' || !reaches) return null
    // the desk has it already and has only not answered yet
    const isThere = (reaches.hand === '' || reaches.hand === state.hand) && reaches.event <= state.view.event
    return isThere ? view : ahead(view, act.text)
  }, state.view)

const sourceOf = (key: FastKey, { turn, seats }: TableView): 'drawn' | 'hand' | undefined => {
  const drawn = turn ? seats[turn.seat].drawn : null
  return drawn === null || drawn === '?' ? undefined : key === 'due' ? 'drawn' : 'hand'
}

const sayEdit = (edit: ListEdit): string => (edit.do === 'remove' ? `− ${edit.at}` : edit.text.replaceAll('\n', ', '))
