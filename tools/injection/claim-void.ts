import type { TableEvent } from '../../engine/model/events.ts'
import { nextSeat, SEATS, type Seat } from '../../engine/model/seats.ts'
import type { Hand } from '../../engine/model/table-file.ts'
import type { Dice } from '../generator/dice.ts'
import { someQuiet } from './made-up-claims.ts'
import {
  counted,
  drawAndDiscard,
  everywhere,
  IN_FORCE,
  type Injected,
  type Injector,
  inForce,
  older,
  only,
  scriptUpTo,
  VIOLATION,
  whileQuiet,
  withEvents,
} from './script.ts'
import { free, moments, quietDiscards, type Story, wallFrom } from './story.ts'

/** The events after a void call: an explicit retraction, or none. */
const dropped = (dice: Dice, actor: Seat): readonly TableEvent[] => (dice.chance(0.5) ? [{ actor, verb: 'retract' }] : [])

const wrongSeatDropped: Injector = {
  rule: 'claim.wrong-seat',
  how: 'dropped or taken back, with or without tiles shown',
  inject: (story, dice) => {
    for (const { at, discard, table } of someQuiet(story, dice)) {
      const [by] = dice.shuffled(free(table, discard.actor, nextSeat(discard.actor, SEATS)))
      if (!by) continue
      const script = scriptUpTo(story, at + 1)
      const event = script.write({ actor: by, verb: 'call', call: 'chii' })
      // Some rule sets make the hand dead, with the call or once tiles are shown.
      const isShown = dice.chance(0.5)
      if (isShown) script.write({ actor: by, verb: 'show', tiles: table.players[by].hand.known.slice(0, 2) })
      script.write(...dropped(dice, by), ...whileQuiet(story.hand.events.slice(at + 1), by))
      return { hand: withEvents(story, script.events()), expected: [{ rule: 'claim.wrong-seat', seat: by, event, levels: VIOLATION }] }
    }
    return null
  },
}

const wrongSeatGoneOn: Injector = {
  rule: 'claim.wrong-seat',
  how: 'gone on with',
  inject: (story, dice) => {
    for (const { at, discard, table } of someQuiet(story, dice)) {
      const [by] = dice.shuffled(free(table, discard.actor, nextSeat(discard.actor, SEATS)))
      const [a, b, c] = by ? dice.shuffled(table.players[by].hand.known) : []
      if (!by || !a || !b || !c) continue
      const script = scriptUpTo(story, at + 1)
      const event = script.write({ actor: by, verb: 'call', call: 'chii' })
      script.write(
        { actor: by, verb: 'show', tiles: [a, b] },
        { actor: by, verb: 'take' },
        { actor: by, verb: 'discard', tile: c },
        counted(by, table, 3),
      )
      script.write(...drawAndDiscard(nextSeat(by, SEATS), wallFrom(story, at + 1), 9))
      return { hand: withEvents(story, script.events()), expected: [{ rule: 'claim.wrong-seat', seat: by, event, levels: VIOLATION }] }
    }
    return null
  },
}

const ownDiscard: Injector = {
  rule: 'claim.own-discard',
  how: 'called and dropped',
  inject: (story, dice) => {
    for (const { at, discard, table } of someQuiet(story, dice)) {
      if (table.players[discard.actor].riichi) continue
      const script = scriptUpTo(story, at + 1)
      const event = script.write({ actor: discard.actor, verb: 'call', call: dice.pick(['chii', 'pon', 'kan', 'ron'] as const) })
      script.write(...dropped(dice, discard.actor), ...story.hand.events.slice(at + 1))
      return {
        hand: withEvents(story, script.events()),
        expected: [{ rule: 'claim.own-discard', seat: discard.actor, event, levels: everywhere('question') }],
      }
    }
    return null
  },
}

/** A call after the next player's draw, which the caller retracts or drops. */
const afterDraw = (story: Story, dice: Dice, how: 'by-clock' | 'unknown' | 'by-drawer'): Injected | null => {
  for (const { at, discard, table, draw } of someQuiet(story, dice)) {
    const others = free(table, discard.actor)
    const [by] =
      how === 'by-drawer' ? others.filter((seat) => seat === draw.actor) : dice.shuffled(others.filter((seat) => seat !== draw.actor))
    const next = story.hand.events[at + 2]
    if (!by || next?.verb !== 'discard' || next.actor !== draw.actor) continue
    const script = scriptUpTo(story, at + 2)
    const event = script.write({ actor: by, verb: 'call', call: by === draw.actor ? dice.pick(['chii', 'pon'] as const) : 'pon' })
    const retracted = dropped(dice, by)
    script.write(...retracted, ...story.hand.events.slice(at + 2))
    const events = how === 'by-clock' ? clocked(script.events(), at) : script.events()
    return {
      hand: withEvents(story, events),
      ...(how === 'by-clock' && { settings: [{ name: 'draw-floor', value: '1.0' }] }),
      expected: [
        { rule: 'claim.late', seat: by, event, levels: retracted.length === 0 ? VIOLATION : only('violation', ...AT_ONCE[how]) },
        ...(retracted.length === 0 ? [] : [{ rule: 'claim.changed' as const, seat: by, event: event + 1, levels: RETRACTED[how] }]),
      ],
    }
  }
  return null
}

/** The rule sets that rule without a question first. A call retracted before its question is resolved leaves no finding. */
const AT_ONCE = {
  'by-clock': ['wrc-2015', 'ema-2016', 'riichi-wiki', 'ema-2025', 'wrc-2025'],
  unknown: ['riichi-wiki', 'wrc-2025'],
  'by-drawer': ['wrc-2015', 'ema-2016', 'riichi-wiki', ...IN_FORCE],
} as const

/** Where the call may have been in time: what retracting it is by itself. */
const RETRACTED = {
  'by-clock': inForce(null, null, 'violation'),
  unknown: inForce('advice', null, 'violation'),
  'by-drawer': {},
} as const

/** Adds times to a discard, to the draw over a second later, and to the call after it. */
const clocked = (events: readonly TableEvent[], at: number): readonly TableEvent[] =>
  events.map((event, i) => (i < at || i > at + 2 ? event : { ...event, clock: [100, 101.4, 102.1][i - at] ?? 0 }))

const lateEarlierTile: Injector = {
  rule: 'claim.late',
  how: 'of an earlier discard',
  inject: (story, dice) => {
    const quiet = quietDiscards(story)
    for (const { at, discard, table } of someQuiet(story, dice)) {
      const before = quiet.findLast((earlier) => earlier.at < at && earlier.discard.tile[1] !== discard.tile[1])
      const [by] = before ? dice.shuffled(free(table, discard.actor, before.discard.actor)) : []
      if (!before || !by || story.hand.events.slice(before.at + 1, at).some((event) => event.verb === 'discard')) continue
      const script = scriptUpTo(story, at + 1)
      const event = script.write({ actor: by, verb: 'call', call: dice.pick(['pon', 'kan'] as const), tile: before.discard.tile })
      const retracted = dropped(dice, by)
      script.write(...retracted, ...story.hand.events.slice(at + 1))
      // Under EMA 2025 the turn may have been too fast, until the next draw.
      const levels = retracted.length === 0 ? VIOLATION : { ...older('violation'), ...inForce(null, 'violation', 'violation') }
      return { hand: withEvents(story, script.events()), expected: [{ rule: 'claim.late', seat: by, event, levels }] }
    }
    return null
  },
}

const isExhausted = ({ events }: Hand): boolean => events.some((event) => event.verb === 'end' && event.how === 'exhaustive')

/** The last discard before the exhaustive draw, and a player who may call. */
export const onLastDiscard = (story: Story, dice: Dice): { readonly at: number; readonly by: Seat } | null => {
  const end = moments(story, 'end').find(({ event, table }) => event.how === 'exhaustive' && table.wall === 0)
  const from = end?.table.target
  const [by] = end && from?.kind === 'discard' ? dice.shuffled(free(end.table, from.seat)) : []
  return end && by ? { at: end.at, by } : null
}

const lastDiscard: Injector = {
  rule: 'claim.last-discard',
  how: 'a pung of the last discard',
  needs: isExhausted,
  inject: (story, dice) => {
    const last = onLastDiscard(story, dice)
    if (!last) return null
    const script = scriptUpTo(story, last.at)
    const event = script.write({ actor: last.by, verb: 'call', call: 'pon' })
    script.write({ actor: last.by, verb: 'retract' }, ...story.hand.events.slice(last.at))
    return {
      hand: withEvents(story, script.events()),
      expected: [{ rule: 'claim.last-discard', seat: last.by, event, levels: only('violation', 'riichi-wiki', ...IN_FORCE) }],
    }
  },
}

const underRiichi: Injector = {
  rule: 'claim.under-riichi',
  how: 'called and dropped',
  needs: ({ events }) => events.some(({ short }) => short?.form === 'riichi'),
  inject: (story, dice) => {
    for (const { at, discard, table } of someQuiet(story, dice)) {
      const [by] = dice.shuffled(SEATS.filter((seat) => seat !== discard.actor && table.players[seat].riichi))
      if (!by) continue
      const script = scriptUpTo(story, at + 1)
      const event = script.write({ actor: by, verb: 'call', call: dice.pick(['chii', 'pon', 'kan'] as const) })
      script.write(...dropped(dice, by), ...whileQuiet(story.hand.events.slice(at + 1), by))
      return { hand: withEvents(story, script.events()), expected: [{ rule: 'claim.under-riichi', seat: by, event, levels: VIOLATION }] }
    }
    return null
  },
}

/** Void claims: from the wrong seat, of the player's own tile, too late, of the last tile, in riichi. */
export const CLAIM_VOID: readonly Injector[] = [
  wrongSeatDropped,
  wrongSeatGoneOn,
  ownDiscard,
  lateEarlierTile,
  { rule: 'claim.late', how: 'after a draw that left time, by the clock', inject: (story, dice) => afterDraw(story, dice, 'by-clock') },
  { rule: 'claim.late', how: 'after the draw, and the drawer discards', inject: (story, dice) => afterDraw(story, dice, 'unknown') },
  { rule: 'claim.late', how: 'by who has drawn', inject: (story, dice) => afterDraw(story, dice, 'by-drawer') },
  lastDiscard,
  underRiichi,
]
