import type { TableState } from '../../../desk/contract/tables.ts'
import { ABORTS, type Abort } from '../../../engine/model/events.ts'
import { type BySeat, bySeat, distance, SEATS, type Seat } from '../../../engine/model/seats.ts'
import { parseLine } from '../../../engine/notation/parse/parse-line.ts'
import { bySeatAfter, changesAfter, type HandEnding, type HandName, handAfter, type Stakes } from '../../../engine/scoring/after-hand.ts'
import type { ScoreTotal } from '../../../engine/scoring/score-sum.ts'
import type { HandValue, HandWorth } from '../../../engine/scoring/value.ts'
import { type EndDifference, endDifference, sticksAfter } from './end-sum.ts'

/** The ways in which a hand ends, as they are asked. */
export const HOWS = ['ron', 'tsumo', 'exhaustive', 'abort', 'chombo'] as const
export type How = (typeof HOWS)[number]

/** What the players report, as it is typed. `marked`: who won, waits, or is to blame; `after`: the score as they have it, empty as computed. */
export type Report = {
  readonly how: How
  readonly abort: Abort
  readonly from: Seat
  readonly seats: BySeat<{ readonly marked: boolean; readonly points: string; readonly after: string }>
  readonly before: string
  readonly next: string
  readonly begins: boolean
  /** The difference with which the scores are written knowingly. */
  readonly knowing: number | null
}

/** What of a table counts for its end. */
export type AtEnd = Pick<TableState, 'acts' | 'findings' | 'view' | 'header' | 'total'>

/** What comes of a report: what is moved and written, and the hand that follows. `wrong`: a field that does not read. */
export type Outcome = {
  readonly ending: HandEnding | null
  readonly before: BySeat<number | null>
  readonly changes: BySeat<number>
  /** As written: what the players report, else what follows from the payments. */
  readonly after: BySeat<number | null>
  /** What follows from the payments. */
  readonly computed: BySeat<number | null>
  readonly difference: EndDifference | null
  readonly next: string
  readonly lines: readonly string[]
  readonly wrong: ReadonlySet<'before' | 'next' | `points ${Seat}` | `after ${Seat}`>
}

/** The report as far as the record tells it: who has declared a win, an empty wall, who is in riichi. */
export const reportOf = ({ acts, view, total }: AtEnd): Report => {
  const declared = declaredWins(acts)
  const [first] = declared
  const ended = view.ended
  const how: How = first ? first.call : ended === 'exhaustive' || view.wall === 0 ? 'exhaustive' : isAbort(ended) ? 'abort' : 'ron'
  const said = (seat: Seat, word: string): boolean => acts.some(({ text }) => text === `${seat} ${word}`)
  return {
    how,
    abort: isAbort(ended) ? ended : 'nine-terminals',
    from: view.last?.seat ?? 'E',
    seats: bySeat((seat) => ({
      marked: first
        ? declared.some((win) => win.seat === seat)
        : how === 'exhaustive' && !said(seat, 'noten') && (said(seat, 'tenpai') || view.seats[seat].riichi),
      points: '',
      after: '',
    })),
    before: isFirst(view) ? String(startingPoints(total) ?? '') : '',
    next: '',
    begins: true,
    knowing: null,
  }
}

/** The points that each player begins a game with, where the rules say it. */
export const startingPoints = (total: ScoreTotal | null): number | null =>
  total?.from === 'starting-points' ? total.points / SEATS.length : null

/** Whether a game begins with this hand. */
const isFirst = ({ hand }: AtEnd['view']): boolean => hand?.wind === 'E' && hand.number === 1 && hand.counters === 0 && hand.sticks === 0

/** The riichi sticks that lie on the table by the record, after a hand that has ended or during one. */
export const sticksByRecord = (at: AtEnd): number => {
  const { ended, hand } = at.view
  const before = hand?.sticks ?? 0
  if (ended === 'win') return 0
  // those laid in a hand that is played again go back
  if (ended === 'referee' && at.acts.some(({ text }) => text.startsWith('* note chombo'))) return before
  const laid = laidIn(at)
  return (
    before +
    SEATS.filter((seat) => (ended === null ? at.acts.some(({ text }) => text.endsWith(`${seat} stick`)) : laid[seat].sticks > 0)).length
  )
}

/** The points of a hand by the record, as they are reported: `3900`, or `1300 2600` for a self-draw; empty where the record does not tell. */
export const pointsByRecord = (values: readonly HandValue[], seat: Seat): string => {
  const value = values.find((one): one is HandWorth => one.seat === seat && one.is === 'worth')
  if (!value) return ''
  const pays = value.payments.filter(({ reason }) => reason === 'hand')
  const other = pays.find(({ from }) => from !== 'E')
  const dealer = pays.find(({ from }) => from === 'E')
  if (pays.length !== 3) return String(value.points)
  return dealer ? `${other?.points} ${dealer.points}` : String(other?.points)
}

/** What comes of a report. Where no points are typed, those of the record are meant. */
export const outcomeOf = (report: Report, at: AtEnd, values: readonly HandValue[]): Outcome => {
  const wrong = new Set<'before' | 'next' | `points ${Seat}` | `after ${Seat}`>()
  const name = at.view.hand ?? { wind: 'E', number: 1, counters: 0, sticks: 0 }
  const laid = laidIn(at)
  const stakes: Stakes = {
    counters: name.counters,
    sticks: name.sticks + SEATS.filter((seat) => laid[seat].sticks > 0).length,
    laid: bySeat((seat) => laid[seat].sticks),
  }
  const before = scoresBefore(report, at, laid)
  if (report.before.trim() !== '' && SEATS.some((seat) => before[seat] === null)) wrong.add('before')
  const points = (seat: Seat): readonly number[] => {
    const text = report.seats[seat].points.trim() || pointsByRecord(values, seat)
    const read = /^\d{1,6}(?:[\s/-]+\d{1,6})?$/.test(text) ? text.split(/[\s/-]+/).map(Number) : []
    if (text !== '' && read.length === 0) wrong.add(`points ${seat}`)
    return read
  }
  const ending = endingOf(report, points)
  const changes = ending ? changesAfter(ending, stakes) : bySeat(() => 0)
  const computed = bySeat((seat) => {
    const score = before[seat]
    return score === null || !ending ? null : score + changes[seat]
  })
  const after = bySeat((seat) => {
    const text = report.seats[seat].after.trim()
    if (text === '') return computed[seat]
    const score = readScore(text)
    if (score === null) wrong.add(`after ${seat}`)
    return score
  })
  const proposed = ending ? formatName(handAfter(ending, name, stakes)) : ''
  const typed = report.next.trim()
  const next = typed === '' ? proposed : /^\S+$/.test(typed) ? `${typed} 0` : typed
  if (next !== '' && !parseLine(`@hand ${next}`).ok) wrong.add('next')
  const left = ending && sticksAfter(next, handAfter(ending, name, stakes))
  const isTyped = report.before.trim() !== ''
  const difference = left === null ? null : endDifference({ total: at.total, before, after, sticks: stakes.sticks, left, isTyped })
  const lines = ending ? [...endLines(report, ending, at, after), ...(report.begins ? nextLines(next, ending, at, after) : [])] : []
  return { ending, before, changes, after, computed, difference, next: proposed, lines, wrong }
}

/** A score as it is typed: `30000`, `30,000`, `−1 200`. */
export const readScore = (typed: string): number | null => {
  const text = typed.replaceAll(/[\s,.’']/g, '')
  return /^[-−]?\d{1,7}$/.test(text) ? Number(text.replace('−', '-')) : null
}

/** The wins that were declared and not taken back, in the order in which they were. */
const declaredWins = (acts: AtEnd['acts']): readonly { readonly seat: Seat; readonly call: 'ron' | 'tsumo' }[] => {
  const last = acts.findLastIndex(({ text }) => / discard /.test(text))
  return acts.slice(Math.max(0, last)).flatMap(({ text }, i, since) => {
    const [, seat, call] = /^(?:[\d.]+ )?(?:& )?([ESWN]) call (ron|tsumo)\b/.exec(text) ?? []
    const back = since.slice(i + 1).some((act) => /^(?:[\d.]+ )?(?:& )?(\S+) retract$/.exec(act.text)?.[1] === seat)
    return seat && call && !back ? [{ seat: seat as Seat, call: call as 'ron' | 'tsumo' }] : []
  })
}

const isAbort = (ended: string | null): ended is Abort => ABORTS.some((abort) => abort === ended)

type Laid = BySeat<{ readonly sticks: 0 | 1; readonly score: number }>

/** The riichi stick that each has laid in this hand, and what that leaves to be taken off or given back: one that was won on goes back. */
const laidIn = ({ acts, findings }: AtEnd): Laid =>
  bySeat((seat) => {
    const declared = acts.some(({ text }) => text.endsWith(`${seat} call riichi`))
    const paid = acts.some(({ text }) => text.endsWith(`${seat} stick`))
    const returned = findings.some(({ finding, state }) => finding.rule === 'riichi.returned' && finding.seat === seat && state !== 'gone')
    const sticks = declared && !returned ? 1 : 0
    return { sticks, score: (paid ? 1000 : 0) - 1000 * sticks }
  })

/** Points change hands in hundreds: a number between them is one that is not typed to its end. */
const UNIT = 100

const scoresBefore = ({ before }: Report, { view }: AtEnd, laid: Laid): BySeat<number | null> => {
  const typed = before.trim().split(/\s+/).filter(Boolean).map(readScore)
  const all = typed.length === 1 ? SEATS.map(() => typed[0] ?? null) : typed
  const read = all.length === SEATS.length && all.every((score) => score !== null && score % UNIT === 0) ? all : null
  return bySeat((seat) => {
    const { score } = view.seats[seat]
    if (score !== null) return score + laid[seat].score
    const start = read?.[SEATS.indexOf(seat)]
    return typeof start === 'number' ? start - 1000 * laid[seat].sticks : null
  })
}

const endingOf = ({ how, from, seats }: Report, points: (seat: Seat) => readonly number[]): HandEnding | null => {
  const marked = SEATS.filter((seat) => seats[seat].marked)
  const [one] = marked
  switch (how) {
    case 'ron': {
      const wins = marked.filter((seat) => seat !== from).map((seat) => ({ seat, points: points(seat)[0] ?? 0 }))
      return wins.length === 0 ? null : { how, from, wins }
    }
    case 'tsumo': {
      if (!one) return null
      const [others = 0, dealer = one === 'E' ? others : 2 * others] = points(one)
      return { how, seat: one, others, dealer }
    }
    case 'exhaustive':
      return { how, tenpai: marked }
    case 'abort':
    case 'chombo':
      return { how }
  }
}

const endLines = (
  { how, abort, from, seats }: Report,
  ending: HandEnding,
  { acts, view }: AtEnd,
  after: BySeat<number | null>,
): readonly string[] => {
  const said = (line: string): boolean => acts.some(({ text }) => text === line)
  const declared = declaredWins(acts)
  const winners = SEATS.filter((seat) => seats[seat].marked && !(how === 'ron' && seat === from)).sort(
    (a, b) => distance(from, a) - distance(from, b),
  )
  const calls =
    how === 'ron' || how === 'tsumo'
      ? winners
          .slice(0, how === 'tsumo' ? 1 : 3)
          .filter((seat) => !declared.some((win) => win.seat === seat))
          .map((seat) => `${seat} ${how}`)
      : []
  const end = how === 'exhaustive' ? 'exhaustive' : how === 'abort' ? `abort ${abort}` : how === 'chombo' ? 'abort referee' : 'win'
  const waiting =
    how === 'exhaustive'
      ? SEATS.filter((seat) => !said(`${seat} tenpai`) && !said(`${seat} noten`)).map(
          (seat) => `${seat} ${seats[seat].marked ? 'tenpai' : 'noten'}`,
        )
      : []
  const blamed = SEATS.find((seat) => seats[seat].marked)
  return [
    ...(view.ended ? [] : [...calls, `* end ${end}`]),
    ...waiting,
    ...(ending.how === 'chombo' && blamed ? [`* note chombo ${blamed}`] : []),
    ...(said('* scores') || SEATS.some((seat) => after[seat] === null) ? [] : [`* scores ${SEATS.map((seat) => after[seat]).join(' ')}`]),
  ]
}

const nextLines = (next: string, ending: HandEnding, { header }: AtEnd, after: BySeat<number | null>): readonly string[] => {
  const scores = bySeatAfter(after, ending)
  const named = header
    .map((line) => parseLine(line))
    .flatMap((read) =>
      read.ok && read.value.kind === 'header' && read.value.header.name === 'players' ? [read.value.header.players] : [],
    )[0]
  const players =
    named &&
    bySeatAfter(
      bySeat((seat) => named[SEATS.indexOf(seat)] ?? ''),
      ending,
    )
  return [
    `@hand ${next}`,
    ...(players ? [`@players ${SEATS.map((seat) => JSON.stringify(players[seat])).join(' ')}`] : []),
    ...(SEATS.some((seat) => scores[seat] === null) ? [] : [`@scores ${SEATS.map((seat) => scores[seat]).join(' ')}`]),
  ]
}

const formatName = ({ wind, number, counters, sticks }: HandName): string => `${wind}${number} ${counters}${sticks > 0 ? ` ${sticks}` : ''}`
