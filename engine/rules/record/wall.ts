import type { DiscardEvent } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import { continuesVoidKong } from '../../table/claims.ts'
import { impliedDraw } from '../../table/draws.ts'
import type { Table } from '../../table/table.ts'
import { isDrawnAfterTakingBack, misfitDiscard, wasDrawImplied, wasDrawnForRiichi } from '../../table/turn.ts'
import { ANY_MISTAKE } from '../record-mistakes.ts'
import { type Amendment, type EventStep, rule } from '../rule.ts'

/** A draw from an empty live wall, or a fifth replacement tile: no table has one. */
export const recordWall = rule({
  id: 'record.wall',
  on: ['draw', 'replace'],
  needs: { draw: 'empty-wall' },
  remedies: [],
  effects: ['wall-unknown'],
  mends: [...ANY_MISTAKE, 'wall', 'any-claim-left-out'],

  judge: ({ table, number }, event) => {
    const { verb, actor } = event
    // The record says that the tile is not from there.
    if ((event.verb === 'draw' || event.verb === 'replace') && event.from !== undefined) return null
    // A kong that is void already is gone on with: its tile is no second fault.
    const impossible =
      verb === 'draw'
        ? table.wall === 0 && !wasDrawImplied(table, actor) && !wasDrawnForRiichi(table, actor) && !isDrawnAfterTakingBack(table, actor)
        : table.replacements === table.form.replacementTiles && !continuesVoidKong(table, actor)
    return impossible ? { seat: null, because: [number], facts: { dueAct: verb, due: actor, left: table.wall ?? undefined } } : null
  },

  examples: [
    ['the wall is empty', '@from middle; @wall 0; S discard 1z; W draw', 'found', 'wrc-2015', 'record'],
    [
      'a fifth replacement tile, where a fifth kong is no fault',
      '@from middle; @meld E ankan 1m; @meld E ankan 2m; @meld E ankan 3m; @meld E ankan 4m; S draw; S ankan 9p; S replace',
      'found',
      'riichi-wiki',
      'record',
    ],
    [
      'the replacement tile of a kong that is void as the fifth',
      '@from middle; @meld E ankan 1m; @meld E ankan 2m; @meld E ankan 3m; @meld E ankan 4m; S draw; S ankan 9p; S replace',
      'nobody',
    ],
    ['a tile of the dead wall, as the record says', '@from middle; @wall 0; S discard 1z; W draw from dead-wall', 'nobody'],
    ['the last tile', '@from middle; @wall 1; S discard 1z; W draw', 'nobody'],
    [
      'the draw of a riichi on the last tile, entered after it',
      '@from middle; @wall 1; S discard 1z; W riichi 9m; W draw',
      'nobody',
      'wrc-2025',
    ],
  ],
})

/** Whether a discard in turn implies a draw from an empty wall. */
const isDrawnFromNothing = (table: Table, event: DiscardEvent): boolean =>
  !event.wrong && impliedDraw(table, event) === 'wall' && misfitDiscard(table, event) === null

/**
 * Findings that rest on how few tiles were left fall away when a further draw shows that the record has counted the wall wrong: after a draw from
 * a wall that seemed empty nobody knows the count.
 */
export const settleIfMiscounted = (findings: readonly Finding[], { before, after, event }: EventStep): readonly Amendment[] =>
  before.wall === 0 && (after.wall === null || (event.verb === 'discard' && isDrawnFromNothing(before, event)))
    ? findings.filter(({ state }) => state === 'open').map((finding) => ({ finding, settled: true }))
    : []
