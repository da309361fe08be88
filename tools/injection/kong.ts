import type { TableEvent } from '../../engine/model/events.ts'
import { nextSeat, SEATS, type Seat } from '../../engine/model/seats.ts'
import type { Hand } from '../../engine/model/table-file.ts'
import { isKnown, type KnownTile, kindOf, type TileKind } from '../../engine/model/tiles.ts'
import type { Dice } from '../generator/dice.ts'
import { onLastDiscard } from './claim-void.ts'
import { heldOf, untouchedKinds } from './hands.ts'
import { madeUpClaims, maySwap } from './made-up-claims.ts'
import {
  counted,
  drawAndDiscard,
  everywhere,
  IN_FORCE,
  type Injected,
  type Injector,
  only,
  type Script,
  scriptUpTo,
  unseenHands,
  VIOLATION,
  WRC_EMA,
  withEvents,
  withoutKinds,
} from './script.ts'
import { moments, type Ordinary, ordinaryTurns, type Story, wallFrom } from './story.ts'
import { writeMadeUp } from './swap-and-turn.ts'

const ALL_BUT_WIKI = [...WRC_EMA, 'ema-pre-2016'] as const

const afterClaim: Injector = {
  rule: 'kong.after-claim',
  how: 'a concealed kong in the turn of a claim, by a hand that nobody has seen',
  inject: (story, dice) => {
    const claim = madeUpClaims(story, dice).find(({ table, by }) => table.players[by].groups.length <= 1)
    const tile = claim && maySwap(claim)[0]
    const kind = claim && dice.shuffled(untouchedKinds(story, [...claim.shown, ...(tile ? [tile] : []), claim.discard.tile]))[0]
    if (!claim || !tile || !kind) return null
    const script = scriptUpTo(story, claim.at + 1)
    writeMadeUp(script, claim, dice)
    const event = script.write({ actor: claim.by, verb: 'ankan', tile: kind })
    script.write(
      { actor: claim.by, verb: 'discard', tile },
      ...drawAndDiscard(nextSeat(claim.by, SEATS), withoutKinds(wallFrom(story, claim.at + 1), kind), 10),
    )
    const hand = unseenHands(withEvents(story, script.events()))
    return { hand, expected: [{ rule: 'kong.after-claim', seat: claim.by, event, levels: VIOLATION }] }
  },
}

/** A kong that the known hand can't make, and the discard of that turn. */
const noGroup = (how: string, verb: 'ankan' | 'kakan'): Injector => ({
  rule: 'kong.no-group',
  how,
  inject: (story, dice) => {
    for (const { at, seat, player, discard } of dice.shuffled(ordinaryTurns(story))) {
      const kinds = dice.shuffled([...new Set(player.hand.known.map(kindOf))])
      const kind = kinds.find((each) =>
        verb === 'ankan'
          ? heldOf(story.tables[at + 1] ?? NO_TABLE(), seat, each).length === 3
          : heldOf(story.tables[at + 1] ?? NO_TABLE(), seat, each).length === 1 &&
            !player.groups.some(({ claimed }) => claimed && isKnown(claimed.tile) && kindOf(claimed.tile) === each),
      )
      if (!kind || player.riichi || story.tables[at + 1]?.wall === 0 || (isKnown(discard.tile) && kindOf(discard.tile) === kind)) continue
      const script = scriptUpTo(story, at + 1)
      const event = script.write(verb === 'ankan' ? { actor: seat, verb, tile: kind } : { actor: seat, verb, tile: kind })
      script.write(discard, ...drawAndDiscard(nextSeat(seat, SEATS), wallFrom(story, at + 1), 10))
      return {
        hand: withEvents(story, script.events()),
        expected: [{ rule: 'kong.no-group', seat, event, levels: everywhere('question') }],
      }
    }
    return null
  },
})

const NO_TABLE = (): never => {
  throw new Error('no table at this event')
}

const lastTile: Injector = {
  rule: 'kong.last-tile',
  how: 'a kong claimed of the last discard',
  needs: ({ events }) => events.some((event) => event.verb === 'end' && event.how === 'exhaustive'),
  inject: (story, dice) => {
    const last = onLastDiscard(story, dice)
    if (!last) return null
    const script = scriptUpTo(story, last.at)
    const event = script.write({ actor: last.by, verb: 'call', call: 'kan' })
    script.write({ actor: last.by, verb: 'retract' }, ...story.hand.events.slice(last.at))
    const { by: seat } = last
    return {
      hand: withEvents(story, script.events()),
      expected: [
        { rule: 'kong.last-tile', seat, event, levels: only('question', ...ALL_BUT_WIKI) },
        { rule: 'claim.last-discard', seat, event, levels: only('violation', 'riichi-wiki', ...IN_FORCE) },
      ],
    }
  },
}

/** Writes kongs of an unseen hand in its own turn, each with its replacement tile. */
const kongs = (script: Script, seat: Seat, kinds: readonly TileKind[], replacements: KnownTile[]): number => {
  let number = 0
  for (const tile of kinds) {
    number = script.write({ actor: seat, verb: 'ankan', tile })
    const replacement = replacements.shift()
    if (replacement) script.write({ actor: seat, verb: 'replace', tile: replacement })
  }
  return number
}

/** Two kongs by one player and two or three by the next, early in an unseen hand. */
const manyKongs = (story: Story, dice: Dice, fifth: boolean): Injected | null => {
  const turns = ordinaryTurns(story).filter(({ at, player }) => at < 16 && !player.riichi)
  const pairs = turns.flatMap((first) => {
    const second = turns.find(({ at }) => at === first.at + 2)
    return second && second.seat === nextSeat(first.seat, SEATS) && first.player.groups.length + second.player.groups.length === 0
      ? [[first, second] as const]
      : []
  })
  const pair = pairs.length > 0 ? dice.pick(pairs) : undefined
  const kinds = dice.shuffled(untouchedKinds(story)).slice(0, fifth ? 5 : 4)
  if (!pair || kinds.length < (fifth ? 5 : 4) || kongsIn(story.hand) > 0) return null
  return writeKongs(story, pair, kinds, fifth)
}

const kongsIn = ({ events }: Hand): number => events.filter(({ verb }) => verb === 'replace').length

const writeKongs = (story: Story, [first, second]: readonly [Ordinary, Ordinary], kinds: readonly TileKind[], fifth: boolean): Injected => {
  const wall = [...withoutKinds(wallFrom(story, second.at + 1), ...kinds)]
  const replacements = wall.splice(-4)
  const script = scriptUpTo(story, first.at + 1)
  kongs(script, first.seat, kinds.slice(0, 2), replacements)
  script.write(...story.hand.events.slice(first.at + 1, second.at + 1))
  const last = kongs(script, second.seat, kinds.slice(2), replacements)
  const discarded = script.write({ actor: second.seat, verb: 'discard', tile: second.drawn })
  const seat = nextSeat(second.seat, SEATS)
  script.write(...drawAndDiscard(seat, wall, 8))
  const fourth = { rule: 'kong.fourth-abort', seat, event: discarded + 1, levels: only('violation', 'ema-pre-2016') } as const
  return {
    hand: unseenHands(withEvents(story, script.events())),
    alone: true,
    expected: fifth
      ? [{ rule: 'kong.fifth', seat: second.seat, event: last, levels: only('violation', ...ALL_BUT_WIKI, ...IN_FORCE) }, fourth]
      : [fourth],
  }
}

const hasKakan = ({ events }: Hand): boolean => events.some(({ verb }) => verb === 'kakan')

const tooShort: Injector = {
  rule: 'kong.no-wait',
  how: 'by the clock',
  needs: hasKakan,
  inject: (story, dice) => {
    const kong = dice.shuffled(moments(story, 'kakan'))[0]
    if (!kong) return null
    const { at, event } = kong
    const script = scriptUpTo(story, at)
    const number = script.write({ ...event, clock: 200 }) + 1
    script.write(...story.hand.events.slice(at + 1).map((later, i) => (i === 0 ? { ...later, clock: 201.5 } : later)))
    const next = story.hand.events[at + 1]
    if (next?.verb !== 'dora' && next?.verb !== 'replace') return null
    return {
      hand: withEvents(story, script.events()),
      settings: [{ name: 'kong-wait', value: '3' }],
      expected: [{ rule: 'kong.no-wait', seat: event.actor, event: number, levels: only('violation', 'wrc-2015', 'ema-pre-2016') }],
    }
  },
}

const winAfterReplacement: Injector = {
  rule: 'kong.no-wait',
  how: 'a win called after the replacement tile, without a clock',
  needs: hasKakan,
  inject: (story, dice) => {
    const kong = dice.shuffled(moments(story, 'kakan'))[0]
    const at = kong ? story.hand.events.findIndex(({ verb }, i) => i > kong.at && verb === 'replace') : -1
    if (!kong || at < 0 || at > kong.at + 2) return null
    const by = dice.pick(SEATS.filter((seat) => seat !== kong.event.actor))
    const script = scriptUpTo(story, at + 1)
    const event = script.write({ actor: by, verb: 'call', call: 'ron' })
    script.write({ actor: '*', verb: 'end', how: 'win' })
    return {
      hand: withEvents(story, script.events()),
      expected: [{ rule: 'kong.no-wait', seat: kong.event.actor, event, levels: only('question', 'wrc-2015', 'ema-pre-2016', 'wrc-2025') }],
    }
  },
}

/** The replacement tile comes first, the indicator after it. */
const order: Injector = {
  rule: 'kong.order',
  how: 'the indicator after the replacement tile',
  needs: ({ events }) => events.some(({ verb }) => verb === 'replace'),
  inject: (story, dice) => {
    for (const { at, event } of dice.shuffled(moments(story, 'replace'))) {
      const { events } = story.hand
      const dora = events[at - 1]?.verb === 'dora' ? at - 1 : events.findIndex(({ verb }, i) => i > at && verb === 'dora')
      const moved = events[dora]
      const between = events.slice(Math.min(dora, at) + 1, Math.max(dora, at))
      if (!moved || between.some(({ verb }) => verb === 'replace' || verb === 'dora' || verb === 'end') || isOwed(events, at)) continue
      const without = events.filter((_, i) => i !== dora)
      const place = dora < at ? at : at + 1
      const changed: readonly TableEvent[] = [...without.slice(0, place), moved, ...without.slice(place)]
      return {
        hand: withEvents(story, changed),
        expected: [{ rule: 'kong.order', seat: event.actor, event: place + 1, levels: only('advice', ...ALL_BUT_WIKI, 'ema-2025') }],
      }
    }
    return null
  },
}

/** True if the turn has more than one kong: an indicator of an earlier one may still be due. */
const isOwed = (events: readonly TableEvent[], at: number): boolean => {
  const from = events.findLastIndex(({ verb }, i) => i < at && verb === 'discard')
  const to = events.findIndex(({ verb }, i) => i > at && (verb === 'discard' || verb === 'end'))
  return events.slice(from + 1, to).filter(({ verb }) => verb === 'replace').length > 1
}

const noReplacement: Injector = {
  rule: 'kong.no-replacement',
  how: 'discards without the replacement tile',
  needs: ({ events }) => events.some(({ verb }) => verb === 'replace'),
  inject: (story, dice) => {
    for (const { at, event, table } of dice.shuffled(moments(story, 'replace'))) {
      const { hand, riichi } = table.players[event.actor]
      if (riichi) continue
      const script = scriptUpTo(story, at)
      const number = script.write({ actor: event.actor, verb: 'discard', tile: dice.pick(hand.known), nodraw: true })
      script.write(counted(event.actor, table, 1), ...drawAndDiscard(nextSeat(event.actor, SEATS), wallFrom(story, at), 10))
      return {
        hand: withEvents(story, script.events()),
        expected: [{ rule: 'kong.no-replacement', seat: event.actor, event: number, levels: VIOLATION }],
      }
    }
    return null
  },
}

export const KONGS: readonly Injector[] = [
  afterClaim,
  noGroup('a concealed kong of three', 'ankan'),
  noGroup('extends a pung that is not there', 'kakan'),
  lastTile,
  { rule: 'kong.fifth', how: 'the fifth of a hand', inject: (story, dice) => manyKongs(story, dice, true) },
  { rule: 'kong.fourth-abort', how: 'play goes on after four kongs by two', inject: (story, dice) => manyKongs(story, dice, false) },
  tooShort,
  winAfterReplacement,
  order,
  noReplacement,
]
