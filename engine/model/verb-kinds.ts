import type { Verb } from './events.ts'

/**
 * How an act relates to the lines around it. `act`: it separates them. `decision`: a referee's, entered at any later time. Of the others the acts
 * before and after follow each other. `aside`: tiles counted or seen, or a word that calls nothing. `touch`: a hand on the wall, which moves no tile.
 * `remark`: nothing is done by it. `declaration`: said by a referee.
 */
type VerbKind = 'act' | 'aside' | 'touch' | 'remark' | 'decision' | 'declaration'

const KINDS: { readonly [V in Verb]: VerbKind } = {
  touch: 'touch',
  draw: 'act',
  replace: 'act',
  return: 'act',
  discard: 'act',
  call: 'act',
  show: 'act',
  take: 'act',
  retract: 'act',
  ankan: 'act',
  kakan: 'act',
  stick: 'act',
  kita: 'act',
  expose: 'aside',
  rearrange: 'act',
  reveal: 'act',
  count: 'aside',
  tenpai: 'act',
  noten: 'act',
  ready: 'aside',
  note: 'remark',
  dora: 'act',
  answer: 'decision',
  ruling: 'decision',
  dead: 'declaration',
  ura: 'act',
  scores: 'act',
  end: 'act',
}

const verbsOf = (...kinds: readonly VerbKind[]): readonly Verb[] =>
  (Object.keys(KINDS) as Verb[]).filter((verb) => kinds.includes(KINDS[verb]))

// lists of one to four: asked about each act, they cost less than the table
const REMARKS = verbsOf('remark')
const DECISIONS = verbsOf('decision')
const OF_NO_PLAYER = verbsOf('remark', 'decision', 'declaration')
const ASIDES = verbsOf('aside')
const SILENT = verbsOf('remark', 'touch', 'aside', 'declaration')

/** Whether an act does nothing at the table: the lines before and after it are judged as if it were not there. */
export const isRemark = (verb: Verb): boolean => REMARKS.includes(verb)

/** Whether an act is a referee's answer or ruling. */
export const isDecision = (verb: Verb): boolean => DECISIONS.includes(verb)

/** Whether a referee enters it, at the table or later, or it is a remark: no player does anything by it. */
export const isOfNoPlayer = (verb: Verb): boolean => OF_NO_PLAYER.includes(verb)

/** Whether an act is beside the turns: tiles counted, seen, or a word that calls nothing. */
export const isAside = (verb: Verb): boolean => ASIDES.includes(verb)

/** Whether the acts before and after an act follow each other all the same. */
export const isSilent = (verb: Verb): boolean => SILENT.includes(verb)
