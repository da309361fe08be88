import { declaredWinOf, shownHand } from '../../hand/declared-win.ts'
import { meldNotation, unknownMelds } from '../../hand/majiang-hand.ts'
import type { Ankan, Kakan, Reveal, TableEvent } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import { isKnown, type KnownTile, kindOf, type Tile } from '../../model/tiles.ts'
import { isAfterLastDiscard } from '../../table/moments.ts'
import type { Concealed, Table } from '../../table/table.ts'
import { isFullyKnown, loseTile } from '../../table/tiles/concealed.ts'
import { recordedInstead } from '../record/instead.ts'
import { HAND_MISTAKES } from '../record-mistakes.ts'
import { endOfPending, isDraw, isShownBeforeTheEnd, isWonByAnother } from '../riichi/pending.ts'
import { DUE, type Raised, rule, type Situation } from '../rule.ts'
import { kongChangesRiichi, type RiichiChange } from './in-riichi.ts'
import { isBeyondHand } from './no-group.ts'

/** A kong by a player in riichi other than a concealed one with the tile just drawn that leaves waits and reading of the hand as they are. */
export const kongRiichi = rule({
  id: 'kong.riichi',
  on: ['ankan', 'kakan', 'reveal'],
  remedies: ['referee-discretion'],
  mends: [...HAND_MISTAKES, 'kind-of-kong'],

  ofRiichi: true,

  judge: (situation, event): Raised | null => {
    if (event.verb === 'reveal') return atTheReveal(situation, event)
    const found = atTheKong(situation, event)
    return found && !found.pending && isJudgedLater(situation.rules) ? { ...found, pending: 'known' } : found
  },
  withdrawnWithCall: true,
  settle: ({ raised }, situation, event) => {
    if (!raised.pending) return null
    if (raised.pending === 'known' && isDueAt(event, raised.seat, situation.rules)) return DUE
    const { table } = situation
    // Before the draw a hand shows nothing new of a kong that is known.
    const isKnownBefore = raised.pending === 'known' && event.verb === 'reveal' && table.ended === null
    if (isJudgedLater(situation.rules) && (isKnownBefore || isShownBeforeTheEnd(situation, event))) return null
    return endOfPending(raised.seat, event, table)
  },
  answer: (word, asked) => (word === 'allowed' ? 'settled' : recordedInstead('drawn')(word, asked)),
  // Before 2016 a kong in riichi is a chombo only at the own win or at an exhaustive draw (3.4.6).
  amend: (findings, { before, event, rules }) => {
    if (event.verb !== 'end' && event.verb !== 'reveal') return []
    const isAtTheEnd = ({ seat }: Finding): boolean =>
      (event.verb === 'end' && isDraw(event.how, rules)) || (seat !== null && declaredWinOf(before, seat) !== undefined)
    return findings
      .filter((finding) => finding.level === 'violation' && finding.state === 'open' && isAtTheEnd(finding))
      .map((finding) => ({ finding, row: 'atTheEnd' }))
  },

  examples: [
    ['another tile than the one drawn', '@from middle; @riichi W; W draw 1s; W ankan 8m', 'W', 'wrc-2015', 'question'],
    ['an extended pung', '@from middle; @riichi W; @meld W pon 8m E; W draw 8m; W kakan 8m', 'W'],
    ['an extended pung that is not on the table', '@from middle; @displayed complete; @riichi W; W draw 8m; W kakan 8m', 'nobody'],
    [
      'a kong that the known hand does not hold',
      '@from middle; @riichi W; @displayed complete; @hold W 1z1z1z2m3m4p5p6p7s8s9s5z5z; W draw 1z; W ankan 3z; * answer 2 record',
      'nobody',
    ],
    ['the waits change', '@from middle; @riichi W; @displayed complete; @hold W 1m1m1m2m3m4p5p6p7s8s9s5z5z; W draw 1m; W ankan 1m', 'W'],
    [
      'three chows as well as three pungs',
      '@from middle; @riichi W; @displayed complete; @hold W 2m2m2m3m3m3m4m4m4m7s8s5z5z; W draw 3m; W ankan 3m',
      'W',
    ],
    [
      'the waits stay, and only they count',
      '@from middle; @riichi W; @displayed complete; @hold W 2m2m2m3m3m3m4m4m4m7s8s5z5z; W draw 1z; W discard 1z',
      'nobody',
      'riichi-wiki',
    ],
    [
      'nothing changes',
      '@from middle; @riichi W; @displayed complete; @hold W 1z1z1z2m3m4p5p6p7s8s9s5z5z; W draw 1z; W ankan 1z',
      'nobody',
    ],
    [
      'the drawn tile is not in the record, and all others are known',
      '@from middle; @riichi W; @displayed complete; @hold W 2m2m2m3m3m3m4m4m4m7s8s5z5z; W draw; W ankan 3m',
      'W',
    ],
    [
      'another player has won: it lapses',
      '@from middle; @riichi W; @displayed complete; W draw 1m; W ankan 1m; W replace; W discard 1z; N draw; N discard 4p; E ron; * end win; W reveal 2m3m4p5p6p7s8s9s5z5z',
      'nobody',
    ],
    [
      'the hand is shown at the draw, and the groups are not in the record',
      '@from middle; @riichi W; W draw 2p; W ankan 2p; W replace; W discard 1z; * end exhaustive; W reveal 3p4p5p6p7p7s8s9s5z5z',
      'W',
    ],
    [
      'nothing changes, and the groups are not in the record',
      '@from middle; @riichi W; W draw 2p; W ankan 2p; W replace; W discard 1z; * end exhaustive; W reveal 3m4m5p6p7p7s8s9s5z5z',
      'nobody',
    ],
    [
      'another tile than the one drawn, the hand shown at the draw',
      '@from middle; @riichi W; W draw 1s; W ankan 8m; W replace; W discard 1z; * end exhaustive; W reveal 3m4m5p6p7p7s8s9s5z5z',
      'W',
      'wrc-2025',
      'question',
    ],
    [
      'the waits change, which counts at the draw',
      '@from middle; @riichi W; @displayed complete; @hold W 1m1m1m2m3m4p5p6p7s8s9s5z5z; W draw 1m; W ankan 1m; W replace; W discard 1z; * end exhaustive',
      'W',
      'ema-2025',
    ],
    [
      'the waits change, and nobody has won yet',
      '@from middle; @riichi W; @displayed complete; @hold W 1m1m1m2m3m4p5p6p7s8s9s5z5z; W draw 1m; W ankan 1m; W replace; W discard 1z',
      'nobody',
      'ema-2025',
    ],
    [
      'only a fifth tile of a kind makes another group of the 3 tiles, and it counts',
      '@from middle; @riichi W; @displayed complete; @meld W ankan 2s; @hold W 1s1s1s3s4p5p6p7m8m9m; W draw 1s; W ankan 1s; W replace; W discard 1z; * end exhaustive',
      'W',
      'wrc-2025',
    ],
    [
      'only a fifth tile of a kind makes another group of the 3 tiles, and it does not count',
      '@from middle; @riichi W; @displayed complete; @meld W ankan 2s; @hold W 1s1s1s3s4p5p6p7m8m9m; W draw 1s; W ankan 1s; W replace; W discard 1z; * end exhaustive',
      'nobody',
      'ema-2025',
    ],
    [
      'only a fifth tile of a kind makes another group of the 3 tiles, and the text does not say whether it counts',
      '@from middle; @riichi W; @displayed complete; @meld W ankan 2s; @hold W 1s1s1s3s4p5p6p7m8m9m; W draw 1s; W ankan 1s; W replace; W discard 1z; * end exhaustive',
      'W',
      'rrc-1.5',
      'question',
    ],
    ['nobody has seen the hand', '@from middle; @riichi W; W draw 8m; W ankan 8m', 'nobody'],
    [
      'the hand is shown before the line of the draw',
      '@from middle; @wall 2; @riichi W; @displayed complete; W draw 1m; W ankan 1m; W replace; W discard 1z; W reveal 2m3m4p5p6p7s8s9s5z5z; * end exhaustive',
      'W',
      'ema-2025',
    ],
    [
      'the known hand is shown before the line of the draw',
      '@from middle; @wall 2; @riichi W; @displayed complete; @hold W 1m1m1m2m3m4p5p6p7s8s9s5z5z; W draw 1m; W ankan 1m; W replace 1z; W discard 1z; W reveal 2m3m4p5p6p7s8s9s5z5z; * end exhaustive',
      'W',
      'ema-2025',
    ],
    [
      'the hand is shown at the draw',
      '@from middle; @riichi W; @displayed complete; W draw 1m; W ankan 1m; W replace; W discard 1z; * end exhaustive; W reveal 2m3m4p5p6p7s8s9s5z5z',
      'W',
    ],
  ],
})

/** Whether the text judges a kong in riichi only at the own win or an exhaustive draw. */
const isJudgedLater = ({ practice }: RuleSet): boolean => practice.riichiKong === 'own-win-or-draw'

/** The own win or an exhaustive draw: from then on a kong that is judged later counts. */
const isDueAt = (event: TableEvent, seat: Raised['seat'], rules: RuleSet): boolean =>
  event.verb === 'end'
    ? isDraw(event.how, rules)
    : event.verb === 'call' && event.actor === seat && (event.call === 'ron' || event.call === 'tsumo')

const atTheKong = ({ table, rules, number }: Situation, event: Ankan | Kakan): Raised | null => {
  const { actor: seat, tile, verb } = event
  const { riichi, drawn, hand, groups, groupsKnown } = table.players[seat]
  if (!riichi || (riichi.event > 0 && riichi.discard === undefined) || !isKnown(tile)) return null
  const raised = {
    seat,
    because: [...(riichi.event > 0 ? [riichi.event] : []), ...(drawn ? [drawn.event] : []), number],
    facts: { kind: verb, call: verb, tile, drawn: drawn?.tile },
  }
  // With no melded pung to extend, or without its four tiles, it is the wrong kind of kong, another one or none: `kong.no-group` asks.
  if (verb === 'kakan') return groupsKnown && !groups.some(({ kind }) => kind === 'pon' || kind === 'kakan') ? null : raised
  if (isBeyondHand(table, event)) return null
  const known = isFullyKnown(hand)
  if (drawn && isKnown(drawn.tile) && kindOf(drawn.tile) !== kindOf(tile))
    return known ? raised : { ...raised, level: 'question', answers: ['foul', 'drawn'] }
  const before = handBefore(hand, drawn?.tile, tile)
  if (!before) return { ...raised, pending: true }
  const melds = meldsOf(table, seat)
  const why =
    melds &&
    kongChangesRiichi(
      rules,
      { concealed: before, melds },
      kindOf(tile),
      hand.known.filter((held) => kindOf(held) !== kindOf(tile)),
    )
  return why ? { ...raised, facts: { ...raised.facts, why }, ...askedAbout(why) } : null
}

/** The text does not say whether a fifth tile of a kind counts: the referee does. */
const askedAbout = (why: RiichiChange): Pick<Raised, 'level' | 'answers'> =>
  why === 'fifth' ? { level: 'question', answers: ['foul', 'allowed'] } : {}

/** The hand of 13 tiles before the drawn one; where all of it is known and three of the kind were in it, the drawn tile was the fourth. */
const handBefore = (hand: Concealed, drawn: Tile | undefined, tile: KnownTile): readonly KnownTile[] | null => {
  const { known, size } = hand
  if (isKnown(drawn)) return isFullyKnown(hand) ? loseTile(hand, drawn, false).known : null
  const allButTheDrawn = size === known.length + (drawn ? 1 : 0) && known.length % 3 === 1
  return allButTheDrawn && known.filter((held) => kindOf(held) === kindOf(tile)).length === 3 ? known : null
}

/** Concealed kongs after riichi whose hand nobody had seen, now that it is shown. */
const atTheReveal = ({ table, rules, number }: Situation, event: Reveal): Raised | null => {
  const seat = event.actor
  const { riichi, groups, hand } = table.players[seat]
  const kongs = groups.filter(
    ({ kind, event: made }) => kind === 'ankan' && made > (riichi?.event ?? Number.POSITIVE_INFINITY) && riichi !== undefined,
  )
  const later = isJudgedLater(rules)
  const atTheEnd = (table.ended !== null && isDraw(table.ended.how, rules)) || declaredWinOf(table, seat) !== undefined
  const isBeforeTheDraw = !atTheEnd && isAfterLastDiscard(table, number)
  if ((later && !atTheEnd && !isBeforeTheDraw) || isWonByAnother(table, seat)) return null
  const atEnd = (atTheEnd || (later && isBeforeTheDraw)) && { penalty: 'atTheEnd' as const }
  // Elsewhere it was raised, or asked, at the kong itself.
  const shown = kongs.length > 0 && !isFullyKnown(hand) ? shownHand(table, event) : null
  if (!shown || kongs.length > 1) return null
  const [kong] = kongs
  const tile = kong?.own[0]
  if (!kong || !isKnown(tile)) return null
  if (later && kong.drawn && kindOf(kong.drawn) !== kindOf(tile)) return null
  const { concealed, melds } = shown.hand
  const own = meldNotation(kong, seat)
  // Where nobody has written the groups down, one of them is this one.
  const before = {
    concealed: [...concealed, tile, tile, tile],
    melds: shown.groupsKnown ? melds.filter((meld) => meld !== own) : melds.slice(1),
  }
  const why = kongChangesRiichi(rules, before, kindOf(tile), shown.hand.concealed)
  if (!why) return null
  return {
    seat,
    because: [kong.event, number],
    facts: { kind: 'ankan', call: 'ankan', tile, why },
    ...askedAbout(why),
    ...atEnd,
    ...(later && isBeforeTheDraw && { pending: 'known' as const }),
  }
}

const meldsOf = (table: Table, seat: keyof Table['players']): readonly string[] | null => {
  const { groups, hand } = table.players[seat]
  const melds = groups.map((group) => meldNotation(group, seat))
  const written = melds.filter((meld) => meld !== null)
  const count = hand.size === null ? 0 : Math.floor((14 - hand.size) / 3)
  // More groups than the hand leaves room for: no hand to judge.
  if (written.length < melds.length || written.length > count) return null
  return [...written, ...unknownMelds(hand.known, count - written.length)]
}
