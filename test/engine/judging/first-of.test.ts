import { describe, expect, test } from 'vitest'
import { findingsOf, judged } from './table-of.ts'

/**
 * One act that breaks several rules is held against the player once: by the first rule that holds (rule book, "Only the first that holds is
 * raised").
 */
describe('of several faults in one act the first is raised', () => {
  test.each<[string, string, string, string?]>([
    ['a dead hand calls a chow from the wrong seat', '@from middle; * dead W; E discard 5p; W call chii', '3 violation dead-hand.act W'],
    ['riichi, and the wrong seat', '@from middle; @riichi W; E discard 5p; W call chii', '2 violation claim.under-riichi W'],
    ['riichi, and the own discard', '@from middle; @riichi E; E discard 5p; E call pon', '2 violation claim.under-riichi E'],
    ['the own discard, and late', '@from middle; S discard 5p; W draw; W discard 9s; S call chii 5p', '4 question claim.own-discard S'],
    ['late, and from the wrong seat', '@from middle; S discard 5p; W draw; W discard 9s; N call chii 5p', '4 violation claim.late N'],
    [
      'a win on the own discard, and late',
      '@from middle; S discard 5p; W draw; W discard 9s; S call ron 5p',
      '4 question claim.own-discard S',
    ],
    [
      'the wrong seat, and the last discard',
      '@from middle; @wall 0; E discard 5p; W call chii',
      '2 violation claim.wrong-seat W',
      'riichi-wiki',
    ],
    [
      'riichi, and the last discard',
      '@from middle; @wall 0; @riichi N; S discard 5p; N call pon',
      '2 violation claim.under-riichi N',
      'riichi-wiki',
    ],
    ['a concealed kong out of turn, and no tile to draw', '@from middle; @wall 0; E discard 3m; W ankan 1m', '2 question kong.last-tile W'],
    [
      'a kong of the last tile right after a pung',
      '@from middle; @wall 0; E discard 5p; S pon 5p5p; S ankan 1m',
      '5 question kong.last-tile S',
    ],
    [
      'a kong right after a pung, and no pung to extend',
      '@from middle; @displayed complete; E discard 5p; S pon 5p5p; S kakan 2m',
      '5 violation kong.after-claim S',
    ],
    ['riichi out of turn, twice', '@from middle; @riichi S; E draw; S call riichi', '2 question turn.act S'],
    ['riichi out of turn with an open hand', '@from middle; @meld S pon 1m E; E draw; S call riichi', '2 question turn.act S'],
    [
      'riichi twice, and too few tiles left',
      '@from middle; @wall 1; @riichi E; E draw; E riichi 1m',
      '2 question riichi.twice E',
      'riichi-wiki',
    ],
    [
      'riichi with an open hand, and too few tiles left',
      '@from middle; @wall 1; @meld E pon 5p S; E draw; E riichi 1m',
      '2 violation riichi.open-hand E',
      'riichi-wiki',
    ],
    [
      'riichi with an open hand, and too few points',
      '@from middle; @scores 900 25000 25000 25000; @meld E pon 5p S; E draw; E riichi 1m',
      '2 violation riichi.open-hand E',
    ],
    [
      'a dead hand wins with too few tiles',
      '@from middle; * dead W; E discard 5p; W call ron; W reveal 1m1m1m5p5p5p5s7s7s8s9s6z6z',
      '3 violation dead-hand.act W',
    ],
  ])('%s', (_, table, finding, rules) => {
    expect(findingsOf(judged(table, rules))).toEqual([finding])
  })
})
