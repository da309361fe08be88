import type { DiscardEvent, Replace, Reveal, Take } from '../../model/events.ts'
import { hasRedFives } from '../../model/settings.ts'
import { areKnown, type Tile, withoutEach } from '../../model/tiles.ts'
import {
  claimContinuedBy,
  claimedTile,
  claimOn,
  claimToShow,
  claimToTake,
  isBareClaim,
  isFalseSet,
  isShownAnew,
  makesGroup,
  makesSet,
  shownOfHand,
  tilesToShow,
  validClaims,
} from '../../table/claims.ts'
import { isMisread } from '../../table/let-pass.ts'
import { yieldsUnlessShown } from '../../table/rivals.ts'
import { type Claim, type Group, isGroupCall, type Table } from '../../table/table.ts'
import { firstNotHeld, isFullyKnown } from '../../table/tiles/concealed.ts'
import { canBeHeld } from '../../table/tiles/seen.ts'
import { HAND_MISTAKES } from '../record-mistakes.ts'
import { type Raised, rule, type Situation } from '../rule.ts'

/** The tiles shown and the tile claimed do not make the group that was called: they are others, or too few when the claim is gone on with. */
export const claimNoGroup = rule({
  id: 'claim.no-group',
  on: ['show', 'call', 'take', 'discard', 'replace'],
  needs: { call: 'shown', discard: 'claims' },
  settings: ['red-fives'],
  remedies: ['claim-void'],
  effects: ['group-wrong', 'once-a-claim'],
  house: { levels: [] },
  mends: [...HAND_MISTAKES, 'tile-of-claim', 'kind-of-call'],

  amend: (findings, { before, event }) => {
    const set = event.verb === 'reveal' ? setRefutedBy(before, event) : undefined
    return findings
      .filter(({ seat, decision, facts }) => set !== undefined && seat === event.actor && !decision && facts.tile === set.claimed?.tile)
      .map((finding) => ({ finding, settled: true }))
  },
  judge: (situation, event): Raised | null => {
    const { table, rules, number } = situation
    if (event.verb === 'take' || event.verb === 'discard' || event.verb === 'replace') return tooFew(situation, event)
    if (event.short) return null
    const seat = event.actor
    const reds = rules.settings['red-fives']
    // A tile that the hand can't hold, or not so often, is the record's fault.
    const mayBeShown = (tiles: readonly Tile[]): boolean =>
      firstNotHeld(table.players[seat].hand, tiles, hasRedFives(rules.settings)) === undefined &&
      tiles.every((tile) => canBeHeld(table, { seat, tile, reds }))
    if (event.verb === 'call') {
      const early = table.players[seat].shown
      const { target } = claimedTile(table, event)
      // Who has called something else for that tile has shown them for that; a dead hand makes no group at all.
      if (table.players[seat].dead || (target && validClaims(table.claims, target.event).some(({ by }) => by === seat))) return null
      if (!early || !target || !isGroupCall(event.call) || !mayBeShown(early.tiles)) return null
      if (makesGroup(event.call, target.tile, shownOfHand({ call: event.call, tile: target.tile }, early.tiles))) return null
      return {
        seat,
        at: early.event,
        because: [early.event, number],
        facts: { call: event.call, tile: target.tile, tiles: early.tiles, from: target.seat },
      }
    }
    const claim = claimToShow(table, seat, event.tiles)
    if (!claim || claim.call === 'ron' || claim.standing !== 'good') return null
    if (claim.yields && !yieldsUnlessShown(table, claim)) return null
    if (same(claim.shown, shownOfHand(claim, event.tiles)) || isShownAnew(claim, event.tiles)) return null
    // Other tiles were shown before the call, of a tile that the record does not know, or the wrong ones were dismissed: these take their place. With an
    // unseen tile among them, it may be the same line written twice.
    const areAllKnown = areKnown([claim.tile, ...claim.shown, ...event.tiles])
    if (!areAllKnown && claim.shown.length === event.tiles.length && makesGroup(claim.call, claim.tile, event.tiles)) return null
    const shown = shownOfHand(claim, [...(isBareClaim(claim) ? [] : claim.shown), ...event.tiles])
    if (makesGroup(claim.call, claim.tile, shown) || !mayBeShown(event.tiles)) return null
    // The line of the discard has the wrong tile, and what is shown makes a set with another.
    if (claim.from && isMisread(table, { seat: claim.from, event: claim.target }) && makesGroup(claim.call, '?', shown)) return null
    return {
      seat,
      because: [claim.called, number],
      facts: { call: claim.call, tile: claim.tile, tiles: event.tiles, from: claim.from ?? undefined, called: claim.called },
    }
  },

  examples: [
    [
      'the known hand did not hold the discard: its line has the wrong tile',
      '@deal S 6m1p2p3p4p5p6p7s8s9s1z2z3z; E discard 9m; S draw 9p; S discard 7m; W call chii; W show 7m8m; W take left; W discard 1z',
      'nobody',
    ],
    ['4p and 7p with a claimed 5p', '@from middle; E discard 5p; S call chii; S show 4p7p', 'S'],
    ['two different tiles for a pung', '@from middle; E discard 5p; W call pon; W show 5p6p', 'W'],
    ['a chow of honours', '@from middle; E discard 1z; S call chii; S show 2z3z', 'S'],
    ['a red five is a five', '@from middle; E discard 5p; W call pon; W show 0p5p', 'nobody'],
    [
      'a tile that the known hand does not hold',
      '@from middle; @hold S 1m2m3m4p5p6p7s8s9s5z5z6z6z; E discard 5p; S call chii; S show 4p7p',
      'nobody',
    ],
    ['a tile with all four copies elsewhere', '@from middle; @river N 7p 7p 7p 7p; E discard 5p; S call chii; S show 4p7p', 'nobody'],
    ['corrected before the discard: still a finding', '@from middle; E discard 5p; S call chii; S show 4p7p; S show 4p6p; S take', 'S'],
    [
      'corrected, and the wrong tiles dismissed',
      '@from middle; E discard 5p; S call chii; S show 4p7p; S show 4p6p; * ruling 3 claim.no-group dismissed; S take',
      'nobody',
    ],
    ['one tile for a pung, and then taken', '@from middle; E discard 5p; W call pon; W show 5p; W take', 'W'],
    ['two tiles for a kong, and the claim goes on', '@from middle; E discard 5p; W call kan; W show 5p5p; W replace', 'W'],
    [
      'one tile for a pung, and then the other',
      '@from middle; E discard 5p; W call pon; W show 5p; W show 5p; W take; W discard 1z',
      'nobody',
    ],
    ['one tile for a pung, and the call is withdrawn', '@from middle; E discard 5p; W call pon; W show 5p; W retract; S draw', 'nobody'],
    [
      'the claimed tile is written down with those of the hand',
      '@from middle; E discard 5p; S call chii; S show 4p5p6p; S discard 1z',
      'nobody',
    ],
    ['the same of a tile that was not seen', '@from middle; E discard ?; S call chii; S show 4p5p6p; S take; S discard 1z', 'nobody'],
    ['no group, of a tile that was not seen', '@from middle; E discard ?; W call pon; W show 5p5p6p; W take', 'W'],
    [
      'the hand shown at the win holds the tile that does not fit: the line of the set has a wrong tile',
      '@deal S 1m2m3m4p5p6p7s8s9s2z2z3z3z; E discard 2z; S call pon; S show 2z3z; S take; S discard 3z; W discard 3z; S call ron; S reveal 1m2m3m4p5p6p7s8s9s3z',
      'nobody',
    ],
    [
      'another pair that makes the chow, before the tile is taken',
      '@from middle; E discard 5p; S call chii; S show 3p4p; S show 6p7p; S take',
      'nobody',
    ],
    ['the same pair the other way round', '@from middle; E discard 5p; S call chii; S show 3p4p; S show 4p3p; S take', 'nobody'],
    ['shown twice, one tile unseen', '@from middle; E discard 5p; S call pon; S show 5p?; S show 5p5p; S take', 'nobody'],
    ['three tiles for a chow, none of them claimed', '@from middle; E discard 5p; S call chii; S show 6p7p8p', 'S'],
    ['a tile that the record does not know', '@from middle; E discard 5p; S call chii; S show 4p?', 'nobody'],
    [
      'chow called, then pung, and the tiles of the chow shown',
      '@from middle; E discard 5p; S call chii; S call pon; S show 4p6p',
      'nobody',
    ],
    ['chow called, then pung, and tiles of neither shown', '@from middle; E discard 5p; S call chii; S call pon; S show 1p6p', 'S'],
    [
      'an unclear word counts as the call of what is shown',
      '@from middle; E discard 5p; S call pon said ?; S show 4p6p',
      'nobody',
      'ema-2025',
    ],
  ],
})

/** Tiles that are missing when the claimed tile is taken, the replacement tile drawn, or a tile discarded: they were not shown in time to make the group. */
const tooFew = ({ table, rules, number }: Situation, event: Take | DiscardEvent | Replace): Raised | null => {
  const claim = goneOnWith(table, event)
  if (!claim || claim.call === 'ron' || claim.standing !== 'good' || claim.yields || claim.found.includes('claim.no-group')) return null
  const { call, called, shown, shownAt, tile, from } = claim
  if (shownAt === undefined || shown.length >= tilesToShow(call)) return null
  const isFinal = event.verb === 'discard' || (event.verb === 'replace' && rules.practice.putRightUntil === 'discard-or-replacement')
  return {
    seat: event.actor,
    because: [called, shownAt, number],
    facts: { call, tile, tiles: shown, from: from ?? undefined, called },
    ...(isFinal && { penalty: call === 'kan' ? ('discardedKong' as const) : ('discarded' as const) }),
  }
}

const goneOnWith = (table: Table, event: Take | DiscardEvent | Replace): Claim | undefined => {
  if (event.verb === 'take') return claimToTake(table, event.actor, event.tile)
  return event.verb === 'discard' ? claimContinuedBy(table, event.actor) : claimOn(table, event.actor)
}

/** The false set of a player whose hand, shown whole, has in place of its own tiles those of the set that do not fit: one line has a wrong tile. */
const setRefutedBy = ({ players }: Table, { actor, tiles }: Reveal): Group | undefined => {
  const { hand, groups } = players[actor]
  if (!isFullyKnown(hand) || tiles.length !== hand.size || !areKnown(tiles)) return undefined
  const kept = withoutEach(tiles, hand.known)
  const gone = withoutEach(hand.known, tiles)
  return groups.find((group) => {
    const rest = withoutEach(group.own, kept)
    return isFalseSet(group) && rest.length + kept.length === group.own.length && makesSet(group, [...rest, ...gone])
  })
}

/** The same tiles shown once more are the same line written twice. */
const same = (a: readonly Tile[], b: readonly Tile[]): boolean => a.length === b.length && a.every((tile, i) => tile === b[i])
