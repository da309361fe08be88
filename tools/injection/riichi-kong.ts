import { canReadOtherwise } from '../../engine/hand/waits.ts'
import { nextSeat, SEATS, type Seat } from '../../engine/model/seats.ts'
import type { Hand } from '../../engine/model/table-file.ts'
import { isKnown, kindOf, type TileKind } from '../../engine/model/tiles.ts'
import { meldsOf } from '../generator/evaluate.ts'
import { heldOf, untouchedKinds, waitsWith } from './hands.ts'
import {
  drawAndDiscard,
  everywhere,
  IN_FORCE,
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
import { neverSeen, notDrawnBefore, ordinaryTurns, type Story, wallFrom } from './story.ts'

const hasRiichi = ({ events }: Hand): boolean => events.some((event) => event.verb === 'call' && event.call === 'riichi')

/** After the replacement tile of a kong: the rest of the wall, and the draw at which some rule sets judge the kong. */
const playToTheDraw = (
  script: Script,
  story: Story,
  { at, seat, but }: { readonly at: number; readonly seat: Seat; readonly but: readonly TileKind[] },
): boolean => {
  const wall = withoutKinds(notDrawnBefore(story, at + 1), ...but)
  const turns = (story.tables[at + 1]?.wall ?? 0) - 1
  script.write(...drawAndDiscard(nextSeat(seat, SEATS), wall, turns), { actor: '*', verb: 'end', how: 'exhaustive' })
  return turns > 0 && wall.length >= turns
}

/** In riichi, a concealed kong of the drawn tile that changes the waits, or of tiles with a second reading. */
const riichiKong: Injector = {
  rule: 'kong.riichi',
  how: 'the waits or the reading change',
  needs: hasRiichi,
  inject: (story, dice) => {
    for (const { at, seat, player, table } of dice.shuffled(ordinaryTurns(story))) {
      const before = story.tables[at]
      if (player.riichi?.discard === undefined || !before || (table.wall ?? 0) < 2 || table.replacements > 3) continue
      const held = before.players[seat].hand.known
      const spare = neverSeen(story)
      const tile = spare.find((each) => heldOf(before, seat, kindOf(each)).length === 3)
      const other = spare.find((each) => tile && kindOf(each) !== kindOf(tile))
      if (!tile || !other) continue
      const kind = kindOf(tile)
      const melds = meldsOf(seat, player.groups)
      const was = waitsWith(before, seat, held).kinds
      const after = { concealed: held.filter((each) => kindOf(each) !== kind), melds: [...melds, `${kind[1]}${kind[0]?.repeat(4)}`] }
      const is = waitsWith(
        {
          ...before,
          players: {
            ...before.players,
            [seat]: { ...player, groups: [...player.groups, { kind: 'ankan', own: [kind, kind, kind, kind], event: 0 }] },
          },
        },
        seat,
        after.concealed,
      ).kinds
      const waitsChange = was.join() !== is.join()
      if (!waitsChange && !canReadOtherwise({ concealed: held, melds }, kind)) continue
      const script = scriptUpTo(story, at)
      const event = script.write({ actor: seat, verb: 'draw', tile }, { actor: seat, verb: 'ankan', tile: kind })
      script.write({ actor: seat, verb: 'replace', tile: other }, { actor: seat, verb: 'discard', tile: other, source: 'drawn' })
      const levels = waitsChange ? VIOLATION : only('violation', ...WRC_EMA, 'ema-pre-2016', ...IN_FORCE)
      if (!playToTheDraw(script, story, { at, seat, but: [kind, kindOf(other)] })) continue
      return {
        hand: withEvents(story, script.events()),
        expected: [{ rule: 'kong.riichi', seat, event, levels }],
      }
    }
    return null
  },
}

const riichiOtherKong: Injector = {
  rule: 'kong.riichi',
  how: 'of another tile than the one drawn, by a hand that nobody has seen',
  needs: hasRiichi,
  inject: (story, dice) => {
    for (const { at, seat, player, drawn, table } of dice.shuffled(ordinaryTurns(story))) {
      const kind = dice.shuffled(untouchedKinds(story, [drawn]))[0]
      if (player.riichi?.discard === undefined || !kind || (table.wall ?? 0) < 2 || table.replacements > 3 || player.groups.length > 2)
        continue
      const [replacement] = withoutKinds(wallFrom(story, at + 1), kind).slice(-1)
      if (!replacement || !isKnown(replacement)) continue
      const script = scriptUpTo(story, at + 1)
      const event = script.write({ actor: seat, verb: 'ankan', tile: kind })
      script.write(
        { actor: seat, verb: 'replace', tile: replacement },
        { actor: seat, verb: 'discard', tile: replacement, source: 'drawn' },
      )
      if (!playToTheDraw(script, story, { at, seat, but: [kind, kindOf(replacement)] })) continue
      return {
        hand: unseenHands(withEvents(story, script.events())),
        expected: [{ rule: 'kong.riichi', seat, event, levels: everywhere('question') }],
      }
    }
    return null
  },
}

export const RIICHI_KONGS: readonly Injector[] = [riichiKong, riichiOtherKong]
