import { waitsOf } from '../../hand/waits.ts'
import type { Seat } from '../../model/seats.ts'
import { isKnown, type KnownTile, kindOf, type Tile } from '../../model/tiles.ts'
import { isHeldAgainst } from '../../table/discards.ts'
import { letPass } from '../../table/let-pass.ts'
import type { Table, Target } from '../../table/table.ts'
import { winWindow } from '../../table/windows.ts'
import type { Play } from '../play.ts'
import { handBetweenTurns } from './between-turns.ts'
import { isDisplayKnown } from './rights.ts'

/** Why a player may not win on a discard. `event` 0: the tile was passed before the record began. */
export type Furiten =
  | {
      readonly is: 'furiten'
      readonly why: 'own-discard' | LetPass
      readonly tile: KnownTile
      readonly event: number
    }
  | { readonly is: 'not-furiten' }
  | { readonly is: 'not-waiting' }
  | { readonly is: 'unknown' }

/** Until when a tile that was let pass counts: the own next discard, the own next draw, or the end of the hand. */
type LetPass = 'let-pass' | 'let-pass-until-draw' | 'let-pass-in-riichi'

/** A tile that was discarded or passed, and when. */
type Gone = { readonly tile: Tile; readonly event: number; readonly doubtful?: boolean; readonly misread?: true | undefined }

/**
 * Furiten at the last event, as far as the record shows it. It comes from a tile that completes the hand: among the own discards (claimed
 * ones too), or passed since the own last discard, in riichi since the declaration. The tile that can still be won on is not passed yet.
 */
export const furitenOf = (play: Play, seat: Seat): Furiten => {
  const { table } = play
  const hand = handBetweenTurns(table, seat)
  if (hand === 'unknown') return { is: 'unknown' }
  const waits: ReadonlySet<string> = new Set(hand === 'due' ? [] : waitsOf(hand).kinds)
  if (waits.size === 0) return { is: 'not-waiting' }
  const completes = ({ tile }: Gone): boolean => isKnown(tile) && waits.has(kindOf(tile))
  const { river, riichi } = table.players[seat]
  const own = river.find((gone) => completes(gone) && isProof(table, gone))
  if (own && isKnown(own.tile)) return { is: 'furiten', why: 'own-discard', tile: own.tile, event: own.event }
  const { certain, perhaps } = passedBy(play, seat)
  const passed = certain.find((gone) => completes(gone) && isProof(table, gone))
  if (passed && isKnown(passed.tile)) {
    const until = play.rules.practice.letPassUntil === 'own-draw' ? 'let-pass-until-draw' : 'let-pass'
    return { is: 'furiten', why: riichi ? 'let-pass-in-riichi' : until, tile: passed.tile, event: passed.event }
  }
  const mayComplete = (gone: Gone): boolean => gone.tile === '?' || completes(gone)
  // A tile that may complete the hand but proves nothing leaves furiten unknown.
  const isDoubtful = [...river, ...certain, ...perhaps].some(mayComplete)
  return isDoubtful || !isDisplayKnown(play) ? { is: 'unknown' } : { is: 'not-furiten' }
}

/** Whether a tile proves furiten: a discard that is held against its player, and not a tile that the record has five times. */
const isProof = ({ overcounted }: Table, gone: Gone): boolean =>
  isHeldAgainst(gone) && isKnown(gone.tile) && !overcounted.includes(kindOf(gone.tile))

/**
 * Other players' discards and tiles added to pungs that could have been won on. `perhaps`: those from before the record began, at an
 * unknown time.
 */
const passedBy = (play: Play, seat: Seat): { readonly certain: readonly Gone[]; readonly perhaps: readonly Gone[] } => {
  const { table, rules } = play
  const open = stillToBeWon(play, seat)
  const { certain, asked } = letPass(table, seat, rules.practice.letPassUntil, Number.POSITIVE_INFINITY)
  const gone = certain.filter(({ event }) => event !== open?.event)
  const { riichi, river } = table.players[seat]
  const isFromBefore = (riichi ? riichi.event : (river.at(-1)?.event ?? 0)) === 0
  return { certain: gone, perhaps: [...asked, ...(isFromBefore ? riversBefore(table, seat) : [])] }
}

/** The tile whose window for a win is still open. */
const stillToBeWon = ({ table, rules }: Play, seat: Seat): Target | null => {
  const { target, ended } = table
  if (!target || ended) return null
  const window = winWindow(rules.windows, { target, earlier: false, moment: Number.POSITIVE_INFINITY, by: seat })
  return window === 'open' || (window !== 'discard' && window.act === 'self-draw') ? target : null
}

const riversBefore = ({ form, players }: Table, seat: Seat): readonly Gone[] =>
  form.seats.filter((other) => other !== seat).flatMap((other) => players[other].river.filter(({ event }) => event === 0))
