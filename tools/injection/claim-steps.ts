import type { TableEvent } from '../../engine/model/events.ts'
import { nextSeat, SEATS, type Seat } from '../../engine/model/seats.ts'
import { kindOf } from '../../engine/model/tiles.ts'
import { chows } from '../generator/choose-claim.ts'
import { heldOf } from './hands.ts'
import { madeUpClaims, maySwap, shortClaims, someQuiet } from './made-up-claims.ts'
import {
  counted,
  drawAndDiscard,
  everywhere,
  IN_FORCE,
  type Injector,
  inForce,
  only,
  scriptUpTo,
  VIOLATION,
  WRC_EMA,
  whileQuiet,
  withEvents,
} from './script.ts'
import { free, moments, wallFrom } from './story.ts'

const hasClaim = ({ events }: { readonly events: readonly TableEvent[] }) =>
  events.some(({ short }) => short !== undefined && short.form !== 'riichi')
const hasRon = ({ events }: { readonly events: readonly TableEvent[] }) =>
  events.filter((event) => event.verb === 'call' && event.call === 'ron').length === 1

/** A claim of the record written step by step, in a wrong order. */
const reordered = (how: string, steps: readonly ('call' | 'show' | 'take' | 'discard')[], early: number): Injector => ({
  rule: 'claim.order',
  how,
  needs: hasClaim,
  inject: (story, dice) => {
    const claim = dice.shuffled(shortClaims(story)).find(({ call }) => call !== 'kan')
    const discard = claim && story.hand.events[claim.at + 3]
    if (!claim || discard?.verb !== 'discard') return null
    const { actor } = claim.event
    const parts = {
      call: { actor, verb: 'call', call: claim.call },
      show: { actor, verb: 'show', tiles: claim.shown },
      take: { actor, verb: 'take' },
      discard,
    } as const
    const script = scriptUpTo(story, claim.at)
    script.write(...steps.map((step) => parts[step]), ...story.hand.events.slice(claim.at + 4))
    return {
      hand: withEvents(story, script.events()),
      expected: [{ rule: 'claim.order', seat: actor, event: claim.at + early, levels: only('advice', ...WRC_EMA, ...IN_FORCE) }],
    }
  },
})

const notTaken: Injector = {
  rule: 'claim.not-taken',
  how: 'shows, discards, and never takes the tile',
  inject: (story, dice) => {
    const claim = madeUpClaims(story, dice)[0]
    const wall = claim ? wallFrom(story, claim.at + 1) : []
    const tile = claim && maySwap(claim)[0]
    if (!claim || !tile || wall.length < 2) return null
    const { by, call, shown, at } = claim
    const script = scriptUpTo(story, at + 1)
    const discarded = script.write(
      { actor: by, verb: 'call', call },
      { actor: by, verb: 'show', tiles: shown },
      { actor: by, verb: 'discard', tile },
    )
    const turns = Math.min(wall.length, 3 + dice.below(8))
    script.write(...drawAndDiscard(nextSeat(by, SEATS), wall, turns))
    const finding = { rule: 'claim.not-taken', seat: by } as const
    return {
      hand: withEvents(story, script.events()),
      expected: [
        { ...finding, event: discarded + 4, levels: only('violation', ...WRC_EMA, 'ema-2025') },
        ...(turns > 3 ? [{ ...finding, event: discarded + 7, levels: inForce(null, 'violation', 'question') }] : []),
      ],
    }
  },
}

const noGroup = (how: string, goesOn: boolean): Injector => ({
  rule: 'claim.no-group',
  how,
  inject: (story, dice) => {
    for (const { at, discard, table } of someQuiet(story, dice)) {
      const by = dice.pick(SEATS)
      const call = by === nextSeat(discard.actor, SEATS) ? dice.pick(['chii', 'pon'] as const) : 'pon'
      const held = dice.shuffled(table.players[by].hand.known)
      const [a, b, c] = held
      if (!a || !b || !c || !free(table, discard.actor).includes(by) || isGroup(call, [discard.tile, a, b])) continue
      const script = scriptUpTo(story, at + 1)
      const event = script.write({ actor: by, verb: 'call', call }, { actor: by, verb: 'show', tiles: [a, b] })
      if (goesOn) {
        script.write(
          { actor: by, verb: 'take' },
          { actor: by, verb: 'discard', tile: c },
          counted(by, table, 3),
          ...drawAndDiscard(nextSeat(by, SEATS), wallFrom(story, at + 1), 9),
        )
      } else script.write({ actor: by, verb: 'retract' }, ...whileQuiet(story.hand.events.slice(at + 1), by))
      return {
        hand: withEvents(story, script.events()),
        expected: [
          { rule: 'claim.no-group', seat: by, event, levels: VIOLATION },
          ...(goesOn ? [] : [{ rule: 'claim.changed' as const, seat: by, event: event + 1, levels: inForce(null, 'violation', null) }]),
        ],
      }
    }
    return null
  },
})

const isGroup = (call: 'chii' | 'pon', tiles: readonly string[]): boolean => {
  const kinds = tiles.map((tile) => tile.replace('0', '5')).sort()
  if (call === 'pon') return new Set(kinds).size === 1
  const ranks = kinds.map((kind) => Number(kind[0]))
  const oneSuit = new Set(kinds.map((kind) => kind[1])).size === 1 && kinds[0]?.[1] !== 'z'
  return oneSuit && ranks[1] === (ranks[0] ?? 0) + 1 && ranks[2] === (ranks[0] ?? 0) + 2
}

const chowAgainstPung: Injector = {
  rule: 'claim.precedence',
  how: 'a chow called after a pung goes on',
  needs: hasClaim,
  inject: (story, dice) => {
    for (const { at, event, call, shown, from, tile } of dice.shuffled(shortClaims(story))) {
      const table = story.tables[at]
      const rival = nextSeat(from, SEATS)
      const chow = table && free(table, from, event.actor).includes(rival) ? chows(table.players[rival].hand.known, tile)[0] : undefined
      if (call === 'chii' || !chow) continue
      const { actor } = event
      const script = scriptUpTo(story, at)
      const went = script.write(
        { actor, verb: 'call', call },
        { actor: rival, verb: 'call', call: 'chii' },
        { actor: rival, verb: 'show', tiles: chow },
      )
      script.write({ actor, verb: 'show', tiles: shown }, { actor, verb: 'take' }, ...story.hand.events.slice(at + 3))
      return {
        hand: withEvents(story, script.events()),
        expected: [{ rule: 'claim.precedence', seat: rival, event: went, levels: VIOLATION }],
      }
    }
    return null
  },
}

const pungAgainstWin: Injector = {
  rule: 'claim.precedence',
  how: 'a pung goes on after a win was called',
  needs: hasRon,
  inject: (story, dice) => {
    const ron = moments(story, 'call').find(({ event }) => event.call === 'ron')
    const target = ron?.table.target
    if (!ron || target?.kind !== 'discard' || target.tile === '?' || ron.table.wall === 0 || target.drawn) return null
    const kind = kindOf(target.tile)
    const rival = dice.shuffled(free(ron.table, target.seat, ron.event.actor)).find((seat) => heldOf(ron.table, seat, kind).length >= 2)
    if (!rival) return null
    const script = scriptUpTo(story, ron.at)
    script.write({ actor: rival, verb: 'call', call: 'pon' }, ron.event)
    const went = script.write({ actor: rival, verb: 'show', tiles: heldOf(ron.table, rival, kind).slice(0, 2) })
    script.write(...story.hand.events.slice(ron.at + 1))
    return {
      hand: withEvents(story, script.events()),
      expected: [{ rule: 'claim.precedence', seat: rival, event: went, levels: VIOLATION }],
    }
  },
}

const changed = (how: string, second: (seat: Seat) => TableEvent): Injector => ({
  rule: 'claim.changed',
  how,
  needs: hasRon,
  inject: (story) => {
    const ron = moments(story, 'call').find(({ event }) => event.call === 'ron')
    if (ron?.table.target?.kind !== 'discard' || ron.table.wall === 0 || ron.table.target.drawn) return null
    const { actor } = ron.event
    const change = second(actor)
    if (change.verb === 'call' && ron.table.players[actor].riichi) return null
    const script = scriptUpTo(story, ron.at + 1)
    const event = script.write(change)
    if (change.verb === 'call') script.write(...story.hand.events.slice(ron.at + 1))
    return {
      hand: withEvents(story, script.events()),
      expected: [{ rule: 'claim.changed', seat: actor, event, levels: only('violation', 'ema-2016', ...IN_FORCE) }],
    }
  },
})

const awarded: Injector = {
  rule: 'claim.awarded',
  how: 'two claims at once: the pung gets the tile',
  needs: hasClaim,
  inject: (story, dice) => {
    for (const { at, event, call, shown, from, table } of dice.shuffled(shortClaims(story))) {
      const rival = nextSeat(from, SEATS)
      if (call === 'chii' || !free(table, from, event.actor).includes(rival)) continue
      const { actor } = event
      const script = scriptUpTo(story, at)
      const claimed = script.write({ actor: rival, verb: 'call', call: 'chii' }, { actor, verb: 'call', call, together: true })
      script.write({ actor, verb: 'show', tiles: shown }, { actor, verb: 'take' }, ...story.hand.events.slice(at + 3))
      return {
        hand: withEvents(story, script.events()),
        expected: [{ rule: 'claim.awarded', seat: actor, event: claimed, levels: everywhere('info') }],
      }
    }
    return null
  },
}

/** Faults in the steps of a claim, and between several claims. */
export const CLAIM_STEPS: readonly Injector[] = [
  reordered('shows before calling', ['show', 'call', 'take', 'discard'], 2),
  reordered('takes before showing', ['call', 'take', 'show', 'discard'], 2),
  reordered('discards before showing', ['call', 'discard', 'show', 'take'], 2),
  notTaken,
  noGroup('wrong tiles, taken back', false),
  noGroup('wrong tiles, gone on with', true),
  chowAgainstPung,
  pungAgainstWin,
  changed('ron, then taken back', (actor) => ({ actor, verb: 'retract' })),
  changed('ron, then pon', (actor) => ({ actor, verb: 'call', call: 'pon' })),
  awarded,
]
