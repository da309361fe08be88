import type { TableState } from '../../../desk/contract/tables.ts'
import { ABORTS, type Abort } from '../../../engine/model/events.ts'
import { type GameForm, losersIn } from '../../../engine/model/game-form.ts'
import { type BySeat, bySeat, type Seat, seatDistance } from '../../../engine/model/seats.ts'
import type { Settings } from '../../../engine/model/settings.ts'
import { parseLine } from '../../../engine/notation/parse/parse-line.ts'
import { goesOnAfter } from '../../../engine/rules/end/draws.ts'
import { bySeatAfter, changesAfter, type HandEnding, type HandName, handAfter, type Stakes } from '../../../engine/scoring/after-hand.ts'
import { type GameEnd, gameEnd, isGameOver } from '../../../engine/scoring/game-end.ts'
import type { ScoreTotal } from '../../../engine/scoring/score-sum.ts'
import type { HandPlayed, SinceSignal } from '../../../engine/scoring/time-limit.ts'
import type { HandValue, HandWorth } from '../../../engine/scoring/value.ts'
import { chomboNote, chombosIn } from './chombo-note.ts'
import { declaredWins, isFalselyTenpai, standingWins } from './declared-wins.ts'
import { type EndDifference, endDifference, joinGroups, readScore, sticksAfter } from './end-sum.ts'
import { playerAct } from './player-act.ts'

/** The ways in which a hand ends, in the order of the form. */
export const ENDING_KINDS = ['ron', 'tsumo', 'exhaustive', 'abort', 'chombo'] as const
export type EndingKind = (typeof ENDING_KINDS)[number]

/** The kinds whose seats are marked for the same reason: a win, a waiting hand, a chombo. */
export type MarkedFor = 'win' | 'exhaustive' | 'abort' | 'chombo'

/**
 * The players' report as typed. `marked`: the seats that won, are tenpai or are to blame; `after`: the reported scores, empty for the
 * computed ones.
 */
export type EndReport = {
  readonly how: EndingKind
  /** Null until it is chosen, where the rules know no abortive draw. */
  readonly abort: Abort | null
  readonly from: Seat
  /** The seats with a mangan for their discards at an exhaustive draw. */
  readonly nagashi?: readonly Seat[]
  readonly seats: BySeat<{ readonly marked: boolean; readonly points: string; readonly after: string }>
  readonly before: string
  readonly next: string
  /** Whether the next hand begins; null: unless the game is over. */
  readonly begins: boolean | null
  /** The difference that the user accepted knowingly. */
  readonly knowing: number | null
  /** The points of a win are not known: it is recorded without scores. */
  readonly pointsUnknown?: boolean
  /** An exhaustive draw is recorded although tiles are left in the wall by the record. */
  readonly tilesLeft?: boolean
  /** The seats that were marked for another kind, for when that is chosen again. */
  readonly markedBefore?: Partial<Readonly<Record<MarkedFor, readonly Seat[]>>>
}

/**
 * The part that a report lacks: the winner, the reason of an abortive draw, the points of a win, a word on the tiles left in the wall, or the
 * name of the hand after one that was not noted.
 */
export type MissingInReport = 'winner' | 'reason' | 'points' | 'tiles-left' | 'next'

/** The parts of a table that its end depends on. `since`: the hands since the signal of the time limit, if it was given. */
export type EndedTable = Pick<TableState, 'acts' | 'findings' | 'view' | 'header' | 'total' | 'start'> & {
  readonly since?: SinceSignal | null
}

/** The result of a report: payments, lines and the next hand. `wrong`: fields that don't read. */
export type EndOutcome = {
  readonly ending: HandEnding | null
  readonly before: BySeat<number | null>
  readonly changes: BySeat<number>
  /** Paid for riichi in this hand, and no part of the changes. */
  readonly laid: BySeat<number>
  /** As recorded: the reported scores, else the computed ones. */
  readonly after: BySeat<number | null>
  /** As computed from the payments. */
  readonly computed: BySeat<number | null>
  readonly difference: EndDifference | null
  readonly next: string
  /** The meaning of this end for the game. */
  readonly gameEnd: GameEnd
  readonly begins: boolean
  /** The effect of a chombo found at the exhaustive draw on its payments; null: none was found, or the report follows the rules. */
  readonly atDraw: Settings['chombo-at-draw'] | null
  readonly lines: readonly string[]
  readonly wrong: ReadonlySet<'before' | 'next' | `points ${Seat}` | `after ${Seat}`>
  readonly missing: MissingInReport | null
  /** The winners whose points are neither reported nor known by the record. */
  readonly unvalued: readonly Seat[]
  /** Tiles left in the wall by the record, if the hand ends in an exhaustive draw all the same; else null. */
  readonly leftInWall: number | null
}

/** The report filled in from the record: declared wins, an exhausted wall, players in riichi. */
export const reportByRecord = (at: EndedTable): EndReport => {
  const { acts, view, total, start } = at
  const { settings } = start.rules
  const { ended } = view
  const standing = standingWins(at)
  const declared = declaredWins(acts)
  const first = standing[0] ?? declared[0]
  // The tile that is won on may be that of a kong.
  const from = view.windows?.from ?? view.last?.seat ?? 'E'
  const inTurn = standing
    // Play has stopped at the first win: a ron and a self-draw are never paid together.
    .filter(({ call }) => call === first?.call)
    .map(({ seat }) => seat)
    .toSorted((a, b) => seatDistance(from, a, view.form.seats) - seatDistance(from, b, view.form.seats))
  const winners = settings['several-wins'] === 'nearest' ? inTurn.slice(0, 1) : inTurn
  const chombos = ended === 'exhaustive' && settings['chombo-at-draw'] !== 'dealt-again' ? [] : chombosIn(at)
  // A win that is void by a chombo of its player ends no hand.
  const chombo = standing[0] ? undefined : chombos.find((seat) => ended === 'exhaustive' || declared.some((win) => win.seat === seat))
  const how: EndingKind = chombo
    ? 'chombo'
    : first
      ? first.call
      : ended === 'exhaustive' || view.wall === 0
        ? 'exhaustive'
        : isAbort(ended)
          ? 'abort'
          : 'ron'
  const said = (seat: Seat, verb: 'tenpai' | 'noten'): boolean => acts.some(({ text }) => playerAct(text, verb)?.actor === seat)
  const isWaiting = (seat: Seat): boolean =>
    !view.seats[seat].dead && !said(seat, 'noten') && !isFalselyTenpai(at, seat) && (said(seat, 'tenpai') || view.seats[seat].riichi)
  return {
    how,
    abort: isAbort(ended) ? ended : (ABORTS.find((abort) => abort !== 'referee' && !goesOnAfter(start.rules, abort)) ?? null),
    from,
    seats: bySeat((seat) => ({
      marked: chombo ? seat === chombo : first ? winners.includes(seat) : how === 'exhaustive' && isWaiting(seat),
      points: '',
      after: '',
    })),
    before: isFirst(view) ? String(startingPoints(total, view.form) ?? '') : '',
    next: '',
    begins: null,
    knowing: null,
  }
}

/** The act by which a report says that the points of a win are not known. */
const POINTS_NOTE = '* note points unknown'

/** The points of each player at the start of a game, if the rules define them. */
export const startingPoints = (total: ScoreTotal | null, { seats }: GameForm): number | null =>
  total?.from === 'starting-points' ? total.points / seats.length : null

const FIRST_HAND: HandName = { wind: 'E', number: 1, counters: 0, sticks: 0 }

/** Whether a game begins with this hand. */
const isFirst = ({ hand }: EndedTable['view']): boolean =>
  hand?.wind === 'E' && hand.number === 1 && hand.counters === 0 && hand.sticks === 0

/** The riichi sticks on the table by the record, during a hand or after its end. */
export const sticksByRecord = (at: EndedTable): number => {
  const { form, ended, hand } = at.view
  const before = hand?.sticks ?? 0
  if (ended === 'win') return 0
  // sticks of a hand that is replayed are returned
  if (ended === 'referee' && form.seats.some((seat) => at.acts.some(({ text }) => text === chomboNote(seat)))) return before
  const laid = laidIn(at)
  return (
    before +
    form.seats.filter((seat) =>
      ended === null ? at.acts.some(({ text }) => playerAct(text, 'stick')?.actor === seat) : laid[seat].sticks > 0,
    ).length
  )
}

/** The points of a hand by the record, in the form of a report: `3900`, or `1300 2600` for a self-draw; empty if unknown. */
export const pointsByRecord = (values: readonly HandValue[], seat: Seat, form: GameForm): string => {
  const value = values.find((one): one is HandWorth => one.seat === seat && one.is === 'worth')
  if (!value) return ''
  const pays = value.payments.filter(({ reason }) => reason === 'hand')
  const other = pays.find(({ from }) => from !== 'E')
  const dealer = pays.find(({ from }) => from === 'E')
  if (pays.length !== losersIn(form)) return String(value.points)
  return dealer ? `${other?.points} ${dealer.points}` : String(other?.points)
}

/** The result of a report. Empty points mean those of the record. */
export const endOutcome = (report: EndReport, at: EndedTable, values: readonly HandValue[]): EndOutcome => {
  const wrong = new Set<'before' | 'next' | `points ${Seat}` | `after ${Seat}`>()
  const { rules } = at.start
  const { form } = rules
  const name = at.view.hand ?? (at.view.from === 'middle' ? null : FIRST_HAND)
  const laid = laidIn(at)
  const stakes: Stakes = {
    counters: name?.counters ?? 0,
    sticks: (name?.sticks ?? 0) + form.seats.filter((seat) => laid[seat].sticks > 0).length,
    laid: bySeat((seat) => laid[seat].sticks),
  }
  const before = scoresBefore(report, at, laid)
  if (report.before.trim() !== '' && form.seats.some((seat) => before[seat] === null)) wrong.add('before')
  const points = (seat: Seat): readonly number[] => {
    const text = joinGroups(report.seats[seat].points.trim()) || pointsByRecord(values, seat, form)
    const read = /^\d{1,6}(?:[\s/-]+\d{1,6})?$/.test(text) ? text.split(/[\s/-]+/).map(Number) : []
    if (text !== '' && !(read.length > 0 && read.every(isPayment))) wrong.add(`points ${seat}`)
    return read
  }
  const ending = endingOf(report, points, form)
  const winners = ending?.how === 'ron' ? ending.wins.map(({ seat }) => seat) : ending?.how === 'tsumo' ? [ending.seat] : []
  const unvalued = winners.filter((seat) => points(seat).length === 0)
  const changes = ending ? (liableChanges(report, ending, values) ?? changesAfter(ending, stakes, rules)) : bySeat(() => 0)
  const computed = bySeat((seat) => {
    const score = before[seat]
    return score === null || !ending || unvalued.length > 0 ? null : score + changes[seat]
  })
  const after = bySeat((seat) => {
    const text = report.seats[seat].after.trim()
    if (text === '') return computed[seat]
    const score = readScore(text)
    if (score === null) wrong.add(`after ${seat}`)
    return score
  })
  const following = ending && name && handAfter(ending, { name, stakes, rules })
  const proposed = following ? formatName(following) : ''
  const typed = report.next.trim()
  const next = typed === '' ? proposed : /^\S+$/.test(typed) ? `${typed} 0` : typed
  if (next !== '' && !parseLine(`@hand ${next}`).ok) wrong.add('next')
  const end = ending && gameEnd({ name, ending, played: playedAs(report, at), next: following, after, since: at.since ?? null }, rules)
  const begins = report.begins ?? !isGameOver(end)
  const left = following && sticksAfter(next, following)
  const isTyped = report.before.trim() !== ''
  const difference = left === null ? null : endDifference({ total: at.total, before, after, sticks: stakes.sticks, left, isTyped })
  const isUnscored =
    unvalued.length > 0 && form.seats.some((seat) => before[seat] !== null) && form.seats.some((seat) => after[seat] === null)
  const leftInWall = report.how === 'exhaustive' ? tilesLeftIn(at) : null
  const missing = !ending
    ? report.how === 'abort'
      ? 'reason'
      : 'winner'
    : isUnscored && report.pointsUnknown !== true
      ? 'points'
      : leftInWall !== null && report.tilesLeft !== true
        ? 'tiles-left'
        : begins && next === ''
          ? 'next'
          : null
  const lines = ending
    ? [...endLines(report, ending, at, after), ...(isUnscored ? [POINTS_NOTE] : []), ...(begins ? nextLines(next, ending, at, after) : [])]
    : []
  const atDraw = report.how === 'exhaustive' && chombosIn(at).length > 0 ? rules.settings['chombo-at-draw'] : null
  const paid = { ending, before, changes, laid: bySeat((seat) => 1000 * laid[seat].sticks), after, computed, difference }
  return { ...paid, next: proposed, gameEnd: end, begins, atDraw, lines, wrong, missing, unvalued, leftInWall }
}

/** The tiles that the wall still has by a record of the whole play; null if none are left, or if the record has no play or no count. */
const tilesLeftIn = ({ acts, view }: EndedTable): number | null =>
  view.ended === null && view.wall !== null && view.wall > 0 && acts.some(({ text }) => / (?:draw|discard)(?: |$)/.test(text))
    ? view.wall
    : null

/** Hands are paid in hundreds. */
const isPayment = (points: number): boolean => points > 0 && points % UNIT === 0

/** The points that wins by the record move if a player is liable for one of them: then not only the discarder or all others pay. */
const liableChanges = ({ seats }: EndReport, ending: HandEnding, values: readonly HandValue[]): BySeat<number> | null => {
  const winners = ending.how === 'ron' ? ending.wins.map(({ seat }) => seat) : ending.how === 'tsumo' ? [ending.seat] : []
  const wins = winners.flatMap((seat) => {
    const value = values.find((one): one is HandWorth => one.seat === seat && one.is === 'worth')
    return value && seats[seat].points.trim() === '' ? [value] : []
  })
  if (wins.length < winners.length || !wins.some(({ payments }) => payments.some(({ reason }) => reason === 'liability'))) return null
  return bySeat((seat) => wins.reduce((sum, { changes }) => sum + changes[seat], 0))
}

/** Whether a hand that ended so is one of the last hands of the time limit. Without a discard, it has not begun where that begins it. */
const playedAs = ({ how, abort }: EndReport, { acts, start }: EndedTable): HandPlayed => {
  if (how === 'chombo') {
    const isBegun = acts.some(({ text }) => / discard /.test(text))
    return start.rules.settings['hand-begins'] === 'first-discard' && !isBegun ? 'unplayed' : 'chombo'
  }
  return how === 'abort' && abort === 'referee' ? 'unplayed' : 'played'
}

const isAbort = (ended: string | null): ended is Abort => ABORTS.some((abort) => abort === ended)

type Laid = BySeat<{ readonly sticks: 0 | 1; readonly score: number }>

/**
 * The riichi sticks laid in this hand by seat, with the points to deduct or return. A stick goes back if its discard was won on, or if the
 * riichi was taken back or is void.
 */
const laidIn = ({ acts, findings, view }: EndedTable): Laid =>
  bySeat((seat) => {
    const declared = acts.some(({ text }) => {
      const call = playerAct(text, 'call')
      return call?.actor === seat && call.call === 'riichi'
    })
    const paid = acts.some(({ text }) => playerAct(text, 'stick')?.actor === seat)
    const returned = findings.some(({ finding, state }) => finding.rule === 'riichi.returned' && finding.seat === seat && state !== 'gone')
    const sticks = declared && view.seats[seat].riichi && !returned ? 1 : 0
    return { sticks, score: (paid ? 1000 : 0) - 1000 * sticks }
  })

/** Points change in hundreds; any other number is not typed to its end. */
const UNIT = 100

const scoresBefore = ({ before }: EndReport, { view }: EndedTable, laid: Laid): BySeat<number | null> => {
  const { seats } = view.form
  const typed = joinGroups(before).trim().split(/\s+/).filter(Boolean).map(readScore)
  const all = typed.length === 1 ? seats.map(() => typed[0] ?? null) : typed
  const read = all.length === seats.length && all.every((score) => score !== null && score % UNIT === 0) ? all : null
  return bySeat((seat) => {
    const { score } = view.seats[seat]
    if (score !== null) return score + laid[seat].score
    const start = read?.[seats.indexOf(seat)]
    return typeof start === 'number' ? start - 1000 * laid[seat].sticks : null
  })
}

const endingOf = (
  { how, abort, from, seats, nagashi = [] }: EndReport,
  points: (seat: Seat) => readonly number[],
  form: GameForm,
): HandEnding | null => {
  const marked = form.seats.filter((seat) => seats[seat].marked)
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
      return { how, tenpai: marked, nagashi }
    case 'abort':
      return abort === null ? null : { how }
    case 'chombo':
      return { how, ...(one && { by: one }) }
  }
}

const endLines = (
  { how, abort, from, seats }: EndReport,
  ending: HandEnding,
  { acts, view }: EndedTable,
  after: BySeat<number | null>,
): readonly string[] => {
  const said = (seat: Seat, verb: 'tenpai' | 'noten'): boolean => acts.some(({ text }) => playerAct(text, verb)?.actor === seat)
  const declared = declaredWins(acts)
  const inTurn = view.form.seats
  const winners = inTurn
    .filter((seat) => seats[seat].marked && !(how === 'ron' && seat === from))
    .sort((a, b) => seatDistance(from, a, inTurn) - seatDistance(from, b, inTurn))
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
      ? inTurn
          .filter((seat) => !said(seat, 'tenpai') && !said(seat, 'noten'))
          .map((seat) => `${seat} ${seats[seat].marked ? 'tenpai' : 'noten'}`)
      : []
  const blamed = inTurn.find((seat) => seats[seat].marked)
  return [
    ...(view.ended ? [] : [...calls, `* end ${end}`]),
    ...waiting,
    ...(ending.how === 'chombo' && blamed ? [chomboNote(blamed)] : []),
    ...(acts.some(({ text }) => text === '* scores') || inTurn.some((seat) => after[seat] === null)
      ? []
      : [`* scores ${inTurn.map((seat) => after[seat]).join(' ')}`]),
  ]
}

const nextLines = (next: string, ending: HandEnding, { header, start }: EndedTable, after: BySeat<number | null>): readonly string[] => {
  const { rules } = start
  const { form } = rules
  const scores = bySeatAfter(after, ending, rules)
  const named = header
    .map((line) => parseLine(line))
    .flatMap((read) =>
      read.ok && read.value.kind === 'header' && read.value.header.name === 'players' ? [read.value.header.players] : [],
    )[0]
  const players =
    named &&
    bySeatAfter(
      bySeat((seat) => named[form.seats.indexOf(seat)] ?? ''),
      ending,
      rules,
    )
  return [
    `@hand ${next}`,
    ...(players ? [`@players ${form.seats.map((seat) => JSON.stringify(players[seat])).join(' ')}`] : []),
    ...(form.seats.some((seat) => scores[seat] === null) ? [] : [`@scores ${form.seats.map((seat) => scores[seat]).join(' ')}`]),
  ]
}

const formatName = ({ wind, number, counters, sticks }: HandName): string => `${wind}${number} ${counters}${sticks > 0 ? ` ${sticks}` : ''}`
