import { nothing, rule, violation } from '../rule.ts'

/** The claimed tile still lies in the river when opponents have made two discards since the call: a false group, a dead hand. */
export const claimNotTaken = rule({
  id: 'claim.not-taken',
  in: { 'wrc-2015': violation('5.4', '5.4.10'), 'ema-2016': violation('3.3.8', '5.1.1'), 'ema-pre-2016': nothing, 'riichi-wiki': nothing },
  on: ['discard'],
  remedies: ['dead-hand'],

  judge: ({ table, number }, { actor }) =>
    table.claims
      .filter(({ call, by, standing, yields }) => call !== 'ron' && by !== actor && standing === 'good' && !yields)
      .filter(({ takenAt, shownAt, discardedAt, since, found }) => {
        const begun = (shownAt ?? discardedAt) !== undefined
        return takenAt === undefined && begun && since.length === 1 && !found.includes('claim.not-taken')
      })
      .map((claim) => ({
        seat: claim.by,
        because: [...(claim.shownAt === undefined ? [] : [claim.shownAt]), claim.called, ...claim.since, number].sort((a, b) => a - b),
        facts: {
          call: claim.call,
          tile: claim.tile,
          from: claim.from ?? undefined,
          called: claim.called,
          discard: claim.target,
          others: discarders(table.discards, claim.since, actor),
        },
      })),

  examples: [
    [
      'never takes the tile',
      '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N draw; N discard 3p; E draw; E discard 7s',
      'W',
    ],
    [
      'takes it after the first discard',
      '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 3p; W take; E discard 7s',
      'nobody',
    ],
    ['only one opponent has discarded', '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 3p', 'nobody'],
    ['the short form says that it was taken', '@from middle; E discard 1z; W pon 1z1z; W discard 9m; N discard 3p; E discard 7s', 'nobody'],
  ],
})

/** The seats that have discarded since the call, in order, such as "NE". */
const discarders = (
  discards: readonly { readonly seat: string; readonly event: number }[],
  since: readonly number[],
  last: string,
): string => since.map((event) => discards.find((discard) => discard.event === event)?.seat ?? '').join('') + last
