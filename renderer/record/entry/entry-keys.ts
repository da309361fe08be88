import type { ActionId } from '../../keys/actions.ts'
import type { FastKey } from '../../keys/fast-keys.ts'
import { chordOf } from '../../ui/chord-words.ts'

/** A command without data. */
export type SimpleCommand =
  | 'toggle-fast'
  | 'toggle-seen'
  | 'log'
  | 'declare-dead'
  | 'unknown-key'
  | 'nothing'
  | 'leave'
  | 'draw'
  | 'discard-drawn'
  | 'turn'
  | 'claimed'
  | 'key-map'
  | 'offences'
  | 'undo'
  | 'redo'
  | 'not-taken'
  | 'submit'
  | 'escape'

/** A command that a key gives to the entry area. `by`: number of moments to walk, of completions, or of notes. */
export type EntryCommand =
  | { readonly do: SimpleCommand }
  | { readonly do: 'fast-key'; readonly key: FastKey }
  | { readonly do: 'type'; readonly text: string }
  | { readonly do: 'walk' | 'pick' | 'step'; readonly by: 1 | -1 }

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>

/** The state that decides on the meaning of a key. */
export type EntryKeyContext = {
  readonly text: string
  readonly isFast: boolean
  /** The board shows an earlier moment. */
  readonly walking: boolean
  /** The selected completion, if there is one. */
  readonly completion: string | null
  /** The likely line, if the text does not read. */
  readonly mended: string | null
  /** The claim that can be marked as not taken is in the line. */
  readonly isClaim: boolean
  /** The record ends in such a claim. */
  readonly endsInClaim: () => boolean
  readonly keyOf: (id: ActionId) => string
  readonly keyAt: (code: string) => FastKey | undefined
}

/** The meaning of a key in the entry line; null if the key is left to the browser. */
export const entryCommand = (event: PressedKey, context: EntryKeyContext): EntryCommand | null => {
  const { text, isFast, keyOf } = context
  const chord = chordOf(event)
  if (chord === keyOf('table.fast')) return { do: 'toggle-fast' }
  if (isFast && chord === keyOf('table.seen')) return { do: 'toggle-seen' }
  if (isFast && text === '' && chord === keyOf('everywhere.incident')) return { do: 'log' }
  if (text === '' && chord === keyOf('table.dead')) return { do: 'declare-dead' }
  return (
    (isFast ? fastCommand(event, context) : null) ?? (text === '' ? emptyLineCommand(event, context) : null) ?? lineCommand(event, context)
  )
}

/** Keys of fast mode, by physical key. */
const fastCommand = (event: PressedKey, { keyOf, keyAt }: EntryKeyContext): EntryCommand | null => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.key === keyOf('everywhere.keys')) return null
  const key = keyAt(event.code)
  if (event.shiftKey && key === 'undo') return { do: 'redo' }
  if (key && !event.shiftKey) return event.repeat && key !== 'undo' ? { do: 'nothing' } : { do: 'fast-key', key }
  return event.key.length > 1 ? null : { do: 'unknown-key' }
}

/** Keys of an empty line. In fast mode single letters have no meaning there, except the one for the sheet of keys. */
const emptyLineCommand = (event: PressedKey, { isFast, walking, keyOf }: EntryKeyContext): EntryCommand | null => {
  const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey
  if (isFast && isLetter && event.key !== keyOf('everywhere.keys')) return null
  const commands: Readonly<Record<string, EntryCommand>> = {
    [keyOf('table.draw')]: { do: 'draw' },
    [keyOf('table.discardDrawn')]: { do: 'discard-drawn' },
    [keyOf('table.turn')]: { do: 'turn' },
    [keyOf('table.claimed')]: { do: 'claimed' },
    [keyOf('everywhere.keys')]: { do: 'key-map' },
    [keyOf('table.walk')]: { do: 'walk', by: -1 },
    [keyOf('table.undo')]: { do: 'undo' },
    [keyOf('table.redo')]: { do: 'redo' },
    'Control+Z': { do: 'redo' },
    ...(walking && { ArrowDown: { do: 'walk', by: 1 } as const }),
  }
  return commands[chordOf(event)] ?? null
}

/** Keys of any line. */
const lineCommand = (event: PressedKey, context: EntryKeyContext): EntryCommand | null => {
  const { text, isFast, completion, mended } = context
  const isControl = event.ctrlKey || event.metaKey
  switch (event.key) {
    case 'Enter':
      if (event.shiftKey && (context.isClaim || (text === '' && context.endsInClaim()))) return { do: 'not-taken' }
      return isControl ? null : { do: 'submit' }
    case 'Tab':
      if (event.shiftKey) return null
      if (!isFast && completion !== null && completion !== text) return { do: 'type', text: completion }
      if (mended) return { do: 'type', text: mended }
      // a focus that leaves with half a line typed takes the next letters with it; a whole one waits for Enter
      return { do: text === '' || completion === text ? 'leave' : 'nothing' }
    case 'ArrowDown':
    case 'ArrowUp':
      return { do: 'pick', by: event.key === 'ArrowDown' ? 1 : -1 }
    case 'PageUp':
    case 'PageDown':
      return event.altKey ? null : { do: 'step', by: event.key === 'PageDown' ? 1 : -1 }
    case 'Escape':
      return { do: 'escape' }
    default:
      return null
  }
}
