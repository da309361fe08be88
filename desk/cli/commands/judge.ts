import { DEFAULT_RULE_SET, ruleSet } from '../../../engine/editions/index.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import type { SettingLine, TableFile } from '../../../engine/model/table-file.ts'
import type { Mend } from '../../../engine/repair/mends/mend.ts'
import { oneLine } from '../../context/escape-html.ts'
import { readRecord } from '../../importers/recognize/recognize.ts'
import { output } from '../../messages/command-line.ts'
import { usage } from '../../messages/command-usage.ts'
import { refusals } from '../../messages/refusals.ts'
import { type Command, type CommandInput, type ExitCode, wrongUsage } from '../command.ts'
import { didYouMean } from '../judging/did-you-mean.ts'
import type { InputFile } from '../judging/input-files.ts'
import { type HandInFile, type JudgedFile, judgeFile, rulesWith } from '../judging/judge-file.ts'
import { asJson, asText, repairLines, whereIn } from '../judging/judged.ts'
import { type ClaimOffer, openOffers } from '../judging/offers.ts'
import { type FileWork, overFiles } from '../judging/over-files.ts'
import { comparedPlacesIn, differencesFor, isOpenPlace, type PlaceInFile, placeLines } from '../judging/side-by-side.ts'
import { type FileCounts, fileCounts, totals } from '../judging/totals.ts'
import { type NamedRuleSet, namesBeside, ruleSetsNamed } from '../shared/named-rule-sets.ts'

/** Judges files of any known format, under one rule set or several side by side. */
export const judge: Command = {
  usage: '[--rules ID[,ID…] or all or HOUSE.json] [--set NAME=VALUE]… [--json] [--all] [--offers] FILE…',
  options: ['rules=', 'set=…', 'all', 'offers'],
  words: Number.POSITIVE_INFINITY,
  run: async (given) => {
    if (given.words.length === 0) throw wrongUsage(usage.noFile)
    const counted = totals()
    let worst: ExitCode = 0
    let withoutRules = 0
    await overFiles(given, { command: 'judge', work: judgeInput }, ({ said, complained, code, counts, lacksRules }) => {
      if (lacksRules) withoutRules++
      // a folder of logs may name no rule set in any of its files
      if (withoutRules < 2 || !lacksRules) for (const line of complained) given.complain(line)
      for (const line of said) given.say(line)
      if (counts) counted.add(counts)
      worst = Math.max(worst, code) as ExitCode
    })
    if (withoutRules > 1) given.complain(output.moreWithoutRules(withoutRules - 1)[given.language])
    if (!given.flag('json')) for (const line of counted.lines(given.language)) given.say(line)
    return worst
  },
}

/** A file's lines for standard output and for standard error, and its counts unless it could not be judged. */
type JudgedInput = {
  readonly said: readonly string[]
  readonly complained: readonly string[]
  readonly code: ExitCode
  readonly counts?: FileCounts
  /** Neither the command nor the file names a rule set. */
  readonly lacksRules?: true
}

/** Judges one file as the command line says. */
export const judgeInput: FileWork<JudgedInput> = (given) => {
  const rules = given.option('rules')
  const chosen = rules === undefined ? undefined : ruleSetsNamed(rules)
  const settings = given.options('set').map(settingOf)
  for (const { rules } of chosen ?? [{ rules: ruleSet(DEFAULT_RULE_SET) }]) if (rules) checked(rules, settings)
  return (file) => judgeOne(given, { file, chosen, settings })
}

const settingOf = (text: string): SettingLine => {
  const [name, value] = [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]
  if (!text.includes('=')) throw wrongUsage(usage.setting(text))
  return { name, value }
}

const checked = (rules: RuleSet, settings: readonly SettingLine[]): RuleSet => {
  const set = rulesWith(rules, settings)
  if (!set.ok) throw wrongUsage(set.error)
  return set.value
}

type Judging = {
  readonly file: InputFile
  readonly chosen: readonly NamedRuleSet[] | undefined
  readonly settings: readonly SettingLine[]
}

const judgeOne = (given: CommandInput, { file: { name, bytes }, chosen, settings }: Judging): JudgedInput => {
  const read = bytes.ok ? readRecord(bytes.value, name, namesBeside(chosen ?? [])) : undefined
  const error = bytes.ok ? (read?.ok ? undefined : read?.error.text[given.language]) : bytes.error[given.language]
  if (error !== undefined || !read?.ok) {
    const unread = { file: name, rules: null, edition: null, games: 0, hands: 0, events: 0, error, findings: [] }
    return { said: given.flag('json') ? [JSON.stringify(unread)] : [], complained: [`${name}: ${error}`], code: 1 }
  }
  const sets = chosen?.map(({ rules }) => rules) ?? inFile(read.value)
  if (!sets) return { said: [], complained: [`${name}: ${output.noRules[given.language]}`], code: 2, lacksRules: true }
  const judged = judgeWhole(
    given,
    read.value,
    sets.map((rules) => checked(rules, [...read.value.settings, ...settings])),
  )
  const said = given.flag('json') ? jsonLines(name, judged, given) : textLines(name, judged, given)
  return { said, complained: [], code: 0, counts: fileCounts(judged.files, judged.places) }
}

const inFile = ({ rules }: TableFile): readonly RuleSet[] | undefined => {
  if (rules === undefined) return undefined
  const known = ruleSet(rules)
  if (!known) throw wrongUsage(refusals.noRuleSet(rules))
  return [known]
}

/** A file judged under all its rule sets; `places` only if there are several, `offers` by rule set if requested. */
type Judged = {
  readonly files: readonly JudgedFile[]
  readonly places: readonly PlaceInFile[]
  readonly offers: readonly (readonly (ClaimOffer & HandInFile)[])[]
  readonly mends: ReadonlyMap<Finding, readonly Mend[]>
}

const judgeWhole = (given: CommandInput, file: TableFile, sets: readonly RuleSet[]): Judged => {
  const places: PlaceInFile[] = []
  const offers: (ClaimOffer & HandInFile)[][] = sets.map(() => [])
  const mends = new Map<Finding, readonly Mend[]>()
  const files = judgeFile(file, sets, (judged) => {
    for (const [i, play] of judged.plays.entries()) {
      for (const [finding, likely] of didYouMean(play)) mends.set(finding, likely)
      if (given.flag('offers')) offers[i]?.push(...openOffers(play).map((offer) => ({ ...judged.at, ...offer })))
    }
    if (sets.length > 1) places.push(...comparedPlacesIn(judged).filter((place) => given.flag('all') || isOpenPlace(place)))
  })
  return { files, places, offers, mends }
}

/** One JSON object for each rule set; if there are several, each includes its differences from the others. */
const jsonLines = (name: string, { files, places, offers, mends }: Judged, given: CommandInput): readonly string[] =>
  files.map((file, i) =>
    JSON.stringify({
      ...asJson(name, file, { mends, all: given.flag('all'), language: given.language }),
      ...(given.flag('offers') && { offers: offers[i] }),
      ...(files.length > 1 && { differences: differencesFor(places, rulesOf(files), i, given.language) }),
    }),
  )

const rulesOf = (files: readonly JudgedFile[]): readonly RuleSet[] => files.map(({ rules }) => rules)

/** One line for each finding; with several rule sets, one for each place, followed by each set's verdict. */
const textLines = (name: string, { files, places, mends }: Judged, { flag, language }: CommandInput): readonly string[] => {
  const [file] = files
  if (!file) return []
  const meant = (finding: Finding): readonly string[] => repairLines(mends.get(finding) ?? [], language)
  if (files.length === 1)
    return file.findings
      .filter(({ finding }) => flag('all') || finding.state === 'open')
      .flatMap((found) => [asText(name, file, found, language), ...meant(found.finding)])
  return places.flatMap((place) => {
    const found = place.verdicts.find((verdict) => verdict.kind === 'finding')
    const [first = '', ...rest] = placeLines(place, rulesOf(files), language)
    return [`${oneLine(name)}: ${whereIn(file, place, language)}: ${first}`, ...rest, ...(found ? meant(found.finding) : [])]
  })
}
