import { asDecided, type Finding } from '../../model/findings.ts'
import type { ByLanguage, Language } from '../../model/language.ts'
import type { Penalty, Remedy } from '../../model/penalties.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import { english } from '../../phrases/english.ts'
import { french } from '../../phrases/french.ts'
import { capitalized, typeset } from '../../phrases/typeset.ts'
import { penaltyName } from '../penalties/penalties.ts'
import { penaltyCost } from '../penalties/why-penalty.ts'
import { type Due, dueOnceBack } from './due.ts'
import { plainHeadline } from './headline.ts'
import { ENGLISH_REMEDIES, FRENCH_REMEDIES, isAfterTheHand } from './remedies.ts'
import { endsTheHand, goesOn, groupStays, isKept, isOutlived, remediesLeft } from './steps.ts'

/** A decision or a proposal, to be put into words for the players. */
type Decided = {
  readonly finding: Finding
  readonly decision: 'proposed' | 'upheld' | 'changed' | 'dismissed'
  readonly penalty: Penalty
  readonly rules: RuleSet
  /** The act that is due in this hand; undefined where that is not known. */
  readonly due?: Due | undefined
}

/** The consequences of a ruling for the players, one sentence each: the fate of the act, the cost, the next player to act. */
export const outcomeFor = ({ finding: found, decision, penalty, rules, due }: Decided, language: Language): readonly string[] => {
  const say = WORDS[language]
  const finding = asDecided(found, penalty)
  const next = due && (decision === 'dismissed' ? due : dueOnceBack(finding, due))
  const goOn = next && next !== 'over' ? [goesOn(next, language)] : []
  if (decision === 'dismissed') return [say.noFault, ...goOn].map((line) => typeset(line, language))
  const isNewDeal = penalty.kind === 'chombo' && finding.remedies.includes('re-deal')
  const isUndeclared = isOutlived(finding)
  const tell = (remedy: Remedy): readonly string[] => told(remedy, finding, { language, isOver: due === 'over' })
  const lines = [
    ...(isKept(finding) ? [groupStays(finding, language)] : []),
    ...(isUndeclared ? [say.undeclared] : [...remediesLeft(finding), ...(isNewDeal ? (['re-deal'] as const) : [])].flatMap(tell)),
    finding.level === 'violation' && !isUndeclared ? costsOf(penalty, rules, language) : '',
    ...(penalty.kind === 'chombo' || endsTheHand(finding) ? [] : goOn),
  ]
  return [...new Set(lines)].filter((line) => line !== '').map((line) => typeset(line, language))
}

/** A remedy in words for the players; actions of the referee alone are left out. */
const told = (
  remedy: Remedy,
  finding: Finding,
  { language, isOver }: { readonly language: Language; readonly isOver: boolean },
): readonly string[] => {
  if (remedy === 'dead-hand' && isAfterTheHand(finding.rule)) return []
  const own = { en: ENGLISH[remedy]?.(english(finding), isOver), fr: FRENCH[remedy]?.(french(finding), isOver) }[language]
  if (own !== undefined) return [own]
  if (!AS_SAID.has(remedy)) return []
  return { en: ENGLISH_REMEDIES[remedy](english(finding), isOver), fr: FRENCH_REMEDIES[remedy](french(finding), isOver) }[language]
}

/** The steps of these remedies are read to the players unchanged. */
const AS_SAID: ReadonlySet<Remedy> = new Set(['put-right', 'return-tile', 'tile-to', 're-deal', 'revert', 'discard-stands'])

type Said<Told> = Partial<Readonly<Record<Remedy, (f: Told, isOver: boolean) => string>>>

const ENGLISH: Said<ReturnType<typeof english>> = {
  'point-out': (f) => (f.finding.level === 'violation' ? '' : 'There is no penalty.'),
  'call-stands': (f) => `${f.seat('caller') ? `${f.seat('caller')}’s` : 'The'} call is valid.`,
  'claim-void': (f) =>
    f.finding.facts.counts === 'second'
      ? `${plainHeadline(f.finding, 'en')}.`
      : `${f.Whose} call is void; ${f.tile} belongs in ${f.discarders} river.`,
  'first-call-stands': (f) => {
    const call = f.word('kind')
    return call ? `${f.Whose} first call is binding: ${call}.` : `${plainHeadline(f.finding, 'en')}.`
  },
  'kong-void': (f) => `${f.Whose} kong is void.`,
  'riichi-void': (f) => `${f.Whose} riichi is void.`,
  'stick-back': (f) => `A riichi stick that was laid goes back to ${f.who}.`,
  'win-void': (f) => `${f.Whose} win is void.`,
  'win-stands': (f) => (f.seat('caller') ? 'The win is valid.' : 'A win on that tile is valid.'),
  'dead-hand': (f, isOver) =>
    isOver ? `${f.Whose} hand is dead: it cannot win.` : `${f.Who} plays on without calls, riichi, kong or win.`,
  'abortive-draw': () => 'The hand ends as an abortive draw.',
}

const FRENCH: Said<ReturnType<typeof french>> = {
  'point-out': (f) => (f.finding.level === 'violation' ? '' : 'Il n’y a pas de pénalité.'),
  'call-stands': (f) => `L’appel${f.ofSeat('caller') ? ` ${f.ofSeat('caller')}` : ''} est valable.`,
  'claim-void': (f) =>
    f.finding.facts.counts === 'second'
      ? `${plainHeadline(f.finding, 'fr')}.`
      : `L’appel ${f.of} est nul ; ${f.tile} a sa place dans la rivière${f.discarders}.`,
  'first-call-stands': (f) => {
    const call = f.word('kind')
    return call ? `Le premier appel ${f.of} est maintenu : ${call}.` : `${plainHeadline(f.finding, 'fr')}.`
  },
  'kong-void': (f) => `Le kong ${f.of} est nul.`,
  'riichi-void': (f) => `Le riichi ${f.of} est nul.`,
  'stick-back': (f) => `Le bâton de riichi, s’il a été posé, est rendu ${f.to}.`,
  'win-void': (f) => `La victoire ${f.of} est nulle.`,
  'win-stands': (f) => (f.seat('caller') ? 'La victoire est valable.' : 'Une victoire sur cette tuile est valable.'),
  'dead-hand': (f, isOver) =>
    isOver ? `La main ${f.of} est morte : elle ne peut pas gagner.` : `${f.Who} continue, sans appel, riichi, kong ni victoire.`,
  'abortive-draw': () => 'La donne est annulée.',
}

const costsOf = (penalty: Penalty, rules: RuleSet, language: Language): string => {
  const say = WORDS[language]
  if (penalty.kind === 'points') return say.loses(penaltyName(penalty, language))
  if (penalty.kind === 'discretion') return say.open
  if (penalty.kind === 'disqualification') return ''
  const cost = penaltyCost(penalty, rules, language)
  return penalty.kind === 'chombo' ? say.chombo(cost) : cost
}

type Words = {
  readonly noFault: string
  readonly undeclared: string
  readonly open: string
  readonly loses: (points: string) => string
  readonly chombo: (cost: string) => string
}
const WORDS: ByLanguage<Words> = {
  en: {
    noFault: 'Nobody is at fault.',
    undeclared: 'The hand was not declared dead before: what it shows counts.',
    open: 'The referee decides whether there is a penalty.',
    loses: (points) => `Deducted: ${points}.`,
    chombo: (cost) => `Chombo: ${cost}.`.replace('..', '.'),
  },
  fr: {
    noFault: 'Personne n’est en faute.',
    undeclared: 'La main n’a pas été déclarée morte avant : ce qu’elle montre compte.',
    open: 'L’arbitre décide s’il y a une pénalité.',
    loses: (points) => `${capitalized(points)} de moins.`,
    chombo: (cost) => `Chombo : ${cost}.`.replace('..', '.'),
  },
}
