import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import type { Language } from '../../../engine/model/language.ts'
import { amountIn, type Penalty, SIMPLE_PENALTY_KINDS } from '../../../engine/model/penalties.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { unitOf } from '../../../engine/rulebook/penalties/penalty-choices.ts'
import { ladderNote } from '../../../engine/wording/penalties/ladder-note.ts'
import { ruleSetIn } from '../../context/rules/stored-rule-sets.ts'
import {
  penalty as aPenalty,
  signature as aSignature,
  SIGNED_TEXTS,
  type SignedTexts,
  remedies as someRemedies,
} from '../../contract/inputs.ts'
import { usage } from '../../messages/command-usage.ts'
import { proposalOf } from '../../rulings/decide/decide.ts'
import { FINDING_NAME, findingNamed } from '../../rulings/findings/finding-named.ts'
import { findingRow } from '../../rulings/findings/finding-row.ts'
import { caseOf, rule as decide } from '../../rulings/findings/rule.ts'
import { type Command, type CommandInput, requiredOption, validOption, wrongUsage } from '../command.ts'
import { signedInFor } from '../shared/signed-in-for.ts'
import { withFile } from '../shared/with-file.ts'

const TEXTS = Object.keys(SIGNED_TEXTS) as (keyof SignedTexts)[]
const isOptional = (text: keyof SignedTexts): boolean => SIGNED_TEXTS[text].safeParse(undefined).success
const textOf = (given: CommandInput, name: keyof SignedTexts): string | undefined =>
  validOption(name, isOptional(name) ? given.option(name) : requiredOption(given, name), SIGNED_TEXTS[name])

/** Confirms or dismisses a finding, with the penalty. */
export const rule: Command = {
  usage: `--db FILE --finding N or DEVICE:NUMBER --decision upheld or dismissed [--penalty KIND[:AMOUNT[:table or tournament]]] ${TEXTS.map((name) => (isOptional(name) ? `[--${name} TEXT]` : `--${name} TEXT`)).join(' ')} --by REFEREE`,
  options: ['db', 'finding', 'decision', 'penalty', ...TEXTS, 'by', 'remedies'].map((name) => `${name}=`),
  run: (given) => {
    const decision = requiredOption(given, 'decision')
    if (decision !== 'upheld' && decision !== 'dismissed') throw wrongUsage(usage.oneOf('decision', ['upheld', 'dismissed']))
    const text = given.option('penalty')
    const named = requiredOption(given, 'finding')
    if (!/^\d{1,9}$/.test(named) && !FINDING_NAME.test(named)) throw wrongUsage(usage.finding(named))
    const texts = Object.fromEntries(TEXTS.map((name) => [name, textOf(given, name)])) as SignedTexts
    const by = validOption('by', requiredOption(given, 'by'), aSignature)
    const penalty = text === undefined ? undefined : validOption('penalty', penaltyOf(text), aPenalty)
    if (decision === 'dismissed' && penalty && penalty.kind !== 'none') throw wrongUsage(usage.dismissed)
    const remedies = validOption('remedies', given.option('remedies')?.split(',') ?? [], someRemedies)
    return withFile(given, async (desk, open, refuse) => {
      const finding = findingNamed(open.db, named)
      if (!finding.ok) return refuse(finding.error)
      const rules = rulesOf(open.db, finding.value)
      const note = ladderNoteOf(open.db, finding.value, given.language)
      const asked = { finding: finding.value, decision, penalty, remedies, ...texts, by, supersedes: 'newest' } as const
      const done = await signedInFor({ given, desk, by }, () => decide(desk, open, asked))
      if (!done.ok) return refuse(done.error)
      if (decision === 'upheld' && note) given.complain(note)
      // without a unit, where a window proposes the other one
      if (penalty?.kind === 'points' && text?.split(':').length === 2 && rules && unitOf(rules) === 'table')
        given.complain(usage.otherUnit(penalty.amount)[given.language])
      given.say(`ok ${done.value.seq}`)
      return 0
    })
  },
}

const rulesOf = (db: ReadableDb, id: number): RuleSet | undefined => {
  const row = findingRow(db, id)
  return row && ruleSetIn(db, row.rules, row.edition)
}

/** The step of the ladder that is proposed for a finding, and the next one; empty without a ladder. */
const ladderNoteOf = (db: ReadableDb, id: number, language: Language): string => {
  const row = findingRow(db, id)
  const rules = rulesOf(db, id)
  if (!row || !rules) return ''
  const { first, earlier } = proposalOf(db, caseOf(db, row))
  return ladderNote(rules, { rule: row.finding.rule, first, earlier: earlier.length }, language)
}

const penaltyOf = (text: string): Penalty => {
  const [kind, amount, unit = 'tournament', ...more] = text.split(':')
  const known = SIMPLE_PENALTY_KINDS.find((one) => one === kind)
  if (!known || more.length > 0) throw wrongUsage(usage.penalty(SIMPLE_PENALTY_KINDS))
  if (known !== 'points') {
    if (amount !== undefined) throw wrongUsage(usage.onlyPoints(known))
    return { kind: known }
  }
  if (amount === undefined || amount === '') throw wrongUsage(usage.amount)
  if (unit !== 'table' && unit !== 'tournament') throw wrongUsage(usage.unit)
  return { kind: 'points', amount: amountIn(amount) ?? Number.NaN, unit }
}
