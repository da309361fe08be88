import { describe, expect, test } from 'vitest'
import type { Ref } from '../../../../desk/contract/base.ts'
import type { Change, TableState } from '../../../../desk/contract/tables.ts'
import type { OutboxItem, RefusedItem, SendAnswer } from '../../../../renderer/app-state/outbox/item.ts'
import { createOutbox } from '../../../../renderer/app-state/outbox/outbox.ts'

const state = { table: { id: 't7' }, acts: [], findings: [] } as unknown as TableState
const saved: SendAnswer = { ok: true, change: { state, came: [], gone: [], moved: [] } satisfies Change }
const lost: SendAnswer = { ok: false, failure: { kind: 'lost' } }
const full: SendAnswer = { ok: false, failure: { kind: 'not-saved', code: 'disk-full', detail: '' } }
const refused: SendAnswer = { ok: false, failure: { kind: 'refused', message: 'expected a verb', column: 3 } }
const otherFile: SendAnswer = { ok: false, failure: { kind: 'other-file' } }
const broken: SendAnswer = { ok: false, failure: { kind: 'failed', message: 'oops' } }

const entered = (text: string, table = 't7'): Omit<OutboxItem, 'key' | 'at'> => ({ table, by: 'Olsen', act: { kind: 'record', text } })
const textOf = (item: OutboxItem): string => (item.act.kind === 'record' ? item.act.text : item.act.kind)

/** The outbox pauses for good after this many tries, so that a test ends. */
const PATIENCE = 5

const world = (answers: readonly SendAnswer[], before: readonly OutboxItem[] = []) => {
  const sent: string[] = []
  const keys: string[] = []
  const places: (OutboxItem['behind'] | undefined)[] = []
  const left = [...answers]
  let kept: readonly OutboxItem[] = before
  let untaken: readonly RefusedItem[] = []
  let n = 0
  let waits = 0
  const queue = createOutbox({
    send: (item) => {
      sent.push(textOf(item))
      keys.push(item.key)
      places.push(item.behind)
      return Promise.resolve(left.shift() ?? saved)
    },
    saved: () => undefined,
    keep: (items) => {
      kept = items
    },
    kept: () => kept,
    untaken: {
      read: () => untaken,
      write: (next) => {
        untaken = next
      },
    },
    now: () => new Date(0),
    newKey: () => `key${++n}`,
    file: () => 'hall.shinpan',
    wait: () => (++waits > PATIENCE ? new Promise(() => undefined) : Promise.resolve()),
  })
  const settled = async () => {
    for (let turn = 0; turn < 100; turn++) await Promise.resolve()
  }
  return { queue, sent, keys, places, settled, kept: () => kept.map(textOf) }
}

describe('behind what an act stands', () => {
  const answeredAt = (written: Ref): SendAnswer => ({ ...saved, written })
  const seen = { hand: 'h', after: 'a:1' } as const
  const places = async (
    answers: readonly SendAnswer[],
    enter: (queue: ReturnType<typeof world>['queue'], settled: () => Promise<void>) => Promise<void>,
  ) => {
    const { queue, places, settled } = world(answers)
    await enter(queue, settled)
    await settled()
    return places
  }
  test('what was typed faster than the answers came stands behind the own act before', async () =>
    expect(
      await places([answeredAt('a:2'), answeredAt('a:3'), answeredAt('a:4')], async (queue) => {
        for (const text of ['S draw', 'S discard 2z', 'W draw']) queue.enter({ ...entered(text), behind: seen })
      }),
    ).toEqual([seen, { hand: 'h', after: 'a:2', unanswered: true }, { hand: 'h', after: 'a:3', unanswered: true }]))
  test('so it does where the answer was there, and the screen not yet drawn', async () =>
    expect(
      await places([answeredAt('a:2')], async (queue, settled) => {
        queue.enter({ ...entered('S draw'), behind: seen })
        await settled()
        queue.enter({ ...entered('S discard 2z'), behind: seen })
      }),
    ).toEqual([seen, { hand: 'h', after: 'a:2', unanswered: true }]))
  test('what was seen of others meanwhile counts from then on', async () =>
    expect(
      await places([answeredAt('a:2')], async (queue, settled) => {
        queue.enter({ ...entered('S draw'), behind: seen })
        await settled()
        queue.enter({ ...entered('S discard 2z'), behind: { hand: 'h', after: 'b:3' } })
      }),
    ).toEqual([seen, { hand: 'h', after: 'b:3' }]))
  test('what was typed on behind the beginning of the next hand stands in that hand, not in the one before', async () => {
    const begun: SendAnswer = { ok: true, written: null, change: { state: { ...state, hand: 'next' }, came: [], gone: [], moved: [] } }
    const next = { hand: 'next', after: null, unanswered: true }
    expect(
      await places([begun, begun, answeredAt('a:3')], async (queue) => {
        for (const text of ['@hand E2 0', '@dora 4p', 'E discard 9m']) queue.enter({ ...entered(text), behind: seen })
      }),
    ).toEqual([seen, next, next])
  })
  test('the first acts of a table stand behind each other too, however fast they are typed', async () => {
    const inHand = (written: Ref | null): SendAnswer => ({
      ok: true,
      written,
      change: { state: { ...state, hand: 'h' }, came: [], gone: [], moved: [] },
    })
    const behind = (after: Ref | null) => ({ hand: 'h', after, unanswered: true })
    const none = { hand: '', after: null }
    expect(
      await places([inHand(null), inHand('a:2'), inHand('a:3')], async (queue) => {
        for (const text of ['@players "A" "B" "C" "D"', 'E discard 1z']) queue.enter({ ...entered(text), behind: none })
        const stop = queue.subscribe(() => {
          if (queue.state().items.length !== 1) return
          stop()
          // the new hand is on screen now, and empty
          queue.enter({ ...entered('S draw'), behind: { hand: 'h', after: null } })
        })
      }),
    ).toEqual([none, behind(null), behind('a:2')])
  })
  test('one that was refused stands nowhere', async () =>
    expect(
      await places([refused], async (queue) => {
        for (const text of ['S drw', 'S draw']) queue.enter({ ...entered(text), behind: seen })
      }),
    ).toEqual([seen, seen]))
})

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

  test('what is entered in the moment in which all is sent goes too', async () => {
    const { queue, sent, settled } = world([])
    let told = false
    queue.subscribe(() => {
      const { items, sending } = queue.state()
      if (told || items.length > 0 || sending) return
      told = true
      queue.enter(entered('E discard 1z'))
    })
    queue.enter(entered('E draw'))
    await settled()
    expect(sent).toEqual(['E draw', 'E discard 1z'])
    expect(queue.state().items).toEqual([])
  })

  test('a full disk: held, tried again, written when there is room, and said', async () => {
    const { queue, sent, settled } = world([full])
    queue.enter(entered('E draw'))
    queue.enter(entered('E discard 1z'))
    await settled()
    expect(sent).toEqual(['E draw', 'E draw', 'E discard 1z'])
    expect(queue.state()).toMatchObject({ trouble: null, mended: { count: 2, found: [] } })
  })

  test('a refusal is shown and does not hold up the acts behind it', async () => {
    const { queue, sent, settled } = world([refused])
    queue.enter(entered('W dicard 1z'))
    queue.enter(entered('E draw'))
    await settled()
    expect(sent).toEqual(['W dicard 1z', 'E draw'])
    expect(queue.state().refused).toMatchObject({ column: 3, item: { act: { text: 'W dicard 1z' } } })
  })

  test('what was typed and refused is kept, each with its reason, until a person has done with it', async () => {
    const { queue, settled } = world([refused, { ok: true, change: null }, broken, broken, broken])
    for (const text of ['W dicard 1z', 'E draw', 'S draw']) queue.enter(entered(text))
    await settled()
    queue.enter(entered('S discard 2z'))
    await settled()
    const kept = () => queue.state().untaken.map(({ item, message }) => [textOf(item), message])
    expect(kept()).toEqual([
      ['W dicard 1z', 'expected a verb'],
      ['S draw', 'oops'],
    ])
    queue.dismiss('key1')
    expect(kept()).toEqual([['S draw', 'oops']])
  })

  test('an undo that is refused takes those that were to follow it along; what was typed goes on', async () => {
    const { queue, sent, settled } = world([refused])
    const undo = (after?: string) => ({ table: 't7', by: 'Olsen', act: { kind: 'undo', ...(after && { after }) } }) as const
    queue.enter(undo())
    queue.enter(undo('key1'))
    queue.enter(undo('key2'))
    queue.enter(entered('E draw'))
    await settled()
    expect(sent).toEqual(['undo', 'E draw'])
    expect(queue.state().untaken).toEqual([])
  })

  test('an act whose answer was lost is sent again under its key', async () => {
    const { queue, sent, keys, settled } = world([lost])
    queue.enter(entered('E discard 1z'))
    queue.enter(entered('E discard 1z'))
    await settled()
    expect(sent).toEqual(['E discard 1z', 'E discard 1z', 'E discard 1z'])
    expect(keys).toEqual(['key1', 'key1', 'key2'])
    expect(queue.state().items).toEqual([])
  })

  test('an act of a file that is not open waits for it; those of the open file go on', async () => {
    const { queue, sent, settled } = world([otherFile])
    queue.enter(entered('E discard 1z', 'elsewhere'))
    queue.enter(entered('E draw'))
    expect(queue.state().items).toHaveLength(2)
    await settled()
    expect(sent).toEqual(['E discard 1z', 'E draw', 'E discard 1z'])
    expect(queue.state()).toMatchObject({ items: [], trouble: null, refused: null })
  })

  test('an act on which the desk itself fails three times lets the others by', async () => {
    const { queue, sent, settled } = world([broken, broken, broken])
    queue.enter(entered('E draw'))
    queue.enter(entered('S draw'))
    await settled()
    expect(sent).toEqual(['E draw', 'E draw', 'E draw', 'S draw'])
    expect(queue.state().refused?.message).toBe('oops')
  })

  test('what a window held when it was closed is sent when it opens again, under its key', async () => {
    const before: readonly OutboxItem[] = [
      { ...entered('E draw'), key: 'a', at: 0 },
      { ...entered('E discard 1z'), key: 'b', at: 0 },
    ]
    const { keys, settled, kept } = world([], before)
    await settled()
    expect(keys).toEqual(['a', 'b'])
    expect(kept()).toEqual([])
  })

  test('what another window left behind goes before what is entered here, and nothing that this one has or had goes twice', async () => {
    const mine: OutboxItem = { ...entered('E draw'), key: 'a', at: 0 }
    const theirs: OutboxItem = { ...entered('E discard 1z'), key: 'b', at: 0 }
    const { queue, keys, settled } = world([lost, lost], [mine])
    queue.enter(entered('S draw'))
    queue.takeOver([mine, theirs])
    queue.takeOver([theirs])
    await settled()
    expect(keys.slice(2)).toEqual(['b', 'a', 'key1'])
    queue.takeOver([mine])
    await settled()
    expect(keys.slice(5)).toEqual([])
    expect(queue.state()).toMatchObject({ items: [], trouble: null, mended: { count: 3, found: [] } })
  })
})
