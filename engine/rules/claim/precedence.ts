import { isBareClaimForm } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import { SEATS, type Seat } from '../../model/seats.ts'
import { areKnown, type Tile } from '../../model/tiles.ts'
import { makesGroup } from '../../table/claims.ts'
import { momentOf } from '../../table/moments.ts'
import { betterClaims, yieldsUnlessShown } from '../../table/rivals.ts'
import { type Claim, isGroupCall, type Table } from '../../table/table.ts'
import { fifthShown } from '../../table/tiles/seen.ts'
import { type Amendment, rule } from '../rule.ts'

/** A claimant whose claim yields to another one goes on all the same: shows, takes, discards or reveals. */
export const claimPrecedence = rule({
  id: 'claim.precedence',
  on: ['show', 'take', 'discard', 'reveal'],
  needs: 'claims',
  remedies: ['tile-to'],
  effects: ['once-a-claim'],

  judge: ({ table, number }, event) => {
    const { actor: seat, verb } = event
    // That a bare claim was gone on with nobody has noted.
    if (table.ended || (event.short && isBareClaimForm(event.short))) return null
    const claim = table.claims.findLast(
      ({ by, call, target, discardedAt }) =>
        by === seat &&
        (call === 'ron') === (verb === 'reveal') &&
        // The better claimant may have discarded meanwhile.
        (target === table.target?.event || verb === 'show' || verb === 'take') &&
        discardedAt === undefined,
    )
    if (claim?.standing !== 'good' || !claim.yields || claim.found.includes('claim.precedence')) return null
    // Who has drawn since, out of turn, discards for that draw: it is the fault.
    if (verb === 'discard' && claim.shownAt === undefined && (table.players[seat].extra?.event ?? 0) > claim.called) return null
    const better = betterClaims(table, claim)
    if ([claim, ...better].some((one) => isUnweighed(table, one, better, number))) return null
    // Of tiles discarded before the record began nobody knows that they are one and the same.
    if (claim.target === 0 && better.some(({ takenAt }) => takenAt !== undefined)) return null
    // Called in this very moment: nobody can say that it was before.
    if (better.every(({ called }) => called >= momentOf(table, event))) return null
    // Of two players who call a tile for a pung or kong only one has the tiles; if all are seen elsewhere, nobody has.
    if (yieldsUnlessShown(table, claim) || (event.verb === 'show' && fifthShown(table, event))) return null
    // What is shown makes the set of the other claimant, not the own one: the line has the wrong seat.
    if (event.verb === 'show' && isSetOf(better, claim, event.tiles)) return null
    // After the dismissal of its fault nobody knows whether the better claim was made.
    if (better.every(({ letPass }) => letPass)) return null
    // A better claim that its caller gave up is followed by whoever is left.
    if (better.every(({ found }) => found.includes('claim.changed'))) return null
    return {
      seat,
      because: [claim.called, ...better.map(({ called }) => called), number].sort((a, b) => a - b),
      facts: {
        call: claim.call,
        tile: claim.tile,
        from: claim.from ?? undefined,
        entitled: seatsOf(better),
        better: better[0]?.call,
        step: verb,
        called: claim.called,
      },
    }
  },
  // A player who showed a hand although another win had precedence is not at fault if that other hand is no winning hand.
  amend: (findings, { before, after, event }) => {
    if (event.verb === 'end' && event.how === 'win') return wonAlone(findings, before)
    if (event.verb === 'retract' && event.tile === undefined) return givenUp(findings, event.actor)
    if (event.verb !== 'reveal' || before.claims === after.claims) return []
    const goesFirst = (called: unknown): boolean =>
      before.claims.some((claim) => claim.called === called && claim.yields) &&
      after.claims.some((claim) => claim.called === called && !claim.yields)
    return findings.filter(({ state, facts }) => state === 'open' && goesFirst(facts.called)).map((finding) => ({ finding, settled: true }))
  },

  examples: [
    ['a pung goes on after a win was called', '@from middle; E discard 3m; W call pon; N call ron; W show 3m3m', 'W'],
    ['a pung in short form goes on after a win was called', '@from middle; E discard 3m; W pon 3m3m; N call ron; W discard 1z', 'W'],
    ['a pung in short form when a win was called before', '@from middle; E discard 3m; N call ron; W pon 3m3m', 'W'],
    ['the chow that came second goes on', '@from middle; E discard 3m; W call pon; S call chii; S show 4m5m', 'S'],
    ['the chow that came first may go on', '@from middle; E discard 3m; S call chii; W call pon; S show 4m5m', 'nobody'],
    ['the chow that came first yields', '@from middle; E discard 3m; S call chii; W call pon; S show 4m5m', 'S', 'ema-2016'],
    [
      'the player draws instead, and discards: that draw is the fault',
      '@from middle; E discard 5p; S call chii; W call pon; S draw; S discard 1z',
      'nobody',
      'ema-2016',
    ],
    ['the better claim was withdrawn', '@from middle; E discard 3m; S call chii; W call pon; W retract; S show 4m5m', 'nobody', 'ema-2016'],
    [
      'the better claim makes no group',
      '@from middle; E discard 3m; S call chii; W call pon; W show 3m4m; S show 4m5m',
      'nobody',
      'ema-2016',
    ],
    [
      'the win was withdrawn, which is not allowed',
      '@from middle; E discard 3m; W call pon; N call ron; N retract; W show 3m3m',
      'nobody',
      'ema-2016',
    ],
    ['two players call a pung, and the second has the tiles', '@from middle; E discard 5p; S call pon; W call pon; W show 5p5p', 'nobody'],
    ['a kong called before a pung, which has the tiles', '@from middle; E discard 5p; S call kan; W call pon; W show 5p5p', 'nobody'],
    [
      'a pung of a tile of which no two are left',
      '@from middle; @river N 3m 3m; E discard 3m; S call chii; W call pon; S show 4m5m',
      'nobody',
      'ema-2016',
    ],
    [
      'a pung of a tile of which two are left',
      '@from middle; @river N 3m; E discard 3m; S call chii; W call pon; S show 4m5m',
      'S',
      'ema-2016',
    ],
    ['two players show a pung of one tile', '@from middle; E discard 5p; S pon 5p5p; W call pon; W show 5p5p', 'nobody'],
    [
      'two players call a pung, and the second goes on when the first has shown',
      '@from middle; E discard 5p; S call pon; W call pon; S show ??; W take',
      'W',
    ],
    [
      'two players call ron, and the hand ends with the win of the only one who has shown a hand',
      '@from middle; E discard 3m; S ron; N ron; N reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z; * end win',
      'nobody',
    ],
    [
      'two players call ron, and both show their hands',
      '@from middle; E discard 3m; S ron; N ron; N reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z; S reveal 1m2m4p5p6p1s2s3s2z2z7z7z7z; * end win',
      'N',
    ],
    [
      'the better claimant has discarded already',
      '@from middle; E discard 3m; S call chii; W call pon; W discard 1z; S show 4m5m',
      'S',
      'ema-2016',
    ],
  ],
})

/**
 * Whether nobody knew at an event if the calls were clearly apart: it was asked, and nobody had answered by going on. Both players may show their
 * tiles: only who takes the tile or discards has it.
 */
const isUnweighed = ({ claims }: Table, { gap, weighedAt }: Claim, better: readonly Claim[], number: number): boolean =>
  gap === 'asked' ||
  (weighedAt !== undefined &&
    (number < weighedAt ||
      (claims.some(({ shownAt }) => shownAt === weighedAt) &&
        better.every(({ takenAt, discardedAt }) => takenAt === undefined && discardedAt === undefined))))

const seatsOf = (claims: readonly Claim[]): string => claims.map(({ by }) => by).join('')

/** The better call was a win, and its caller takes it back: the hand does not end with it. */
const givenUp = (findings: readonly Finding[], seat: Seat): readonly Amendment[] =>
  findings
    .filter(({ facts }) => facts.better === 'ron' && facts.entitled === seat)
    .map((finding) => ({ finding, instead: { ...finding, facts: { ...finding.facts, better: undefined } } }))

/** The win of a player whose hand alone was shown, when the hand ends with a win: nobody else has won, so the better call is wrong in the record. */
const wonAlone = (findings: readonly Finding[], { players }: Table): readonly Amendment[] =>
  findings
    .filter(({ state, decision, facts: { call, entitled } }) => {
      const better = SEATS.filter((seat) => String(entitled).includes(seat))
      return state === 'open' && !decision && call === 'ron' && better.every((seat) => players[seat].revealed === undefined)
    })
    .map((finding) => ({ finding, settled: true }))

/** Whether tiles make the set of one of the better claims, which has shown none, and not that of the claim itself. */
const isSetOf = (better: readonly Claim[], own: Claim, tiles: readonly Tile[]): boolean =>
  areKnown(tiles) &&
  isGroupCall(own.call) &&
  !makesGroup(own.call, own.tile, tiles) &&
  better.some(({ call, tile, shownAt }) => isGroupCall(call) && shownAt === undefined && makesGroup(call, tile, tiles))
