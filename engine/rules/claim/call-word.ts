import { declaredWinOf } from '../../hand/declared-win.ts'
import type { CallEvent, Reveal } from '../../model/events.ts'
import type { CallWords } from '../../model/practice.ts'
import { isOwnWord, isUnclear } from '../../table/spoken-word.ts'
import { isGroupCall } from '../../table/table.ts'
import { type Raised, rule, type Situation } from '../rule.ts'

/** Another word than the call's own, or an unclear one. The call counts as what is shown; a win is judged once its hand is shown. */
export const callWord = rule({
  id: 'call.word',
  on: ['call', 'reveal'],
  remedies: ['point-out'],
  firstOf: 'reveal',

  judge: (situation, event) => (event.verb === 'call' ? ofCall(situation, event) : ofWin(situation, event)),
  answer: (word) => (word === 'chombo' ? 'fault' : 'settled'),

  examples: [
    [
      'a win called mahjong',
      '@from middle; E discard 3m; S call ron said mahjong; S reveal 3m3m4p5p6p7s8s9s5z5z6z6z6z',
      'S',
      'ema-2025',
      'advice',
    ],
    [
      'a win called mahjong, which costs a notice',
      '@from middle; E discard 3m; S call ron said mahjong; S reveal 3m3m4p5p6p7s8s9s5z5z6z6z6z',
      'S',
      'wrc-2025',
      'violation',
    ],
    [
      'a win called mahjong, which is no declaration at all',
      '@from middle; E discard 3m; S call ron said mahjong; S reveal 3m3m4p5p6p7s8s9s5z5z6z6z6z',
      'S',
      'rrc-1.5',
      'violation',
    ],
    [
      'ron and tsumo confused',
      '@from middle; E discard 3m; S call ron said tsumo; S reveal 3m3m4p5p6p7s8s9s5z5z6z6z6z',
      'S',
      'rrc-1.5',
      'question',
    ],
    [
      'ron and tsumo confused, which is only pointed out',
      '@from middle; E discard 3m; S call ron said tsumo; S reveal 3m3m4p5p6p7s8s9s5z5z6z6z6z',
      'S',
      'ema-2016',
      'advice',
    ],
    [
      'a win called mahjong, which is a good word',
      '@from middle; E discard 3m; S call ron said mahjong; S reveal 3m3m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
      'ema-2016',
    ],
    [
      'the right word follows at once',
      '@from middle; E discard 3m; S call ron said hu; S call ron; S reveal 3m3m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
      'ema-2016',
    ],
    ['an unclear call of a pung', '@from middle; E discard 3m; W call pon said ?; W show 3m3m', 'W', 'ema-2025', 'advice'],
    ['a pung called pung', '@from middle; E discard 3m; W call pon said pung; W show 3m3m', 'nobody', 'ema-2025'],
    [
      'a pung called pung, where only the Japanese word is right',
      '@from middle; E discard 3m; W call pon said pung; W show 3m3m',
      'W',
      'wrc-2025',
      'violation',
    ],
    [
      'the right word, as a recorder writes it',
      '@from middle; E discard 3m; S call ron said "Ron, ron!"; S reveal 3m3m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
      'rrc-1.5',
    ],
    [
      'the right word in Cyrillic',
      '@from middle; S draw 3m; S call tsumo said цумо; S reveal 3m3m4p5p6p7s8s9s5z5z6z6z6z3m',
      'nobody',
      'rrc-1.5',
    ],
    [
      'another word, put right in the same breath',
      '@from middle; E discard 3m; S call ron said "pon, no, ron"; S reveal 3m3m4p5p6p7s8s9s5z5z6z6z6z',
      'S',
      'rrc-1.5',
      'question',
    ],
    ['riichi called reach', '@from middle; S draw; S call riichi said reach; S discard 9m rotated', 'nobody', 'wrc-2025'],
    ['a win called mahjong whose hand is not shown', '@from middle; E discard 3m; S call ron said mahjong', 'nobody', 'rrc-1.5'],
    [
      'another word, where no text speaks of it',
      '@from middle; E discard 3m; S call ron said mahjong; S reveal 3m3m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
    ],
  ],
})

/** Every other word is pointed out where a tournament's own rules alone have the rule. */
const POINTED_OUT: CallWords = {
  good: { riichi: ['reach'] },
  set: 'advice',
  riichi: 'advice',
  confusedWin: 'advice',
  otherWin: 'advice',
  unclearWin: 'advice',
}

const UNCLEAR = '?'

/** The call of a set or of riichi. An unclear call of riichi is another rule's. */
const ofCall = ({ table, rules, number }: Situation, { actor: seat, call, said }: CallEvent): Raised | null => {
  const words = rules.practice.callWords ?? POINTED_OUT
  if (said === undefined || (call === 'riichi' && said === UNCLEAR) || isGood(words, call, said)) return null
  const level = isGroupCall(call) ? words.set : call === 'riichi' ? words.riichi : null
  if (!level) return null
  const from = isGroupCall(call) ? table.target?.seat : undefined
  return { seat, level, because: [number], facts: { call, said, from, tile: from ? table.target?.tile : undefined } }
}

const ofWin = ({ table, rules, number }: Situation, { actor: seat }: Reveal): Raised | null => {
  const words = rules.practice.callWords ?? POINTED_OUT
  const win = declaredWinOf(table, seat)
  const said = win?.selfDraw ? table.selfDraw?.said : win?.claim?.said
  if (!win || said === undefined) return null
  const call = win.selfDraw ? 'tsumo' : 'ron'
  if (isGood(words, call, said)) return null
  const isConfused = isOwnWord(said, win.selfDraw ? 'ron' : 'tsumo')
  const level = isUnclear(said, call) ? words.unclearWin : isConfused ? words.confusedWin : words.otherWin
  if (!level) return null
  const isLost = level !== 'advice' && rules.penalties['call.word']?.always?.penalty.kind === 'chombo'
  return {
    seat,
    level,
    because: [...win.proof, number],
    facts: { call, said, from: win.claim?.from ?? undefined, called: win.called },
    ...(isLost && { remedies: ['win-void'] }),
  }
}

const isGood = ({ good }: CallWords, call: CallEvent['call'], said: string): boolean => isOwnWord(said, call, good[call])
