import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../engine/model/language.ts'
import { describe as inWords } from '../../../engine/wording/findings/describe.ts'
import { judged } from '../judging/table-of.ts'

/** Finding and proposed penalty, in a line each. */
const proposals = (table: string, rules: string): readonly string[] =>
  judged(table, rules)
    .findings.filter(({ state, level }) => state === 'open' && level !== 'info')
    .map(
      ({ event, level, rule, seat, penalty }) =>
        `${event} ${level} ${rule} ${seat ?? '-'}: ${penalty.kind}${penalty.kind === 'points' ? ` ${penalty.amount}` : ''}`,
    )

const FALSE_PUNG = '@from middle; E discard 5p; W call pon; W show 5p6p'
const CHANGED = '@from middle; @riichi S; @wall 1; @hold S 1m2m3m4p5p6p7s8s9s5z5z6z6z; S draw 1z; S discard 5p'

describe('WRC 2025 and the Russian regulations', () => {
  test.each([
    [
      'a draw beats a late call',
      '@from middle; S discard 5p; W draw fast; N call pon',
      ['3 violation claim.late N: none'],
      ['3 question claim.late N: none'],
    ],
    ['a false pung, seen at once', FALSE_PUNG, ['3 violation claim.no-group W: none'], ['3 violation claim.no-group W: notice']],
    [
      'a false pung, after the discard',
      `${FALSE_PUNG}; W discard 9m`,
      ['3 violation claim.no-group W: dead-hand'],
      ['3 violation claim.no-group W: dead-hand'],
    ],
    [
      'a false kong, after the discard',
      '@from middle; E discard 5p; W call kan; W show 5p5p6p; W discard 9m',
      ['3 violation claim.no-group W: chombo'],
      ['3 violation claim.no-group W: dead-hand'],
    ],
    [
      'an extended pung in the turn of a pung, after the discard',
      '@from middle; @meld S pon 9s N; E discard 5p; S pon 5p5p; S kakan 9s; * dora 1z; S replace; S discard 1z',
      ['5 violation kong.after-claim S: discretion'],
      ['5 violation kong.after-claim S: dead-hand'],
    ],
    [
      'the same, and the replacement tile goes back before the discard',
      '@from middle; @meld S pon 9s N; E discard 5p; S pon 5p5p; S kakan 9s; * dora 1z; S replace; S return; S discard 1z',
      ['5 violation kong.after-claim S: discretion'],
      ['5 violation kong.after-claim S: notice'],
    ],
    [
      'a chow from across',
      '@from middle; E discard 5p; W call chii',
      ['2 violation claim.wrong-seat W: dead-hand'],
      ['2 violation claim.wrong-seat W: notice'],
    ],
    [
      'swap-calling',
      '@from middle; E discard 1s; N pon 1s1s; N discard 1s',
      ['5 violation swap.same-tile N: dead-hand'],
      ['5 violation swap.same-tile N: dead-hand'],
    ],
    [
      'a draw out of turn, and a count after the next turn finds the tile in the hand',
      '@from middle; @displayed complete; E draw; E discard 5p; N draw wrong; S draw; S discard 1z; N count 14',
      ['3 violation turn.draw N: chombo'],
      ['3 violation turn.draw N: dead-hand'],
    ],
    [
      'a second draw in one turn, of which a count finds the tile in the hand',
      '@from middle; @displayed complete; E draw; E discard 1z; S draw 3z; S draw 4z; S discard 4z; W draw; W discard 9m; S count 14',
      ['4 violation turn.draw S: chombo'],
      ['4 violation turn.draw S: dead-hand'],
    ],
    [
      'a draw out of turn',
      '@from middle; E discard 5p; W draw wrong',
      ['2 violation turn.draw W: none'],
      ['2 violation turn.draw W: dead-hand'],
    ],
    [
      'a draw out of turn, mixed into the hand',
      '@from middle; E discard 5p; W draw wrong mixed',
      ['2 violation turn.draw W: chombo'],
      ['2 violation turn.draw W: dead-hand'],
    ],
    [
      'a known tile drawn out of turn that goes back',
      '@from middle; E discard 5p; W draw 1z wrong; W return',
      ['2 violation turn.draw W: none'],
      ['2 violation turn.draw W: notice'],
    ],
    ['a tile too few', 'E draw; E discard 1z; E count 12', ['3 violation hand.count E: chombo'], ['3 violation hand.count E: dead-hand']],
    [
      'riichi with an open hand',
      '@from middle; @meld S pon 5p E; S draw; S call riichi',
      ['2 violation riichi.open-hand S: dead-hand'],
      ['2 violation riichi.open-hand S: dead-hand'],
    ],
    [
      'a hand changed in riichi',
      CHANGED,
      ['2 violation riichi.hand-changed S: dead-hand'],
      ['2 violation riichi.hand-changed S: dead-hand'],
    ],
    [
      'a hand changed in riichi, and the wall runs out',
      `${CHANGED}; * end exhaustive`,
      ['2 violation riichi.hand-changed S: chombo'],
      ['2 question riichi.hand-changed S: none'],
    ],
    [
      'a claim with a dead hand',
      '@from middle; * dead W; S discard 2p; W call pon',
      ['3 question dead-hand.act W: none'],
      ['3 violation dead-hand.act W: chombo'],
    ],
    [
      'it knew',
      '@from middle; * dead W; S discard 2p; W call pon; * answer 3 knew',
      ['3 violation dead-hand.act W: points 30'],
      ['3 violation dead-hand.act W: chombo'],
    ],
    [
      'it did not know',
      '@from middle; * dead W; S discard 2p; W call pon; * answer 3 did-not-know',
      ['3 violation dead-hand.act W: notice'],
      ['3 violation dead-hand.act W: chombo'],
    ],
    [
      'what it calls is void whether it knew or not',
      '@from middle; * dead W; S discard 2p; W call pon; W draw; W discard 1m; N draw',
      ['3 question dead-hand.act W: none'],
      ['3 violation dead-hand.act W: chombo'],
    ],
    [
      'a riichi of a dead hand binds nobody',
      '@from middle; * dead W; W draw; W riichi 3m; N draw; N discard 1z; E draw; E discard 9s; S draw; S discard 1p; W draw 4m; W discard 5m',
      ['3 question dead-hand.act W: none'],
      ['3 violation dead-hand.act W: chombo'],
    ],
    [
      'a hand dead by a fault, which nobody had declared dead; a chombo leaves it alive',
      '@from middle; W discard 3z nodraw; N draw; N discard 2p; W call ron',
      ['1 violation turn.no-draw W: chombo'],
      ['1 violation turn.no-draw W: dead-hand', '4 violation dead-hand.act W: dead-hand'],
    ],
    [
      'a hand dead by a fault, and declared dead',
      '@from middle; W discard 3z nodraw; * dead W; N draw; N discard 2p; W call ron',
      ['1 violation turn.no-draw W: chombo', '5 violation dead-hand.act W: chombo'],
      ['1 violation turn.no-draw W: dead-hand', '5 violation dead-hand.act W: chombo'],
    ],
    [
      'a kong without its tiles, which may be put right until the discard',
      '@from middle; @displayed complete; W draw; W kakan 5p; W replace; * answer 2 foul',
      ['2 violation kong.no-group W: none'],
      ['2 violation kong.no-group W: notice'],
    ],
    [
      'a kong without its tiles, after the discard',
      '@from middle; @displayed complete; W draw; W kakan 5p; W replace; W discard 1m; * answer 2 foul',
      ['2 violation kong.no-group W: chombo'],
      ['2 violation kong.no-group W: dead-hand'],
    ],
    [
      'wins with a dead hand',
      '@from middle; * dead W; S discard 2p; W call ron',
      ['3 violation dead-hand.act W: chombo'],
      ['3 violation dead-hand.act W: chombo'],
    ],
  ])('%s', (_, table, wrc2025, rrc15) => {
    expect(proposals(table, 'wrc-2025')).toEqual(wrc2025)
    expect(proposals(table, 'rrc-1.5')).toEqual(rrc15)
  })

  test('whether it can be proved is asked once the wall has run out, and the answer holds', () => {
    const ended = `${CHANGED}; * end exhaustive`
    expect(proposals(`${ended}; * answer 2 proved`, 'rrc-1.5')).toEqual(['2 violation riichi.hand-changed S: dead-hand'])
    expect(proposals(`${ended}; * answer 2 chombo`, 'rrc-1.5')).toEqual(['2 violation riichi.hand-changed S: chombo'])
  })

  test('a citation says how the text is known', () => {
    const cited = (table: string, rules: string) => {
      const play = judged(table, rules)
      return play.findings.map((finding) => LANGUAGES.map((language) => inWords(finding, play.rules, language).citation))
    }
    const swapped = '@from middle; E discard 1s; N pon 1s1s; N discard 1s'
    expect(cited(swapped, 'wrc-2025')).toEqual([['WRC 2025, section 8.3', 'WRC 2025, section 8.3']])
    expect(cited(swapped, 'rrc-1.5')).toEqual([
      [
        'Russian regulations 1.5, section 3.4.4 (numbers by Shinpan: the Russian text has none)',
        'Règlement russe 1.5, section 3.4.4 (numéros de Shinpan : le texte russe n’en a pas)',
      ],
    ])
    expect(cited('@from middle; E expose 5p', 'wrc-2025')[0]?.[0]).toBe('WRC 2025, section 12.3.1 as transcribed')
  })
})
