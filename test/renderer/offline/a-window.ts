import { StandardRPCJsonSerializer } from '@orpc/client/standard'
import type { Ref } from '../../../desk/contract/base.ts'
import type { Change, TableState } from '../../../desk/contract/tables.ts'
import type { OutboxItem, RefusedItem, SendAnswer } from '../../../renderer/app-state/outbox/item.ts'
import { createOutbox, type Outbox } from '../../../renderer/app-state/outbox/outbox.ts'
import { correctionAct, recordItem } from '../../../renderer/record/optimistic/items.ts'
import { predictTable } from '../../../renderer/record/optimistic/predict-table.ts'
import type { Calls } from '../../desk/api/a-desk.ts'

/** A window at a table whose desk it can lose, without a screen: its outbox, its prediction, and the real desk behind it. */
export type AWindow = {
  readonly queue: Outbox
  /** The table as the window knows it, with what it holds. */
  readonly now: () => TableState
  readonly told: () => TableState
  readonly enter: (text: string) => void
  readonly correct: (edit: Parameters<typeof correctionAct>[1]) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly lose: () => void
  /** The desk is there again: resolves once all is sent. `dropAnswers`: the desk does what it is sent, and so many answers are lost. */
  readonly find: (dropAnswers?: number) => Promise<void>
}

/** An answer as a window gets it: as data, without anything that a function decides. */
const asReceived = <T>(answer: T): T => {
  const [json, meta] = serializer.serialize(answer)
  return serializer.deserialize(JSON.parse(JSON.stringify(json)), meta) as T
}
const serializer = new StandardRPCJsonSerializer()

export const aWindow = async (calls: Calls, table: string, by = 'Tablet A'): Promise<AWindow> => {
  let told = asReceived(await calls.tables.state({ table }))
  let isAway = false
  let dropped = 0
  let keys = 0
  let untaken: readonly RefusedItem[] = []
  let wake: () => void = () => undefined
  const unsent = (): readonly OutboxItem[] => queue.state().items
  const call = async ({ key, act, behind }: OutboxItem): Promise<Change & { written?: Ref | null }> => {
    const who = { table, by, key }
    switch (act.kind) {
      case 'record':
        return calls.tables.record({ ...who, text: act.text, behind, together: act.text.includes('\n') })
      case 'correct':
        return calls.tables.correct({ ...who, hand: act.hand, edit: act.edit, seen: act.seen })
      case 'undo':
        return calls.tables.undo({ ...who, of: act.of, after: act.after })
      case 'redo':
        return calls.tables.redo({ ...who, of: act.of, after: act.after })
      case 'incident':
      case 'liveTiming':
      case 'steps':
        throw new Error(act.kind)
    }
  }
  const send = async (item: OutboxItem): Promise<SendAnswer> => {
    if (isAway) return { ok: false, failure: { kind: 'lost' } }
    try {
      const { written = null, ...change } = await call(item)
      if (dropped > 0) {
        dropped -= 1
        return { ok: false, failure: { kind: 'lost' } }
      }
      return { ok: true, change, written }
    } catch (error) {
      return { ok: false, failure: { kind: 'refused', message: (error as Error).message, column: null } }
    }
  }
  const queue = createOutbox({
    send,
    saved: (change) => {
      if (change) told = asReceived(change.state)
    },
    keep: () => undefined,
    kept: () => [],
    untaken: {
      read: () => untaken,
      write: (next) => {
        untaken = next
      },
    },
    now: () => new Date('2026-11-21T12:00:00.000Z'),
    newKey: () => `${table} ${++keys}`,
    file: () => undefined,
    wait: (woken) => (isAway ? Promise.race([woken, new Promise<void>((resolve) => (wake = resolve))]) : Promise.resolve()),
  })
  const now = (): TableState => predictTable(told, unsent()).state
  const meant = (kind: 'canUndo' | 'canRedo') => {
    const before = unsent().at(-1)
    return before ? { after: before.key } : { of: told[kind]?.ref ?? undefined }
  }
  return {
    queue,
    now,
    told: () => told,
    enter: (text) => queue.enter({ ...recordItem(told, text), table, by }),
    correct: (edit) => queue.enter({ act: correctionAct(now(), edit, { says: edit.do }), table, by }),
    undo: () => queue.enter({ act: { kind: 'undo', ...meant('canUndo') }, table, by }),
    redo: () => queue.enter({ act: { kind: 'redo', ...meant('canRedo') }, table, by }),
    lose: () => {
      isAway = true
    },
    find: async (dropAnswers = 0) => {
      isAway = false
      dropped = dropAnswers
      wake()
      while (unsent().length > 0) await new Promise((resolve) => setTimeout(resolve, 1))
    },
  }
}

/** A table's state without entry ids, times, and the ids of its own hands. */
export const saidOf = ({ view, acts, header, findings, forks, handsApart, hands, reds, rules, table }: TableState) => ({
  view,
  acts: acts.map(({ number, text, form, was, inserted }) => ({ number, text, form, was, inserted })),
  header,
  findings: findings
    .filter(({ state }) => state !== 'gone')
    .map(({ finding: { rule, level, seat, event, state, sections, remedies } }) =>
      [event, rule, level, seat, state, ...sections, ...remedies].join(' '),
    ),
  forks,
  handsApart,
  hands: hands.map(({ wind, number, counters, acts }) => `${wind}${number} ${counters}: ${acts}`),
  reds,
  rules,
  players: table.players,
})

/** The same without what only the desk tells: a window that is away shows no new findings, and not those that went. */
export const foreseenOf = (state: TableState) => ({ ...saidOf(state), findings: [] })
