import type { Act } from '../../../../../desk/contract/hands.ts'
import type { TableState } from '../../../../../desk/contract/tables.ts'
import { NOTHING_CARRIED } from '../../../../../engine/judging/carry.ts'
import { advance, begin, judgeHand } from '../../../../../engine/judging/judge.ts'
import type { Play } from '../../../../../engine/judging/play.ts'
import { viewOf } from '../../../../../engine/judging/view/view-table.ts'
import type { TableEvent } from '../../../../../engine/model/events.ts'
import type { RuleSet } from '../../../../../engine/model/rule-set.ts'
import type { HandHeader } from '../../../../../engine/model/table-file.ts'
import { formatActs, formatEvent } from '../../../../../engine/notation/format/format-event.ts'
import { EMPTY_HEADER } from '../../../../../engine/notation/header.ts'
import { parseLine } from '../../../../../engine/notation/parse/parse-line.ts'
import { expandBrokenForms } from '../../../../../engine/notation/short-forms.ts'
import type { OutboxItem } from '../../../../../renderer/app-state/outbox/item.ts'
import type { FastKey } from '../../../../../renderer/keys/fast-keys.ts'
import type { TypedEdit } from '../../../../../renderer/record/entry/fast/lines.ts'
import type { TileMeaning } from '../../../../../renderer/record/entry/fast/press.ts'
import { type TypistState, typist } from '../../../../../renderer/record/entry/fast/typist.ts'
import { actQueue, type KnownTable } from '../../../../../renderer/record/optimistic/act-queue.ts'
import { predictTable } from '../../../../../renderer/record/optimistic/predict-table.ts'
import { rulesFor } from '../../../../engine/judging/table-of.ts'

/** A table in fast mode, with access to its state. */
export type FastTable = {
  readonly press: (...keys: readonly FastKey[]) => void
  /** Enters a line in notation. */
  readonly enter: (line: string) => void
  readonly lines: () => readonly string[]
  readonly events: () => readonly TableEvent[]
  readonly typed: () => TypistState
  /** Lines that a key began, to be typed to their end. */
  readonly begun: readonly string[]
  /** The desk answers all that it was sent. */
  readonly answer: () => void
}

type Options = { readonly header?: HandHeader; readonly rules?: RuleSet; readonly seen?: TileMeaning; readonly slow?: boolean }

/** A table in fast mode, judged by the real engine. With `slow` the desk answers only on `answer`. */
export const fastTable = ({ header = EMPTY_HEADER, rules, seen = 'draws', slow = false }: Options = {}): FastTable => {
  const set = rules ?? rulesFor('wrc-2015', { rules: null, settings: [], expectations: [], games: [] } as never)
  let play: Play = begin(header, set)
  let events: readonly TableEvent[] = []
  const past: (readonly TableEvent[])[] = []
  const begun: string[] = []
  let unsent: OutboxItem[] = []
  let sent = 0
  /** The same state until an act is carried out, as the window has it. */
  let newest: TableState | undefined
  const typing = typist()
  const queue = actQueue()

  const become = (next: readonly TableEvent[]): void => {
    past.push(events)
    play = next.slice(0, events.length).every((event, n) => event === events[n])
      ? next.slice(events.length).reduce(advance, play)
      : judgeHand({ header, events: next }, set)
    events = next
    newest = undefined
  }
  const carryOut = (act: OutboxItem['act']): void => {
    if (act.kind === 'record') become([...events, ...eventsIn(act.text)])
    else if (act.kind === 'correct') become(corrected(events, act.edit as TypedEdit))
    else if (act.kind === 'undo') {
      const before = past.pop()
      if (before) {
        become(before)
        past.pop()
      }
    }
  }
  const answer = (): void => {
    while (unsent.length > 0) {
      const all = unsent
      unsent = []
      for (const { act } of all) carryOut(act)
      serve()
    }
  }
  const send = (item: Pick<OutboxItem, 'act' | 'behind'>): void => {
    if (slow) unsent.push({ ...item, key: `key${++sent}`, table: 't', by: 'A', at: 0 })
    else carryOut(item.act)
  }
  const told = (): TableState => {
    newest ??= state()
    return newest
  }
  const state = (): TableState =>
    ({
      table: { id: 't', players: { E: null, S: null, W: null, N: null } },
      hand: 'hand',
      hands: [{ id: 'hand', position: 1, wind: 'E', number: 1, counters: 0, acts: events.length }],
      header: [],
      settings: [],
      start: { rules: set, header, carry: NOTHING_CARRIED },
      view: viewOf(play),
      acts: actsOf(events),
      end: null,
      findings: [],
      canUndo: null,
      canRedo: null,
    }) as unknown as TableState
  const predicted = () => predictTable(told(), unsent)
  const known: KnownTable = {
    certain: () => (predicted().unsure.length === 0 ? predicted().state : null),
    predicted: () => predicted().state,
  }
  const serve = (): void => {
    typing.serve({
      told,
      inTurn: (act, isWhole) => queue.run(act, isWhole, known),
      seen: () => seen,
      isOthers: (before, now) => before !== '' && before !== now,
      enter: send,
      undo: () => send({ act: { kind: 'undo' } }),
      line: (text) => begun.push(text),
    })
    queue.drain(known)
  }
  serve()
  return {
    press: (...keys) => {
      for (const key of keys) typing.press(key)
    },
    enter: (line) => {
      answer()
      carryOut({ kind: 'record', text: line })
    },
    lines: () => formatActs(events).map(({ line }) => line),
    events: () => events,
    typed: typing.typed,
    begun,
    answer,
  }
}

const eventsIn = (text: string): readonly TableEvent[] =>
  text.split('\n').flatMap((line) => {
    const read = parseLine(line)
    if (!read.ok || read.value.kind !== 'events') throw new Error(`does not read: ${line}`)
    return read.value.events
  })

const corrected = (events: readonly TableEvent[], edit: TypedEdit): readonly TableEvent[] => {
  const added = edit.do === 'remove' ? [] : eventsIn(edit.text)
  const next = [...events]
  next.splice(edit.at - 1, edit.do === 'insert' ? 0 : edit.count, ...added)
  return expandBrokenForms(next)
}

const actsOf = (events: readonly TableEvent[]): readonly Act[] =>
  formatActs(events).flatMap(({ line, first, count }) =>
    Array.from({ length: count }, (_, n) => {
      const event = events[first - 1 + n] as TableEvent
      const form = count > 1 ? { text: line, part: n + 1, parts: count } : null
      return {
        number: first + n,
        seq: first + n,
        ref: `a:${first + n}` as const,
        text: formatEvent(event),
        form,
        was: null,
        inserted: false,
        at: new Date(0),
        by: '',
      }
    }),
  )
