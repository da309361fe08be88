import { discardsOf } from '../../table/discards.ts'
import { kongsMade, kongToTurn } from '../../table/kongs.ts'
import { momentOf } from '../../table/moments.ts'
import { rule } from '../rule.ts'

/** The indicator of a kong is turned only after the discard that followed the kong. */
export const kongDoraLate = rule({
  id: 'kong.dora-late',
  on: ['dora'],
  remedies: ['point-out'],

  judge: ({ table, number }, event) => {
    const { turn, ended } = table
    const kong = kongToTurn(table)
    if (ended || turn.kong !== undefined || !kong || !kongsMade(table).includes(kong)) return null
    const discard = discardsOf(table).find(({ seat, moment }) => seat === kong.seat && moment > kong.moment)
    if (!discard || discard.event >= momentOf(table, event)) return null
    // Both indicators of two kongs after the discard: that was pointed out once.
    if (table.kongs.some(({ turned, seat }) => seat === kong.seat && turned !== undefined && turned > discard.event)) return null
    return {
      seat: null,
      because: [kong.event, discard.event, number],
      facts: { from: kong.seat, kind: kong.kind, tile: event.tile, discard: discard.event },
    }
  },

  examples: [
    [
      'the indicator after the discard',
      '@from middle; E draw; E ankan 5p; E replace; E discard 1z; * dora 3s',
      'found',
      'wrc-2015',
      'advice',
    ],
    [
      'of a claimed kong, after the discard',
      '@from middle; E discard 5p; W daiminkan 5p5p5p; W replace; W discard 1z; N draw; * dora 3s',
      'found',
      'ema-2016',
      'advice',
    ],
    [
      'the second of two indicators, the first of which came in the turn of both kongs',
      '@from middle; E draw; E ankan 5p; E replace; E ankan 1z; * dora 3s; E replace; E discard 2z; * dora 4s',
      'found',
      'wrc-2025',
      'advice',
    ],
    ['the indicator before the discard', '@from middle; E draw; E ankan 5p; E replace; * dora 3s; E discard 1z', 'nobody'],
    ['nobody can say which was first', '@from middle; E draw; E ankan 5p; E replace; E discard 1z; & * dora 3s', 'nobody'],
    [
      'a second indicator after the discard: the record has one too many',
      '@from middle; E draw; E ankan 5p; * dora 3s; E replace; E discard 1z; * dora 4s',
      'nobody',
    ],
    ['the kong was made before the record', '@from middle; @meld E ankan 5p; E discard 1z; * dora 3s', 'nobody'],
    ['the kong was robbed', '@from middle; @meld E pon 5p S; E draw; E kakan 5p; W ron; E discard 1z; * dora 3s', 'nobody'],
    [
      'the indicator after the discard, as the page has it for open kongs',
      '@from middle; E discard 5p; W daiminkan 5p5p5p; W replace; W discard 1z; * dora 3s',
      'nobody',
      'riichi-wiki',
    ],
  ],
})
