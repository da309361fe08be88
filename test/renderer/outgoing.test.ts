import { describe, expect, test } from 'vitest'
import type { Act, Change, TableState } from '../../desk/contract.ts'
import { type Answer, type Item, outgoing, wasSaved } from '../../renderer/outgoing/outgoing.ts'

const act = (seq: number, text: string, by = 'Olsen', form: Act['form'] = null): Act => ({
  number: seq,
  seq,
  text,
  form,
  at: new Date(0),
  by,
})
const state = (seq: number, acts: readonly Act[] = []) => ({ seq, acts, table: { id: 't7' } }) as unknown as TableState
const saved = (seq: number): Answer => ({ ok: true, change: { state: state(seq), came: [], gone: [] } satisfies Change })
const lost: Answer = { ok: false, failure: { kind: 'lost' } }
const full: Answer = { ok: false, failure: { kind: 'not-saved', code: 'disk-full', detail: '' } }
const refused: Answer = { ok: false, failure: { kind: 'refused', message: 'expected a verb', column: 3 } }
const broken: Answer = { ok: false, failure: { kind: 'failed', message: 'oops' } }

const entered = (text: string, after = 0): Omit<Item, 'key'> => ({ table: 't7', by: 'Olsen', after, act: { kind: 'record', text } })
const textOf = (item: Item): string => (item.act.kind === 'record' ? item.act.text : item.act.kind)

/** After so many tries a test's world stands still. */
const PATIENCE = 5

const world = (answers: readonly Answer[], seen: readonly TableState[] = [], before: readonly Item[] = []) => {
  const sent: string[] = []
  const left = [...answers]
  const looks = [...seen]
  let kept: readonly Item[] = before
  let n = 0
  let waits = 0
  const queue = outgoing({
    send: (item) => {
      sent.push(textOf(item))
      return Promise.resolve(left.shift() ?? saved(++n + 100))
    },
    look: () => {
      const next = looks.shift()
      return next ? Promise.resolve(next) : Promise.reject(new Error('no answer'))
    },
    saved: () => undefined,
    keep: (items) => {
      kept = items
    },
    kept: () => kept,
    now: () => new Date(0),
    wait: () => (++waits > PATIENCE ? new Promise(() => undefined) : Promise.resolve()),
  })
  const settled = async () => {
    for (let turn = 0; turn < 100; turn++) await Promise.resolve()
  }
  return { queue, sent, settled, kept: () => kept.map(textOf) }
}

describe('the outgoing queue', () => {
  test('sends what is entered one at a time, in order', async () => {
    const { queue, sent, settled, kept } = world([])
    for (const text of ['E draw', 'E discard 1z', 'S draw']) queue.enter(entered(text))
    expect(sent).toEqual(['E draw'])
    await settled()
    expect(sent).toEqual(['E draw', 'E discard 1z', 'S draw'])
    expect(kept()).toEqual([])
    expect(queue.state()).toMatchObject({ items: [], trouble: null, sending: null })
  })

  test('a full disk: held, tried again, written when there is room, and said', async () => {
    const { queue, sent, settled } = world([full])
    queue.enter(entered('E draw'))
    queue.enter(entered('E discard 1z'))
    await settled()
    expect(sent).toEqual(['E draw', 'E draw', 'E discard 1z'])
    expect(queue.state()).toMatchObject({ trouble: null, mended: 2 })
  })

  test('a refusal is shown and does not hold up the acts behind it', async () => {
    const { queue, sent, settled } = world([refused])
    queue.enter(entered('W dicard 1z'))
    queue.enter(entered('E draw'))
    await settled()
    expect(sent).toEqual(['W dicard 1z', 'E draw'])
    expect(queue.state().refused).toMatchObject({ column: 3, item: { act: { text: 'W dicard 1z' } } })
  })

  test('an answer that was lost: what the record holds already is not sent again', async () => {
    const { queue, sent, settled } = world([lost], [state(5, [act(5, 'E discard 1z')])])
    queue.enter(entered('E discard 1z', 4))
    await settled()
    expect(sent).toEqual(['E discard 1z'])
    expect(queue.state().items).toEqual([])
  })

  test('an answer that was lost: what the record lacks is sent again', async () => {
    const { queue, sent, settled } = world([lost], [state(4)])
    queue.enter(entered('E discard 1z', 4))
    await settled()
    expect(sent).toEqual(['E discard 1z', 'E discard 1z'])
  })

  test('while the desk can’t be asked, nothing is sent blindly', async () => {
    const { queue, sent, settled } = world([lost, lost], [])
    queue.enter(entered('E discard 1z', 4))
    await settled()
    expect(sent).toEqual(['E discard 1z'])
    expect(queue.state().items).toHaveLength(1)
  })

  test('the same act twice in a row is two acts, also when the second answer is lost', async () => {
    const { queue, sent, settled } = world([saved(5), lost], [state(5, [act(5, 'E draw')])])
    queue.enter(entered('E draw', 4))
    queue.enter(entered('E draw', 4))
    await settled()
    expect(sent).toEqual(['E draw', 'E draw', 'E draw'])
  })

  test('an act on which the desk itself fails three times lets the others by', async () => {
    const { queue, sent, settled } = world([broken, broken, broken], [state(0), state(0), state(0)])
    queue.enter(entered('E draw'))
    queue.enter(entered('S draw'))
    await settled()
    expect(sent).toEqual(['E draw', 'E draw', 'E draw', 'S draw'])
    expect(queue.state().refused?.message).toBe('oops')
  })

  test('what a window held when it was closed is written when it opens again, unless it is there', async () => {
    const before: readonly Item[] = [
      { ...entered('E draw', 4), key: 'a' },
      { ...entered('E discard 1z', 4), key: 'b' },
    ]
    const { sent, settled, kept } = world([], [state(5, [act(5, 'E draw')])], before)
    await settled()
    expect(sent).toEqual(['E discard 1z'])
    expect(kept()).toEqual([])
  })
})

describe('whether an act was saved', () => {
  const item = (text: string): Item => ({ ...entered(text, 10), key: 'a' })
  test.each([
    ['in the same words', act(11, 'E discard 1z'), 'E discard 1z', true],
    ['with other blanks', act(11, 'W show 1z1z'), 'W  show 1z 1z ', true],
    ['as the first part of its short form', act(11, 'S call pon', 'Olsen', { text: 'S pon 5p5p', part: 0, parts: 3 }), 'S pon 5p5p', true],
    ['an older act of the same words is another', act(10, 'E discard 1z'), 'E discard 1z', false],
    ['another person’s act is another', act(11, 'E discard 1z', 'Tamura'), 'E discard 1z', false],
    ['another tile is another', act(11, 'E discard 2z'), 'E discard 1z', false],
  ])('%s', (_, there, text, is) => expect(wasSaved(state(12, [there]), item(text))).toBe(is))
})
