import type { Level } from '../../engine/model/findings.ts'
import { SEATS } from '../../engine/model/seats.ts'
import { everywhere, IN_FORCE, type Injector, inForce, only, scriptUpTo, WRC_EMA, whileQuiet, withEvents } from './script.ts'
import { moments, neverSeen, quietDiscards, wallFrom } from './story.ts'

const slow: Injector = {
  rule: 'pace.slow',
  how: 'a second overlong time',
  inject: (story, dice) => {
    const seat = dice.pick(SEATS)
    const [first, second] = dice
      .shuffled(moments(story, 'discard').filter(({ event }) => event.actor === seat && event.short === undefined))
      .slice(0, 2)
      .sort((a, b) => a.at - b.at)
    if (!first || !second) return null
    const events = story.hand.events.map((event, at) =>
      event.verb === 'discard' && (at === first.at || at === second.at) ? ({ ...event, slow: true } as const) : event,
    )
    return {
      hand: withEvents(story, events),
      expected: [{ rule: 'pace.slow', seat, event: second.at + 1, levels: only('question', ...WRC_EMA, ...IN_FORCE) }],
    }
  },
}

const courtesy: Injector = {
  rule: 'deal.courtesy',
  how: 'East discards while two still sort',
  needs: ({ events }) => !events.some(({ verb }) => verb === 'ready') && events[1]?.verb === 'discard',
  inject: (story, dice) => {
    const script = scriptUpTo(story, 0)
    script.write({ actor: dice.pick(['S', 'W', 'N'] as const), verb: 'ready' }, ...story.hand.events)
    return {
      hand: withEvents(story, script.events()),
      expected: [{ rule: 'deal.courtesy', seat: 'E', event: 3, levels: only('advice', 'wrc-2015', ...IN_FORCE) }],
    }
  },
}

const firstDrawFast: Injector = {
  rule: 'deal.courtesy',
  how: 'South draws for the first time before the others are ready',
  needs: ({ header, events }) => header.from === 'deal' && events[2]?.verb === 'draw' && events[2].actor === 'S',
  inject: (story) => ({
    hand: withEvents(
      story,
      story.hand.events.map((event, at) => (at === 2 && event.verb === 'draw' ? { ...event, fast: true } : event)),
    ),
    expected: [{ rule: 'deal.courtesy', seat: 'S', event: 3, levels: inForce(null, 'advice', null) }],
  }),
}

/** Tiles of the walls, or of another hand, seen by accident. */
const exposedElsewhere = (how: string, count: number, from: 'wall' | 'dead-wall' | 'hand', rrc: Level): Injector => ({
  rule: 'tiles.exposed',
  how,
  inject: (story, dice) => {
    for (const { at, table } of dice.shuffled(quietDiscards(story))) {
      const [seat, other] = dice.shuffled(SEATS)
      const unseen = { wall: wallFrom(story, at + 1), 'dead-wall': neverSeen(story), hand: other ? table.players[other].hand.known : [] }
      const tiles = unseen[from].slice(-count)
      if (!seat || !other || tiles.length < count || (table.wall ?? 0) < count) continue
      const script = scriptUpTo(story, at + 1)
      const event = script.write({ actor: seat, verb: 'expose', tiles, whose: from === 'hand' ? other : from })
      script.write(...whileQuiet(story.hand.events.slice(at + 1), seat))
      return {
        hand: withEvents(story, script.events()),
        expected: [
          {
            rule: 'tiles.exposed',
            seat,
            event,
            levels: { 'ema-2016': 'question', 'ema-pre-2016': 'violation', ...inForce('question', 'violation', rrc) },
          },
        ],
      }
    }
    return null
  },
})

const exposed: Injector = {
  rule: 'tiles.exposed',
  how: 'a tile of the own hand',
  inject: (story, dice) => {
    const quiet = dice.shuffled(quietDiscards(story))[0]
    const seat = dice.pick(SEATS)
    const tile = quiet?.table.players[seat].hand.known[0]
    if (!quiet || !tile) return null
    const script = scriptUpTo(story, quiet.at + 1)
    const event = script.write({ actor: seat, verb: 'expose', tiles: [tile] })
    script.write(...story.hand.events.slice(quiet.at + 1))
    return {
      hand: withEvents(story, script.events()),
      expected: [
        {
          rule: 'tiles.exposed',
          seat,
          event,
          levels: {
            'ema-2016': 'question',
            'ema-pre-2016': 'violation',
            ...inForce('question', 'violation', quiet.table.players[seat].riichi ? 'question' : 'violation'),
          },
        },
      ],
    }
  },
}

const falseAbort: Injector = {
  rule: 'abort.false',
  how: 'four kongs, of which there are fewer',
  inject: (story, dice) => {
    const quiet = dice.shuffled(quietDiscards(story)).find(({ table }) => table.kongs.length < 4)
    if (!quiet) return null
    const script = scriptUpTo(story, quiet.at + 1)
    const event = script.write({ actor: '*', verb: 'end', how: 'four-kongs' })
    return {
      hand: withEvents(story, script.events()),
      expected: [{ rule: 'abort.false', seat: null, event, levels: everywhere('question') }],
    }
  },
}

export const CONDUCT: readonly Injector[] = [
  slow,
  courtesy,
  firstDrawFast,
  exposed,
  exposedElsewhere('a tile of the live wall', 1, 'wall', 'question'),
  exposedElsewhere('two tiles of the dead wall', 2, 'dead-wall', 'question'),
  exposedElsewhere('four tiles of the dead wall', 4, 'dead-wall', 'violation'),
  exposedElsewhere('three tiles of another hand', 3, 'hand', 'question'),
  falseAbort,
]
