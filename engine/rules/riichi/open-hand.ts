import type { TableEvent } from '../../model/events.ts'
import { isKnown, type KnownTile, kindOf } from '../../model/tiles.ts'
import type { Table } from '../../table/table.ts'
import { fullSize } from '../../table/tiles/hand-size.ts'
import { rule } from '../rule.ts'

/** Riichi called with a melded group. A concealed kong keeps the hand concealed. */
export const riichiOpenHand = rule({
  id: 'riichi.open-hand',
  on: ['call'],
  needs: 'riichi',
  remedies: ['riichi-void', 'stick-back'],
  firstOf: 'act',
  ofRiichi: true,

  amend: (findings, { before, event }) =>
    showsConcealed(before, event)
      ? findings.filter(({ seat, decision }) => seat === event.actor && !decision).map((finding) => ({ finding, settled: true }))
      : [],

  judge: ({ table, number }, { actor: seat, call }) => {
    const { groups, extra } = table.players[seat]
    const open = groups.find(({ kind, doubtful }) => kind !== 'ankan' && !doubtful)
    // A draw out of turn that is asked about may be another player's, and with it the riichi.
    const isAsked = extra !== undefined && !extra.wrong
    if (call !== 'riichi' || !open || isAsked) return null
    return {
      seat,
      because: [...(open.event > 0 ? [open.event] : []), number],
      facts: { call, tile: open.claimed?.tile },
    }
  },

  examples: [
    ['with a claimed pung', '@from middle; @meld S pon 5p E; S draw; S call riichi', 'S'],
    ['with a concealed kong', '@from middle; @meld S ankan 5p; S draw; S call riichi', 'nobody'],
    ['with a claimed pung: dead hand, no stick', '@from middle; @meld S pon 5p E; S draw; S call riichi', 'S', 'wrc-2025'],
    ['with a claimed pung: dead hand, stick back', '@from middle; @meld S pon 5p E; S draw; S call riichi', 'S', 'rrc-1.5'],
    [
      'with a concealed kong, where an open hand would be dead',
      '@from middle; @meld S ankan 5p; S draw; S call riichi',
      'nobody',
      'wrc-2025',
    ],
    [
      'with a pung that the record has for this player, who then shows a hand without any group',
      '@from middle; @displayed complete; N discard 5p; S pon 5p5p; S discard 9m; W draw; W discard 1z; N draw; N discard 1z; E draw; E discard 2z; S riichi 9p; W discard 4p; S ron; S reveal 1m2m3m4p5p6p7p8p9p2s3s4s4p',
      'nobody',
      'wrc-2025',
    ],
    [
      'with a claimed pung, whose tiles are written with the hand',
      '@from middle; @meld S pon 5p E; S draw; S call riichi; S discard 9p rotated; W discard 4p; S ron; S reveal 1m2m3m5p5p5p7p8p9p2s3s4s4p',
      'S',
    ],
    [
      'in a turn that may be another player’s',
      '@from middle; @displayed complete; @wall 40; @meld W pon 1z N; N draw; N discard 6s; W draw; W riichi 1s',
      'nobody',
    ],
    ['the groups on the table are unknown', '@from middle; S draw; S call riichi', 'nobody'],
  ],
})

/**
 * Whether a player with a group on the table shows a hand of all tiles without it: the group is another player's. Where the tiles of the group are
 * among them, it may be written with the hand.
 */
const showsConcealed = (table: Table, event: TableEvent): boolean => {
  if (event.verb !== 'reveal' || event.tiles.length < TILES || TILES <= fullSize(table, event.actor)) return false
  const kinds = event.tiles.filter(isKnown).map(kindOf)
  const countOf = (tile: KnownTile): number => kinds.filter((kind) => kind === kindOf(tile)).length
  return table.players[event.actor].groups.every(({ own }) =>
    own.filter(isKnown).some((tile, _, all) => countOf(tile) < countIn(all, tile)),
  )
}

const countIn = (tiles: readonly KnownTile[], tile: KnownTile): number => tiles.filter((other) => kindOf(other) === kindOf(tile)).length

/** The tiles of a hand without groups. */
const TILES = 13
