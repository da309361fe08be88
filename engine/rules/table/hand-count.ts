import { declaredWinOf, isPaid, isRightButForOne } from '../../hand/declared-win.ts'
import type { Count, Reveal, Scores } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import type { Seat } from '../../model/seats.ts'
import { isDealing, isDealtOver, latestAct, TILES_OF_EAST } from '../../table/moments.ts'
import type { Table } from '../../table/table.ts'
import { isPossibleHandSize, isShownInPart, isShownWhole, lacksCalls, possibleHandSizes, wholeSizes } from '../../table/tiles/hand-size.ts'
import { findingOfRecord } from '../record/instead.ts'
import { ANY_MISTAKE } from '../record-mistakes.ts'
import { type Amendment, type EventStep, type Raised, rule } from '../rule.ts'
import { asFalseWin, isExplained, isTooManyForRon } from './count-at-win.ts'
import { countWithoutGroups, inSomeHand } from './count-without-groups.ts'

/** A hand is counted or shown with another number of concealed tiles than the player should hold. Only where the groups are known. */
export const handCount = rule({
  id: 'hand.count',
  on: ['count', 'reveal', 'discard'],
  needs: { discard: 'first-turn' },
  remedies: ['dead-hand'],
  effects: ['hand-off'],
  mends: [...ANY_MISTAKE, 'hand-count', 'earlier-claim-left-out'],
  firstOf: 'reveal',

  judge: ({ table, rules, number }, event) => {
    // A hand that is still being dealt has no wrong number of tiles, where the first discard is what comes too early.
    const isDealAsked = rules.cells['deal.unfinished'].level !== null
    if (event.verb === 'discard') return isDealAsked ? discardedOver(table, number) : null
    if (isDealAsked && (event.verb === 'count' ? isDealing(table) : isDealtOver(table, event))) return null
    const counted = event.verb === 'count' ? event.count : event.tiles.length
    const sizes = possibleHandSizes(table, event.actor)
    if (!sizes) return event.verb === 'count' ? countWithoutGroups(table, event, number) : null
    const isPossible = isPossibleHandSize(sizes, counted) && !isTooManyForRon(table, event, sizes[0])
    if (isPossible || lacksCalls(table, event, sizes, counted) || isWholeAfterAll(table, event)) return null
    if (event.verb === 'reveal' && (isShownInPart(event, sizes, counted) || isExplained(table, event))) return null
    const expected = isDealtOver(table, event) ? TILES_OF_EAST : sizes[0]
    const raised = { seat: event.actor, because: [number], facts: { counted, expected } }
    const win = event.verb === 'reveal' ? declaredWinOf(table, event.actor) : undefined
    return win ? { ...raised, ...asFalseWin(rules) } : raised
  },
  answer: (word) => (word === 'foul' ? 'fault' : 'settled'),
  // The next count of East's hand shows whether the tiles went back.
  settle: ({ raised }, { table }, event) => {
    if (event.verb !== 'count' || event.actor !== raised.seat) return null
    const { hand, offBy } = table.players[event.actor]
    if (raised.facts.undiscarded !== undefined) return event.count === raised.facts.expected ? 'nothing' : null
    if (hand.size === event.count) return 'returned'
    return hand.size !== null && hand.size + offBy === event.count ? 'foul' : null
  },
  // Counted again before play goes on, and all tiles are there: the earlier count was wrong. At the deal a tile may have been added.
  amend: (findings, step) => {
    if (step.event.verb === 'scores') return paidWithOneOff(findings, step, step.event)
    if (step.event.verb === 'discard') return [...drawnBeforeCount(findings, step), ...discardedBeforeCount(findings, step)]
    const again = countedAgain(findings, step, ({ seat }) => seat)
    if (again.length > 0) return again
    const later = refutedLater(findings, step)
    return [...(later.length > 0 ? later : inSomeHand(findings, step)), ...discardedBeforeCount(findings, step)]
  },

  examples: [
    ['one tile short', '@from middle; @displayed complete; E draw; E discard 1z; S count 12', 'S'],
    ['one tile too many', 'E draw; E discard 1z; E count 14', 'E'],
    ['shown with one tile too few', 'E draw; E discard 1z; * end exhaustive; S reveal 1m4m7m2p5p8p3s6s9s2z3z4z', 'S'],
    [
      'shown with a whole group too few: a call is not in the record',
      'E discard 1z; * end exhaustive; S reveal 1m4m7m2p5p8p3s6s9s2z',
      'nobody',
    ],
    ['three tiles of the hand are shown at a win', '@from middle; @displayed complete; E discard 3m; S ron; S reveal 1m2m4p', 'nobody'],
    [
      'the two tiles of a pung, written as a shown hand',
      '@from middle; @displayed complete; E discard 5p; S call pon; S reveal 5p5p',
      'nobody',
    ],
    [
      'a winning hand, shown with the winning tile when the draw is due: the draw and the call are missing',
      'E draw; E discard 1z; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z3m; * end win',
      'nobody',
    ],
    [
      'the tile won on was written down with a hand of which one tile was not seen',
      '@from middle; @displayed complete; E draw; E discard 3m; W ron; W reveal 1m2m3m4p5p6p7s8s9s5z5z6z6z?',
      'nobody',
    ],
    [
      'an unseen tile won on was written down with the hand',
      '@from middle; @displayed complete; E draw; E discard ?; W ron; W reveal 1m2m3m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
    ],
    [
      'the tiles of a call, counted although their showing is missing',
      '@from middle; @displayed complete; E discard 5p; S call pon; S take; S count 11; S discard 1z; S count 10',
      'nobody',
    ],
    [
      'the tiles shown for a call that is missing, counted',
      '@from middle; @displayed complete; E discard 5p; S show 5p5p; S count 11',
      'nobody',
    ],
    [
      'shown in another player’s turn, with that player’s number of tiles: nine terminals',
      'E draw; * end abort nine-terminals; N reveal 1m9m1p9p1s9s1z2z3z4z5z6z7z7z',
      'nobody',
    ],
    ['counted with a whole group too few, before another player has discarded', 'E draw; E discard 1z; E count 10', 'E'],
    ['counted with a whole group too few: a call is not in the record', 'E draw; E discard 1z; S count 10', 'nobody'],
    [
      'twelve, where a draw or the call instead of it is missing',
      'E draw; E discard 1z; S discard 9m; W draw; W discard 1p; S count 12',
      'S',
    ],
    [
      'twelve, and counted again ten, where a draw or the call instead of it is missing',
      'E draw; E discard 1z; S discard 9m; W draw; W discard 1p; S count 12; S count 10',
      'nobody',
    ],
    [
      'ten, where a draw or the call instead of it is missing',
      'E draw; E discard 1z; S discard 9m; W draw; W discard 1p; S count 10',
      'nobody',
    ],
    [
      'thirteen, though another player drew a tile from this hand: it went back',
      '@from middle; @displayed complete; E discard 1z; S draw ? from W; S discard 9p; W draw; W discard 2z; W count 13',
      'nobody',
      'ema-2025',
    ],
    [
      'counted short, discards, and has all tiles',
      '@from middle; @displayed complete; S draw; S count 13; S discard 9m; S count 13',
      'nobody',
    ],
    ['counted again, and all tiles are there', 'E draw; E discard 1z; E count 12; E count 13', 'nobody'],
    [
      'the whole hand, shown later at a win, has all its tiles',
      'E draw; E discard 1z; W count 12; S discard 3m; W ron; W reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
    ],
    [
      'won and paid with one tile too many: without it the hand wins',
      '@hand E1 0; @scores 25000 25000 25000 25000; E draw; E discard 1z; S draw; S discard 3m; W ron; W reveal 1m1m2m4p5p6p7s8s9s5z5z6z6z6z; * scores 25000 23700 26300 25000',
      'nobody',
    ],
    [
      'paid as tenpai with one tile too few: with another the hand waits',
      '@hand E1 0; @scores 25000 25000 25000 25000; @wall 1; E draw; E discard 1z; * end exhaustive; S tenpai; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z; * scores 24000 28000 24000 24000',
      'nobody',
    ],
    [
      'won with one tile too many, and paid: no tile left out makes a winning hand',
      '@hand E1 0; @scores 25000 25000 25000 25000; E draw; E discard 1z; S draw; S discard 3m; W ron; W reveal 1m1m4m4p5p6p7s8s9s5z5z6z6z6z; * scores 25000 23700 26300 25000',
      'W',
    ],
    [
      'won with one tile too many, and not paid',
      '@hand E1 0; @scores 25000 25000 25000 25000; E draw; E discard 1z; S draw; S discard 3m; W ron; W reveal 1m1m2m4p5p6p7s8s9s5z5z6z6z6z; * scores 28000 28000 16000 28000',
      'W',
    ],
    [
      'shown in the own turn, with the drawn tile apart',
      '@from middle; @displayed complete; E draw; E reveal 1m4m7m2p5p8p3s6s9s1z2z3z4z; E discard 9p',
      'nobody',
    ],
    [
      'thirteen in the own turn, whose discard is missing',
      '@from middle; @displayed complete; E discard 5p; S draw; S count 13; W draw; W discard 1z; N draw',
      'nobody',
    ],
    [
      'thirteen in the own turn, and then the discard',
      '@from middle; @displayed complete; E discard 5p; S draw; S count 13; S discard 1z; W draw; W discard 1z; N draw',
      'S',
    ],
    [
      'fourteen, though West played on as if the discard had been made',
      'E discard 1z; S draw; W draw; W discard 1m; S count 14',
      'S',
      'ema-2025',
      'question',
    ],
    [
      'fifteen in the own turn: one discard was forgotten',
      'E discard 1z; S draw; W draw; W discard 1m; N draw; N discard 2m; E draw; E discard 3m; S draw; S count 15',
      'S',
      'ema-2025',
      'question',
    ],
    ['fourteen, and again thirteen', 'E discard 1z; S draw; W draw; W discard 1m; S count 14; S count 13', 'nobody', 'ema-2025'],
    ['thirteen, though the line of a discard is missing', 'E discard 1z; S draw; W draw; W discard 1m; S count 13', 'nobody', 'ema-2025'],
    ['thirteen between turns', 'E draw; E discard 1z; E count 13', 'nobody'],
    ['fourteen in the player’s own turn', 'E draw; E count 14', 'nobody'],
    ['ten after a pung and a discard', '@from middle; @displayed complete; E discard 5p; S pon 5p5p; S discard 1z; S count 10', 'nobody'],
    [
      'a kong counts as a group of three',
      '@from middle; @displayed complete; @meld S ankan 5p; E discard 5z; S draw; S count 11',
      'nobody',
    ],
    ['already short after a turn without a draw', 'E discard 1z nodraw; E count 12', 'nobody'],
    [
      'the tile won on was written down with the hand',
      '@from middle; @displayed complete; E draw; E discard 3m; W ron; W reveal 1m2m3m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
    ],
    [
      'a tile too many at a win, which is no winning hand with it',
      '@from middle; @displayed complete; E draw; E discard 3m; W ron; W reveal 1m2m3m3m5p6p7s8s9s5z5z6z6z6z',
      'W',
    ],
    [
      'the self-drawn tile was not written down with the hand',
      '@from middle; @displayed complete; E draw 3m; E tsumo; E reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
    ],
    [
      'the self-drawn tile was written down, and another is missing',
      '@from middle; @displayed complete; E draw 6z; E tsumo; E reveal 1m2m3m4p5p6p7s8s9s5z5z6z6z',
      'E',
    ],
    [
      'the self-drawn tile was laid down beside the hand, and written as a discard',
      '@from middle; @displayed complete; E draw 3m; E tsumo; E discard 3m; E reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z3m',
      'nobody',
    ],
    ['groups that are not in the record', '@from middle; E draw; E discard 1z; S count 10', 'nobody'],
    ['counted before the first discard', 'S count 12', 'S'],
    ['East is counted with fifteen before the first discard, and discards', 'E count 15; E discard 1z', 'E', 'wrc-2025', 'question'],
    [
      'East shows fifteen before the first discard, and discards',
      'E draw; E reveal 1m1m4m7m2p5p8p3s6s9s2z3z4z5z6z; E discard 1m',
      'E',
      'ema-2025',
      'question',
    ],
    ['East is counted with fifteen, and again with fourteen', 'E count 15; E count 14; E discard 1z', 'nobody', 'wrc-2025'],
    ['East is counted with fifteen, and puts a tile back', 'E count 15; E return; E discard 1z', 'nobody', 'wrc-2025'],
    [
      'East is counted with fifteen, discards and still has one too many',
      'E count 15; E discard 1z; E count 14',
      'E',
      'wrc-2025',
      'violation',
    ],
    ['East is counted with fifteen, discards and has thirteen', 'E count 15; E discard 1z; E count 13', 'nobody', 'wrc-2025'],
    ['East wins with the deal and shows fifteen', 'E draw; E tsumo; E reveal 1m1m4m7m2p5p8p3s6s9s2z3z4z5z6z', 'E', 'wrc-2025'],
    ['East is counted with fifteen, where the count alone is judged', 'E count 15', 'E'],
    ['counted before the first discard, while the tiles may still be dealt', 'S count 12', 'nobody', 'wrc-2025'],
  ],
})

/** Findings about a hand, by the player that they name, that a count or showing right after it refutes. */
export const countedAgain = (
  findings: readonly Finding[],
  { before, event }: EventStep,
  whose: (finding: Finding) => unknown,
): readonly Amendment[] => {
  if ((event.verb !== 'count' && event.verb !== 'reveal') || isDealing(before)) return []
  const { size } = before.players[event.actor].hand
  if (size !== (event.verb === 'count' ? event.count : event.tiles.length)) return []
  return findings
    .filter(
      (finding) => whose(finding) === event.actor && finding.state === 'open' && !finding.decision && finding.event > latestAct(before),
    )
    .map((finding) => ({ finding, settled: true }))
}

/** One tile too many was counted for a player whose draw is due, who then discards without one: the line of the draw is missing before the count. */
const drawnBeforeCount = (findings: readonly Finding[], { before, event }: EventStep): readonly Amendment[] => {
  const { turn } = before
  if (event.verb !== 'discard' || event.nodraw || turn.due !== 'draw' || turn.seat !== event.actor) return []
  return findings
    .filter(({ seat, state, decision, facts, event: at }) => {
      const isOneOver = facts.dealt === undefined && Number(facts.counted) === Number(facts.expected) + 1
      return seat === event.actor && state === 'open' && !decision && isOneOver && at > latestAct(before)
    })
    .map((finding) => ({ finding, settled: true }))
}

/** One tile too few was counted in the own turn, whose discard is missing in the record: it came before the count. */
const discardedBeforeCount = (findings: readonly Finding[], { after }: EventStep): readonly Amendment[] =>
  findings
    .filter(({ seat, state, decision, facts, event: at }) => {
      if (seat === null || state !== 'open' || decision || Number(facts.counted) !== Number(facts.expected) - 1) return false
      return after.players[seat].river.some(({ leftOut, event }) => leftOut === true && event > at)
    })
    .map((finding) => ({ finding, settled: true }))

/** Whether a hand is counted or shown with all the tiles that the player should hold, whatever an earlier count has given. */
const isWholeHand = (table: Table, event: Count | Reveal): boolean =>
  isWholeNumber(table, event.actor, event.verb === 'count' ? event.count : event.tiles.length) && !isDealing(table)

const isWholeNumber = (table: Table, seat: Seat, size: number): boolean => {
  const { hand, revealed } = table.players[seat]
  return hand.size === size || (revealed !== undefined && wholeSizes(table, seat).includes(size))
}

/** A count that the whole hand refutes when it is counted or shown later: no tile has come back, so one of the two is wrong in the record. */
const refutedLater = (findings: readonly Finding[], { before, event }: EventStep): readonly Amendment[] => {
  if ((event.verb !== 'count' && event.verb !== 'reveal') || !isWholeHand(before, event)) return []
  // at the deal a missing tile is dealt once it is missed
  const from = event.verb === 'count' && before.fromDeal ? firstDiscard(before) : 0
  return findings
    .filter(
      ({ seat, level, state, decision, facts, event: at }) =>
        seat === event.actor &&
        state === 'open' &&
        !decision &&
        facts.dealt === undefined &&
        at > from &&
        (from === 0 || level === 'violation'),
    )
    .map((finding) => ({ finding, instead: findingOfRecord('record.tile', finding, { ...finding.facts, line: 'count' }) }))
}

const firstDiscard = ({ form, players }: Table): number =>
  Math.min(...form.seats.map((seat) => players[seat].river[0]?.event ?? Number.POSITIVE_INFINITY))

/** A hand that was paid, and is as declared with one tile more or less: the line is wrong, as four players saw the hand. */
const paidWithOneOff = (findings: readonly Finding[], { before, after }: EventStep, scores: Scores): readonly Amendment[] =>
  findings.flatMap((finding) => {
    const { seat, level, decision, because, facts } = finding
    if (level !== 'violation' || seat === null || decision || !isPaid(before, scores, seat)) return []
    const { revealed, hand } = before.players[seat]
    if (revealed !== finding.event || !isRightButForOne(before, { actor: seat, tiles: hand.known })) return []
    const instead = findingOfRecord('record.tile', finding, { ...facts, line: 'paid', actor: seat })
    return [{ finding, instead: { ...instead, because: [...because, after.number], settledBy: after.number } }]
  })

/** East makes the first discard although a count or showing before it gave too many tiles, and none has been put back by the record. */
const discardedOver = ({ lastDiscard, players }: Table, number: number): Raised | null => {
  const { dealtOver, offBy } = players.E
  if (lastDiscard || dealtOver === undefined) return null
  const facts = { counted: TILES_OF_EAST + offBy, expected: TILES_OF_EAST, dealt: dealtOver }
  return { seat: 'E', level: 'question', answers: ['foul', 'returned'], because: [dealtOver, number], facts }
}

/** Whether a count after the showing or the end of a hand gives the right number of tiles, or contradicts a hand that was shown with all of them. */
const isWholeAfterAll = (table: Table, event: Count | Reveal): boolean => {
  const { ended, winCalled, players } = table
  if (event.verb !== 'count' || (players[event.actor].revealed === undefined && ended === null && winCalled === null)) return false
  return wholeSizes(table, event.actor).includes(event.count) || isShownWhole(table, event.actor)
}
