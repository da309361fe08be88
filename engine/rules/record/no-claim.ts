import { SEATS } from '../../model/seats.ts'
import { calledUnderOtherSeat, claimToTake, ownDiscardCalled, wonTileTaken } from '../../table/claims.ts'
import { hasPutBackUnsaid, isReplacementFounded } from '../../table/turn.ts'
import { ANY_MISTAKE } from '../record-mistakes.ts'
import { rule } from '../rule.ts'
import { knowsTileTaken } from '../win/tile-taken.ts'

/** A step without what it belongs to: a take or show without a call, a return without a draw, a replacement tile without a kong. */
export const recordNoClaim = rule({
  id: 'record.no-claim',
  on: ['take', 'return', 'replace', 'rearrange', 'discard', 'end'],
  needs: { discard: 'shown', end: 'shown' },
  remedies: [],
  effects: ['act-baseless'],
  mends: [...ANY_MISTAKE, 'step-left-out', 'kind-of-call'],

  judge: ({ table, rules, number }, event) => {
    if (event.verb === 'discard' || event.verb === 'end') {
      const shownBy = SEATS.filter((seat) => table.players[seat].shown)
      if (shownBy.length === 0) return null
      return shownBy.flatMap((seat) => {
        const { shown } = table.players[seat]
        if (!shown) return []
        // Who shows and discards at once in a record from the middle has called before it begins.
        const isCalledBefore = (table.target === null && event.actor === seat) || (table.lastDiscard?.moment ?? 0) > shown.event
        return !isCalledBefore
          ? [{ seat: null, at: shown.event, because: [shown.event, number], facts: { why: 'show', due: seat, tiles: shown.tiles } }]
          : []
      })
    }
    const { actor, verb } = event
    const { turn, players, target, before } = table
    if (verb === 'rearrange') {
      const { groups, groupsKnown } = players[actor]
      return groupsKnown && groups.length === 0 ? { seat: null, because: [number], facts: { why: verb, due: actor } } : null
    }
    // A player who has shown tiles takes without a call: one line is missing, and the shown tiles name it.
    const founded =
      verb === 'take'
        ? claimToTake(table, actor, event.tile) !== undefined ||
          players[actor].shown !== undefined ||
          (knowsTileTaken(rules) && wonTileTaken(table, actor) !== undefined) ||
          ownDiscardCalled(table, actor) !== undefined ||
          calledUnderOtherSeat(table, actor) !== undefined ||
          (target === null && turn.due === 'any')
        : verb === 'return'
          ? (players[actor].drawn ?? players[actor].extra ?? players[actor].dealtOver) !== undefined ||
            (target === null && turn.due === 'any') ||
            // of a turn that a call takes back, also where nobody can tell the drawn tile
            table.toReturn?.seat === actor ||
            // with the discard the whole turn is taken back, also where nobody can tell the drawn tile
            (before?.verb === 'retract' && before.tile !== undefined && before.actor === actor)
          : isReplacementFounded(table, actor) || hasPutBackUnsaid(table, event)
    return founded ? null : { seat: null, because: [number], facts: { why: verb, due: actor } }
  },

  examples: [
    [
      'the tile of a turn that was too fast, after a kong and its replacement tile',
      '@from middle; @wall 30; S discard 5p; W draw; W ankan 1z fast; W replace; N call pon 5p; W return',
      'nobody',
      'ema-2025',
    ],
    ['takes a tile without a call', '@from middle; S discard 1z; W take', 'found', 'wrc-2015', 'record'],
    ['shows, and never calls', '@from middle; S discard 1z; W show 1z1z; W draw; W discard 9p', 'found', 'wrc-2015', 'record'],
    ['shows the tiles of a call before the record', '@from middle; W show 1z1z; W take; W discard 9p', 'nobody'],
    [
      'shows and discards, and takes the tile of a call before the record',
      '@from middle; W show 4p6p; W discard 9m; W take 5p; N draw',
      'nobody',
    ],
    ['takes the tile of a discard from before the record', '@from middle; W call pon; W show 5p5p; W take 5p; W discard 9m', 'nobody'],
    ['shows, then calls', '@from middle; S discard 1z; W show 1z1z; W call pon; W take; W discard 9p', 'nobody'],
    ['puts back a tile without a draw', '@from middle; S discard 1z; W return', 'found', 'wrc-2015', 'record'],
    [
      'puts back a tile of a turn that is taken back, after the drawn one was mixed into the hand',
      '@from middle; S discard 5p; W draw mixed; W discard 1z fast; N call pon 5p; W retract 1z; W return; N show 5p5p',
      'nobody',
      'ema-2025',
    ],
    ['puts back a tile drawn before the record', '@from middle; W return; S call pon; S show 5p5p', 'nobody'],
    ['a replacement tile without a kong', '@from middle; S draw; S replace', 'found', 'wrc-2015', 'record'],
    ['moves tiles between groups and has none', '@from middle; @displayed complete; S draw; S rearrange', 'found', 'wrc-2015', 'record'],
    ['a replacement tile after a kong', '@from middle; S draw; S ankan 1z; S replace', 'nobody'],
    [
      'shows and takes, and never calls: one line is missing',
      '@from middle; S discard 1z; W show 1z1z; W take; W discard 9p',
      'found',
      'wrc-2015',
      'record',
    ],
    ['the replacement tile of a void kong', '@from middle; E discard 5p; S call kan; S show 5p5p6p; S replace', 'nobody'],
  ],
})
