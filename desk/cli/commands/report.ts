import { extname } from 'node:path'
import { createContext, type OpenFile } from '../../context/context.ts'
import { writeAtomically } from '../../context/files/atomic-write.ts'
import { players } from '../../context/players.ts'
import { sayRefusal } from '../../context/refusals.ts'
import type { ReportAsked, ReportAskedOf } from '../../contract/reports.ts'
import {
  EXPORT_FORMATS,
  EXPORTS,
  FORMS,
  type Form,
  PAGE_FORMATS,
  type PageFormat,
  REPORT_LANGUAGES,
  type ReportLanguage,
  RULE_PAGES,
  type RulePageKind,
} from '../../contract/vocabulary.ts'
import { output } from '../../messages/command-line.ts'
import { usage } from '../../messages/command-usage.ts'
import { printing } from '../../messages/printing.ts'
import { refusals } from '../../messages/refusals.ts'
import { type MadeReport, makeReport, makeRulePage, type ReportStepDone } from '../../reports/make-report.ts'
import { chromiumPrinter } from '../browser/print-with-chromium.ts'
import {
  type Command,
  type CommandInput,
  type ExitCode,
  printFailure,
  requiredNumberOption,
  requiredOption,
  wrongUsage,
} from '../command.ts'
import { ruleSetNamed } from '../shared/named-rule-sets.ts'
import { untilDone } from '../shared/until-done.ts'
import { withFile } from '../shared/with-file.ts'

const ONE = ['incident', 'player', 'form', 'person', ...RULE_PAGES] as const

const PRINTED = [...PAGE_FORMATS, 'json'] as const

/** The names of a report's file: `FILE.pdf or FILE.html`. */
const files = (formats: readonly string[]): string => {
  const names = formats.map((format) => `FILE.${format}`)
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

/** Writes a report; the file extension gives the format. */
export const report: Command = {
  usage: `--db FILE --incident N --out ${files(PRINTED)} [--lang en, fr or both]
shinpan report --db FILE --tournament or --penalties --out ${files([...PAGE_FORMATS, ...EXPORT_FORMATS])} [--lang en, fr or both]
shinpan report --db FILE --incidents, --players or --scores --out ${files(EXPORT_FORMATS)} [--lang en, fr or both]
shinpan report --db FILE --player NUMBER or --form incident, penalties or table --out ${files(PAGE_FORMATS)} [--lang en, fr or both]
shinpan report [--db FILE] --rule-sheet or --penalty-card ID or HOUSE.json --out ${files(PAGE_FORMATS)} [--lang en, fr or both]
shinpan report --db FILE --person NAME, NUMBER or ID --out ${files(PRINTED)} [--lang en, fr or both]`,
  options: ['db=', ...ONE.map((what) => `${what}=`), 'out=', ...EXPORTS],
  languages: REPORT_LANGUAGES,
  run: (given) => {
    const out = requiredOption(given, 'out')
    const wanted = askedOf(given, extname(out).slice(1))
    if (isRulePage(wanted) && given.option('db') === undefined) return putRulePage(given, out, wanted)
    return withFile(given, async (desk, open, refuse) => {
      const asked = byNumber(open, wanted)
      if (!asked) return refuse({ code: 'NOT_FOUND', text: refusals.noPlayer })
      const made = await toTheEnd(given, (signal) => makeReport(desk, open, asked, signal))
      if (!made.ok) return refuse(made.error)
      return put(given, out, made.value)
    })
  },
}

/** The requested report; a player's number is resolved only with the file. */
type Wanted =
  | ReportAsked
  | { readonly what: 'numbered'; readonly number: number; readonly format: PageFormat; readonly language: ReportLanguage }

const askedOf = (given: CommandInput, ending: string): Wanted => {
  const whole = EXPORTS.filter((what) => given.flag(what))
  const one = ONE.filter((what) => given.option(what) !== undefined)
  const [what] = [...whole, ...one]
  if (what === undefined || whole.length + one.length !== 1) throw wrongUsage(usage.oneReport([...ONE, ...EXPORTS]))
  const language = reportLanguage(given)
  switch (what) {
    case 'incident':
      return { what, incident: requiredNumberOption(given, what), format: formatOf(ending, PRINTED), language }
    case 'player':
      return { what: 'numbered', number: requiredNumberOption(given, what), format: formatOf(ending, PAGE_FORMATS), language }
    case 'person':
      return { what, person: requiredOption(given, what), format: formatOf(ending, PRINTED), language }
    case 'rule-sheet':
    case 'penalty-card':
      return { what, rules: requiredOption(given, what), format: formatOf(ending, PAGE_FORMATS), language }
    case 'form':
      return { what, form: formNamed(requiredOption(given, what)), format: formatOf(ending, PAGE_FORMATS), language }
    case 'tournament':
    case 'penalties':
      return { what, format: formatOf(ending, [...PAGE_FORMATS, ...EXPORT_FORMATS]), language }
    case 'incidents':
    case 'players':
    case 'scores':
      return { what, format: formatOf(ending, EXPORT_FORMATS), language }
  }
}

const formNamed = (name: string): Form => {
  const form = FORMS.find((one) => one === name)
  if (!form) throw wrongUsage(usage.oneOf('form', FORMS))
  return form
}

/** The player with a number, if the list has one. */
const byNumber = (open: OpenFile, wanted: Wanted): ReportAsked | undefined => {
  if (wanted.what !== 'numbered') return wanted
  const { number, format, language } = wanted
  const player = players(open.db).find((one) => one.number === number)
  return player && { what: 'player', player: player.id, format, language }
}

const formatOf = <T extends string>(ending: string, formats: readonly T[]): T => {
  const format = formats.find((one) => one === ending.toLowerCase())
  if (!format) throw wrongUsage(usage.ending(formats.map((one) => `.${one}`)))
  return format
}

const reportLanguage = (given: CommandInput): ReportLanguage => (given.option('lang') === 'both' ? 'both' : given.language)

const isRulePage = (wanted: Wanted): wanted is ReportAskedOf<RulePageKind> => RULE_PAGES.some((what) => what === wanted.what)

/** The page of a built-in rule set or of a house-rules file, which needs no tournament. */
const putRulePage = async (given: CommandInput, out: string, asked: ReportAskedOf<RulePageKind>): Promise<ExitCode> => {
  const { rules } = ruleSetNamed(asked.rules ?? '')
  const desk = createContext({ print: chromiumPrinter() })
  try {
    const made = await toTheEnd(given, (signal) => makeRulePage(desk, rules, asked, signal))
    return made.ok
      ? put(given, out, { ...made.value, note: () => ({ ok: true, value: null }) })
      : printFailure(given, sayRefusal(made.error))
  } finally {
    await desk.print.end?.()
  }
}

/** Makes a report; if cancelled, nothing is written. */
const toTheEnd = <T>(given: CommandInput, make: (signal: AbortSignal) => AsyncGenerator<ReportStepDone, T>): Promise<T> =>
  untilDone(given, async (say, signal) => {
    const making = make(signal)
    for (;;) {
      const next = await making.next()
      if (next.done === true) return next.value
      say(printing.step(next.value.step, next.value.done, next.value.of))
    }
  })

const put = (given: CommandInput, out: string, { content, note }: MadeReport): ExitCode => {
  const trouble = writeAtomically(out, content, 'replace')
  if (trouble !== null) {
    given.complain(`${out} ${trouble[given.language]}`)
    return 1
  }
  given.say(out)
  const noted = note()
  return noted.ok ? 0 : printFailure(given, output.notNoted(out, sayRefusal(noted.error)))
}
