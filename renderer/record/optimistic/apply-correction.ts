import type { Act } from '../../../desk/contract/hands.ts'
import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import { withSettings } from '../../../engine/editions/index.ts'
import { isHandNoted } from '../../../engine/judging/view/view-table.ts'
import type { TableEvent } from '../../../engine/model/events.ts'
import { formatActs, formatEvent } from '../../../engine/notation/format/format-event.ts'
import { formatHeader } from '../../../engine/notation/format/format-table.ts'
import { parseLineIn } from '../../../engine/notation/parse/parse-line.ts'
import { parseTable } from '../../../engine/notation/parse/parse-table.ts'
import { type RecordCorrection as Corrected, correctHeader, judgeCorrected } from '../../../engine/repair/corrections.ts'
import { applyListEdit, type ListEdit, movedTo, withoutMisfits } from '../../../engine/repair/edits/list-edit.ts'
import type { CorrectionAct, OutboxItem } from '../../app-state/outbox/item.ts'
import { actsFrom, namesWith, rotatePlayers, withPlayers } from './apply-record.ts'
import type { PredictedHand } from './predict-hand.ts'

/** A hand after a correction, with the effect on its findings; null if the desk would refuse it or the window can't predict it. */
export const applyCorrection = (hand: PredictedHand, item: OutboxItem, { edit, seen }: CorrectionAct): PredictedCorrection | null => {
  if (edit.do === 'rules') return null
  if (edit.do === 'header') return withHeader(hand, edit.text)
  const meant = seen ? asTheyAre(hand.acts, edit, seen) : edit
  return meant && withEdit(hand, meant, item)
}

export type PredictedCorrection = { readonly hand: PredictedHand; readonly correction: Corrected; readonly decisions: readonly number[] }

const withHeader = (hand: PredictedHand, text: string): PredictedCorrection | null => {
  const read = parseTable(text, { ruleSets: namesWith(hand.start.rules) })
  const header = read.ok ? (read.value.games[0]?.hands[0]?.header ?? { ...hand.header }) : undefined
  if (!read.ok || !header || (read.value.rules !== undefined && read.value.rules !== hand.start.rules.id)) return null
  const rules = withSettings(hand.start.rules, read.value.settings)
  if (!rules.ok) return null
  const { wind, number, counters } = header.name ?? hand.name
  const players = rotatePlayers(hand.players, number - hand.name.number, rules.value.form)
  const start = { ...hand.start, rules: rules.value, header: withPlayers(header, players, rules.value.form) }
  const correction = correctHeader(hand.play, start.header, start.rules)
  return {
    hand: {
      ...hand,
      name: { wind, number, counters, noted: isHandNoted(header) },
      players,
      start,
      header,
      lines: formatHeader(header),
      play: correction.play,
      findings: foundIn(hand.findings, correction),
      headerIsHeld: true,
    },
    correction,
    decisions: [],
  }
}

const withEdit = (hand: PredictedHand, edit: ListEdit, item: OutboxItem): PredictedCorrection | null => {
  const read = 'text' in edit ? eventsIn(hand, edit.text, edit.at) : hand.events.slice(edit.at - 1, edit.at - 1 + edit.count)
  if (!read || ('text' in edit && read.length === 0)) return null
  const isLive = hand.start.rules.settings.clock === 'live'
  const added = edit.do === 'remove' ? [] : edit.do === 'move' || isLive ? withoutMisfits(hand.events, edit, read) : read
  const becomes = applyListEdit(hand.events, edit, added)
  const acts = listed(hand.acts, edit, actsFrom(added, { first: 1, entered: 0, item }), becomes.events)
  if (!acts) return null
  const correction = judgeCorrected(hand.play, becomes)
  return {
    hand: { ...hand, play: correction.play, events: becomes.events, acts, findings: foundIn(hand.findings, correction) },
    correction,
    decisions: becomes.gone.map(({ number }) => number),
  }
}

const eventsIn = ({ start }: PredictedHand, text: string, at: number): readonly TableEvent[] | null => {
  const events: TableEvent[] = []
  for (const [i, line] of text.split('\n').entries()) {
    const read = parseLineIn(line, { line: i + 1, ruleSets: namesWith(start.rules), clock: null, events: at - 1 + events.length })
    if (!read.ok || read.value.kind === 'header') return null
    if (read.value.kind === 'events') events.push(...read.value.events)
  }
  return events
}

/** The list of acts after a correction; null if answers or rulings belong to changed acts, since it is unknown which stay. */
const listed = (acts: readonly Act[], edit: ListEdit, fresh: readonly Act[], events: readonly TableEvent[]): readonly Act[] | null => {
  const first = acts[edit.at - 1]
  const was = edit.do === 'replace' && first ? (first.was ?? first.form?.text ?? first.text) : null
  const added = fresh.map((act, i): Act => (i === 0 && was !== null ? { ...act, was } : act))
  const left = edit.do === 'insert' ? acts : acts.toSpliced(edit.at - 1, edit.count)
  const at = edit.do === 'move' ? movedTo(edit) - 1 : edit.at - 1
  const whole = left.toSpliced(at, 0, ...added)
  if (whole.length !== events.length) return null
  // the desk keeps a removed act in its list, after its replacement
  const isLast = at >= left.length && !(edit.do === 'replace' && edit.count > 1)
  const forms = formatActs(events).flatMap(({ line, count }) =>
    Array.from({ length: count }, (_, i) => (count > 1 ? { text: line, part: i + 1, parts: count } : null)),
  )
  return whole.map((act, i) => ({
    ...act,
    number: i + 1,
    text: formatEvent(events[i] as TableEvent),
    form: forms[i] ?? null,
    inserted: act.inserted || (added.includes(act) && act.was === null && !isLast),
  }))
}

/** The correction with current act numbers; null if one of its acts no longer exists. */
const asTheyAre = (acts: readonly Act[], edit: ListEdit, seen: NonNullable<CorrectionAct['seen']>): ListEdit | null => {
  const numberOf = (ref: string): number | null => acts.find((act) => act.ref === ref)?.number ?? null
  const place = seen.before ? numberOf(seen.before) : null
  const after = seen.behind ? numberOf(seen.behind) : seen.behind === null ? 0 : null
  if (edit.do === 'insert') {
    if (seen.before) return place === null ? null : { ...edit, at: place }
    return seen.behind === undefined ? edit : after === null ? null : { ...edit, at: after + 1 }
  }
  if (!seen.acts) return edit
  const numbers = seen.acts.map(numberOf)
  const [at] = numbers
  if (at === null || at === undefined || numbers.some((number, i) => number !== at + i)) return null
  const count = numbers.length
  return edit.do === 'move' ? (after === null ? null : { ...edit, at, count, after }) : { ...edit, at, count }
}

/** The desk's findings that still exist, with their new act numbers. */
const foundIn = (shown: readonly ShownFinding[], { gone, moved }: Corrected): readonly ShownFinding[] =>
  shown.flatMap((one) => {
    const isOf = ({ rule, seat, event }: ShownFinding['finding']): boolean =>
      rule === one.finding.rule && seat === one.finding.seat && event === one.finding.event
    if (gone.some(isOf)) return one.ruling ? [one] : []
    const now = moved.find(({ before }) => isOf(before))
    return [now ? { ...one, finding: now.after } : one]
  })
