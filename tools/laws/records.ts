import { RULE_SET_IDS, type RuleSetId } from '../../engine/editions/index.ts'
import type { TableEvent } from '../../engine/model/events.ts'
import { SEATS } from '../../engine/model/seats.ts'
import type { Hand, HandHeader } from '../../engine/model/table-file.ts'
import type { Tile } from '../../engine/model/tiles.ts'
import { expandShort } from '../../engine/notation/short-forms.ts'
import { type Dice, diceOf } from '../generator/dice.ts'
import { optionsFor } from '../generator/faults-in.ts'
import { playGame } from '../generator/play-game.ts'

const MIDDLE: HandHeader = { from: 'middle', melds: [], riichi: [] }
const DEAL: HandHeader = { from: 'deal', melds: [], riichi: [] }

/** A generated record and its rule set: the lines of a hurried recorder, or a legal hand with hurried lines inserted. */
export const recordOf = (seed: number): { readonly hand: Hand; readonly rules: RuleSetId } => {
  const dice = diceOf(seed * 104_729)
  const rules = RULE_SET_IDS[seed % RULE_SET_IDS.length] ?? 'wrc-2015'
  const hand = dice.chance(0.6) ? hurried(dice) : disturbed(seed, rules, dice)
  return { hand: { ...hand, events: tied(hand.events, dice) }, rules }
}

const hurried = (dice: Dice): Hand => ({
  header: dice.pick([MIDDLE, MIDDLE, DEAL]),
  events: Array.from({ length: 3 + dice.below(20) }).flatMap(() => wild(dice)),
})

/** The beginning of a legal hand, with some lines inserted, removed or replaced. */
const disturbed = (seed: number, rules: RuleSetId, dice: Dice): Hand => {
  const options = { ...optionsFor(seed, rules), clock: false }
  const hand = dice.pick(playGame(seed % 200, options).games[0]?.hands ?? [])
  const lines = linesOf(hand.events.slice(0, 10 + dice.below(60)))
  const events = lines.flatMap((line) => {
    const roll = dice.roll()
    return roll < 0.04 ? [...line, ...wild(dice)] : roll < 0.06 ? [] : line
  })
  return { header: hand.header, events: events.filter(({ verb }) => verb !== 'end') }
}

/** The events of each line: one, or those of a short form. */
export const linesOf = (events: readonly TableEvent[]): readonly (readonly TableEvent[])[] => {
  const lines: TableEvent[][] = []
  for (const event of events)
    if (event.short && event.short.part > 0) lines.at(-1)?.push(event)
    else lines.push([event])
  return lines
}

/** Ties some lines to the one before, at most three per moment. */
const tied = (events: readonly TableEvent[], dice: Dice): readonly TableEvent[] => {
  let lines = 1
  return linesOf(events).flatMap((line, i) => {
    const [first, ...rest] = line
    if (!first) return line
    const isTied = i > 0 && lines < 3 && dice.chance(0.07)
    lines = isTied ? lines + 1 : 1
    const { together: _, ...apart } = first
    return [isTied ? { ...apart, together: true } : apart, ...rest]
  })
}

const TILES: readonly Tile[] = ['1m', '2m', '3m', '4m', '5p', '0p', '6p', '5z', '?']

const wild = (dice: Dice): readonly TableEvent[] => {
  const actor = dice.pick(SEATS)
  const tile = dice.pick(TILES)
  const named = dice.chance(0.3) ? { tile } : {}
  const roll = dice.below(44)
  if (roll < 7) return [{ actor, verb: 'draw', ...(dice.chance(0.2) && { fast: true }) }]
  if (roll < 16) return [{ actor, verb: 'discard', tile }]
  if (roll < 22) return [{ actor, verb: 'call', call: dice.pick(['chii', 'pon', 'kan', 'ron', 'tsumo', 'riichi']), ...named }]
  if (roll < 31) return shortClaim(dice)
  if (roll < 34) return [{ actor, verb: 'show', tiles: dice.pick([['5p', '5p'], ['1m', '2m'], ['3m', '3m'], [tile]]) }]
  if (roll < 38) return [{ actor, verb: dice.pick(['take', 'return', 'replace', 'retract']) }]
  if (roll < 39) return [dice.chance(0.5) ? { actor, verb: 'ankan', tile } : { actor, verb: 'kakan', tile }]
  if (roll < 40) return [{ actor, verb: 'touch' }]
  if (roll < 42) return [{ actor, verb: 'retract', tile }]
  if (roll < 43) return [{ actor, verb: 'discard', tile, fast: true }]
  return [{ actor, verb: 'count', count: dice.below(15) }]
}

const shortClaim = (dice: Dice): readonly TableEvent[] => {
  const form = dice.pick(['pon', 'chii', 'pon', 'daiminkan'] as const)
  const tile = dice.pick(TILES)
  const two: readonly (readonly Tile[])[] = [
    ['1m', '2m'],
    ['2m', '4m'],
    ['3m', '4m'],
    ['0p', '6p'],
  ]
  const tiles = form === 'chii' ? dice.pick(two) : Array.from({ length: form === 'pon' ? 2 : 3 }, () => tile)
  return expandShort({ actor: dice.pick(SEATS), form, tiles: dice.chance(0.1) ? tiles.slice(1) : tiles })
}
