import type { Finding } from '../../model/findings.ts'
import type { Language } from '../../model/language.ts'
import type { Penalty } from '../../model/penalties.ts'
import type { Ladder, LadderStep, RuleSet } from '../../model/rule-set.ts'
import { wordsByLanguage } from '../../model/words-by-language.ts'
import { formatNumber } from '../../phrases/numbers.ts'
import { capitalized, typeset } from '../../phrases/typeset.ts'
import { onLadder, worthOf } from '../../rulebook/penalties/ladders.ts'
import { whyProposed } from '../../rulebook/penalties/proposal-basis.ts'
import { citation } from '../terms/rule-sets.ts'
import { afterLastStep } from './ladder-lines.ts'
import { ladderNote, stepName } from './ladder-note.ts'
import { penaltyName } from './penalties.ts'
import { caseName } from './penalty-cases.ts'

/** One step of a ladder, and whether it is the proposed one. */
type Step = { readonly name: string; readonly isProposed: boolean }

/** The reasons for a proposed penalty, in words: its cost, its case, its section, and its ladder. */
export type WhyPenalty = {
  readonly costs: string
  readonly why: readonly string[]
  readonly ladder: { readonly note: string; readonly steps: readonly Step[]; readonly beyond: string } | null
}

/** The reasons for the penalty `proposed` with a finding; `earlier` counts the player’s earlier breaches of the rule in this tournament. */
export const whyPenalty = (finding: Finding, proposed: Penalty, earlier: number, rules: RuleSet, language: Language): WhyPenalty => {
  const say = WORDS[language]
  const { row: fitting, ladder } = whyProposed(rules, finding.rule, finding.penalty, earlier)
  // what is only pointed out costs nothing, whatever a row says of another case
  const row = finding.level === 'advice' ? null : fitting
  const cite = (...sections: readonly string[]): string => typeset(citation({ rule: finding.rule, sections }, rules, language), language)
  const named = row?.cases.flatMap((name) => (name === 'always' ? [] : caseName(name, language))) ?? []
  // “after the discard” also says “after the discard, with a kong”
  const cases = named.filter((one) => !named.some((other) => other !== one && one.startsWith(other)))
  const instead = insteadOfChombo(finding, rules)
  const when = instead ? say.lastDiscard : cases.length > 0 ? capitalized(cases.join({ en: ', or ', fr: ', ou ' }[language])) : null
  const source = instead
    ? cite(instead)
    : row?.house
      ? say.house(rules.house?.name[language] ?? rules.id)
      : row && row.sections.length > 0
        ? cite(...row.sections)
        : finding.penalty.kind === 'discretion'
          ? say.open
          : row
            ? say.noSection
            : ''
  return {
    costs: typeset(penaltyCost(proposed, rules, language), language),
    why: [when, source].flatMap((text) => (text ? [typeset(text, language)] : [])),
    ladder: ladder && {
      note: ladderNote(rules, { rule: finding.rule, first: finding.penalty, earlier }, language),
      steps: stepsOf(ladder.ladder, earlier, language),
      beyond: typeset(beyond(ladder.ladder, language), language),
    },
  }
}

/** The section by which a penalty stands in place of a chombo, for a fault after the last discard; null if it does not. */
const insteadOfChombo = ({ rule, penalty, sections }: Finding, { chombo, penalties }: RuleSet): string | null => {
  const { afterLastDiscard, section } = chombo
  const isChombo = Object.values(penalties[rule] ?? {}).some((row) => row.penalty.kind === 'chombo')
  return section !== null && isChombo && penalty.kind === afterLastDiscard && sections.includes(section) ? section : null
}

/** The cost of a penalty in points under a rule set, in a few words; empty where the referee decides it, or it is no matter of points. */
export const penaltyCost = (penalty: Penalty, rules: RuleSet, language: Language): string => {
  const say = WORDS[language]
  switch (penalty.kind) {
    case 'discretion':
    case 'disqualification':
    case 'range':
      return ''
    case 'points':
      return penalty.unit === 'table' && rules.settings['table-penalties'] === 'from-scores' ? say.atTable : say.taken
    case 'chombo': {
      const worth = worthOf(rules, penalty)
      return worth ? penaltyName({ kind: 'points', ...worth }, language) : say.noWorth
    }
    case 'none':
    case 'notice':
    case 'dead-hand':
      return say.noPoints
  }
}

/**
 * The ladder of a rule or a conduct in one line, a step that has a name with its penalty; `firsts` are its penalties for a first case. Empty
 * where there is none.
 */
export const ladderOf = (rules: RuleSet, rule: string, firsts: readonly Penalty[], language: Language): string => {
  const [ladder] = firsts.flatMap((first) => onLadder(rules, rule, first, 0)?.ladder ?? [])
  if (!ladder) return ''
  const names = ladder.steps.map((step) => (step.name ? stepName(step, language) : shortName(step, language)))
  const section = ladder.section ? ` (${ladder.section})` : ''
  return typeset(`${[names.join(' → '), beyond(ladder, language)].filter(Boolean).join(', ')}${section}`, language)
}

/** The steps of the ladder; beyond the last one, none is marked as proposed. */
const stepsOf = ({ steps, last }: Ladder, earlier: number, language: Language): readonly Step[] => {
  const top = steps.length - 1
  const due = last === 'restarts' ? earlier % steps.length : last === 'doubles' ? earlier : Math.min(earlier, top)
  return steps.map((step, n) => ({ name: shortName(step, language), isProposed: n === due }))
}

const shortName = ({ penalty, name }: LadderStep, language: Language): string =>
  name?.[language] ?? (penalty.kind === 'points' ? formatNumber(penalty.amount, language) : penaltyName(penalty, language))

const beyond = ({ last }: Ladder, language: Language): string => (last === 'stays' ? '' : afterLastStep(last, language))

const WORDS = wordsByLanguage({
  noPoints: { en: 'No points are lost.', fr: 'Aucun point n’est perdu.' },
  taken: {
    en: 'Deducted after the game, in “Penalties for the scores”.',
    fr: 'Retirés après la partie : « Pénalités pour les scores ».',
  },
  atTable: { en: 'Deducted from the scores that the players sign.', fr: 'Retirés des scores que les joueurs signent.' },
  noWorth: { en: 'Paid at the table; no fixed number of points.', fr: 'Payé à la table ; pas de nombre de points fixe.' },
  open: { en: 'The rules set no amount: the referee decides.', fr: 'Les règles ne fixent rien : l’arbitre décide.' },
  lastDiscard: {
    en: 'After the last discard a chombo becomes a dead hand.',
    fr: 'Après le dernier écart, un chombo devient une main morte.',
  },
  noSection: {
    en: 'The usual penalty for this fault; its section is not on file.',
    fr: 'Pénalité habituelle pour cette faute ; la section n’est pas disponible.',
  },
  house: { en: (name: string) => `House rule of ${name}`, fr: (name: string) => `Règle maison : ${name}` },
})
