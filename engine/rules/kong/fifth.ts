import { kongsMade } from '../../table/kongs.ts'
import { rule } from '../rule.ts'
import { goneOnWithKong } from './gone-on.ts'

/** Any kong after the fourth of the hand. */
export const kongFifth = rule({
  id: 'kong.fifth',
  on: ['call', 'ankan', 'kakan'],
  needs: 'kongs',
  remedies: ['kong-void'],
  onCall: 'void-if-violation',
  firstOf: 'act',
  amend: goneOnWithKong,

  judge: ({ table, number }, event) => {
    const kongs = kongsMade(table)
    if (kongs.length < 4 || (event.verb === 'call' && event.call !== 'kan')) return null
    const kind = event.verb === 'call' ? 'daiminkan' : event.verb
    return {
      seat: event.actor,
      because: [...kongs.map((kong) => kong.event).filter((made) => made > 0), number],
      facts: { kind, call: event.verb === 'call' ? 'kan' : event.verb, tile: event.tile },
    }
  },

  examples: [
    ['a fifth kong', '@from middle; @meld E ankan 1m; @meld E ankan 2m; @meld E ankan 3m; @meld E ankan 4m; S draw; S ankan 9p', 'S'],
    [
      'only three of the four are valid',
      '@from middle; @meld E ankan 1m; @meld E ankan 2m; @meld E ankan 3m; E discard 5p; S pon 5p5p; S ankan 7m; S discard 1z; W draw; W ankan 9p',
      'nobody',
    ],
    [
      'a fifth kong, where no rule knows it',
      '@from middle; @meld E ankan 1m; @meld E ankan 2m; @meld E ankan 3m; @meld E ankan 4m; S draw; S ankan 9p',
      'nobody',
      'riichi-wiki',
    ],
    [
      'the fourth one was called and never shown',
      '@from middle; @meld E ankan 1m; @meld E ankan 2m; @meld E ankan 3m; N discard 5p; W call kan; W discard 1z; N draw; N ankan 9p',
      'nobody',
    ],
    [
      'the fourth one yielded to a win, after which play goes on',
      '@from middle; @meld E ankan 1m; @meld E ankan 2m; @meld E ankan 3m; N discard 5p; W call kan; W show 5p5p5p; S call ron; E draw; E ankan 9p',
      'nobody',
    ],
    [
      'the fourth one was robbed',
      '@from middle; @meld E ankan 1m; @meld E ankan 2m; @meld E ankan 3m; @meld W pon 5p E; W draw; W kakan 5p; S ron; W replace; W discard 1z; N draw; N ankan 9p',
      'nobody',
    ],
    ['a fourth kong', '@from middle; @meld E ankan 1m; @meld E ankan 2m; @meld E ankan 3m; S draw; S ankan 9p', 'nobody'],
  ],
})
