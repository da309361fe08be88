import { extname } from 'node:path'
import { putFile } from '../put-file.ts'
import { sayRefusal } from '../refusal.ts'
import { incidentReport, noteExport } from '../reports/incident-report.ts'
import { output } from '../words/output.ts'
import { usage } from '../words/usage.ts'
import { type Command, required, requiredNumber, wrongUsage } from './command.ts'
import { withFile } from './with-file.ts'

/** Writes the report of an incident; its ending says the format. */
export const report: Command = {
  usage: '--db FILE --incident N --out FILE.html or FILE.json',
  does: {
    en: 'writes the report of an incident',
    fr: 'écrit le rapport d’un incident',
  },
  options: { db: { type: 'string' }, incident: { type: 'string' }, out: { type: 'string' } },
  run: (given) => {
    const [incident, out] = [requiredNumber(given, 'incident'), required(given, 'out')]
    const format = ({ '.html': 'html', '.json': 'json' } as const)[extname(out)]
    if (!format) throw wrongUsage(usage.ending)
    return withFile(given, (office, open, refuse) => {
      const asked = { incident, format, language: given.language }
      const made = incidentReport(office, open, asked)
      if (!made.ok) return refuse(made.error)
      const trouble = putFile(out, made.value.content, 'replace')
      const noted = trouble === null ? noteExport(office, open, asked) : undefined
      if (trouble !== null) given.complain(`${out} ${trouble[given.language]}`)
      else given.say(out)
      if (noted?.ok === false) given.complain(output.notNoted(out, sayRefusal(noted.error))[given.language])
      return noted?.ok ? 0 : 1
    })
  },
}
