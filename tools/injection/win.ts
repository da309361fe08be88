import { yakuOf } from '../../engine/hand/yaku.ts'
import { nextSeat, SEATS, type Seat, seatDistance } from '../../engine/model/seats.ts'
import type { Hand } from '../../engine/model/table-file.ts'
import { isKnown, type KnownTile, kindOf } from '../../engine/model/tiles.ts'
import { discardsOf, withoutDiscard } from '../../engine/table/discards.ts'
import type { Table } from '../../engine/table/table.ts'
import type { Dice } from '../generator/dice.ts'
import { meldsOf } from '../generator/evaluate.ts'
import { completing, passedBy, poolFor, riverKinds, waitsWith, wins } from './hands.ts'
import { someQuiet } from './made-up-claims.ts'
import {
  drawAndDiscard,
  type Injected,
  type Injector,
  inForce,
  only,
  scriptUpTo,
  unknownHand,
  VIOLATION,
  whileQuiet,
  withEvents,
} from './script.ts'
import { free, type Moment, moments, ordinaryTurns, type Story, wallFrom } from './story.ts'

const ALL_BUT_WIKI = ['wrc-2015', 'ema-2016', 'ema-pre-2016'] as const
const END = { actor: '*', verb: 'end', how: 'win' } as const
const calls =
  (call: 'ron' | 'tsumo') =>
  ({ events }: Hand): boolean =>
    events.filter((event) => event.verb === 'call' && event.call === call).length === 1
const theCall = (story: Story, call: 'ron' | 'tsumo'): Moment<'call'> | undefined =>
  moments(story, 'call').find(({ event }) => event.call === call)

const lateAfterDiscard: Injector = {
  rule: 'win.late',
  how: 'the next player has discarded',
  inject: (story, dice) => {
    for (const { at, table, discard } of someQuiet(story, dice)) {
      const before = table.lastDiscard?.before
      const by = before && dice.pick(SEATS.filter((seat) => seat !== discard.actor && seat !== before.seat))
      if (!before || !by || !isKnown(before.tile) || kindOf(before.tile) === kindOf(discard.tile)) continue
      const script = scriptUpTo(story, at + 1)
      const event = script.write({ actor: by, verb: 'call', call: 'ron', tile: before.tile })
      script.write(...whileQuiet(story.hand.events.slice(at + 1), by))
      return { hand: withEvents(story, script.events()), expected: [{ rule: 'win.late', seat: by, event, levels: VIOLATION }] }
    }
    return null
  },
}

const lateAfterDraw: Injector = {
  rule: 'win.late',
  how: 'the next player has drawn',
  needs: calls('ron'),
  inject: (story) => {
    const ron = theCall(story, 'ron')
    const target = ron?.table.target
    const tile = ron && wallFrom(story, ron.at)[0]
    if (!ron || target?.kind !== 'discard' || target.drawn || !tile || nextSeat(target.seat, SEATS) === ron.event.actor) return null
    const script = scriptUpTo(story, ron.at)
    const event = script.write({ actor: nextSeat(target.seat, SEATS), verb: 'draw', tile }, ron.event)
    script.write(...story.hand.events.slice(ron.at + 1))
    return {
      hand: withEvents(story, script.events()),
      expected: [{ rule: 'win.late', seat: ron.event.actor, event, levels: only('violation', 'riichi-wiki', 'wrc-2025') }],
    }
  },
}

const several: Injector = {
  rule: 'win.several',
  how: 'a player farther away calls too',
  needs: calls('ron'),
  inject: (story, dice) => {
    const ron = theCall(story, 'ron')
    const target = ron?.table.target
    const by =
      ron && target
        ? dice
            .shuffled(SEATS)
            .find(
              (seat) => seat !== target.seat && seatDistance(target.seat, seat, SEATS) > seatDistance(target.seat, ron.event.actor, SEATS),
            )
        : undefined
    if (!ron || !by || target?.drawn) return null
    const script = scriptUpTo(story, ron.at + 1)
    const event = script.write({ actor: by, verb: 'call', call: 'ron' })
    script.write(...story.hand.events.slice(ron.at + 1))
    return {
      hand: withEvents(story, script.events()),
      alone: true,
      // a real hand can have five counters, and no other yaku
      settings: [
        { name: 'two-han', value: 'off' },
        { name: 'open-tanyao', value: 'on' },
        { name: 'renhou', value: 'off' },
      ],
      expected: [{ rule: 'win.several', seat: by, event, levels: only('question', 'ema-pre-2016', 'riichi-wiki') }],
    }
  },
}

const afterTsumo: Injector = {
  rule: 'win.after-tsumo',
  how: 'ron on the discard before the self-draw',
  needs: calls('tsumo'),
  inject: (story, dice) => {
    const tsumo = theCall(story, 'tsumo')
    const target = tsumo?.table.target
    if (!tsumo || target?.kind !== 'discard' || target.drawn?.seat !== tsumo.event.actor) return null
    const by = dice.pick(SEATS.filter((seat) => seat !== tsumo.event.actor && seat !== target.seat))
    const script = scriptUpTo(story, tsumo.at + 1)
    const event = script.write({ actor: by, verb: 'call', call: 'ron', tile: target.tile })
    script.write(...story.hand.events.slice(tsumo.at + 1))
    return {
      hand: withEvents(story, script.events()),
      expected: [
        {
          rule: 'win.after-tsumo',
          seat: by,
          event,
          levels: { 'wrc-2015': 'question', 'ema-2016': 'violation', 'ema-pre-2016': 'question', 'rrc-1.5': 'question' },
        },
        { rule: 'win.late', seat: by, event, levels: only('violation', 'riichi-wiki', 'wrc-2025') },
        { rule: 'draw.too-fast', seat: tsumo.event.actor, event, levels: only('question', 'ema-2025') },
      ],
    }
  },
}

/** The condition that a made-up win must meet. */
type Wanted = (table: Table, seat: Seat, concealed: readonly KnownTile[], tile: KnownTile) => boolean

/** A win on an unclaimed discard, with a made-up hand of unseen tiles. */
const madeUpWin = (rule: 'win.furiten' | 'win.no-yaku', how: string, wanted: Wanted): Injector => ({
  rule,
  how,
  inject: (story, dice) => {
    for (const { at, table, discard } of someQuiet(story, dice).slice(0, 12)) {
      const seat = dice.pick(SEATS.filter((each) => each !== discard.actor))
      const { groups, riichi } = table.players[seat]
      const kongInRiichi = groups.some(({ kind, event }) => kind === 'ankan' && riichi && event > riichi.event)
      if (kongInRiichi) continue
      const pool = dice.shuffled(poolFor(story, table, seat))
      const concealed = completing(dice, pool, discard.tile, groups.length)
      if (!concealed || !wins(table, seat, concealed, discard.tile) || !wanted(table, seat, concealed, discard.tile)) continue
      const script = scriptUpTo(story, at + 1)
      const event = script.write({ actor: seat, verb: 'call', call: 'ron' }, { actor: seat, verb: 'reveal', tiles: concealed })
      script.write(END)
      return { hand: unknownHand(withEvents(story, script.events()), seat), expected: [{ rule, seat, event, levels: VIOLATION }] }
    }
    return null
  },
})

const isFuritenByOwn: Wanted = (table, seat, concealed) =>
  waitsWith(table, seat, concealed).kinds.some((kind) => riverKinds(table, seat).has(kind))

const hasLetPass: Wanted = (table, seat, concealed, tile) => {
  const waits = waitsWith(table, seat, concealed).kinds
  const last = table.target?.event
  const earlier = last === undefined ? table : { ...table, lastDiscard: withoutDiscard(table.lastDiscard, last) }
  return !isFuritenByOwn(table, seat, concealed, tile) && waits.some((kind) => passedBy(earlier, seat).has(kind))
}

/** One of the sets does not say whether a call of anybody ends it. */
const hasLetPassForSure: Wanted = (table, seat, ...hand) => {
  const { riichi, river } = table.players[seat]
  const called = [...SEATS.flatMap((each) => table.players[each].groups), ...table.kongs]
  const calledSince = called.some(({ event }) => event > (river.at(-1)?.event ?? 0))
  return (riichi !== undefined || !calledSince) && hasLetPass(table, seat, ...hand)
}

/** True if only the hand itself could be a yaku and it has none, even with open all simples. */
const hasNoYaku: Wanted = (table, seat, concealed, tile) => {
  const { riichi, groups } = table.players[seat]
  const early = table.kongs.length === 0 && discardsOf(table).length < 8
  if (riichi || early || table.wall === 0 || isFuritenByOwn(table, seat, concealed, tile) || hasLetPass(table, seat, concealed, tile))
    return false
  const hand = { concealed, melds: meldsOf(seat, groups) }
  const moment = { hand, tile, selfDraw: false, seatWind: seat, openTanyao: true, prevailing: table.prevailing ?? 'E' }
  return yakuOf(moment).length === 0
}

const incompleteRon: Injector = {
  rule: 'win.incomplete',
  how: 'on a discard that does not complete the hand',
  inject: (story, dice) => {
    for (const { at, table, discard } of someQuiet(story, dice)) {
      const seat = dice.pick(SEATS.filter((each) => each !== discard.actor))
      const tiles = table.players[seat].hand.known
      if (wins(table, seat, tiles, discard.tile)) continue
      const script = scriptUpTo(story, at + 1)
      const event = script.write({ actor: seat, verb: 'call', call: 'ron' }, { actor: seat, verb: 'reveal', tiles })
      script.write(END)
      return { hand: withEvents(story, script.events()), expected: [{ rule: 'win.incomplete', seat, event, levels: VIOLATION }] }
    }
    return null
  },
}

const incompleteTsumo: Injector = {
  rule: 'win.incomplete',
  how: 'a self-draw that does not complete the hand',
  inject: (story, dice) => {
    for (const { at, seat, drawn, table } of dice.shuffled(ordinaryTurns(story))) {
      const tiles = story.tables[at]?.players[seat].hand.known ?? []
      if (wins(table, seat, tiles, drawn)) continue
      const script = scriptUpTo(story, at + 1)
      const event = script.write({ actor: seat, verb: 'call', call: 'tsumo' }, { actor: seat, verb: 'reveal', tiles: [...tiles, drawn] })
      script.write(END)
      return { hand: withEvents(story, script.events()), expected: [{ rule: 'win.incomplete', seat, event, levels: VIOLATION }] }
    }
    return null
  },
}

const tileMixed: Injector = {
  rule: 'win.tile-mixed',
  how: 'the winning tile among the others',
  needs: calls('tsumo'),
  inject: (story) => {
    const at = story.hand.events.findIndex(({ verb }) => verb === 'reveal')
    const reveal = story.hand.events[at]
    if (reveal?.verb !== 'reveal') return null
    const events = story.hand.events.map((event, i) => (i === at ? { ...reveal, mixed: true as const } : event))
    return {
      hand: withEvents(story, events),
      expected: [
        {
          rule: 'win.tile-mixed',
          seat: reveal.actor,
          event: at + 1,
          levels: { ...only('advice', 'wrc-2015', 'ema-pre-2016'), ...inForce('advice', 'violation', 'advice') },
        },
      ],
    }
  },
}

/** A concealed kong of the record, robbed with a made-up ordinary hand or with a hand that is never shown. */
const robbing = (story: Story, dice: Dice, shown: boolean): Injected | null => {
  for (const { at, event: kong } of dice.shuffled(moments(story, 'ankan'))) {
    const table = story.tables[at + 1]
    const seat = table && dice.shuffled(free(table, kong.actor))[0]
    if (!table || !seat || !isKnown(kong.tile)) continue
    const script = scriptUpTo(story, at + 1)
    const called = script.write({ actor: seat, verb: 'call', call: 'ron' })
    const expect = (event: number, level: 'violation' | 'question') => [
      { rule: 'kong.rob-concealed' as const, seat, event, levels: only(level, ...ALL_BUT_WIKI, 'ema-2025', 'rrc-1.5') },
      // WRC 2025 8.11.1: no concealed kong is ever robbed, and the hand need not be seen
      { rule: 'kong.rob-concealed' as const, seat, event: called, levels: only('violation', 'wrc-2025') },
    ]
    if (!shown) return { hand: withEvents(story, [...script.events(), END]), expected: expect(called, 'question') }
    const concealed = completing(dice, dice.shuffled(poolFor(story, table, seat)), kong.tile, table.players[seat].groups.length)
    const waits = concealed ? waitsWith(table, seat, concealed).kinds : []
    const isClean = waits.every((kind) => !riverKinds(table, seat).has(kind) && !passedBy(table, seat).has(kind))
    if (!concealed || !wins(table, seat, concealed, kong.tile) || !isClean) continue
    const event = script.write({ actor: seat, verb: 'reveal', tiles: concealed })
    script.write(END)
    return { hand: unknownHand(withEvents(story, script.events()), seat), expected: expect(event, 'violation') }
  }
  return null
}

const hasAnkan = ({ events }: Hand): boolean => events.some(({ verb }) => verb === 'ankan')

const deadCall: Injector = {
  rule: 'dead-hand.act',
  how: 'a claim, dropped',
  inject: (story, dice) => {
    for (const { at, table, discard } of someQuiet(story, dice)) {
      const seat = dice.pick(SEATS.filter((each) => each !== discard.actor))
      const script = scriptUpTo(story, at)
      script.write({ actor: '*', verb: 'dead', seat }, discard)
      const call = dice.pick(['pon', 'kan', 'ron', 'chii'] as const)
      const event = script.write({ actor: seat, verb: 'call', call })
      const levels = { ...VIOLATION, ...inForce('violation', call === 'ron' ? 'violation' : 'question', 'violation') }
      script.write({ actor: seat, verb: 'retract' }, ...whileQuiet(story.hand.events.slice(at + 1), seat))
      return table.ended ? null : { hand: withEvents(story, script.events()), expected: [{ rule: 'dead-hand.act', seat, event, levels }] }
    }
    return null
  },
}

const deadWin: Injector = {
  rule: 'dead-hand.act',
  how: 'the win of the record, by a hand declared dead',
  needs: (hand) => calls('ron')(hand) || calls('tsumo')(hand),
  inject: (story) => {
    const win = theCall(story, 'ron') ?? theCall(story, 'tsumo')
    if (!win) return null
    const { actor } = win.event
    const before = story.hand.events.findLastIndex((event, i) => i < win.at && event.verb === 'discard')
    const script = scriptUpTo(story, before)
    script.write({ actor: '*', verb: 'dead', seat: actor }, ...story.hand.events.slice(before, win.at))
    const event = script.write(win.event)
    script.write(...story.hand.events.slice(win.at + 1))
    const acts = story.hand.events
      .slice(before, win.at)
      .some((each) => each.actor === actor && (each.verb === 'call' || each.verb === 'ankan' || each.verb === 'kakan'))
    return acts
      ? null
      : { hand: withEvents(story, script.events()), expected: [{ rule: 'dead-hand.act', seat: actor, event, levels: VIOLATION }] }
  },
}

const falseTenpai: Injector = {
  rule: 'tenpai.false',
  how: 'declared and shown at an exhaustive draw',
  inject: (story, dice) => {
    for (const { at, seat, player, table, drawn } of dice.shuffled(ordinaryTurns(story))) {
      const tiles = story.tables[at]?.players[seat].hand.known ?? []
      const waits = waitsWith(table, seat, tiles)
      const wall = wallFrom(story, at + 1)
      if (player.riichi || waits.kinds.length > 0 || waits.fifth || wall.length !== table.wall) continue
      const script = scriptUpTo(story, at + 1)
      script.write(
        { actor: seat, verb: 'discard', tile: drawn, source: 'drawn' },
        ...drawAndDiscard(nextSeat(seat, SEATS), wall, wall.length),
      )
      script.write({ actor: '*', verb: 'end', how: 'exhaustive' }, { actor: seat, verb: 'tenpai' })
      const event = script.write({ actor: seat, verb: 'reveal', tiles })
      return { hand: withEvents(story, script.events()), expected: [{ rule: 'tenpai.false', seat, event, levels: VIOLATION }] }
    }
    return null
  },
}

export const WINS: readonly Injector[] = [
  lateAfterDiscard,
  lateAfterDraw,
  several,
  afterTsumo,
  madeUpWin('win.furiten', 'a tile that completes the hand is among the own discards', isFuritenByOwn),
  madeUpWin('win.furiten', 'a tile that completes the hand was let pass', hasLetPassForSure),
  madeUpWin('win.no-yaku', 'a complete hand without any', hasNoYaku),
  incompleteRon,
  incompleteTsumo,
  tileMixed,
  { rule: 'kong.rob-concealed', how: 'with an ordinary hand', needs: hasAnkan, inject: (story, dice) => robbing(story, dice, true) },
  { rule: 'kong.rob-concealed', how: 'by a hand that is not shown', needs: hasAnkan, inject: (story, dice) => robbing(story, dice, false) },
  deadCall,
  deadWin,
  falseTenpai,
]
