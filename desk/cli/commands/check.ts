import { ruleSet } from '../../../engine/editions/index.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import type { Language } from '../../../engine/model/language.ts'
import type { Expectation, TableFile } from '../../../engine/model/table-file.ts'
import { readRecord } from '../../importers/recognize/recognize.ts'
import { output } from '../../messages/command-line.ts'
import { usage } from '../../messages/command-usage.ts'
import { refusals } from '../../messages/refusals.ts'
import { type Command, wrongUsage } from '../command.ts'
import { inputFiles } from '../judging/input-files.ts'
import { judgeFile, rulesWith } from '../judging/judge-file.ts'
import { type NamedRuleSet, namesBeside, ruleSetsNamed } from '../shared/named-rule-sets.ts'

/** Compares the findings of case files with their `@expect` lines. */
export const check: Command = {
  usage: '[--rules HOUSE.json[,HOUSE.json…]] FILE…',
  options: { rules: { type: 'string' } },
  words: Number.POSITIVE_INFINITY,
  run: (given) => {
    if (given.words.length === 0) throw wrongUsage(usage.noFile)
    const named = ruleSetsNamed(given.option('rules') ?? 'all')
    let [right, all, unread] = [0, 0, 0]
    for (const { name, bytes } of inputFiles(given.words)) {
      const read = bytes.ok ? readRecord(bytes.value, name, namesBeside(named)) : undefined
      if (!bytes.ok || !read?.ok) {
        given.complain(`${name}: ${bytes.ok ? read?.ok === false && read.error.text[given.language] : bytes.error[given.language]}`)
        unread++
        continue
      }
      for (const rules of new Set(read.value.expectations.map((expectation) => expectation.rules))) {
        const differences = compare(read.value, rules, { named, language: given.language })
        for (const difference of differences) given.say(`${name}: ${rules}: ${difference}`)
        all++
        if (differences.length === 0) right++
      }
    }
    given.say(output.of(right, all)[given.language])
    return right === all && unread === 0 ? 0 : 1
  },
}

type Found = { readonly game: number; readonly hand: number; readonly finding: Finding }
type Expected = Exclude<Expectation, { readonly none: true }>

type Asked = { readonly named: readonly NamedRuleSet[]; readonly language: Language }

/** Missing and unexpected findings under one rule set; findings of level info count only if named. */
const compare = (file: TableFile, rulesId: string, { named, language }: Asked): readonly string[] => {
  const known = ruleSet(rulesId) ?? named.find(({ rules: { id } }) => id === rulesId)?.rules
  const rules = known ? rulesWith(known, file.settings) : ({ ok: false, error: refusals.noRuleSet(rulesId) } as const)
  if (!rules.ok) return [rules.error[language]]
  const found: Found[] = (judgeFile(file, [rules.value])[0]?.findings ?? []).filter(({ finding }) => finding.state === 'open')
  const differences: string[] = []
  for (const expected of file.expectations) {
    if (expected.rules !== rulesId || expected.none) continue
    const at = found.findIndex((one) => isExpected(expected, one))
    if (at < 0) differences.push(`${output.notFound[language]}: ${say(language, expected, { ...expected, seat: expected.seat ?? null })}`)
    else found.splice(at, 1)
  }
  for (const { game, hand, finding } of found)
    if (finding.level !== 'info') differences.push(`${output.notExpected[language]}: ${say(language, { game, hand }, finding)}`)
  return differences
}

const isExpected = (expected: Expected, { game, hand, finding }: Found): boolean =>
  expected.game === game &&
  expected.hand === hand &&
  expected.event === finding.event &&
  expected.level === finding.level &&
  expected.rule === finding.rule &&
  (expected.seat === undefined || expected.seat === finding.seat)

type Said = { readonly event: number; readonly level: string; readonly rule: string; readonly seat: string | null }
const say = (
  language: Language,
  { game, hand }: { readonly game: number; readonly hand: number },
  { event, level, rule, seat }: Said,
): string =>
  `${game > 1 || hand > 1 ? `${output.game(game)[language]} ${output.hand(hand)[language]} ` : ''}${event} ${level} ${rule}${seat ? ` ${seat}` : ''}`
