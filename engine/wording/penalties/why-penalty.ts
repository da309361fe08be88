import type { Finding } from '../../model/findings.ts'
import type { ByLanguage, Language } from '../../model/language.ts'
import type { Penalty } from '../../model/penalties.ts'
import type { RuleId } from '../../model/rule-ids.ts'
import type { Ladder, RuleSet } from '../../model/rule-set.ts'
import { formatNumber } from '../../phrases/numbers.ts'
import { capital, typeset } from '../../phrases/typeset.ts'
import { ladderFor, worthOf } from '../../rulebook/penalties/ladders.ts'
import { whyProposed } from '../../rulebook/penalties/proposal-basis.ts'
import { citation } from '../terms/rule-sets.ts'
import { penaltyName } from './penalties.ts'
import { PENALTY_CASES } from './penalty-cases.ts'

/** One step of a ladder, and whether it is the proposed one. */
type Step = { readonly name: string; readonly isProposed: boolean }

/** The reasons for a proposed penalty, in words: its cost, its case, its section, and its ladder. */
export type WhyPenalty = {
  readonly costs: string
  readonly why: readonly string[]
  readonly ladder: { readonly title: string; readonly steps: readonly Step[]; readonly beyond: string; readonly citation: string } | null
}

/** The reasons for the penalty `proposed` with a finding; `earlier` counts the player’s earlier breaches of the rule in this tournament. */
export const whyPenalty = (finding: Finding, proposed: Penalty, earlier: number, rules: RuleSet, language: Language): WhyPenalty => {
  const say = WORDS[language]
  const { row, ladder } = whyProposed(rules, finding.rule, finding.penalty, earlier)
  const cite = (...sections: readonly string[]): string => typeset(citation({ rule: finding.rule, sections }, rules, language), language)
  const cases = row?.cases.flatMap((name) => (name === 'always' ? [] : PENALTY_CASES[language][name])) ?? []
  const when = cases.length > 0 ? capital(cases.join(language === 'en' ? ', or ' : ', ou ')) : null
  const source = row?.house
    ? say.house(rules.house?.name[language] ?? rules.id)
    : row && row.sections.length > 0
      ? cite(...row.sections)
      : finding.penalty.kind === 'discretion'
        ? say.open
        : row
          ? say.noSection
          : ''
  return {
    costs: typeset(costs(proposed, rules, language), language),
    why: [when, source].flatMap((text) => (text ? [typeset(text, language)] : [])),
    ladder: ladder && {
      title: typeset(say.time(earlier + 1), language),
      steps: stepsOf(ladder.ladder, ladder.step, language),
      beyond: typeset(ladder.ladder.last === 'doubles' ? say.doubles : '', language),
      citation: cite(ladder.ladder.section),
    },
  }
}

/** The cost of a penalty in points under a rule set, in a few words. */
export const costs = (penalty: Penalty, rules: RuleSet, language: Language): string => {
  const say = WORDS[language]
  if (penalty.kind === 'discretion') return ''
  if (penalty.kind === 'disqualification') return ''
  if (penalty.kind === 'points') return say.taken
  if (penalty.kind !== 'chombo') return say.noPoints
  const worth = worthOf(rules, penalty)
  return worth ? penaltyName({ kind: 'points', ...worth }, language) : say.noWorth
}

/** The ladder of a rule set in one line. Empty where it has none. */
export const ladderOf = (rules: RuleSet, rule: RuleId, language: Language): string => {
  const ladder = ladderFor(rules, rule)
  if (!ladder) return ''
  const say = WORDS[language]
  const names = stepsOf(ladder, 0, language).map(({ name }) => name)
  return typeset(`${names.join(' → ')}${ladder.last === 'doubles' ? `, ${say.doubles}` : ''} (${ladder.section})`, language)
}

/** The steps of the ladder; beyond the last one, none is marked as proposed. */
const stepsOf = ({ steps, last }: Ladder, at: number, language: Language): readonly Step[] => {
  const top = steps.length - 1
  const names = steps.map((step) => (step.kind === 'points' ? formatNumber(step.amount, language) : penaltyName(step, language)))
  const isBeyond = last === 'doubles' && at > top
  return names.map((name, n) => ({ name, isProposed: !isBeyond && n === Math.min(at, top) }))
}

type Words = {
  readonly noPoints: string
  readonly taken: string
  readonly noWorth: string
  readonly open: string
  readonly noSection: string
  readonly doubles: string
  readonly house: (name: string) => string
  readonly time: (times: number) => string
}
const WORDS: ByLanguage<Words> = {
  en: {
    noPoints: 'No points are lost.',
    taken: 'Deducted from the score.',
    noWorth: 'Paid at the table; no fixed number of points.',
    open: 'The rules set no amount: the referee decides.',
    noSection: 'The usual penalty for this fault; its section is not on file.',
    doubles: 'then doubled each time',
    house: (name) => `House rule of ${name}`,
    time: (times) => (times === 1 ? 'First time under this rule' : `Time ${times} under this rule`),
  },
  fr: {
    noPoints: 'Aucun point n’est perdu.',
    taken: 'Retirés du score.',
    noWorth: 'Payé à la table ; pas de nombre de points fixe.',
    open: 'Les règles ne fixent rien : l’arbitre décide.',
    noSection: 'Pénalité habituelle pour cette faute ; la section n’est pas disponible.',
    doubles: 'puis doublé à chaque fois',
    house: (name) => `Règle maison : ${name}`,
    time: (times) => (times === 1 ? 'Première fois pour cette règle' : `${times}e fois pour cette règle`),
  },
}
