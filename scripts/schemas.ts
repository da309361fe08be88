import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishedSchema, SCHEMAS } from '../desk/reports/sheets/schemas.ts'

/** `npm run tool schemas`: writes the JSON Schemas of Shinpan's exports into `docs/schemas`; a test detects outdated ones. */
const folder = join(import.meta.dirname, '../docs/schemas')
mkdirSync(folder, { recursive: true })
for (const what of SCHEMAS) writeFileSync(join(folder, `${what}.json`), publishedSchema(what))
