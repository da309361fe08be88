import { declaredWinOf, shownHand } from '../hand/declared-win.ts'
import { completes } from '../hand/waits.ts'
import type { CallEvent, GroupCall, Reveal, Show } from '../model/events.ts'
import type { Finding } from '../model/findings.ts'
import { areKnown, isKnown, isSameKind, type Tile } from '../model/tiles.ts'
import { makesGroup, mayChow, shownOfHand, tilesToShow } from '../table/claims.ts'
import { isGroupCall, type Table } from '../table/table.ts'
import type { Reading } from './decisions.ts'
import { eventsSince, lineBefore, type Play, playAt } from './play.ts'
import { isAccusation, readingOf } from './wrong-word.ts'

/** A line with a wrong tile, or a showing under a wrong seat, as the tiles of other lines show. */
export const otherTile = (play: Play): Reading | null =>
  claimOfNewest(play) ?? winOnDrawn(play) ?? shownByOther(play) ?? swappedByMisread(play)

/** A call that names an older discard, where the tiles shown fit the newest one, and not the named: the name is wrong. */
const claimOfNewest = (play: Play): Reading | null => {
  const shown = play.previous?.event
  if (!play.previous || (shown?.verb !== 'show' && shown?.verb !== 'reveal') || !areKnown(shown.tiles)) return null
  const line = lineBefore(play.previous.play)
  if (line?.event.verb !== 'call' || line.event.actor !== shown.actor || !isKnown(line.event.tile)) return null
  const { tile: named, short: _, ...call } = line.event
  const at = line.play.number + 1
  const { table } = line.play
  const newest = table.lastDiscard
  if (!newest || !isKnown(newest.tile) || newest.seat === call.actor || isSameKind(newest.tile, named)) return null
  if (!play.findings.some((one) => one.event >= at && isAccusation(one))) return null
  if (!fits(table, { call, shown }, newest.tile) || fits(table, { call, shown }, named)) return null
  if (call.call === 'chii' && !mayChow(table, newest.seat, call.actor)) return null
  return readingOf(play, at, call, { line: 'named', seat: call.actor, actor: call.actor })
}

type Shown = { readonly call: CallEvent; readonly shown: Show | Reveal }
const fits = (table: Table, { call, shown }: Shown, tile: Tile): boolean => {
  if (shown.verb === 'show') return isGroupCall(call.call) && isSetOf(call.call, tile, shown)
  const hand = call.call === 'ron' && isKnown(tile) ? shownHand(table, shown) : null
  return hand !== null && isKnown(tile) && completes(hand.hand, tile)
}

/** Whether tiles shown make the group called with a tile. */
export const isSetOf = (call: GroupCall, tile: Tile, { tiles }: Pick<Show, 'tiles'>): boolean => {
  const own = shownOfHand({ call, tile }, tiles)
  return own.length === tilesToShow(call) && makesGroup(call, tile, own)
}

/** A self-draw win whose hand is shown with another last tile than the drawn one, which completes it: one of the two lines is misread. */
const winOnDrawn = (play: Play): Reading | null => {
  const shown = play.previous?.event
  if (!play.previous || shown?.verb !== 'reveal') return null
  const { table, number: before } = play.previous.play
  const win = declaredWinOf(table, shown.actor)
  const { actor, tiles } = shown
  if (!win?.selfDraw || !isKnown(win.tile) || isSameKind(tiles.at(-1), win.tile)) return null
  if (!play.findings.some((one) => one.rule === 'win.incomplete' && one.event === before + 1 && one.seat === actor && isAccusation(one)))
    return null
  const read: Reveal = { ...shown, tiles: [...tiles.slice(0, -1), win.tile] }
  return readingOf(play, play.number, read, { line: 'last-shown', seat: actor, actor })
}

/** A set shown by a player whom it does not fit, where it fits the call of another player, who now takes the tile: that player has shown it. */
const shownByOther = (play: Play): Reading | null => {
  const take = play.previous
  const line = take?.event.verb === 'take' ? lineBefore(take.play) : null
  const show = line?.event
  if (!take || !line || show?.verb !== 'show' || show.short || show.actor === take.event.actor) return null
  const at = line.play.number + 1
  if (!play.findings.some((one) => one.rule === 'claim.no-group' && one.event === at && one.seat === show.actor && isAccusation(one)))
    return null
  const taker = line.play.table.claims.findLast(({ by, shownAt }) => by === take.event.actor && shownAt === undefined)
  if (!taker || !isGroupCall(taker.call) || !isSetOf(taker.call, taker.tile, show)) return null
  return readingOf(play, at, { ...show, actor: taker.by }, { line: 'shown-by', seat: show.actor, actor: taker.by })
}

/**
 * A discard that swaps the claimed tile, where a later line can't be right with that tile: another player claims it with tiles of another kind, its
 * player extends the pung with a fifth tile of its kind, or one is seen. It may be misread.
 */
const swappedByMisread = (play: Play): Reading | null => {
  const extended = swapBeforeExtending(play)
  if (extended) return asMisread(play, extended)
  const contradiction = play.findings.findLast(
    ({ rule, event, because, facts }) =>
      because.includes(play.number) &&
      event <= play.number &&
      (rule === 'record.fifth-tile' || (rule === 'record.claim' && facts.why === 'tiles')),
  )
  if (!contradiction) return null
  const swap = play.findings.find(
    ({ rule, facts, ...one }) =>
      (rule === 'swap.same-tile' || rule === 'swap.other-end') &&
      isAccusation({ rule, facts, ...one }) &&
      (contradiction.rule === 'record.fifth-tile'
        ? isSameKind(facts.tile as Tile | undefined, contradiction.facts.tile as Tile)
        : playAt(play, contradiction.event - 1).table.lastDiscard?.event === one.event),
  )
  return swap ? asMisread(play, swap) : null
}

/** The swapped discard of the kind with which its player has just extended the pung of that turn: five tiles of one kind. */
const swapBeforeExtending = ({ findings, previous }: Play): Finding | undefined => {
  const kong = previous?.event
  if (kong?.verb !== 'kakan') return undefined
  return findings.find(
    (one) =>
      one.rule === 'swap.same-tile' &&
      one.seat === kong.actor &&
      isAccusation(one) &&
      isSameKind(one.facts.tile as Tile | undefined, kong.tile),
  )
}

const asMisread = (play: Play, swap: Finding): Reading | null => {
  if (!swap.seat) return null
  const [discard] = eventsSince(playAt(play, swap.event), swap.event - 1)
  if (discard?.verb !== 'discard') return null
  return readingOf(play, swap.event, { ...discard, tile: '?' }, { line: 'swapped', seat: swap.seat, actor: swap.seat })
}
