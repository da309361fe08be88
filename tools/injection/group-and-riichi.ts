import { nextSeat, SEATS, seatDistance } from '../../engine/model/seats.ts'
import type { Hand } from '../../engine/model/table-file.ts'
import { isKnown, type KnownTile, kindOf } from '../../engine/model/tiles.ts'
import { without } from '../generator/choose-discard.ts'
import { completing, poolFor, shantenAt, waitsWith } from './hands.ts'
import { claimsOn, type MadeUp, maySwap, shortClaims } from './made-up-claims.ts'
import {
  drawAndDiscard,
  everywhere,
  IN_FORCE,
  type Injector,
  inForce,
  type Levels,
  older,
  only,
  scriptUpTo,
  unknownHand,
  unseenHands,
  VIOLATION,
  WRC_EMA,
  whileQuiet,
  withEvents,
} from './script.ts'
import { moments, notDrawnBefore, ordinaryTurns, quietDiscards, type Story, wallFrom } from './story.ts'
import { writeMadeUp } from './swap-and-turn.ts'

const ALL_BUT_OLD = [...WRC_EMA, 'riichi-wiki', ...IN_FORCE] as const
const hasGroup = ({ events }: Hand): boolean => events.some(({ short }) => short !== undefined && short.form !== 'riichi')
const hasRiichi = ({ events }: Hand): boolean => events.some((event) => event.verb === 'call' && event.call === 'riichi')

const groupDiscarded: Injector = {
  rule: 'group.discarded',
  how: 'a tile out of a displayed group',
  needs: hasGroup,
  inject: (story, dice) => {
    for (const { at, seat, player } of dice.shuffled(ordinaryTurns(story))) {
      const tile = dice.shuffled(player.groups.filter(({ kind }) => kind === 'chii' || kind === 'pon'))[0]?.own[0]
      if (!tile) continue
      const script = scriptUpTo(story, at + 1)
      const event = script.write({ actor: seat, verb: 'discard', tile, meld: true })
      script.write(...drawAndDiscard(nextSeat(seat, SEATS), wallFrom(story, at + 1), 10))
      return {
        hand: withEvents(story, script.events()),
        expected: [{ rule: 'group.discarded', seat, event, levels: only('violation', ...ALL_BUT_OLD) }],
      }
    }
    return null
  },
}

const groupRearranged: Injector = {
  rule: 'group.rearranged',
  how: 'between discard and draw',
  needs: hasGroup,
  inject: (story, dice) => {
    for (const { at, table } of dice.shuffled(quietDiscards(story))) {
      const seat = dice.shuffled(SEATS).find((each) => table.players[each].groups.length > 0)
      if (!seat) continue
      const script = scriptUpTo(story, at + 1)
      const event = script.write({ actor: seat, verb: 'rearrange' })
      script.write(...story.hand.events.slice(at + 1))
      return {
        hand: withEvents(story, script.events()),
        expected: [{ rule: 'group.rearranged', seat, event, levels: only('violation', ...ALL_BUT_OLD) }],
      }
    }
    return null
  },
}

const groupRotation: Injector = {
  rule: 'group.rotation',
  how: 'the claimed tile on a wrong side',
  needs: hasGroup,
  inject: (story, dice) => {
    const claim = dice.shuffled(shortClaims(story))[0]
    if (!claim) return null
    const { at, event: called, call, shown, from } = claim
    const { actor } = called
    const right = (['right', 'middle', 'left'] as const)[seatDistance(actor, from, SEATS) - 1]
    const side = dice.pick((['left', 'middle', 'right'] as const).filter((each) => each !== right))
    const script = scriptUpTo(story, at)
    const event = script.write({ actor, verb: 'call', call }, { actor, verb: 'show', tiles: shown }, { actor, verb: 'take', side })
    script.write(...story.hand.events.slice(at + 3))
    return {
      hand: withEvents(story, script.events()),
      expected: [{ rule: 'group.rotation', seat: actor, event, levels: only('advice', ...ALL_BUT_OLD) }],
    }
  },
}

const groupFaces = (faces: 'outer' | 'middle', levels: Levels): Injector => ({
  rule: 'group.faces',
  how: `the ${faces} tiles down`,
  needs: ({ events }) => events.some(({ verb }) => verb === 'ankan'),
  inject: (story, dice) => {
    const kong = dice.shuffled(moments(story, 'ankan'))[0]
    if (!kong) return null
    const events = story.hand.events.map((event, i) => (i === kong.at ? { ...kong.event, faces } : event))
    return {
      hand: withEvents(story, events),
      expected: [{ rule: 'group.faces', seat: kong.event.actor, event: kong.at + 1, levels }],
    }
  },
})

/** Riichi called in an ordinary turn, with the discard laid sideways and the stick paid. */
const riichiAt = (how: string, rule: 'riichi.open-hand' | 'riichi.wall' | 'riichi.twice'): Injector => ({
  rule,
  how,
  inject: (story, dice) => {
    for (const { at, seat, player, discard, table, drawn } of dice.shuffled(ordinaryTurns(story))) {
      const open = player.groups.some(({ kind }) => kind !== 'ankan')
      const fits = {
        'riichi.open-hand': open && !player.riichi,
        'riichi.wall': !open && !player.riichi && (table.wall ?? 9) < 4,
        'riichi.twice': player.riichi !== undefined && !open,
      }
      if (!fits[rule] || (player.points ?? 0) < 1000 || (rule === 'riichi.open-hand' && (table.wall ?? 0) < 4)) continue
      const script = scriptUpTo(story, at + 1)
      const event = script.write({ actor: seat, verb: 'call', call: 'riichi' })
      if (rule === 'riichi.twice') script.write(...story.hand.events.slice(at + 1))
      else {
        script.write({ ...discard, tile: drawn, source: 'drawn', rotated: true })
        if (rule === 'riichi.wall') script.write({ actor: seat, verb: 'stick' })
        script.write(...drawAndDiscard(nextSeat(seat, SEATS), wallFrom(story, at + 1), 10))
      }
      const levels = {
        'riichi.open-hand': VIOLATION,
        'riichi.wall': only('violation', 'ema-pre-2016', 'rrc-1.5', ...(table.wall === 0 ? (['ema-2025'] as const) : [])),
        'riichi.twice': everywhere('question'),
      }[rule]
      return { hand: withEvents(story, script.events()), expected: [{ rule, seat, event, levels }] }
    }
    return null
  },
})

const riichiPoints: Injector = {
  rule: 'riichi.points',
  how: 'with fewer than 1,000 points',
  needs: hasRiichi,
  inject: (story, dice) => {
    const call = dice.shuffled(moments(story, 'call').filter(({ event }) => event.call === 'riichi'))[0]
    const { scores } = story.hand.header
    if (!call || !scores) return null
    const { actor } = call.event
    const lower = scores.map((points, i) => (SEATS[i] === actor ? 900 : points)) as [number, number, number, number]
    const { header, events } = story.hand
    return {
      hand: { header: { ...header, scores: lower }, events },
      expected: [{ rule: 'riichi.points', seat: actor, event: call.at + 1, levels: older('question') }],
    }
  },
}

const riichiRotation: Injector = {
  rule: 'riichi.rotation',
  how: 'the discard lies upright',
  needs: hasRiichi,
  inject: (story, dice) => {
    const call = dice.shuffled(moments(story, 'call').filter(({ event }) => event.short?.form === 'riichi'))[0]
    const tile = call?.event.short?.tiles[0]
    if (!call || !tile) return null
    const { at, event: called } = call
    const { actor } = called
    const script = scriptUpTo(story, at)
    const event = script.write({ actor, verb: 'call', call: 'riichi' }, { actor, verb: 'discard', tile })
    script.write({ actor, verb: 'stick' }, ...whileQuiet(story.hand.events.slice(at + 3), actor))
    return {
      hand: withEvents(story, script.events()),
      expected: [
        {
          rule: 'riichi.rotation',
          seat: actor,
          event,
          levels: { 'ema-2016': 'violation', 'ema-pre-2016': 'advice', ...inForce('violation', 'violation', 'question') },
        },
      ],
    }
  },
}

const riichiRotateNext: Injector = {
  rule: 'riichi.rotate-next',
  how: 'the rotated discard is claimed, the next one lies upright',
  needs: hasRiichi,
  inject: (story, dice) => {
    const [claim] = dice.shuffled(claimsOfRiichi(story))
    const tile = claim && maySwap(claim)[0]
    const seat = claim?.discard.actor
    const wall = claim ? wallFrom(story, claim.at + 1) : []
    const turns = claim && seat ? seatDistance(claim.by, seat, SEATS) : 0
    if (!claim || !tile || !seat || wall.length < turns) return null
    const script = scriptUpTo(story, claim.at + 1)
    writeMadeUp(script, claim, dice)
    const discarded = script.write({ actor: claim.by, verb: 'discard', tile })
    script.write(...drawAndDiscard(nextSeat(claim.by, SEATS), wall, 8))
    return {
      hand: withEvents(story, script.events()),
      expected: [{ rule: 'riichi.rotate-next', seat, event: discarded + 2 * turns, levels: only('advice', 'ema-pre-2016', ...IN_FORCE) }],
    }
  },
}

/** Possible claims of the sideways tile if the stick was paid before the next draw. */
const claimsOfRiichi = ({ hand, tables }: Story): readonly MadeUp[] =>
  moments({ hand, tables, settings: [] }, 'stick').flatMap(({ at }) => {
    const [discard, draw, table] = [hand.events[at - 1], hand.events[at + 1], tables[at + 1]]
    const fits = discard?.verb === 'discard' && draw?.verb === 'draw' && table && isKnown(discard.tile)
    return fits ? claimsOn({ at, discard: { ...discard, tile: discard.tile }, draw, table }) : []
  })

const handChanged = (how: string, seen: boolean): Injector => ({
  rule: 'riichi.hand-changed',
  how,
  needs: hasRiichi,
  inject: (story, dice) => {
    for (const { at, seat, player, drawn } of dice.shuffled(ordinaryTurns(story))) {
      const others = player.hand.known.filter((tile) => kindOf(tile) !== kindOf(drawn))
      if (player.riichi?.discard === undefined || others.length === 0) continue
      const script = scriptUpTo(story, at + 1)
      const event = script.write({
        actor: seat,
        verb: 'discard',
        tile: dice.pick(others),
        ...(dice.chance(0.5) && { source: 'hand' as const }),
      })
      script.write(...drawAndDiscard(nextSeat(seat, SEATS), wallFrom(story, at + 1), 10))
      const hand = withEvents(story, script.events())
      return {
        hand: seen ? hand : unseenHands(hand),
        expected: [{ rule: 'riichi.hand-changed', seat, event, levels: everywhere(seen ? 'violation' : 'question') }],
      }
    }
    return null
  },
})

const handChangedBeforeADraw: Injector = {
  rule: 'riichi.hand-changed',
  how: 'a tile of the known hand, and the wall runs out',
  needs: hasRiichi,
  inject: (story, dice) => {
    for (const { at, seat, player, drawn, table } of dice.shuffled(ordinaryTurns(story))) {
      const others = player.hand.known.filter((tile) => kindOf(tile) !== kindOf(drawn))
      const wall = wallFrom(story, at + 1)
      if (player.riichi?.discard === undefined || others.length === 0 || wall.length !== table.wall) continue
      const script = scriptUpTo(story, at + 1)
      const event = script.write({ actor: seat, verb: 'discard', tile: dice.pick(others), source: 'hand' })
      script.write(...drawAndDiscard(nextSeat(seat, SEATS), wall, wall.length), { actor: '*', verb: 'end', how: 'exhaustive' })
      return {
        hand: withEvents(story, script.events()),
        expected: [{ rule: 'riichi.hand-changed', seat, event, levels: { ...everywhere('violation'), 'rrc-1.5': 'question' } }],
      }
    }
    return null
  },
}

/** Riichi by a hand that does not wait, shown at the exhaustive draw. */
const notWaiting: Injector = {
  rule: 'riichi.not-waiting',
  how: 'shown at the draw',
  inject: (story, dice) => {
    for (const { at, seat, player, table, drawn } of dice.shuffled(ordinaryTurns(story))) {
      const tiles = player.hand.known.toSpliced(player.hand.known.lastIndexOf(drawn), 1)
      if (
        player.riichi ||
        player.groups.length > 0 ||
        (player.points ?? 0) < 1000 ||
        (table.wall ?? 0) < 4 ||
        shantenAt(story.tables[at] ?? table, seat) < 1
      )
        continue
      const wall = wallFrom(story, at + 1)
      if (wall.length !== table.wall) return null
      const script = scriptUpTo(story, at + 1)
      script.write(
        { actor: seat, verb: 'call', call: 'riichi' },
        { actor: seat, verb: 'discard', tile: drawn, rotated: true, source: 'drawn' },
        { actor: seat, verb: 'stick' },
      )
      script.write(
        ...drawAndDiscard(nextSeat(seat, SEATS), wall, wall.length),
        { actor: '*', verb: 'end', how: 'exhaustive' },
        { actor: seat, verb: 'tenpai' },
      )
      const event = script.write({ actor: seat, verb: 'reveal', tiles })
      return { hand: withEvents(story, script.events()), expected: [{ rule: 'riichi.not-waiting', seat, event, levels: VIOLATION }] }
    }
    return null
  },
}

/** The tiles without one that may be among them. */
const withoutAny = (tiles: readonly KnownTile[], tile: KnownTile): readonly KnownTile[] =>
  tiles.includes(tile) ? without(tiles, tile) : tiles

/** Riichi with a made-up hand that waits for an own discard, shown at the exhaustive draw, where the tournament forbids it. */
const furitenRiichi: Injector = {
  rule: 'riichi.furiten',
  how: 'a winning tile lies among the own discards',
  inject: (story, dice) => {
    for (const { at, seat, player, table, drawn } of dice.shuffled(ordinaryTurns(story)).slice(0, 12)) {
      const [waited] = dice.shuffled(player.river.map(({ tile }) => tile).filter(isKnown))
      if (player.riichi || player.groups.length > 0 || (player.points ?? 0) < 1000 || (table.wall ?? 0) < 4 || !waited) continue
      const tiles = completing(dice, dice.shuffled(withoutAny(poolFor(story, table, seat), drawn)), waited, 0)
      const wall = tiles?.reduce<readonly KnownTile[]>(withoutAny, notDrawnBefore(story, at + 1)).slice(0, table.wall ?? 0)
      if (!tiles || !wall || wall.length !== table.wall || !waitsWith(table, seat, tiles).kinds.includes(kindOf(waited))) continue
      const script = scriptUpTo(story, at + 1)
      script.write(
        { actor: seat, verb: 'call', call: 'riichi' },
        { actor: seat, verb: 'discard', tile: drawn, rotated: true, source: 'drawn' },
        { actor: seat, verb: 'stick' },
        ...drawAndDiscard(nextSeat(seat, SEATS), wall, wall.length),
        { actor: '*', verb: 'end', how: 'exhaustive' },
        { actor: seat, verb: 'tenpai' },
      )
      const event = script.write({ actor: seat, verb: 'reveal', tiles })
      return {
        hand: unknownHand(withEvents(story, script.events()), seat),
        settings: [{ name: 'furiten-riichi', value: 'off' }],
        expected: [{ rule: 'riichi.furiten', seat, event, levels: VIOLATION }],
      }
    }
    return null
  },
}

export const GROUP_AND_RIICHI: readonly Injector[] = [
  groupDiscarded,
  groupRearranged,
  groupRotation,
  groupFaces('outer', only('advice', 'ema-2016', 'ema-pre-2016')),
  groupFaces('middle', only('advice', 'rrc-1.5')),
  riichiAt('with a melded group', 'riichi.open-hand'),
  riichiAt('with fewer than four tiles in the wall', 'riichi.wall'),
  riichiAt('a second time', 'riichi.twice'),
  riichiPoints,
  riichiRotation,
  riichiRotateNext,
  handChanged('a tile of the known hand', true),
  handChanged('another tile than the one drawn, by a hand that nobody has seen', false),
  handChangedBeforeADraw,
  notWaiting,
  furitenRiichi,
]
