import {
  advice,
  anotherSetting,
  anotherWindow,
  type Cells,
  info,
  notARule,
  question,
  recordFaults,
  violation,
  withRemedies,
} from '../../model/cells.ts'
import type { Facts } from '../../model/findings.ts'

/** A kong, a self-draw win or riichi out of turn. */
const actOfTurn = ({ call }: Facts): readonly string[] =>
  call === 'tsumo'
    ? ['3.4.5']
    : call === 'riichi'
      ? ['3.4.7']
      : call === 'ankan' || call === 'kakan'
        ? ['3.4.3']
        : ['3.4.3', '3.4.5', '3.4.7']

/** The word of each call of a group and of riichi; 3.13.2 is about the words of a win. */
const WORDS: Readonly<Record<string, string>> = { chii: '3.4.1', pon: '3.4.2', kan: '3.4.3', riichi: '3.4.7' }
const wordOfCall = ({ call }: Facts): readonly string[] => [(typeof call === 'string' ? WORDS[call] : undefined) ?? '3.13.2']

/**
 * Russian riichi regulations 1.5: the level of every rule, and the sections of the duty. 1.x is the referee guide, all else the main document. The
 * sections of the penalties are beside the penalties.
 */
export const cells: Cells = {
  'claim.order': advice('3.4.1', '3.4.2', '6.3.1'),
  'claim.not-taken': withRemedies(question('1.9', '3.13.1')),
  'claim.wrong-seat': violation('3.4.1'),
  'claim.own-discard': question('3.4'),
  'claim.no-group': withRemedies(violation('6.3.1'), 'put-right'),
  'claim.late': violation('3.4', '6.2.1'),
  'claim.precedence': violation('3.4.6'),
  'claim.awarded': info('3.4.5', '3.4.6'),
  'claim.changed': withRemedies(violation('1.9', '3.13.1'), 'first-call-stands', 'claim-void', 'win-void'),
  'claim.last-discard': violation('3.4', '3.7'),
  'claim.under-riichi': violation('3.4.7'),
  'call.word': violation(wordOfCall),
  // Pung and kong go before chow, whoever was first: 3.4.6.
  'claim.together': anotherWindow,
  'claim.too-fast': anotherWindow,
  'swap.same-tile': withRemedies(violation('3.4.4')),
  'swap.other-end': withRemedies(violation('3.4.4')),
  // The window depends on the hand, not on the pace: 3.4.
  'draw.too-fast': anotherWindow,
  'draw.not-returned': advice('3.4'),
  'draw.wrong-place': violation('1.9'),
  'draw.opponents-hand': violation('1.9'),
  'draw.into-hand': notARule,
  'discard.taken-back': violation('6.2.2'),
  'turn.draw': question('1.9'),
  'turn.discard': question('3.2'),
  'turn.act': withRemedies(question(actOfTurn), 'kong-void', 'riichi-void', 'win-void'),
  'turn.no-draw': withRemedies(violation('1.9', '3.13.1')),
  'hand.count': withRemedies(violation('1.9', '3.13.1')),
  'pace.slow': question('1.3'),
  'deal.courtesy': advice('6.1.3'),
  'deal.unfinished': withRemedies(violation('6.1.3'), 're-deal'),
  'kong.after-claim': violation('3.4.3'),
  'kong.no-group': withRemedies(question('3.4.3'), 'put-right'),
  'kong.last-tile': question('3.7'),
  'kong.fifth': violation('3.4.3'),
  // Only with abortive draws: 5.6.
  'kong.fourth-abort': violation('5.6'),
  // No waiting time: the win is in time until the declarer's next act (3.4.3).
  'kong.no-wait': notARule,
  // The indicator before the replacement (3.4.3) or after it (6.3.1): both are right.
  'kong.order': notARule,
  'kong.dora-late': advice('3.4.3', '6.3.1'),
  'kong.no-replacement': withRemedies(violation('3.4.3')),
  'kong.riichi': withRemedies(violation('3.4.7')),
  'kong.rob-concealed': violation('4.6'),
  'group.discarded': violation('3.4'),
  'group.rearranged': violation('3.4'),
  'group.rotation': advice('3.4.1', '3.4.2', '3.4.3', '1.9'),
  'group.faces': advice('3.4.3', '1.9'),
  'riichi.open-hand': violation('3.4.7', '6.3.2'),
  'riichi.wall': violation('3.4.7'),
  // No condition: 3.4.7, 5.5.
  'riichi.points': withRemedies(question('3.4.7', '5.5'), 'riichi-void', 'stick-back'),
  'riichi.twice': withRemedies(question(), 'riichi-void'),
  'riichi.rotation': withRemedies(question('6.3.2', '3.13.1', '1.9'), 'riichi-void', 'stick-back'),
  'riichi.rotate-next': advice('3.4.7', '1.9'),
  'riichi.returned': info('3.4.7'),
  'riichi.hand-changed': withRemedies(question('3.4.7')),
  'riichi.not-waiting': withRemedies(violation('3.4.7')),
  'riichi.word': question('6.3.2', '3.13.1'),
  'riichi.order': withRemedies(question('6.3.2'), 'riichi-void', 'stick-back'),
  'riichi.taken-back': violation('6.3.2'),
  'riichi.touching': notARule,
  'riichi.not-shown': violation('3.7.1'),
  'riichi.furiten': anotherSetting,
  'win.late': violation(({ kind }: Facts) => (kind === 'kakan' ? ['3.4.6', '3.4.3'] : ['3.4.6'])),
  // All of them win: 3.4.5.
  'win.several': anotherSetting,
  'win.after-tsumo': question('3.4.5', '3.4.6'),
  'win.furiten': violation('3.5'),
  'win.no-yaku': violation('3.3'),
  'win.incomplete': violation('3.2', '3.3'),
  'win.tile-mixed': advice('6.3.3'),
  'win.liability': info('3.12.4'),
  'win.laid-tile': question('6.3.3'),
  'win.tile-taken': violation('6.3.3'),
  'win.after-end': question('3.7'),
  // No minimum of two han: 7.1.
  'win.two-han': anotherSetting,
  'dead-hand.act': violation('1.9', '3.13.1', '3.13.2'),
  // The hand is dead from the act: 1.9, 3.13.1.
  'dead-hand.undeclared': notARule,
  'dead-hand.at-call': notARule,
  'tenpai.false': violation('3.7.1', '6.3.4'),
  'tenpai.early': violation('1.3.3'),
  'tenpai.changed': advice('6.3.4'),
  'abort.false': question('5.6'),
  ...recordFaults,
  'tiles.exposed': withRemedies(violation('1.9'), 'return-tile'),
}
