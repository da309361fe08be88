import type { ByLanguage, Language } from '../../engine/language.ts'
import { LEVELS } from '../../engine/levels.ts'
import type { SettingLine } from '../../engine/record/table-file.ts'
import { RULE_SET_IDS } from '../../engine/rule-sets/ids.ts'
import { describe as inWords } from '../../engine/words/describe.ts'
import { readRecord } from '../importers/recognize.ts'
import { type InputFile, inputFiles } from '../judging/input-files.ts'
import { type FoundInFile, type JudgedFile, judgeFile, rulesFor } from '../judging/judge-file.ts'
import { type Offer, offersOf } from '../judging/offers.ts'
import { output } from '../words/output.ts'
import { usage } from '../words/usage.ts'
import { type Command, type Given, wrongUsage } from './command.ts'

/** Judges files of any known format. */
export const judge: Command = {
  usage: '[--rules ID[,ID…] or all] [--set NAME=VALUE]… [--json] [--all] [--offers] FILE…',
  does: {
    en: 'judges files of any known format; - is standard input, a folder stands for the files in it',
    fr: 'juge des fichiers de tout format connu ; - est l’entrée standard, un dossier vaut pour les fichiers qu’il contient',
  },
  options: {
    rules: { type: 'string' },
    set: { type: 'string', multiple: true },
    all: { type: 'boolean' },
    offers: { type: 'boolean' },
  },
  words: Number.POSITIVE_INFINITY,
  run: (given) => {
    if (given.words.length === 0) throw wrongUsage(usage.noFile)
    const chosen = chosenRules(given)
    const settings = given.options('set').map(settingOf)
    for (const id of chosen ?? RULE_SET_IDS.slice(0, 1)) checked(id, settings)
    const began = performance.now()
    const totals = { games: 0, hands: 0, events: 0, findings: new Map<string, number>() }
    let worst: 0 | 1 | 2 = 0
    for (const file of inputFiles(given.words)) {
      const status = judgeOne(given, file, chosen, settings, (judged) => add(totals, judged))
      worst = Math.max(worst, status) as 0 | 1 | 2
    }
    if (!given.flag('json')) given.say(totalLine(totals, (performance.now() - began) / 1000)[given.language])
    return worst
  },
}

const chosenRules = (given: Given): readonly string[] | undefined => {
  const rules = given.option('rules')
  return rules === 'all' ? RULE_SET_IDS : rules?.split(',')
}

const settingOf = (text: string): SettingLine => {
  const [name, value] = [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]
  if (!text.includes('=')) throw wrongUsage(usage.setting(text))
  return { name, value }
}

const checked = (id: string, settings: readonly SettingLine[]) => {
  const rules = rulesFor(id, settings)
  if (!rules.ok) throw wrongUsage(rules.error)
  return rules.value
}

const judgeOne = (
  given: Given,
  { name, bytes }: InputFile,
  chosen: readonly string[] | undefined,
  settings: readonly SettingLine[],
  count: (judged: JudgedFile) => void,
): 0 | 1 | 2 => {
  const read = bytes.ok ? readRecord(bytes.value, name) : undefined
  const error = bytes.ok ? (read?.ok ? undefined : read?.error.text[given.language]) : bytes.error[given.language]
  if (error !== undefined || !read?.ok) {
    given.complain(`${name}: ${error}`)
    if (given.flag('json'))
      given.say(JSON.stringify({ file: name, rules: null, edition: null, games: 0, hands: 0, events: 0, error, findings: [] }))
    return 1
  }
  const ids = chosen ?? (read.value.rules === undefined ? undefined : [read.value.rules])
  if (!ids) {
    given.complain(`${name}: ${output.noRules[given.language]}`)
    return 2
  }
  for (const id of ids) {
    const rules = checked(id, [...read.value.settings, ...settings])
    const offers: (Offer & { readonly game: number; readonly hand: number })[] = []
    const judged = judgeFile(read.value, rules, (play, game, hand) => {
      if (given.flag('offers')) for (const offer of offersOf(play)) offers.push({ game, hand, ...offer })
    })
    count(judged)
    const shown = judged.findings.filter(({ finding }) => given.flag('all') || finding.state === 'open')
    if (given.flag('json'))
      given.say(JSON.stringify({ ...asJson(name, judged, shown, given.language), ...(given.flag('offers') && { offers }) }))
    else for (const found of shown) given.say(asText(name, judged, found, given.language))
  }
  return 0
}

const asJson = (file: string, { rules, games, hands, events }: JudgedFile, shown: readonly FoundInFile[], language: Language) => ({
  file,
  rules: rules.id,
  edition: rules.edition,
  games,
  hands,
  events,
  error: null,
  findings: shown.map(({ game, hand, line, finding }) => {
    const { rule, level, seat, event, because, state, settledBy, sections, remedies, penalty } = finding
    const text = inWords(finding, rules, language).fact
    const settled = settledBy === undefined ? {} : { settledBy }
    return { rule, level, seat, game, hand, event, line, because, state, ...settled, sections, remedies, penalty, text }
  }),
})

const asText = (
  file: string,
  { rules, games, hands }: JudgedFile,
  { game, hand, line, finding }: FoundInFile,
  language: Language,
): string => {
  const { rule, level, seat, event, state, settledBy } = finding
  const said = inWords(finding, rules, language)
  const where = [
    ...(games > 1 ? [output.game(game)] : []),
    ...(hands > 1 ? [output.hand(hand)] : []),
    output.event(event),
    ...(line === null ? [] : [output.line(line)]),
  ]
  const how = state === 'open' ? '' : ` (${state}${settledBy === undefined ? '' : ` ${output.by(settledBy)[language]}`})`
  return `${file}: ${where.map((text) => text[language]).join(', ')}: ${level} ${rule} ${seat ?? '-'}${how}: ${said.fact} [${said.citation}]`
}

type Totals = { games: number; hands: number; events: number; readonly findings: Map<string, number> }

const add = (totals: Totals, { games, hands, events, findings }: JudgedFile): void => {
  totals.games += games
  totals.hands += hands
  totals.events += events
  for (const { finding } of findings)
    if (finding.state === 'open') totals.findings.set(finding.level, (totals.findings.get(finding.level) ?? 0) + 1)
}

const totalLine = ({ games, hands, events, findings }: Totals, seconds: number): ByLanguage<string> => {
  const found = LEVELS.map((level) => `${findings.get(level) ?? 0} ${level}`).join(', ')
  return output.total({ games, hands, events, found, seconds: seconds.toFixed(1) })
}
