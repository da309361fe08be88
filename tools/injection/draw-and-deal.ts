import type { TableEvent } from '../../engine/model/events.ts'
import { nextSeat, SEATS } from '../../engine/model/seats.ts'
import { drawAndDiscard, IN_FORCE, type Injector, inForce, type Levels, older, only, scriptUpTo, WRC_EMA, withEvents } from './script.ts'
import { free, moments, ordinaryTurns, quietDiscards, wallFrom } from './story.ts'

const EARLY: Levels = inForce('advice', 'violation', 'violation')

/** A tile of the wrong place goes back, and the right one is drawn. */
const wrongPlace: Injector = {
  rule: 'draw.wrong-place',
  how: 'a tile from the wrong place of the live wall goes back',
  inject: (story, dice) => {
    const place = dice.shuffled(ordinaryTurns(story))[0]
    if (!place) return null
    const { at, seat, drawn } = place
    const script = scriptUpTo(story, at)
    const event = script.write({ actor: seat, verb: 'draw', tile: drawn, from: 'wall' })
    script.write({ actor: seat, verb: 'return', tile: drawn }, ...story.hand.events.slice(at))
    return {
      hand: withEvents(story, script.events()),
      expected: [{ rule: 'draw.wrong-place', seat, event, levels: { ...EARLY, ...older('question') } }],
    }
  },
}

const opponentsHand: Injector = {
  rule: 'draw.opponents-hand',
  how: 'a tile from another hand, and the player discards',
  inject: (story, dice) => {
    const place = dice.shuffled(ordinaryTurns(story)).find(({ player }) => !player.riichi)
    if (!place) return null
    const { at, seat, discard } = place
    const from = dice.pick(SEATS.filter((other) => other !== seat))
    const script = scriptUpTo(story, at)
    const event = script.write({ actor: seat, verb: 'draw', tile: '?', from }, { actor: seat, verb: 'discard', tile: discard.tile })
    script.write(...drawAndDiscard(nextSeat(seat, SEATS), wallFrom(story, at + 1), 10))
    return {
      hand: withEvents(story, script.events()),
      expected: [
        {
          rule: 'draw.opponents-hand',
          seat,
          event,
          levels: { ...older('question'), ...inForce('violation', 'question', 'violation') },
        },
      ],
    }
  },
}

const intoHand: Injector = {
  rule: 'draw.into-hand',
  how: 'the drawn tile goes into the hand before the discard',
  inject: (story, dice) => {
    const place = dice
      .shuffled(ordinaryTurns(story))
      .find(({ at, player, discard }) => !player.riichi && discard.short === undefined && story.hand.events[at + 2]?.verb === 'draw')
    if (!place) return null
    const { at, seat } = place
    const events = story.hand.events.map((event, i) => (i === at && event.verb === 'draw' ? ({ ...event, mixed: true } as const) : event))
    return {
      hand: withEvents(story, events),
      expected: [{ rule: 'draw.into-hand', seat, event: at + 1, levels: inForce('advice', 'advice', null) }],
    }
  },
}

const unfinished: Injector = {
  rule: 'deal.unfinished',
  how: 'East discards after a count of 12 tiles',
  needs: ({ header, events }) => header.from === 'deal' && events[0]?.verb === 'draw' && events[1]?.verb === 'discard',
  inject: (story, dice) => {
    const seat = dice.pick(['S', 'W', 'N'] as const)
    const script = scriptUpTo(story, 0)
    const counted = script.write({ actor: seat, verb: 'count', count: 12 })
    const event = script.write(...story.hand.events.slice(0, 2))
    return {
      hand: withEvents(story, script.events()),
      expected: [
        { rule: 'deal.unfinished', seat: 'E', event, levels: EARLY },
        {
          rule: 'hand.count',
          seat,
          event: counted,
          levels: older('violation'),
        },
      ],
    }
  },
}

/** The indicator of a kong comes after the discard that follows the kong. */
const doraLate: Injector = {
  rule: 'kong.dora-late',
  how: 'the indicator after the discard',
  needs: ({ events }) => events.some(({ verb }) => verb === 'replace'),
  inject: (story, dice) => {
    for (const { at, table } of dice.shuffled(moments(story, 'dora'))) {
      const { events } = story.hand
      const discarded = events.findIndex(({ verb }, i) => i > at && verb === 'discard')
      const dora = events[at]
      const between = events.slice(at + 1, discarded)
      const isOne = between.every(({ verb }) => verb === 'replace') && events[discarded]?.short === undefined
      if (!dora || discarded < 0 || !isOne || events[discarded + 1]?.verb !== 'draw' || table.turn.kong === undefined) continue
      if (table.kongs.filter(({ event }) => event > 0).length !== 1) continue
      const changed: readonly TableEvent[] = [
        ...events.slice(0, at),
        ...events.slice(at + 1, discarded + 1),
        dora,
        ...events.slice(discarded + 1),
      ]
      return {
        hand: withEvents(story, changed),
        expected: [
          {
            rule: 'kong.dora-late',
            seat: null,
            event: discarded + 1,
            levels: only('advice', ...WRC_EMA, 'ema-pre-2016', ...IN_FORCE),
          },
        ],
      }
    }
    return null
  },
}

const tenpaiEarly: Injector = {
  rule: 'tenpai.early',
  how: 'tenpai with tiles left in the wall',
  inject: (story, dice) => {
    const quiet = dice.shuffled(quietDiscards(story)).find(({ table }) => (table.wall ?? 0) > 0)
    const [seat] = quiet ? dice.shuffled(free(quiet.table)) : []
    if (!quiet || !seat) return null
    const script = scriptUpTo(story, quiet.at + 1)
    const event = script.write({ actor: seat, verb: 'tenpai' })
    script.write(...drawAndDiscard(quiet.draw.actor, wallFrom(story, quiet.at + 1), 10))
    return { hand: withEvents(story, script.events()), expected: [{ rule: 'tenpai.early', seat, event, levels: EARLY }] }
  },
}

const tenpaiChanged: Injector = {
  rule: 'tenpai.changed',
  how: 'tenpai after noten',
  needs: ({ events }) => events.some(({ verb }) => verb === 'noten'),
  inject: (story, dice) => {
    const noten = dice.shuffled(moments(story, 'noten')).find(({ table, event }) => table.ended && !table.players[event.actor].riichi)
    if (!noten) return null
    const { at, event } = noten
    const script = scriptUpTo(story, at + 1)
    const number = script.write({ actor: event.actor, verb: 'tenpai' })
    script.write(...story.hand.events.slice(at + 1))
    return {
      hand: withEvents(story, script.events()),
      expected: [
        {
          rule: 'tenpai.changed',
          seat: event.actor,
          event: number,
          levels: { ...only('advice', ...WRC_EMA), ...inForce('advice', 'violation', 'advice') },
        },
      ],
    }
  },
}

export const DRAW_AND_DEAL: readonly Injector[] = [wrongPlace, opponentsHand, intoHand, unfinished, doraLate, tenpaiEarly, tenpaiChanged]
