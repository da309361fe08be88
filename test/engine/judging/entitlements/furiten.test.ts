import { expect, test } from 'vitest'
import { furitenOf } from '../../../../engine/judging/entitlements/furiten.ts'
import { judged } from '../table-of.ts'

/** South waits for 3m and 6m. */
const HAND = '4m5m4p5p6p7s8s9s5z5z6z6z6z'
const SEEN = `@from middle; @displayed complete; @hold S ${HAND}; `

test.each<[situation: string, table: string, is: string, rules?: string]>([
  ['nothing of the waits has gone', `${SEEN}@river S 9p; E discard 1z`, 'not-furiten'],
  ['an own discard', `${SEEN}@river S 6m; E discard 3m`, 'own-discard 0'],
  ['an own discard that was claimed', `${SEEN}@river S 6m^; E discard 3m`, 'own-discard 0'],
  ['a tile that can still be won on', `${SEEN}@river S 9p; E discard 3m`, 'not-furiten'],
  ['an own discard of which the record has five', `${SEEN}@meld W kakan 6m E; @river S 6m; E discard 6m`, 'unknown'],
  ['let pass, the next player has discarded', `${SEEN}W draw; W discard 3m; N draw; N discard 1z`, 'let-pass 2'],
  ['let pass, where the own draw ends it', `${SEEN}W draw; W discard 3m; N draw; N discard 1z`, 'let-pass-until-draw 2', 'ema-2025'],
  ['the next player has only drawn', `${SEEN}W draw; W discard 3m; N draw`, 'not-furiten'],
  ['the next player has only drawn', `${SEEN}W draw; W discard 3m; N draw`, 'let-pass 2', 'riichi-wiki'],
  ['let pass, and discarded since', `${SEEN}W discard 3m; N discard 1z; E discard 2z; S draw 9p; S discard 9p`, 'not-furiten'],
  [
    'let pass in riichi',
    `${SEEN}S draw 9p; S riichi 9p; W discard 3m; N discard 1z; E discard 2z; S draw 9p; S discard 9p`,
    'let-pass-in-riichi 5',
  ],
  ['an extended pung let pass', `${SEEN}@meld W pon 3m E; W draw; W kakan 3m; W replace; W discard 1z`, 'let-pass 2'],
  ['in the own turn, the drawn tile apart', `${SEEN}@river S 6m; S draw 1z`, 'own-discard 0'],
  ['the drawn tile is not known', `${SEEN}@river S 6m; S draw`, 'unknown'],
  ['a tile in another’s river from before, which nobody can place', `${SEEN}@river W 3m; E discard 1z`, 'unknown'],
  ['own discards from before are not known', `@from middle; @hold S ${HAND}; E discard 1z`, 'unknown'],
  ['a discard that the record does not know', `${SEEN}W draw; W discard ?; N draw; N discard 1z`, 'unknown'],
  ['a hand nobody has seen', '@from middle; @displayed complete; @river S 3m; E discard 3m', 'unknown'],
  ['a hand that does not wait', '@from middle; @displayed complete; @hold S 1m4m7m1p4p7p1s4s7s1z2z3z4z; E discard 3m', 'not-waiting'],
])('%s', (_, table, is, rules = 'wrc-2015') => {
  const furiten = furitenOf(judged(table, rules), 'S')
  expect(furiten.is === 'furiten' ? `${furiten.why} ${furiten.event}` : furiten.is).toBe(is)
})
