import type { TableEvent } from '../../engine/model/events.ts'
import { nextSeat, SEATS } from '../../engine/model/seats.ts'
import { kindOf } from '../../engine/model/tiles.ts'
import { swapKinds } from '../generator/choose-claim.ts'
import type { Dice } from '../generator/dice.ts'
import { type MadeUp, madeUpClaims, maySwap, shortClaims } from './made-up-claims.ts'
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
  VIOLATION,
  WRC_EMA,
  whileQuiet,
  withEvents,
} from './script.ts'
import { free, moments, neverSeen, ordinaryTurns, quietDiscards, type Story, wallFrom } from './story.ts'

/** Writes a made-up claim, in short form or step by step. */
export const writeMadeUp = (script: Script, { by, call, shown }: MadeUp, dice: Dice): void => {
  const long: readonly TableEvent[] = [
    { actor: by, verb: 'call', call },
    { actor: by, verb: 'show', tiles: shown },
    { actor: by, verb: 'take' },
  ]
  const short = dice.chance(0.5)
  script.write(...long.map((event, part) => (short ? { ...event, short: { form: call, part: part as 0 | 1 | 2, tiles: shown } } : event)))
}

const swapping = (rule: 'swap.same-tile' | 'swap.other-end', how: string): Injector => ({
  rule,
  how,
  inject: (story, dice) => {
    for (const claim of madeUpClaims(story, dice)) {
      const kind = kindOf(claim.discard.tile)
      const other = swapKinds(claim.call, claim.discard.tile, claim.shown)[1]
      const tile = claim.left.find((held) => kindOf(held) === (rule === 'swap.same-tile' ? kind : other))
      if (!tile) continue
      const script = scriptUpTo(story, claim.at + 1)
      writeMadeUp(script, claim, dice)
      const event = script.write({ actor: claim.by, verb: 'discard', tile })
      script.write(counted(claim.by, claim.table, 3), ...drawAndDiscard(nextSeat(claim.by, SEATS), wallFrom(story, claim.at + 1), 10))
      return {
        hand: withEvents(story, script.events()),
        expected: [{ rule, seat: claim.by, event, levels: only('violation', ...WRC_EMA, 'riichi-wiki', ...IN_FORCE) }],
      }
    }
    return null
  },
})

/** The next player draws before a call of a pung or chow, and the call is valid. */
const tooFast = (story: Story, dice: Dice, how: 'marked' | 'by-clock' | 'unknown', returned: boolean): Injected | null => {
  for (const claim of madeUpClaims(story, dice)) {
    const { at, by, call, shown, draw } = claim
    const tile = maySwap(claim)[0]
    // A fast first draw of South may be pointed out by itself.
    if (by === draw.actor || !tile || !claim.table.lastDiscard?.before) continue
    const clock = (seconds: number) => (how === 'by-clock' ? { clock: seconds } : {})
    const script = scriptUpTo(story, at)
    script.write({ ...claim.discard, ...clock(50) }, { ...draw, ...clock(50.4), ...(how === 'marked' && { fast: true as const }) })
    const event = script.write({ actor: by, verb: 'call', call, ...clock(51) })
    const back: TableEvent = { actor: draw.actor, verb: 'return', ...(draw.tile && { tile: draw.tile }) }
    if (returned) script.write(back)
    const discarded = script.write(
      { actor: by, verb: 'show', tiles: shown },
      { actor: by, verb: 'take' },
      { actor: by, verb: 'discard', tile },
    )
    if (!returned) script.write(back)
    script.write(counted(by, claim.table, 3), ...drawAndDiscard(nextSeat(by, SEATS), wallFrom(story, at + 1), 10))
    return {
      hand: withEvents(story, script.events()),
      ...(how === 'by-clock' && { settings: [{ name: 'draw-floor', value: '1.0' }] }),
      expected: [
        { rule: 'draw.too-fast', seat: draw.actor, event, levels: only('violation', ...WRC_EMA, 'ema-2025') },
        { rule: 'claim.late', seat: by, event, levels: only('violation', 'riichi-wiki', 'wrc-2025') },
        ...(returned
          ? []
          : [
              {
                rule: 'draw.not-returned' as const,
                seat: draw.actor,
                event: discarded,
                levels: only('advice', ...WRC_EMA, 'ema-2025', 'rrc-1.5'),
              },
            ]),
      ],
    }
  }
  return null
}

/** A player draws out of turn and puts the tile back. */
const wrongDraw = (how: string, marked: boolean): Injector => ({
  rule: 'turn.draw',
  how,
  inject: (story, dice) => {
    const place = dice.shuffled(quietDiscards(story))[0]
    if (!place) return null
    const { at, draw, discard } = place
    const actor = dice.pick(SEATS.filter((seat) => seat !== draw.actor && (marked || seat !== discard.actor)))
    const tile = draw.tile ?? '?'
    const script = scriptUpTo(story, at + 1)
    const event = script.write({ actor, verb: 'draw', tile, ...(marked && { wrong: true as const }) })
    script.write({ actor, verb: 'return', tile }, ...story.hand.events.slice(at + 1))
    return { hand: withEvents(story, script.events()), expected: [{ rule: 'turn.draw', seat: actor, event, levels: VIOLATION }] }
  },
})

const secondDraw: Injector = {
  rule: 'turn.draw',
  how: 'a second draw in one turn',
  inject: (story, dice) => {
    const place = dice
      .shuffled(ordinaryTurns(story))
      .find(({ at, drawn }) => wallFrom(story, at + 1)[0] !== drawn && wallFrom(story, at + 1).length > 0)
    if (!place) return null
    const tile = wallFrom(story, place.at + 1)[0] ?? '?'
    const script = scriptUpTo(story, place.at + 1)
    const event = script.write({ actor: place.seat, verb: 'draw', tile })
    script.write({ actor: place.seat, verb: 'return', tile }, ...story.hand.events.slice(place.at + 1))
    return { hand: withEvents(story, script.events()), expected: [{ rule: 'turn.draw', seat: place.seat, event, levels: VIOLATION }] }
  },
}

const drawInClaim: Injector = {
  rule: 'turn.draw',
  how: 'while a pung is called and not yet taken',
  needs: ({ events }) => events.some(({ short }) => short?.form === 'pon' || short?.form === 'chii'),
  inject: (story, dice) => {
    const claim = dice.shuffled(shortClaims(story)).find(({ at, call }) => call !== 'kan' && wallFrom(story, at).length > 0)
    if (!claim) return null
    const { at, call, shown, from, event: called } = claim
    const actor = dice.pick(SEATS.filter((seat) => seat !== called.actor && seat !== from))
    const tile = wallFrom(story, at)[0] ?? '?'
    const script = scriptUpTo(story, at)
    const event = script.write({ actor: called.actor, verb: 'call', call }, { actor, verb: 'draw', tile })
    script.write(
      { actor, verb: 'return', tile },
      { actor: called.actor, verb: 'show', tiles: shown },
      { actor: called.actor, verb: 'take' },
    )
    script.write(...story.hand.events.slice(at + 3))
    return { hand: withEvents(story, script.events()), expected: [{ rule: 'turn.draw', seat: actor, event, levels: VIOLATION }] }
  },
}

const wrongDiscard = (how: string, marked: boolean): Injector => ({
  rule: 'turn.discard',
  how,
  inject: (story, dice) => {
    for (const { at, table, discard, draw } of dice.shuffled(quietDiscards(story))) {
      const [actor] = dice.shuffled(free(table, discard.actor, draw.actor))
      const tile = actor && dice.pick(table.players[actor].hand.known)
      if (!actor || !tile) continue
      const script = scriptUpTo(story, at + 1)
      const event = script.write({ actor, verb: 'discard', tile, ...(marked && { wrong: true as const }) })
      script.write(...drawAndDiscard(draw.actor, wallFrom(story, at + 1), 10))
      return { hand: withEvents(story, script.events()), expected: [{ rule: 'turn.discard', seat: actor, event, levels: VIOLATION }] }
    }
    return null
  },
})

const wrongAct = (how: string, call: 'riichi' | 'tsumo'): Injector => ({
  rule: 'turn.act',
  how,
  inject: (story, dice) => {
    for (const { at, table, draw, discard } of dice.shuffled(quietDiscards(story))) {
      // On the own discard it may be a win on a laid tile.
      const [actor] = dice.shuffled(free(table, draw.actor, discard.actor)).filter((seat) => table.players[seat].groups.length === 0)
      if (!actor || (call === 'riichi' && (table.players[actor].points ?? 0) < 1000)) continue
      const script = scriptUpTo(story, at + 1)
      const event = script.write({ actor, verb: 'call', call })
      script.write({ actor, verb: 'retract' }, ...story.hand.events.slice(at + 1))
      return {
        hand: withEvents(story, script.events()),
        expected: [{ rule: 'turn.act', seat: actor, event, levels: everywhere('question') }],
      }
    }
    return null
  },
})

const noDraw: Injector = {
  rule: 'turn.no-draw',
  how: 'discards without having drawn',
  inject: (story, dice) => {
    const place = dice.shuffled(ordinaryTurns(story)).find(({ player }) => !player.riichi)
    const before = place && story.tables[place.at]
    if (!place || !before) return null
    const tile = dice.pick(before.players[place.seat].hand.known)
    const script = scriptUpTo(story, place.at)
    const event = script.write({ actor: place.seat, verb: 'discard', tile, nodraw: true })
    script.write(counted(place.seat, before, 1), ...drawAndDiscard(nextSeat(place.seat, SEATS), wallFrom(story, place.at), 10))
    return { hand: withEvents(story, script.events()), expected: [{ rule: 'turn.no-draw', seat: place.seat, event, levels: VIOLATION }] }
  },
}

const miscount: Injector = {
  rule: 'hand.count',
  how: 'the referee counts another number',
  inject: (story, dice) => {
    const { events } = story.hand
    const at = 1 + dice.below(Math.max(1, events.findIndex(({ verb }) => verb === 'end') - 1))
    const table = story.tables[at]
    const seat = dice.pick(SEATS)
    const size = table?.players[seat].hand.size
    const [before, next] = [events[at - 1], events[at]]
    const inShort = next?.short !== undefined && next.short.part > 0
    // Between a kong and its replacement tile, one tile more is correct as well.
    const steady = before?.verb === 'draw' || (before?.verb === 'discard' && next?.verb === 'draw')
    // Before the first discard a hand may not have been dealt whole yet.
    if (!table?.lastDiscard || size === null || size === undefined || inShort || !steady) return null
    const script = scriptUpTo(story, at)
    const event = script.write({ actor: seat, verb: 'count', count: size + dice.pick([-2, -1, 1, 2]) })
    script.write(...whileQuiet(events.slice(at), seat))
    return { hand: withEvents(story, script.events()), expected: [{ rule: 'hand.count', seat, event, levels: VIOLATION }] }
  },
}

const shortReveal: Injector = {
  rule: 'hand.count',
  how: 'a hand shown with a tile too few or too many, and not paid',
  needs: ({ events }) => events.some(({ verb }) => verb === 'reveal'),
  inject: (story, dice) => {
    const reveal = dice.shuffled(moments(story, 'reveal')).find(({ table }) => table.ended?.how === 'exhaustive' || table.ended === null)
    if (!reveal || reveal.event.tiles.length < 4) return null
    const { at, event } = reveal
    const more = neverSeen(story).slice(0, 1)
    const changed = { ...event, tiles: dice.chance(0.5) ? event.tiles.slice(1) : [...more, ...event.tiles] }
    const script = scriptUpTo(story, at)
    const number = script.write(changed)
    script.write(...story.hand.events.slice(at + 1).filter(({ verb }) => verb !== 'scores'))
    return {
      hand: withEvents(story, script.events()),
      expected: [{ rule: 'hand.count', seat: event.actor, event: number, levels: VIOLATION }],
    }
  },
}

export const SWAP_AND_TURN: readonly Injector[] = [
  swapping('swap.same-tile', 'discards the kind just claimed'),
  swapping('swap.other-end', 'discards the tile of the other end'),
  { rule: 'draw.too-fast', how: 'marked', inject: (story, dice) => tooFast(story, dice, 'marked', true) },
  { rule: 'draw.too-fast', how: 'by the clock', inject: (story, dice) => tooFast(story, dice, 'by-clock', true) },
  {
    rule: 'draw.too-fast',
    how: 'nobody noted how fast, the claim goes on',
    inject: (story, dice) => tooFast(story, dice, 'unknown', true),
  },
  { rule: 'draw.not-returned', how: 'put back only after the discard', inject: (story, dice) => tooFast(story, dice, 'marked', false) },
  wrongDraw('marked, and put back', true),
  wrongDraw('put back', false),
  secondDraw,
  drawInClaim,
  wrongDiscard('marked', true),
  wrongDiscard('and the one whose turn it is goes on', false),
  wrongAct('riichi in the turn of another, taken back', 'riichi'),
  wrongAct('self-draw in the turn of another, taken back', 'tsumo'),
  noDraw,
  miscount,
  shortReveal,
]
