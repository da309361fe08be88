import { extname } from 'node:path'
import type { Result } from '../../engine/result.ts'
import { EXPORT_FORMATS, EXPORTS } from '../exports/kinds.ts'
import type { Office, OpenFile } from '../office.ts'
import { putFile } from '../put-file.ts'
import { type Refusal, sayRefusal } from '../refusal.ts'
import type { ReportAsked, ReportStep } from '../reports/asked.ts'
import { type MadeReport, makeReport } from '../reports/make-report.ts'
import { REPORT_LANGUAGES, type ReportLanguage } from '../reports/voice.ts'
import { output } from '../words/output.ts'
import { printing } from '../words/printing.ts'
import { usage } from '../words/usage.ts'
import { type Command, type ExitCode, type Given, required, requiredNumber, wrongUsage } from './command.ts'
import { withFile } from './with-file.ts'

/** Writes a report; its ending says the format. */
export const report: Command = {
  usage: `--db FILE --incident N --out FILE.pdf, FILE.html or FILE.json [--lang en, fr or both]
shinpan report --db FILE --tournament, --penalties, --incidents, --players or --scores --out FILE.csv, FILE.xlsx or FILE.json`,
  does: {
    en: 'writes the report of an incident, or all of the tournament, its penalties, incidents or players, or what they change in the scores',
    fr: 'écrit le rapport d’un incident, ou tout le tournoi, ses pénalités, incidents ou joueurs, ou ce qu’elles changent aux scores',
  },
  options: {
    db: { type: 'string' },
    incident: { type: 'string' },
    out: { type: 'string' },
    ...Object.fromEntries(EXPORTS.map((what) => [what, { type: 'boolean' }] as const)),
  },
  languages: REPORT_LANGUAGES,
  run: (given) => {
    const out = required(given, 'out')
    const asked = askedOf(given, extname(out).slice(1))
    return withFile(given, async (office, open, refuse) => {
      const made = await makeHere(given, office, open, asked)
      if (!made.ok) return refuse(made.error)
      return put(given, out, made.value)
    })
  },
}

const askedOf = (given: Given, ending: string): ReportAsked => {
  const whole = EXPORTS.filter((what) => given.flag(what))
  if (whole.length + (given.option('incident') === undefined ? 0 : 1) !== 1) throw wrongUsage(usage.oneReport(['incident', ...EXPORTS]))
  const [what] = whole
  return what === undefined
    ? { what: 'incident', incident: requiredNumber(given, 'incident'), format: formatOf(ending, PRINTED), language: reportLanguage(given) }
    : { what, format: formatOf(ending, EXPORT_FORMATS), language: given.language }
}

const PRINTED = ['pdf', 'html', 'json'] as const

const formatOf = <T extends string>(ending: string, formats: readonly T[]): T => {
  const format = formats.find((one) => one === ending.toLowerCase())
  if (!format) throw wrongUsage(usage.ending(formats.map((one) => `.${one}`)))
  return format
}

const reportLanguage = (given: Given): ReportLanguage => (given.option('lang') === 'both' ? 'both' : given.language)

/** Makes it, saying on a terminal how far it has come; Ctrl-C stops it before anything is written. */
const makeHere = async (given: Given, office: Office, open: OpenFile, asked: ReportAsked): Promise<Result<MadeReport, Refusal>> => {
  const stopping = new AbortController()
  const stop = (): void => stopping.abort()
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  const show = progressLine(given)
  try {
    const making = makeReport(office, open, asked, stopping.signal)
    for (;;) {
      const next = await making.next()
      if (next.done === true) return next.value
      show.step(next.value.step, next.value.done, next.value.of)
    }
  } finally {
    show.end()
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
}

/** One line that is written over, only where a person looks. */
const progressLine = ({ language }: Given) => {
  const { stderr } = process
  return {
    step: (step: ReportStep, done: number, of: number): void => {
      if (stderr.isTTY) stderr.write(`\r\u001b[K${printing.step(step, done, of)[language]}`)
    },
    end: (): void => {
      if (stderr.isTTY) stderr.write('\r\u001b[K')
    },
  }
}

const put = (given: Given, out: string, { content, note }: MadeReport): ExitCode => {
  const trouble = putFile(out, content, 'replace')
  if (trouble !== null) {
    given.complain(`${out} ${trouble[given.language]}`)
    return 1
  }
  given.say(out)
  const noted = note()
  if (noted.ok) return 0
  given.complain(output.notNoted(out, sayRefusal(noted.error))[given.language])
  return 1
}
