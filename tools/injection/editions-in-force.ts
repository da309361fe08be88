import { ruleSet } from '../../engine/editions/index.ts'
import { declaredWinOf, shownHand } from '../../engine/hand/declared-win.ts'
import { mostHan } from '../../engine/hand/declared-yaku.ts'
import { nextSeat, SEATS } from '../../engine/model/seats.ts'
import type { Hand } from '../../engine/model/table-file.ts'
import { isKnown, kindOf } from '../../engine/model/tiles.ts'
import { madeUpClaims, maySwap, someQuiet } from './made-up-claims.ts'
import { drawAndDiscard, IN_FORCE, type Injector, inForce, older, only, scriptUpTo, WRC_EMA, withEvents } from './script.ts'
import { free, moments, ordinaryTurns, wallFrom } from './story.ts'
import { writeMadeUp } from './swap-and-turn.ts'

const hasRiichi = ({ events }: Hand): boolean => events.some(({ short }) => short?.form === 'riichi')
const hasRon = ({ events }: Hand): boolean => events.filter((event) => event.verb === 'call' && event.call === 'ron').length === 1

const together: Injector = {
  rule: 'claim.together',
  how: 'a pung is called after a chow, and no clock says how long after',
  inject: (story, dice) => {
    for (const { at, discard, table } of someQuiet(story, dice)) {
      const chow = nextSeat(discard.actor, SEATS)
      const [pung] = dice.shuffled(free(table, discard.actor, chow))
      if (kindOf(discard.tile)[1] === 'z' || table.players[chow].riichi || !pung) continue
      const script = scriptUpTo(story, at + 1)
      const event = script.write({ actor: chow, verb: 'call', call: 'chii' }, { actor: pung, verb: 'call', call: 'pon' })
      return {
        hand: withEvents(story, script.events()),
        expected: [{ rule: 'claim.together', seat: null, event, levels: inForce('question', 'question', null) }],
      }
    }
    return null
  },
}

const tooFast: Injector = {
  rule: 'claim.too-fast',
  how: 'a set is claimed and a tile discarded, then a win is called on the tile claimed',
  inject: (story, dice) => {
    for (const claim of madeUpClaims(story, dice).slice(0, 20)) {
      const tile = maySwap(claim).find((each) => kindOf(each) !== kindOf(claim.discard.tile))
      const seat = SEATS.find((each) => each !== claim.by && each !== claim.discard.actor)
      if (!tile || !seat) continue
      const script = scriptUpTo(story, claim.at + 1)
      writeMadeUp(script, claim, dice)
      script.write({ actor: claim.by, verb: 'discard', tile })
      const event = script.write({ actor: seat, verb: 'call', call: 'ron', tile: claim.discard.tile })
      return {
        hand: withEvents(story, script.events()),
        expected: [
          { rule: 'claim.too-fast', seat: claim.by, event, levels: inForce('question', null, null) },
          { rule: 'win.late', seat, event, levels: { ...older('violation'), ...inForce(null, 'violation', 'violation') } },
        ],
      }
    }
    return null
  },
}

/** The riichi declarations of the record, in random order. */
const declarations: (...given: Parameters<Injector['inject']>) => ReturnType<typeof moments<'call'>> = (story, dice) =>
  dice.shuffled(moments(story, 'call').filter(({ event }) => event.short?.form === 'riichi' && event.short.part === 0))

const unsaid: Injector = {
  rule: 'riichi.word',
  how: 'the discard lies sideways, and nothing was said',
  needs: hasRiichi,
  inject: (story, dice) => {
    const [call] = declarations(story, dice)
    const tile = call?.event.short?.tiles[0]
    if (!call || !tile) return null
    const script = scriptUpTo(story, call.at)
    const seat = call.event.actor
    const event = script.write({ actor: seat, verb: 'discard', tile, rotated: true })
    return {
      hand: withEvents(story, script.events()),
      expected: [
        {
          rule: 'riichi.word',
          seat,
          event,
          levels: only('question', 'ema-2016', 'ema-pre-2016', ...IN_FORCE),
        },
      ],
    }
  },
}

const stickFirst: Injector = {
  rule: 'riichi.order',
  how: 'the stick before the discard',
  needs: hasRiichi,
  inject: (story, dice) => {
    const [call] = declarations(story, dice)
    if (!call) return null
    const seat = call.event.actor
    const script = scriptUpTo(story, call.at)
    const event = script.write({ actor: seat, verb: 'call', call: 'riichi' }, { actor: seat, verb: 'stick' })
    return {
      hand: withEvents(story, script.events()),
      expected: [{ rule: 'riichi.order', seat, event, levels: inForce('advice', null, 'question') }],
    }
  },
}

const stickLate: Injector = {
  rule: 'riichi.order',
  how: 'the stick after the next player’s discard',
  needs: hasRiichi,
  inject: (story, dice) => {
    for (const { at, event: call } of declarations(story, dice)) {
      const [stick, draw, discard] = story.hand.events.slice(at + 2)
      const tile = call.short?.tiles[0]
      if (!tile || stick?.verb !== 'stick' || draw?.verb !== 'draw' || discard?.verb !== 'discard' || discard.short) continue
      const { actor } = call
      const script = scriptUpTo(story, at)
      script.write({ actor, verb: 'call', call: 'riichi' }, { actor, verb: 'discard', tile, rotated: true }, draw, discard)
      const event = script.write({ actor, verb: 'stick' })
      script.write(...drawAndDiscard(nextSeat(discard.actor, SEATS), wallFrom(story, at + 5), 4))
      return {
        hand: withEvents(story, script.events()),
        expected: [{ rule: 'riichi.order', seat: actor, event, levels: inForce('advice', 'advice', null) }],
      }
    }
    return null
  },
}

const takenBack: Injector = {
  rule: 'riichi.taken-back',
  how: 'before the discard',
  needs: hasRiichi,
  inject: (story, dice) => {
    const [call] = declarations(story, dice)
    if (!call) return null
    const seat = call.event.actor
    const script = scriptUpTo(story, call.at)
    const event = script.write({ actor: seat, verb: 'call', call: 'riichi' }, { actor: seat, verb: 'retract' })
    return {
      hand: withEvents(story, script.events()),
      expected: [
        {
          rule: 'riichi.taken-back',
          seat,
          event,
          levels: { ...only('question', ...WRC_EMA, 'ema-pre-2016'), ...inForce('violation', 'violation', 'violation') },
        },
      ],
    }
  },
}

const touching = (how: string, times: 1 | 2, mark: 'touching' | 'mixed', ema: 'advice' | 'violation' | null): Injector => ({
  rule: 'riichi.touching',
  how,
  needs: hasRiichi,
  inject: (story, dice) => {
    const turns = ordinaryTurns(story).filter(({ player }) => player.riichi?.discard !== undefined)
    for (const { seat } of dice.shuffled(turns)) {
      const touched = dice
        .shuffled(turns.filter((turn) => turn.seat === seat))
        .slice(0, times)
        .sort((a, b) => a.at - b.at)
      const last = touched.at(-1)
      if (!last || touched.length < times) continue
      const events = story.hand.events.map((event, i) =>
        event.verb === 'draw' && touched.some(({ at }) => at === i) ? { ...event, [mark]: true } : event,
      )
      return {
        hand: withEvents(story, events),
        expected: [
          ...(times === 2
            ? [{ rule: 'riichi.touching' as const, seat, event: (touched[0]?.at ?? 0) + 2, levels: inForce('advice', 'advice', null) }]
            : []),
          { rule: 'riichi.touching', seat, event: last.at + 2, levels: inForce(ema, 'advice', null) },
          ...(mark === 'mixed'
            ? [{ rule: 'riichi.hand-changed' as const, seat, event: last.at + 2, levels: inForce('violation', null, null) }]
            : []),
        ],
      }
    }
    return null
  },
})

/** Play to the exhaustive draw from a discard on; null if the record does not know the whole wall. */
const toTheEnd = (story: Parameters<Injector['inject']>[0], at: number) => {
  const wall = wallFrom(story, at + 1)
  const discard = story.hand.events[at]
  if (discard?.verb !== 'discard' || wall.length !== story.tables[at + 1]?.wall) return null
  const script = scriptUpTo(story, at + 1)
  script.write(...drawAndDiscard(nextSeat(discard.actor, SEATS), wall, wall.length))
  return script
}

const notShown: Injector = {
  rule: 'riichi.not-shown',
  how: 'a player in riichi says noten',
  needs: hasRiichi,
  inject: (story, dice) => {
    for (const { at, seat, player } of dice.shuffled(ordinaryTurns(story))) {
      const script = player.riichi?.discard === undefined ? null : toTheEnd(story, at + 1)
      if (!script) continue
      const event = script.write({ actor: '*', verb: 'end', how: 'exhaustive' }, { actor: seat, verb: 'noten' })
      return {
        hand: withEvents(story, script.events()),
        expected: [
          {
            rule: 'riichi.not-shown',
            seat,
            event,
            levels: only('violation', ...WRC_EMA, 'ema-pre-2016', ...IN_FORCE),
          },
        ],
      }
    }
    return null
  },
}

const laidTile: Injector = {
  rule: 'win.laid-tile',
  how: 'a self-draw win called on the tile just discarded',
  inject: (story, dice) => {
    const [turn] = dice.shuffled(ordinaryTurns(story)).filter(({ discard, player }) => discard.short === undefined && !player.riichi)
    if (!turn) return null
    const { at, seat } = turn
    const script = scriptUpTo(story, at + 2)
    const event = script.write({ actor: seat, verb: 'call', call: 'tsumo', laid: true })
    return {
      hand: withEvents(story, script.events()),
      expected: [
        { rule: 'win.laid-tile', seat, event, levels: inForce('violation', 'question', 'violation') },
        { rule: 'turn.act', seat, event, levels: older('question') },
      ],
    }
  },
}

const tileTaken: Injector = {
  rule: 'win.tile-taken',
  how: 'the winner takes the tile of the ron',
  needs: hasRon,
  inject: (story) => {
    const ron = moments(story, 'call').find(({ event }) => event.call === 'ron')
    if (ron?.table.target?.kind !== 'discard') return null
    const seat = ron.event.actor
    const script = scriptUpTo(story, ron.at + 1)
    const event = script.write({ actor: seat, verb: 'take' })
    return {
      hand: withEvents(story, script.events()),
      expected: [
        { rule: 'win.tile-taken', seat, event, levels: inForce('advice', 'advice', 'violation') },
        {
          rule: 'record.no-claim',
          seat: null,
          event,
          levels: older('record'),
        },
      ],
    }
  },
}

const afterEnd: Injector = {
  rule: 'win.after-end',
  how: 'ron on the last discard, after noten',
  inject: (story, dice) => {
    for (const { at } of dice.shuffled(ordinaryTurns(story)).slice(0, 6)) {
      const script = toTheEnd(story, at + 1)
      const last = script?.events().at(-1)
      const seat = SEATS.find((each) => each !== last?.actor && !story.tables[at]?.players[each].riichi)
      if (!script || !seat || last?.verb !== 'discard') continue
      const event = script.write({ actor: seat, verb: 'noten' }, { actor: seat, verb: 'call', call: 'ron' })
      return {
        hand: withEvents(story, script.events()),
        expected: [
          {
            rule: 'win.after-end',
            seat,
            event,
            levels: { ...older('question'), ...inForce('question', 'violation', 'question') },
          },
        ],
      }
    }
    return null
  },
}

const twoHan: Injector = {
  rule: 'win.two-han',
  how: 'one han, with five counters',
  needs: ({ header, events }) => header.name !== undefined && events.filter(({ verb }) => verb === 'reveal').length === 1,
  inject: (story, dice) => {
    const rules = ruleSet('ema-pre-2016')
    const { name } = story.hand.header
    for (const { at, event, table } of dice.shuffled(moments(story, 'reveal'))) {
      const win = declaredWinOf(table, event.actor)
      const shown = win && shownHand(table, event)
      const tile = shown?.last ?? win?.tile
      if (!rules || !name || !win || !shown || !isKnown(tile)) continue
      // With or without open tanyao, which this set does not know: else it asks for the yaku, or nothing.
      const isOneHan = (['off', 'on'] as const).every((openTanyao) => {
        const settings = { ...rules.settings, 'open-tanyao': openTanyao, renhou: 'off' } as const
        return mostHan(table, settings, { seat: event.actor, win, hand: shown.hand, tile }) === 1
      })
      if (!isOneHan) continue
      return {
        hand: { header: { ...story.hand.header, name: { ...name, counters: 5 } }, events: story.hand.events },
        alone: true,
        expected: [{ rule: 'win.two-han', seat: event.actor, event: at + 1, levels: only('question', 'ema-pre-2016') }],
      }
    }
    return null
  },
}

const deadAtCall: Injector = {
  rule: 'dead-hand.at-call',
  how: 'the hand is declared dead when a pung is called',
  inject: (story, dice) => {
    for (const { at, discard, table } of someQuiet(story, dice)) {
      const [seat] = dice.shuffled(free(table, discard.actor))
      if (!seat) continue
      const script = scriptUpTo(story, at + 1)
      const event = script.write({ actor: seat, verb: 'call', call: 'pon' }, { actor: '*', verb: 'dead', seat })
      return {
        hand: withEvents(story, script.events()),
        expected: [{ rule: 'dead-hand.at-call', seat, event, levels: inForce('advice', null, null) }],
      }
    }
    return null
  },
}

/** Faults against the rules that the editions in force have brought. */
export const EDITIONS_IN_FORCE: readonly Injector[] = [
  together,
  tooFast,
  unsaid,
  stickFirst,
  stickLate,
  takenBack,
  touching('once, and the tile is discarded', 1, 'touching', 'advice'),
  touching('twice, and the tile is discarded', 2, 'touching', 'violation'),
  touching('the drawn tile put into the hand', 1, 'mixed', null),
  notShown,
  laidTile,
  tileTaken,
  afterEnd,
  twoHan,
  deadAtCall,
]
