import { ruleSet } from '../../../engine/editions/index.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import type { Language } from '../../../engine/model/language.ts'
import type { ExpectedFinding, TableFile } from '../../../engine/model/table-file.ts'
import { oneLine } from '../../context/escape-html.ts'
import { readRecord } from '../../importers/recognize/recognize.ts'
import { output } from '../../messages/command-line.ts'
import { usage } from '../../messages/command-usage.ts'
import { refusals } from '../../messages/refusals.ts'
import { type Command, wrongUsage } from '../command.ts'
import { type HandInFile, judgeFile, rulesWith } from '../judging/judge-file.ts'
import { type FileWork, overFiles } from '../judging/over-files.ts'
import { type NamedRuleSet, namesBeside, ruleSetsNamed } from '../shared/named-rule-sets.ts'

/** Compares the findings of case files with their `@expect` lines. */
export const check: Command = {
  usage: '[--rules HOUSE.json[,HOUSE.json…]] FILE…',
  options: ['rules='],
  words: Number.POSITIVE_INFINITY,
  run: async (given) => {
    if (given.words.length === 0) throw wrongUsage(usage.noFile)
    let [right, all, unread] = [0, 0, 0]
    await overFiles(given, { command: 'check', work: checkFile }, (checked, name) => {
      if ('error' in checked) {
        given.complain(`${name}: ${checked.error}`)
        unread++
        return
      }
      if (checked.sets.length === 0) given.complain(`${name}: ${output.nothingExpected[given.language]}`)
      for (const { rules, differences } of checked.sets) {
        for (const difference of differences) given.say(`${oneLine(name)}: ${rules}: ${difference}`)
        all++
        if (differences.length === 0) right++
      }
    })
    given.say(output.of(right, all)[given.language])
    return right === all && unread === 0 ? 0 : 1
  },
}

type CheckedFile =
  | { readonly error: string }
  | { readonly sets: readonly { readonly rules: string; readonly differences: readonly string[] }[] }

/** Compares one file's findings with its expectations, for each rule set that they name. */
export const checkFile: FileWork<CheckedFile> = ({ option, language }) => {
  const named = ruleSetsNamed(option('rules') ?? 'all')
  return ({ name, bytes }) => {
    if (!bytes.ok) return { error: bytes.error[language] }
    const read = readRecord(bytes.value, name, namesBeside(named))
    if (!read.ok) return { error: read.error.text[language] }
    const { value: file } = read
    const sets = new Set(file.expectations.map(({ rules }) => rules))
    return { sets: [...sets].map((rules) => ({ rules, differences: compare(file, rules, { named, language }) })) }
  }
}

type Found = HandInFile & { readonly finding: Finding }
type Expected = Exclude<ExpectedFinding, { readonly none: true }>

type Asked = { readonly named: readonly NamedRuleSet[]; readonly language: Language }

/** Missing and unexpected findings under one rule set; findings of level info count only if named. */
const compare = (file: TableFile, rulesId: string, { named, language }: Asked): readonly string[] => {
  const known = ruleSet(rulesId) ?? named.find(({ rules: { id } }) => id === rulesId)?.rules
  const rules = known ? rulesWith(known, file.settings) : ({ ok: false, error: refusals.noRuleSet(rulesId) } as const)
  if (!rules.ok) return [rules.error[language]]
  const hasSeveralHands = file.games.flatMap(({ hands }) => hands).length > 1
  const say = (at: HandInFile, finding: Said): string =>
    `${hasSeveralHands ? `${output.game(at.game)[language]} ${output.hand(at.hand)[language]} ` : ''}${inShort(finding)}`
  const found: Found[] = (judgeFile(file, [rules.value])[0]?.findings ?? []).filter(({ finding }) => finding.state === 'open')
  const differences: string[] = []
  for (const expected of file.expectations) {
    if (expected.rules !== rulesId || expected.none) continue
    const at = found.findIndex((one) => isExpected(expected, one))
    if (at < 0) differences.push(`${output.notFound[language]}: ${say(expected, { ...expected, seat: expected.seat ?? null })}`)
    else found.splice(at, 1)
  }
  for (const { game, hand, finding } of found)
    if (finding.level !== 'info') differences.push(`${output.notExpected[language]}: ${say({ game, hand }, finding)}`)
  return differences
}

const isExpected = (expected: Expected, { game, hand, finding }: Found): boolean =>
  expected.game === game &&
  expected.hand === hand &&
  expected.event === finding.event &&
  expected.level === finding.level &&
  expected.rule === finding.rule &&
  (expected.seat ?? null) === finding.seat

type Said = { readonly event: number; readonly level: string; readonly rule: string; readonly seat: string | null }
const inShort = ({ event, level, rule, seat }: Said): string => `${event} ${level} ${rule}${seat ? ` ${seat}` : ''}`
