import type { Count, Draw, TableEvent } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import type { Remedy } from '../../model/penalties.ts'
import { nextSeat, type Seat } from '../../model/seats.ts'
import { isKnown } from '../../model/tiles.ts'
import { discardsOf } from '../../table/discards.ts'
import { isKnownTile } from '../../table/draws.ts'
import { latestAct } from '../../table/moments.ts'
import { isGroupCall, type Table } from '../../table/table.ts'
import { fullSize, possibleHandSizes } from '../../table/tiles/hand-size.ts'
import { drawRepeated, misfitDraw } from '../../table/turn.ts'
import { TURN_MISTAKES } from '../record-mistakes.ts'
import { type Amendment, CONFIRMED, type EventStep, type RaisedQuestion, rule, STAYS_OPEN } from '../rule.ts'
import { answerMisfit, answersTo } from './answer-misfit.ts'
import { goesOnFrom, isTurnAct } from './goes-on.ts'

/** A draw by a player whose turn it is not, or a second draw in one turn: a foul, or a mistake of the record? */
export const turnDraw = rule({
  id: 'turn.draw',
  on: ['draw'],
  needs: { draw: 'misfit' },
  remedies: ['return-tile'],
  effects: ['out-of-turn', 'turn-doubted'],
  house: { levels: [] },
  mends: TURN_MISTAKES,

  judge: ({ table, number }, event) => {
    const misfit = misfitDraw(table, event)
    if (!misfit && !event.wrong) return null
    const possible = event.wrong ? [] : (misfit?.possible ?? [])
    const late = misfit?.late === true && !event.wrong
    const due = misfit?.due ?? table.turn.seat ?? undefined
    return {
      seat: event.actor,
      level: possible.length === 0 && !late ? 'violation' : 'question',
      because: [table.lastDiscard?.event ?? 0, number].filter((n) => n > 0),
      facts: {
        due: due === event.actor && event.wrong ? undefined : due,
        dueAct: misfit?.dueAct,
        tile: event.tile,
        repeats: possible.includes('doubled') ? drawRepeated(table, event) : undefined,
      },
      // A tile that is mixed into the hand can't go back.
      ...(event.mixed && { penalty: 'mixed' as const, remedies: ['referee-discretion'] as const }),
      ...((possible.length > 0 || late) && { answers: [...answersTo(possible), ...(late ? ['mended'] : [])] }),
      // Several turns may be missing: then play goes on from here.
      ...(possible.length === 0 && !late && mayLackTurns(table, event) && { answers: answersTo(['missing']), doubtful: true as const }),
    }
  },
  answer: (word, asked) => (word === 'mended' ? 'settled' : answerMisfit(word, asked)),
  settle: (asked, situation, event) => {
    const actor = asked.by.actor as Seat
    const { due, dueAct } = asked.raised.facts
    const may = (word: string) => asked.raised.answers?.includes(word) === true
    if (asked.raised.doubtful) return lacksTurns(situation.table, asked, event)
    // The tile that goes back for a claim is that of the turn.
    if (event.verb === 'return' && event.actor === actor)
      return may('doubled') && isClaimedSince(situation.table, asked) ? 'doubled' : 'foul'
    const by = goesOnFrom(situation.table, asked, event)
    if (by === null || by === 'stays') return by
    const draws = event.verb === 'draw'
    if (may('seat') && by === due && draws && isKnown(event.tile) && asked.raised.facts.tile === event.tile) return 'seat'
    if (may('seat') && !may('missing') && wasGoneOn(situation.table, asked))
      return by === nextSeat(due as Seat, situation.table.form.seats) ? 'seat' : 'stays'
    if (may('seat') && !may('missing') && by === actor && event.verb === 'discard') return null
    if (may('doubled') && by === due && draws === (dueAct === 'draw')) return 'doubled'
    if (may('missing') && by === actor && !draws) return 'missing'
    if (may('seat') && by === due && !draws) return 'seat'
    if (may('mended') && by === due) return 'mended'
    // Whose tile lay there unsaid may have been done with the turn: nobody but the table knows.
    if (may('missing') && by === due && dueAct === 'discard' && event.verb === 'call' && event.call === 'tsumo') return STAYS_OPEN
    return by === due && (dueAct === 'discard' || draws) ? 'foul' : 'stays'
  },
  amend: (findings, step) => {
    const { before, event } = step
    if (event.verb === 'count') return keptByCount(findings, before, event)
    const goneOn = isTurnAct(event) && event.verb !== 'draw' ? before.players[event.actor].extra : undefined
    if (goneOn)
      return findings
        .filter((finding) => finding.event === goneOn.event && finding.level === 'violation')
        .map((finding) => goneOnAfter(finding, step))
    // A draw in turn shows that the tile had gone back.
    const isBack = event.verb === 'return' || (event.verb === 'draw' && before.turn.seat === event.actor && before.turn.due === 'draw')
    const extra = isBack ? before.players[event.actor].extra : undefined
    if (!extra || !isKnownTile(extra, event.verb === 'return' ? event.tile : undefined)) return []
    const finding = findings.find(({ event: at, level }) => at === extra.event && level === 'violation')
    return finding ? [{ finding, row: 'returned' }] : []
  },

  examples: [
    ['the claimed tile, typed as drawn', '@from middle; E discard 1z; W call pon; W show 1z1z; W draw 1z; W discard 9m', 'nobody'],
    [
      'a line recorded twice, and the tile goes back for a pung',
      '@from middle; E discard 5p; S draw 1m; S draw 1m; W call pon; S return; W show 5p5p; W take; W discard 9s',
      'nobody',
      'ema-2025',
    ],
    ['South was skipped, and nothing follows', '@from middle; N discard 2p; E discard 5p; W draw', 'W', 'wrc-2015', 'question'],
    [
      'puts the tile back',
      '@from middle; N discard 2p; E discard 5p; W draw; W return; S draw; S discard 9s',
      'W',
      'wrc-2015',
      'violation',
    ],
    ['the recorder noted that it was out of turn', '@from middle; N discard 2p; E discard 5p; W draw wrong', 'W', 'wrc-2015', 'violation'],
    ['a second draw in one turn', '@from middle; E draw 1p; E draw 2p', 'E', 'wrc-2015', 'violation'],
    ['while a pung is called', '@from middle; E discard 5p; W call pon; S draw', 'S', 'wrc-2015', 'violation'],
    ['while a pung is called, which is then withdrawn', '@from middle; E discard 5p; W call pon; S draw; W retract', 'nobody'],
    ['after a pung of a tile from before the record was withdrawn', '@from middle; W call pon; W retract; S draw', 'nobody'],
    ['after a false pung of a tile from before the record', '@from middle; W call pon; W show 3p4p; N draw', 'nobody'],
    [
      'while two pungs are called, of which one is withdrawn',
      '@from middle; E discard 5p; W call pon; N call pon; S draw; W retract',
      'S',
      'wrc-2015',
      'violation',
    ],
    ['a turn of South was not recorded', '@from middle; N discard 2p; E discard 5p; W draw; W discard 1m; N draw', 'nobody'],
    ['after a win was called, there is no finding', '@from middle; E discard 5p; W call ron; S draw', 'nobody'],
    ['after a self-draw win in the first turn of the record', '@from middle; S draw; S call tsumo; E draw', 'nobody'],
    ['out of turn, and mixed into the hand', '@from middle; E discard 5p; W draw wrong mixed', 'W', 'wrc-2025'],
    ['the player who drew first declares a win on that tile', '@from middle; W draw; N draw; W call tsumo', 'N', 'wrc-2015', 'question'],
    ['the draw of a riichi is entered after it', '@from middle; N discard 2p; E riichi 9m; E draw; S draw', 'nobody'],
    [
      'the draw of a riichi is entered late',
      'E draw 1z; E discard 1z; S draw 2z; S discard 2z; W riichi 7p; N draw 4p; N discard 4z; W draw 7s; E draw 2z',
      'nobody',
    ],
    ['a second draw after a riichi', '@from middle; N discard 2p; E draw; E riichi 9m; E draw; S draw', 'E', 'wrc-2015', 'violation'],
    ['the draw was forgotten, and the player draws at once', 'E discard 1z; E draw 5p; S draw', 'nobody'],
    ['the draw was forgotten, as the record says, and the player draws late', 'E discard 1z nodraw; E draw 5p; S draw', 'nobody'],
    ['the draw was forgotten, and the player draws after the next player', 'E discard 1z nodraw; S draw; E draw 5p', 'nobody'],
    ['out of turn, and the player has gone on', '@from middle; E discard 5p; W draw wrong; W discard 9s', 'W', 'ema-2025'],
    [
      'too early, and the discard that was due follows: nothing goes back',
      '@from middle; N discard 2p; E draw; S draw; E discard 1z; S discard 9s',
      'S',
      'ema-2025',
    ],
    [
      'too early, and the discard that was due was claimed: the tile should have gone back',
      '@from middle; N discard 2p; E draw; S draw wrong; E discard 1z; W pon 1z1z; W discard 2z; N draw; N discard 9p; E draw; E discard 9p; S discard 9s',
      'S',
      'ema-2025',
    ],
    [
      'the same tile in the next line, for the player whose turn it was',
      '@from middle; N discard 2p; E discard 5p; W draw 9s; S draw 9s; S discard 1m',
      'nobody',
    ],
    [
      'the record lacks the draw before the player’s own discard, and has it late',
      '@from middle; E draw; E discard 5p; S discard 9s; W draw; S draw 1m; W discard 2z',
      'nobody',
    ],
    [
      'the player who was due to discard claims the discard of the one who drew: turns are missing',
      '@from middle; W discard 9p; N draw; S draw; S discard 3p; N pon 3p3p; N discard 9p; E draw',
      'nobody',
    ],
    [
      'after a kong, and the replacement tile follows',
      '@from middle; W discard 4z; N draw; N ankan 6p; S draw; N replace; N discard 3m',
      'S',
      'wrc-2015',
      'violation',
    ],
    [
      'after a kong, and play goes on from there: turns are missing',
      '@from middle; W discard 4z; N draw; N ankan 6p; S draw; S discard 8p; W draw',
      'nobody',
    ],
    ['the line of the draw is entered again after the discard', '@from middle; E draw 1p; E discard 5p; E draw 1p; S draw', 'nobody'],
    [
      'draws the same tile again after the discard, and puts it back',
      '@from middle; E draw 1p; E discard 5p; E draw 1p; E return; S draw',
      'E',
    ],
    ['a draw in turn', '@from middle; E discard 5p; S draw', 'nobody'],
  ],
})

/** A count finds the tile in the hand, although others have played on: it can no longer go back. */
const keptByCount = (findings: readonly Finding[], table: Table, { actor, count }: Count): readonly Amendment[] => {
  const { seat: inTurn, due } = table.turn
  if ((inTurn === actor && due === 'discard') || count !== fullSize(table, actor) + 1) return []
  // a number that the hand should not have is a fault of its own
  if (possibleHandSizes(table, actor)?.[0] !== count) return []
  return findings
    .filter(
      ({ seat, level, state, facts, event }) =>
        seat === actor && level === 'violation' && state === 'open' && facts.righted === undefined && event < latestAct(table),
    )
    .map((finding) => ({ finding, row: 'mixed' }))
}

/**
 * The player has gone on with the tile, so that the turn is undone, and not the draw alone. Where the own turn has come meanwhile, the tile is the
 * right one.
 */
const goneOnAfter = (finding: Finding, { before, rules }: EventStep): Amendment => {
  const hasCome = hasTurnCome(before, finding)
  if (!hasCome && rules.penalties['turn.draw']?.drawnOut) return { finding, row: 'drawnOut' }
  const now: Remedy = hasCome ? 'point-out' : 'revert'
  return { finding, instead: { ...finding, remedies: finding.remedies.map((remedy) => (remedy === 'return-tile' ? now : remedy)) } }
}

/** Whether a player drew too early, and the discard that was due has followed: the tile is that of the own turn, and nothing has to go back. */
const hasTurnCome = (table: Table, { seat, event, facts }: Finding): boolean =>
  facts.dueAct === 'discard' &&
  facts.due !== seat &&
  table.turn.seat === seat &&
  table.lastDiscard?.seat === facts.due &&
  discardsOf(table, event).length === 1

/** Whether a draw while a discard or a replacement tile is due may be one of a later turn. A claim is over if its tiles were shown and the next player draws. */
const mayLackTurns = ({ turn, claims, form }: Table, { actor, wrong, mixed, from }: Draw): boolean =>
  (turn.due === 'discard' || turn.due === 'replace') &&
  !wrong &&
  !mixed &&
  from === undefined &&
  !claims.some(
    ({ called, by, shownAt, takenAt }) =>
      called === turn.claim && takenAt === undefined && (shownAt === undefined || actor !== nextSeat(by, form.seats)),
  )

/**
 * Whether several turns are missing before a draw: its player discards, and the next one goes on, or the player who was due to discard
 * draws again; or its player shows the right number of tiles, or counts it after a second draw. A player who discards what was due, or a tile that
 * goes back, shows the fault.
 */
const lacksTurns = (table: Table, asked: RaisedQuestion, event: TableEvent): string | null => {
  const actor = asked.by.actor as Seat
  const { due } = asked.raised.facts
  if (event.verb === 'return' && event.actor === actor) return CONFIRMED
  if (event.verb === 'reveal' && event.actor === actor) return event.tiles.length === fullSize(table, actor) ? 'missing' : null
  // The player who was due to discard claims the discard of the one who drew: the turn was over.
  const isClaimOfDue = event.verb === 'call' && event.actor === due && (event.call === 'ron' || isGroupCall(event.call))
  if (isClaimOfDue && wasGoneOn(table, asked)) return 'missing'
  if (event.verb === 'replace' && event.actor === due) return CONFIRMED
  // Where another player is due, 13 tiles show only that the drawn one went back.
  if (event.verb === 'count' && event.actor === actor && due === actor) return event.count === fullSize(table, actor) ? 'missing' : null
  if (!isTurnAct(event)) return null
  const hasDiscarded = (table.players[actor].river.at(-1)?.event ?? 0) >= asked.since
  // A third player discards or declares: then nobody was due to discard, and the draw may be under the wrong seat.
  if (!hasDiscarded && event.verb !== 'draw' && event.actor !== actor && event.actor !== due) return 'missing'
  if (due === actor) return null
  if (!hasDiscarded) return event.actor === actor && event.verb !== 'draw' ? null : CONFIRMED
  if (event.actor === due) return event.verb === 'draw' ? 'missing' : CONFIRMED
  return event.actor === nextSeat(actor, table.form.seats) ? 'missing' : CONFIRMED
}

/** Whether the player who drew has discarded since: both lines may name the wrong player. */
const wasGoneOn = ({ lastDiscard }: Table, { since, by: { actor } }: RaisedQuestion): boolean =>
  lastDiscard !== null && lastDiscard.event >= since && lastDiscard.seat === actor

/** Whether another player has claimed a tile for a group since a draw. */
const isClaimedSince = ({ claims }: Table, { event, by: { actor } }: RaisedQuestion): boolean =>
  claims.some(({ call, by, called, standing }) => isGroupCall(call) && by !== actor && called > event && standing !== 'retracted')
