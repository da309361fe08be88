import { describe, expect, test } from 'vitest'
import { DEFAULT_KEYS } from '../../../../renderer/keys/actions.ts'
import { FAST_KEYS, type FastKey } from '../../../../renderer/keys/fast-keys.ts'
import { type EntryCommand, type EntryKeyContext, entryCommand } from '../../../../renderer/record/entry/entry-keys.ts'

const AT = new Map(Object.entries(FAST_KEYS).map(([key, code]) => [code, key as FastKey]))
const keyOf: EntryKeyContext['keyOf'] = (id) => DEFAULT_KEYS.get(id) ?? ''
const EMPTY: EntryKeyContext = {
  text: '',
  isFast: false,
  walking: false,
  completion: null,
  mended: null,
  isClaim: false,
  endsInClaim: () => false,
  keyOf,
  keyAt: (code) => AT.get(code),
}
type Pressed = Partial<Parameters<typeof entryCommand>[0]>
const press = (event: Pressed, context: Partial<EntryKeyContext> = {}): EntryCommand | null =>
  entryCommand(
    { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false, ...event },
    { ...EMPTY, ...context },
  )
const FAST = { isFast: true }
const TYPED = { text: 'E dis' }

describe('the meaning of a key in the entry line', () => {
  test.each<readonly [string, Pressed, Partial<EntryKeyContext>, EntryCommand | null]>([
    ['the draw key in an empty line', { key: keyOf('table.draw') }, {}, { do: 'draw' }],
    ['the same key within a line is typed', { key: keyOf('table.draw') }, TYPED, null],
    ['down while an earlier moment is shown', { key: 'ArrowDown' }, { walking: true }, { do: 'walk', by: 1 }],
    ['down otherwise', { key: 'ArrowDown' }, {}, { do: 'pick', by: 1 }],
    ['Ctrl Shift Z', { key: 'Z', ctrlKey: true, shiftKey: true }, {}, { do: 'redo' }],
    ['Ctrl Z with Caps Lock', { key: 'Z', ctrlKey: true }, {}, { do: 'undo' }],
    ['Enter', { key: 'Enter' }, TYPED, { do: 'submit' }],
    ['Ctrl Enter is left alone', { key: 'Enter', ctrlKey: true }, TYPED, null],
    ['Shift Enter on a claim', { key: 'Enter', shiftKey: true }, { ...TYPED, isClaim: true }, { do: 'not-taken' }],
    ['Shift Enter after a recorded claim', { key: 'Enter', shiftKey: true }, { endsInClaim: () => true }, { do: 'not-taken' }],
    ['Shift Enter otherwise', { key: 'Enter', shiftKey: true }, TYPED, { do: 'submit' }],
    ['Tab takes the completion', { key: 'Tab' }, { ...TYPED, completion: 'E discard' }, { do: 'type', text: 'E discard' }],
    ['Tab takes the likely line', { key: 'Tab' }, { ...TYPED, mended: 'E draw' }, { do: 'type', text: 'E draw' }],
    ['Tab without either stays in a line that was begun', { key: 'Tab' }, TYPED, { do: 'nothing' }],
    ['and leaves an empty one', { key: 'Tab' }, {}, { do: 'leave' }],
    ['Shift Tab moves the focus', { key: 'Tab', shiftKey: true }, { ...TYPED, completion: 'E discard' }, null],
    ['PgDn', { key: 'PageDown' }, TYPED, { do: 'step', by: 1 }],
    ['Alt PgDn is left alone', { key: 'PageDown', altKey: true }, TYPED, null],
    ['Escape', { key: 'Escape' }, TYPED, { do: 'escape' }],
  ])('%s', (_, event, context, command) => expect(press(event, context)).toEqual(command))

  test.each<readonly [string, Pressed, EntryCommand | null]>([
    ['a key with a meaning', { key: '1', code: 'Digit1' }, { do: 'fast-key', key: 'n1' }],
    ['the same key held down', { key: '1', code: 'Digit1', repeat: true }, { do: 'nothing' }],
    ['undo held down repeats', { key: 'x', code: FAST_KEYS.undo, repeat: true }, { do: 'fast-key', key: 'undo' }],
    ['Shift and undo', { key: 'x', code: FAST_KEYS.undo, shiftKey: true }, { do: 'redo' }],
    ['a key without a meaning', { key: 'é', code: 'F99' }, { do: 'unknown-key' }],
    ['the key for the sheet of keys', { key: keyOf('everywhere.keys'), code: 'Slash' }, { do: 'key-map' }],
    ['leaving fast mode', { key: keyOf('table.fast') }, { do: 'toggle-fast' }],
    ['Enter', { key: 'Enter', code: 'Enter' }, { do: 'submit' }],
  ])('fast mode: %s', (_, event, command) => expect(press(event, FAST)).toEqual(command))
})
