import { writeFileSync } from 'node:fs'
import { extname } from 'node:path'
import { sayRefusal } from '../refusal.ts'
import { incidentReport } from '../reports/incident-report.ts'
import { type Command, required, requiredNumber, wrongUsage } from './command.ts'
import { withFile } from './with-file.ts'

/** Writes the report of an incident; its ending says the format. */
export const report: Command = {
  usage: '--db FILE --incident N --out FILE.html or FILE.json',
  does: 'writes the report of an incident',
  options: { db: { type: 'string' }, incident: { type: 'string' }, out: { type: 'string' } },
  run: (given) => {
    const [incident, out] = [requiredNumber(given, 'incident'), required(given, 'out')]
    const format = ({ '.html': 'html', '.json': 'json' } as const)[extname(out)]
    if (!format) throw wrongUsage('--out ends in .html or .json')
    return withFile(given, (office, open) => {
      const made = incidentReport(office, open, { incident, format, language: given.language })
      if (!made.ok) {
        given.complain(sayRefusal(made.error, given.language))
        return 1
      }
      try {
        writeFileSync(out, made.value.content)
      } catch (error) {
        given.complain(`${out}: can't be written (${(error as NodeJS.ErrnoException).code})`)
        return 1
      }
      given.say(out)
      return 0
    })
  },
}
