import type { TableState } from '../../../../desk/contract/tables.ts'
import type { TableView } from '../../../../engine/table/table-view.ts'
import type { FastKey } from '../../../keys/fast-keys.ts'
import type { InTurn } from '../../optimistic/act-queue.ts'
import { correctionAct, type RecordItem, recordItem } from '../../optimistic/items.ts'
import { sayEdit } from './lines.ts'
import { NO_KEYS, type PendingKeys } from './next-keys.ts'
import { type KeyEffect, type NoEffectReason, pressKey, type TileMeaning } from './press.ts'

/** The screen as the typist uses it; each value is read when a key is handled. */
export type TypistScreen = {
  /** The desk's last answer about the table. */
  readonly told: () => TableState
  /** Handles a key in its turn, once the table with the unanswered acts is known. */
  readonly inTurn: InTurn
  readonly seen: () => TileMeaning
  /** Whether the second hand was begun by somebody else in place of the first one. */
  readonly isOthers: (before: string, now: string) => boolean
  readonly enter: (item: RecordItem) => void
  readonly undo: () => void
  /** Begins a line that the user types to its end. */
  readonly line: (text: string) => void
}

/** State for the screen: the incomplete act, the last act understood, why a key had no effect. */
export type TypistState = {
  readonly pending: PendingKeys
  readonly said: string | null
  readonly why: NoEffectReason | 'no-key' | 'other-hand' | null
  /** The key that was refused with `not-here`. */
  readonly refused: FastKey | null
}

/**
 * Turns keys into acts of one table. Each key is read against the predicted table, so that recording needs neither the desk nor its disk.
 */
export const typist = () => {
  let desk: TypistScreen | null = null
  let typed: TypistState = { pending: NO_KEYS, said: null, why: null, refused: null }
  let source: 'drawn' | 'hand' | undefined
  /** The hand of the incomplete act. */
  let hand = ''
  const listeners = new Set<() => void>()
  const show = (part: Partial<TypistState>): void => {
    typed = { ...typed, ...part }
    for (const listener of listeners) listener()
  }

  const carryOut = (desk: TypistScreen, doing: KeyEffect, before: TableState): void => {
    if (doing.do === 'line') desk.line(doing.text)
    if (doing.do === 'undo') desk.undo()
    if (doing.do === 'line' || doing.do === 'undo') {
      show({ said: null })
      return
    }
    if (doing.do === 'correct') {
      const says = sayEdit(doing.edit)
      show({ said: says })
      desk.enter({ act: correctionAct(before, doing.edit, { says }) })
      return
    }
    show({ said: doing.text })
    desk.enter(recordItem(desk.told(), doing.text))
  }

  const take = (desk: TypistScreen, key: FastKey, state: TableState): void => {
    const { view, acts } = state
    // a tile that was begun belongs to a hand that somebody else has ended
    if (typed.pending !== NO_KEYS && desk.isOthers(hand, state.hand)) {
      show({ pending: NO_KEYS, why: 'other-hand', refused: null })
      return
    }
    hand = state.hand
    const { pending, does, why = null, refused = null } = pressKey(key, typed.pending, { view, acts, seen: desk.seen(), source })
    show({ pending, why, refused })
    for (const doing of does) {
      if (doing.do === 'record' && / riichi \S+$/.test(doing.text)) source = sourceOf(key, view)
      carryOut(desk, doing, state)
    }
  }

  return {
    typed: (): TypistState => typed,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Connects the typist to the current table screen. */
    serve: (now: TypistScreen): void => {
      desk = now
    },
    press: (key: FastKey): void => {
      desk?.inTurn((now) => desk && take(desk, key, now), false)
    },
    /** Reports a key without a meaning, so that it isn't mistaken for an act. */
    unknown: (): void => show({ why: 'no-key', refused: null }),
    clear: (): void => {
      show({ pending: NO_KEYS, why: null, refused: null })
    },
  }
}

const sourceOf = (key: FastKey, { turn, seats }: TableView): 'drawn' | 'hand' | undefined => {
  const drawn = turn ? seats[turn.seat].drawn : null
  return drawn === null || drawn === '?' ? undefined : key === 'due' ? 'drawn' : 'hand'
}
