import { type BySeat, bySeat, type Seat } from '../../model/seats.ts'
import type { Play } from '../play.ts'
import { CLAIM_KINDS, type ClaimKind, type ClaimRight, claimRightOf } from './claims.ts'
import { type Furiten, furitenOf } from './furiten.ts'
import { isDisplayKnown, type Rights, rightsOf } from './rights.ts'

/** Whether a hand counts as concealed; `event`: the claim that opened it, 0 before the record began. A concealed kong opens nothing. */
export type Openness = { readonly is: 'concealed' | 'unknown' } | { readonly is: 'open'; readonly event: number }

/** A player's entitlements at an event, as far as the record shows them. */
export type Entitlements = Rights & {
  readonly hand: Openness
  readonly furiten: Furiten
  /** Kongs of this player, and of all players; null if the record does not know all groups on the table. */
  readonly kongs: { readonly own: number; readonly all: number } | null
  /** Tiles in the live wall; null if the record does not know. */
  readonly tilesLeft: number | null
  /** The ways in which the last discard, or a kong's tile, may be claimed. */
  readonly claims: Readonly<Record<ClaimKind, ClaimRight>>
}

/** Every player's entitlements at the last event, and for each lost one the event that ended it (rule book, What calls switch off). */
export const entitlements = (play: Play): BySeat<Entitlements> => bySeat((seat) => entitlementsOf(play, seat))

const entitlementsOf = (play: Play, seat: Seat): Entitlements => ({
  ...rightsOf(play, seat),
  hand: opennessOf(play, seat),
  furiten: furitenOf(play, seat),
  kongs: kongsOf(play, seat),
  tilesLeft: play.table.wall,
  claims: Object.fromEntries(CLAIM_KINDS.map((claim) => [claim, claimRightOf(play, seat, claim)])) as Record<ClaimKind, ClaimRight>,
})

const opennessOf = ({ table }: Play, seat: Seat): Openness => {
  const { groups, groupsKnown, riichi } = table.players[seat]
  const called = table.claims.filter(({ by, call, standing, yields }) => by === seat && call !== 'ron' && standing === 'good' && !yields)
  const opened = Math.min(
    ...groups.filter(({ kind }) => kind !== 'ankan').map(({ event }) => event),
    ...called.map(({ called: event }) => event),
  )
  if (Number.isFinite(opened)) return { is: 'open', event: opened }
  return { is: groupsKnown || riichi ? 'concealed' : 'unknown' }
}

const kongsOf = (play: Play, seat: Seat): Entitlements['kongs'] => {
  if (!isDisplayKnown(play)) return null
  const made = play.table.kongs.filter(({ unmade }) => !unmade)
  return { own: made.filter((kong) => kong.seat === seat).length, all: made.length }
}
