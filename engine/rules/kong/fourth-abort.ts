import { discardsOf } from '../../table/discards.ts'
import { kongsMade } from '../../table/kongs.ts'
import { isGroupCall } from '../../table/table.ts'
import { goesOnAfter } from '../end/draws.ts'
import { rule } from '../rule.ts'

/** Four kongs by more than one player, nobody won on the discard that followed, and play goes on: the hand should have ended. */
export const kongFourthAbort = rule({
  id: 'kong.fourth-abort',
  on: ['draw', 'discard', 'call', 'ankan', 'kakan'],
  needs: 'kongs',
  remedies: ['abortive-draw'],
  settings: ['abortive-draws'],
  effects: ['four-kongs-noticed'],

  judge: ({ table, rules, number }, event) => {
    if (goesOnAfter(rules, 'four-kongs')) return null
    const { fourKongsFound, claims, ended, target } = table
    const kongs = kongsMade(table)
    const fourth = kongs[3]
    if (!fourth || fourth.event === 0 || fourKongsFound || ended || new Set(kongs.map(({ seat }) => seat)).size === 1) return null
    if (event.verb === 'call' && !(isGroupCall(event.call) || event.call === 'riichi')) return null
    const after = discardsOf(table).find((discard) => discard.moment > fourth.moment)
    if (!after || claims.some(({ call, target: of, standing }) => call === 'ron' && of === target?.event && standing === 'good'))
      return null
    // That discard again is its line recorded twice; if play goes on, the next act says so.
    if (event.verb === 'discard' && table.turn.due === 'draw' && event.actor === after.seat && event.tile === after.tile) return null
    return {
      seat: event.actor,
      because: [...kongs.map((kong) => kong.event).filter((made) => made > 0), after.event, number],
      facts: { tile: after.tile },
    }
  },

  examples: [
    [
      'four kongs by three players, and the next one draws',
      '@from middle; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; W draw; W ankan 9p; W replace; W discard 1z; N draw',
      'N',
      'ema-pre-2016',
    ],
    [
      'four kongs by three players, where the tournament has abortive draws',
      '@from middle; @set abortive-draws on; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; W draw; W ankan 9p; W replace; W discard 1z; N draw',
      'N',
      'rrc-1.5',
    ],
    [
      'four kongs by three players, where no abortive draw is on',
      '@from middle; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; W draw; W ankan 9p; W replace; W discard 1z; N draw',
      'nobody',
      'rrc-1.5',
    ],
    [
      'the discard is won on',
      '@from middle; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; W draw; W ankan 9p; W replace; W discard 1z; N ron',
      'nobody',
      'ema-pre-2016',
    ],
    [
      'the hand ends',
      '@from middle; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; W draw; W ankan 9p; W replace; W discard 1z; * end abort four-kongs',
      'nobody',
      'ema-pre-2016',
    ],
    [
      'the fourth one is void',
      '@from middle; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; S discard 5p; W pon 5p5p; W ankan 9p; W discard 1z; N draw',
      'nobody',
      'ema-pre-2016',
    ],
    [
      'the fourth one was called and never shown',
      '@from middle; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; S discard 5p; W call kan; W retract; W draw; W discard 1z; N draw',
      'nobody',
      'ema-pre-2016',
    ],
    [
      'one player has all four',
      '@from middle; @meld W ankan 1m; @meld W ankan 2m; @meld W ankan 3m; W draw; W ankan 9p; W replace; W discard 1z; N draw',
      'nobody',
      'ema-pre-2016',
    ],
    [
      'four kongs by three players, and play goes on by rule',
      '@from middle; @meld E ankan 1m; @meld E ankan 2m; @meld S ankan 3m; W draw; W ankan 9p; W replace; W discard 1z; N draw',
      'nobody',
      'wrc-2015',
    ],
  ],
})
