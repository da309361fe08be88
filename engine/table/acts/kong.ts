import type { Ankan, Kakan } from '../../model/events.ts'
import type { Seat } from '../../model/seats.ts'
import { isKnown, isSameKind, othersLike, type Tile } from '../../model/tiles.ts'
import { otherOpenTiles } from '../claims.ts'
import { type Draft, declarationSnapshot, leaveOpen, mutablePlayer } from '../draft.ts'
import { type Group, targetOf, turnOf } from '../table.ts'
import { loseTile, loseTiles, unknownHand } from '../tiles/concealed.ts'
import { type Consequences, findingWith } from './consequences.ts'
import { noteTurn } from './last-turn.ts'
import { continueTurn, isTurnOfOther } from './turn.ts'

/** Carries out a kong from the own hand: its tile can be won on, and a replacement tile is due. */
export const carryOutKong = (draft: Draft, event: Ankan | Kakan, consequences: Consequences): void => {
  const { tile, verb, clock } = event
  draft.unsaid = declarationSnapshot(draft)
  const isOfOther = isTurnOfOther(draft, event.actor, consequences)
  const seat = continueTurn(draft, event.actor, consequences)
  const { number, turn, target } = draft
  const isOutOfTurn = isOfOther || turn.doubted === 'let-pass' || findingWith(consequences, 'out-of-turn') !== undefined
  if (isOutOfTurn) draft.lastTurn = null
  else noteTurn(draft, { seat, kind: 'kong', act: event, target, player: draft.players[seat] })
  const player = mutablePlayer(draft, seat)
  const { hand, groups } = player
  const lying =
    verb === 'ankan'
      ? [...groups, concealed(event, number, player.drawn?.tile)]
      : extended(groups, event, { number, isAsked: findingWith(consequences, 'kong-false') !== undefined })
  // The tile drawn for the turn is used up; the next draw is the replacement.
  player.drawn = undefined
  const open = draft.target === null ? draft.others : [...otherOpenTiles(draft), draft.target]
  const kong = { seat, event: number }
  draft.others = open.map((one) => ({
    ...one,
    kong: one.kong ?? kong,
    ...(verb === 'kakan' && { extended: one.extended ?? kong }),
  }))
  draft.othersOpen = true
  if (isOutOfTurn) {
    draft.others = open
    leaveOpen(draft, 'asked')
  }
  draft.target = targetOf({ kind: verb, seat, tile, event: number, clock })
  const isVoid = consequences.found.some(
    ({ level, state, remedies, rule }) =>
      level !== 'info' && (remedies.includes('kong-void') || (state === 'open' && consequences.effectsOf(rule).includes('kong-false'))),
  )
  draft.kongs = [...draft.kongs, { seat, kind: verb, tile, event: number, moment: draft.moment, ...(isVoid && { void: true }) }]
  draft.awarded = null
  draft.several = null
  if (!isVoid) {
    // A kong of fives does not show which tile was red: any tile of the kind may leave the hand.
    player.hand = verb === 'ankan' ? loseTiles(hand, [tile, tile, tile, tile], false) : loseTile(hand, tile, false)
    player.groups = lying
    if (findingWith(consequences, 'kind-overcounted')) player.groupsKnown = false
    draft.turn = { ...turn, seat, due: 'replace', kong: number, turned: undefined }
    return
  }
  // A void kong may be retracted or completed: from here on the hand is unknown.
  player.hand = unknownHand(null)
  player.groupsKnown = false
  draft.turn = { ...turnOf(seat, 'discard'), drew: turn.drew ?? number, claim: turn.claim, kong: number, doubted: turn.doubted }
  draft.voidKong = { seat, groups: lying, event: number }
}

/**
 * Passes over the line of a kong that already lies. Before its replacement tile it is recorded twice. Later it may be a kong of other tiles:
 * hand, groups and wall are unknown.
 */
export const passOverKong = (draft: Draft, seat: Seat): void => {
  const player = mutablePlayer(draft, seat)
  const { turn, number } = draft
  if (turn.due === 'replace') {
    player.offBy = -3
    return
  }
  player.hand = unknownHand(null)
  player.groupsKnown = false
  draft.wall = null
  if (turn.seat !== seat) return
  draft.voidKong = { seat, groups: player.groups, event: number }
  draft.replacements -= 1
}

const concealed = ({ tile, faces }: Ankan, event: number, drawn: Tile | undefined): Group => ({
  kind: 'ankan',
  own: [tile, ...othersLike(tile, 3)],
  event,
  ...(faces && { faces }),
  ...(isKnown(drawn) && { drawn }),
})

type Extending = { readonly number: number; readonly isAsked: boolean }

/**
 * The pung with its fourth tile. If the record does not know the pung: a kong of which only the tile is known, and which may be another's, or a
 * concealed one, if that is asked.
 */
const extended = (groups: readonly Group[], { tile }: Kakan, { number, isAsked }: Extending): readonly Group[] => {
  const pung = groups.findLast(({ kind, claimed }) => kind === 'pon' && isSameKind(claimed?.tile, tile))
  const kong = (from: Group): Group => ({ ...from, kind: 'kakan', added: tile })
  const [claimed = tile, ...own] = othersLike(tile, 3)
  return pung
    ? groups.map((group) => (group === pung ? kong(group) : group))
    : [
        ...groups,
        kong({
          kind: 'pon',
          own,
          claimed: { tile: claimed, from: null, taken: true },
          event: number,
          ...(isAsked && { doubtful: true }),
        }),
      ]
}
