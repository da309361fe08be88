/** Every rule of the rule book has one id, used in code, database, reports, tests and citations. The order is that of the rule book. */
export const RULE_IDS = [
  ...(['claim.order', 'claim.not-taken', 'claim.wrong-seat', 'claim.own-discard', 'claim.no-group', 'claim.late'] as const),
  ...(['claim.precedence', 'claim.awarded', 'claim.changed', 'claim.last-discard', 'claim.under-riichi'] as const),
  ...(['call.word', 'claim.together', 'claim.too-fast'] as const),
  ...(['swap.same-tile', 'swap.other-end'] as const),
  ...(['draw.too-fast', 'draw.not-returned', 'draw.wrong-place', 'draw.opponents-hand', 'draw.into-hand', 'discard.taken-back'] as const),
  ...(['turn.draw', 'turn.discard', 'turn.act', 'turn.no-draw', 'hand.count'] as const),
  ...(['pace.slow', 'deal.courtesy', 'deal.unfinished'] as const),
  ...(['kong.after-claim', 'kong.no-group', 'kong.last-tile', 'kong.fifth', 'kong.fourth-abort', 'kong.no-wait', 'kong.order'] as const),
  ...(['kong.dora-late', 'kong.no-replacement', 'kong.riichi', 'kong.rob-concealed'] as const),
  ...(['group.discarded', 'group.rearranged', 'group.rotation', 'group.faces'] as const),
  ...(['riichi.open-hand', 'riichi.wall', 'riichi.points', 'riichi.twice', 'riichi.rotation', 'riichi.rotate-next'] as const),
  ...(['riichi.returned', 'riichi.hand-changed', 'riichi.not-waiting'] as const),
  ...(['riichi.word', 'riichi.order', 'riichi.taken-back', 'riichi.touching', 'riichi.not-shown', 'riichi.furiten'] as const),
  ...([
    'win.late',
    'win.several',
    'win.after-tsumo',
    'win.furiten',
    'win.no-yaku',
    'win.incomplete',
    'win.tile-mixed',
    'win.liability',
  ] as const),
  ...(['win.laid-tile', 'win.tile-taken', 'win.after-end', 'win.two-han'] as const),
  ...([
    'dead-hand.act',
    'dead-hand.undeclared',
    'dead-hand.at-call',
    'tenpai.false',
    'tenpai.early',
    'tenpai.changed',
    'abort.false',
  ] as const),
  ...(['record.fifth-tile', 'record.wall', 'record.claim', 'record.missing', 'record.doubled', 'record.seat', 'record.tile'] as const),
  ...(['record.hand', 'record.no-claim', 'record.wind', 'tiles.exposed'] as const),
] as const
export type RuleId = (typeof RULE_IDS)[number]

const KNOWN: ReadonlySet<string> = new Set(RULE_IDS)

export const isRuleId = (word: string): word is RuleId => KNOWN.has(word)

/** The words that answer a rule's question, in the order of the rule book's table. The first one confirms the fault. */
export const ANSWERS = {
  'draw.too-fast': ['fast', 'mixed', 'in-time'],
  'claim.not-taken': ['foul', 'allowed'],
  'claim.late': ['void', 'stands'],
  'turn.draw': ['foul', 'missing', 'doubled', 'seat', 'mended'],
  'turn.discard': ['foul', 'missing', 'doubled', 'seat'],
  'turn.act': ['foul', 'missing', 'seat'],
  'hand.count': ['foul', 'returned', 'nothing'],
  'claim.own-discard': ['foul', 'seat'],
  'riichi.hand-changed': ['foul', 'drawn', 'chombo', 'proved'],
  'kong.riichi': ['foul', 'drawn', 'allowed'],
  'kong.no-group': ['foul', 'record'],
  'kong.last-tile': ['foul', 'record'],
  'riichi.twice': ['foul', 'record'],
  'kong.rob-concealed': ['other', 'orphans'],
  'kong.no-wait': ['too-soon', 'enough'],
  'win.several': ['nearest', 'all'],
  'win.late': ['void', 'stands'],
  'win.after-tsumo': ['self-draw', 'discard'],
  'win.incomplete': ['foul', 'earlier', 'missing'],
  'win.furiten': ['furiten', 'free'],
  'win.no-yaku': ['no-yaku', 'yaku'],
  'riichi.not-waiting': ['not', 'waiting'],
  'riichi.rotation': ['dead-hand', 'notice'],
  'riichi.points': ['foul', 'allowed'],
  'abort.false': ['foul', 'allowed'],
  'pace.slow': ['obstruction', 'nothing'],
  'tiles.exposed': ['warning', 'dead-hand', 'chombo', 're-deal', 'nothing'],
  'dead-hand.act': ['knew', 'did-not-know'],
  'dead-hand.at-call': ['void', 'stands'],
  'call.word': ['chombo', 'valid'],
  'claim.together': ['apart', 'together'],
  'claim.too-fast': ['fast', 'in-time'],
  'draw.wrong-place': ['chombo', 'returned', 'foul', 'nothing'],
  'draw.opponents-hand': ['foul', 'stopped'],
  'discard.taken-back': ['foul', 'accident'],
  'riichi.word': ['unsaid', 'said', 'none'],
  'riichi.order': ['foul', 'record'],
  'riichi.taken-back': ['void', 'stands'],
  'win.laid-tile': ['laid', 'apart', 'seat'],
  'win.after-end': ['void', 'stands'],
  'win.two-han': ['short', 'enough'],
  'claim.changed': ['foul', 'allowed'],
  'tenpai.early': ['foul', 'allowed'],
} as const satisfies Partial<Record<RuleId, readonly string[]>>

const WORDS: Partial<Readonly<Record<RuleId, readonly string[]>>> = ANSWERS

/** The words that answer the question of a rule; none for a rule that never asks. */
export const answersOf = (rule: RuleId): readonly string[] => WORDS[rule] ?? []
