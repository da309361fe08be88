import {
  advice,
  anotherSetting,
  anotherWindow,
  byCall,
  byKong,
  type Cells,
  info,
  notARule,
  question,
  recordFaults,
  violation,
  withRemedies,
} from '../../model/cells.ts'
import type { Facts } from '../../model/findings.ts'

/** A tile from the wrong place; one that was drawn when no tile was left is known by the transcription alone. */
const placeOfDraw = ({ left }: Facts): readonly string[] => (left === 0 ? ['12.3.6'] : ['8'])

/** The word of each call. */
const WORDS: Readonly<Record<string, string>> = { chii: '8.5.1', pon: '8.6.1', kan: '8.7', riichi: '8.9', tsumo: '8.10', ron: '8.11' }
const wordOfCall = ({ call }: Facts): readonly string[] => {
  const section = typeof call === 'string' ? WORDS[call] : undefined
  return section === undefined ? [] : [section]
}

const CLAIMS = { chii: '8.5.1', pon: '8.6.1', kan: '8.7.1' }
const KONGS = { daiminkan: '8.7.1', kakan: '8.7.2', ankan: '8.7.3' }

/** The sections on what a winning hand is, and on how a win on a discard or a self-draw win is declared. */
const win = ({ call }: Facts): readonly string[] => ['3.3', call === 'tsumo' ? '8.10' : '8.11']

/**
 * World Riichi Championship rules and penalties, 2025: the level of every rule, and the sections of the duty. The sections of the penalties, most
 * of them in chapter 12, are beside the penalties.
 */
export const cells: Cells = {
  'claim.order': advice(byCall(CLAIMS)),
  'claim.not-taken': withRemedies(violation((facts: Facts) => [...byCall(CLAIMS)(facts), '12.1'])),
  'claim.wrong-seat': violation('8'),
  'claim.own-discard': question('8'),
  'claim.no-group': withRemedies(violation(byCall(CLAIMS)), 'put-right'),
  'claim.late': violation('8.1'),
  'claim.precedence': violation('8.2'),
  'claim.awarded': info('8.2'),
  'claim.changed': withRemedies(violation('12.3.3'), 'first-call-stands', 'claim-void', 'win-void'),
  'claim.last-discard': violation('8.4'),
  'claim.under-riichi': violation('8.9'),
  'call.word': violation(wordOfCall),
  'claim.together': question('8.2'),
  'claim.too-fast': anotherWindow,
  'swap.same-tile': withRemedies(violation('8.3')),
  'swap.other-end': withRemedies(violation('8.3')),
  'draw.too-fast': anotherWindow,
  'draw.not-returned': anotherWindow,
  'draw.wrong-place': violation(placeOfDraw),
  'draw.opponents-hand': question('12.1'),
  'draw.into-hand': advice('8'),
  'discard.taken-back': question('8.1'),
  'turn.draw': question('8'),
  'turn.discard': question('8', '8.1'),
  'turn.act': withRemedies(
    question(({ call }: Facts) => (call === 'tsumo' ? ['8.1', '8.10'] : ['8.1'])),
    'kong-void',
    'riichi-void',
    'win-void',
  ),
  'turn.no-draw': withRemedies(violation('8')),
  'hand.count': withRemedies(violation('8')),
  'pace.slow': question('8.1'),
  'deal.courtesy': advice('7.6'),
  'deal.unfinished': violation('7.6'),
  'kong.after-claim': violation('8.7.2', '8.7.3'),
  'kong.no-group': withRemedies(question(byKong(KONGS)), 'put-right'),
  'kong.last-tile': question('8.4'),
  'kong.fifth': violation('8.7'),
  // Play goes on after the fourth kong: 8.7, 9.
  'kong.fourth-abort': notARule,
  'kong.no-wait': question('8.7.2', '8.11.1'),
  // The replacement is drawn first: 8.13. The indicator has to be turned before the discard: kong.dora-late.
  'kong.order': notARule,
  'kong.dora-late': advice('8.7', '8.13'),
  'kong.no-replacement': withRemedies(violation('8.7')),
  'kong.riichi': withRemedies(violation('8.9.1')),
  'kong.rob-concealed': violation('8.11.1'),
  'group.discarded': violation('8'),
  'group.rearranged': violation('8'),
  'group.rotation': advice('8.12', '12.3.4'),
  // The outer tiles are asked for, the middle ones are no fault: 8.12.
  'group.faces': notARule,
  'riichi.open-hand': withRemedies(violation('8.9'), 'riichi-void', 'stick-back'),
  // Allowed even on the last tile: 2, 8.9.
  'riichi.wall': anotherSetting,
  // Allowed, and the score goes below zero: 2, 8.9.
  'riichi.points': anotherSetting,
  'riichi.twice': withRemedies(question(), 'riichi-void'),
  'riichi.rotation': withRemedies(violation('8.9'), 'put-right'),
  'riichi.rotate-next': advice('8.9'),
  'riichi.returned': info('8.9'),
  'riichi.hand-changed': withRemedies(question('8.9')),
  'riichi.not-waiting': withRemedies(violation('8.9')),
  'riichi.word': withRemedies(question('8.9'), 'point-out'),
  'riichi.order': advice('8.9', '12.3.5'),
  'riichi.taken-back': violation('12.1', '12.3.3'),
  'riichi.touching': advice('8.9'),
  'riichi.not-shown': violation('9.2'),
  'riichi.furiten': anotherSetting,
  'win.late': violation(({ kind }: Facts) => (kind === 'kakan' ? ['8.7.2', '8.11.1'] : ['8', '8.1'])),
  // The nearest wins: 8.2.
  'win.several': anotherSetting,
  // The draw has closed the window, so the win is late: 8.1.
  'win.after-tsumo': anotherWindow,
  'win.furiten': violation('8.11.2'),
  'win.no-yaku': violation(win),
  'win.incomplete': violation(win),
  'win.tile-mixed': violation('8.10', '11.1'),
  'win.liability': info('9.1.1'),
  'win.laid-tile': question('8.1'),
  'win.tile-taken': advice('8.11'),
  'win.after-end': violation('12.3.6'),
  // No minimum of two han: 2.
  'win.two-han': anotherSetting,
  'dead-hand.act': question('12.2', '12.3.3'),
  // The hand is dead from the act: 12.2, 12.3.3.
  'dead-hand.undeclared': notARule,
  'dead-hand.at-call': notARule,
  'tenpai.false': withRemedies(violation('9.2'), 'put-right'),
  'tenpai.early': violation('12.3.6'),
  'tenpai.changed': violation('9.2'),
  'abort.false': question('2', '9'),
  ...recordFaults,
  'tiles.exposed': withRemedies(violation('12.3.1'), 'return-tile'),
}
