import { type DeclaredWin, declaredWinOf, shownHand } from '../hand/declared-win.ts'
import type { HandTiles } from '../hand/majiang-hand.ts'
import { completes } from '../hand/waits.ts'
import type { Play } from '../judging/play.ts'
import type { Reveal } from '../model/events.ts'
import type { Seat } from '../model/seats.ts'
import { isKnown, type KnownTile, kindOf } from '../model/tiles.ts'
import { wasTileMixed } from '../rules/win/tile-mixed.ts'
import type { Table } from '../table/table.ts'
import { isFullyKnown } from '../table/tiles/concealed.ts'
import { isWinVoid } from './counters-and-sticks.ts'
import type { MissingFact } from './missing.ts'

/** A win with its complete hand, every tile known. A hand whose winning tile can't be told has one for each tile that it may have been. */
export type ShownWin = { readonly win: DeclaredWin; readonly hand: HandTiles; readonly tile: KnownTile }

/** Why a hand is worth nothing: no win declared, the win is void, another win has precedence, or the tiles are no winning hand. */
export type NoWin = 'not-won' | 'void' | 'yields' | 'incomplete'

/** The complete hand of a player who has declared a win: as it was revealed, or as the record knows it. */
export const shownWin = (
  play: Play,
  seat: Seat,
):
  | { readonly is: 'shown'; readonly shown: readonly [ShownWin, ...ShownWin[]] }
  | { readonly is: 'missing'; readonly missing: readonly MissingFact[] }
  | { readonly is: NoWin } => {
  const { table } = play
  const win = declaredWinOf(table, seat)
  if (isWinVoid(play, seat, win?.called ?? 0)) return { is: 'void' }
  if (!win) return { is: 'not-won' }
  if (win.claim?.yields || (win.selfDraw && isBeaten(table, 'good'))) return { is: 'yields' }
  if (win.selfDraw && isBeaten(table, 'doubtful')) return { is: 'missing', missing: ['several'] }
  const { hand, groupsKnown } = table.players[seat]
  const mixed = canBeAnyTile(play, seat, win)
  const tile = mixed ? hand.known[0] : winningTile(play, seat, win)
  const missing: readonly MissingFact[] = [
    ...(isFullyKnown(hand) ? [] : (['hand'] as const)),
    ...(groupsKnown ? [] : (['groups'] as const)),
    ...(tile ? [] : (['tile'] as const)),
  ]
  if (missing.length > 0 || !tile) return { is: 'missing', missing }
  const shownWith = (one: KnownTile): ShownWin | null => {
    const concealed = hand.known.length % 3 === 2 ? without(hand.known, one) : hand.known
    const shown = shownHand(table, { actor: seat, verb: 'reveal', tiles: concealed })
    const isWhole = shown && !shown.last && completes(shown.hand, one)
    return isWhole ? { win, hand: shown.hand, tile: one } : null
  }
  const first = shownWith(tile)
  if (!first) return { is: 'incomplete' }
  const others = mixed ? [...new Set(hand.known)].filter((one) => one !== tile).flatMap((one) => shownWith(one) ?? []) : []
  return { is: 'shown', shown: [first, ...others] }
}

/** Whether a self-drawn tile was mixed into a hand that was shown whole, and a setting says how such a hand is scored. */
const canBeAnyTile = (play: Play, seat: Seat, win: DeclaredWin): boolean => {
  const { hand } = play.table.players[seat]
  return (
    play.rules.settings['mixed-tile'] !== 'unknown' &&
    win.selfDraw &&
    hand.known.length % 3 === 2 &&
    (wasTileMixed(play.findings, seat) || (play.rules.cells['win.tile-mixed'].level === null && revealOf(play, seat, win)?.mixed === true))
  )
}

/** The newest reveal of a declared win. */
const revealOf = (play: Play, seat: Seat, win: DeclaredWin): Reveal | undefined => {
  for (let at = play; at.number > win.called && at.previous; at = at.previous.play) {
    const { event } = at.previous
    if (event.verb === 'reveal' && event.actor === seat) return event
  }
  return undefined
}

/** The winning tile: on a discard the claimed one; self-drawn the last one revealed, or the one that the record saw drawn. */
const winningTile = (play: Play, seat: Seat, win: DeclaredWin): KnownTile | undefined => {
  if (!win.selfDraw || isKnown(win.tile)) return isKnown(win.tile) ? win.tile : undefined
  const reveal = revealOf(play, seat, win)
  const last = reveal?.tiles.at(-1)
  return reveal && !reveal.mixed && reveal.tiles.length % 3 === 2 && isKnown(last) ? last : undefined
}

/** Whether a win on the discard takes precedence, or may take it, over the self-draw win declared before it (`win.after-tsumo`). */
const isBeaten = ({ claims, target, selfDraw }: Table, how: 'good' | 'doubtful'): boolean =>
  claims.some(
    ({ call, standing, target: of, called }) =>
      call === 'ron' && standing === how && of === target?.event && called > (selfDraw?.event ?? Number.POSITIVE_INFINITY),
  )

const without = (tiles: readonly KnownTile[], tile: KnownTile): readonly KnownTile[] => {
  const exact = tiles.lastIndexOf(tile)
  const place = exact >= 0 ? exact : tiles.findLastIndex((each) => kindOf(each) === kindOf(tile))
  return place < 0 ? tiles : [...tiles.slice(0, place), ...tiles.slice(place + 1)]
}
