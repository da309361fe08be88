import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import { parse } from 'csv-parse/sync'
import { createDesk } from '../../desk/api/desk.ts'
import { handlers } from '../../desk/api/handlers.ts'
import { requireOpenFile } from '../../desk/context/errors.ts'
import { EXPORTS } from '../../desk/contract/vocabulary.ts'
import { makeReport } from '../../desk/reports/make-report.ts'
import { fileOf } from '../../desk/reports/send-report.ts'

// `npm run tool try:sheets`: LibreOffice opens every export with hostile names and writes it again as CSV. Each cell must be unchanged,
// without errors or links.

const HOSTILE = [
  '=HYPERLINK("http://example.org","Zofia")',
  '+1+cmd|calc',
  '-2+3',
  '@SUM(A1:A9)',
  '＝1+1',
  'a,b;"c"\nd',
  '<b>&amp;]]></b>',
  'Wiśniewska 田中',
  '=DDE("cmd";"/C calc";"x")',
]

const SHEET_PROGRAM = 'soffice'

/**
 * Field separator, quote character, UTF-8, first line, no column formats, language. These are the program's defaults on a machine with this
 * language.
 */
const SETTINGS = { en: '44,34,76,1,,1033', fr: '59,34,76,1,,1036' } as const

const folder = mkdtempSync(join(tmpdir(), 'shinpan-sheets-'))

if (spawnSync(SHEET_PROGRAM, ['--version']).status !== 0) {
  console.log(
    'LibreOffice (soffice) is not on this machine: nothing was tried. Debian: apt-get install --no-install-recommends libreoffice-calc',
  )
} else {
  try {
    await tryAll()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function tryAll(): Promise<void> {
  const desk = createDesk({ folder, home: folder, now: () => new Date('2026-11-21T12:00:00.000Z') })
  const calls = createRouterClient(handlers, { context: { desk: desk.context } })
  const by = 'Michiko Hayashi'
  await calls.tournaments.create({ name: 'Sheets', place: '', date: '2026-11-21', rules: 'rrc-1.5', tables: 1, referee: by })
  for (const name of HOSTILE) await calls.penalties.impose({ rule: 'conduct.late', minutes: 3, player: { name }, reason: name, by })
  await calls.penalties.cancel({ penalty: 2, reason: '=wrong', by })
  let cells = 0
  const wrong: string[] = []
  for (const [what, language] of EXPORTS.flatMap((one) => (['en', 'fr'] as const).map((of) => [one, of] as const))) {
    const made = async (format: 'csv' | 'xlsx') => {
      const file = await fileOf(makeReport(desk.context, requireOpenFile(desk.context), { what, format, language }))
      const name = `${language}-${file.name}`
      writeFileSync(join(folder, name), file.content, file.encoding === 'base64' ? 'base64' : 'utf8')
      return { name, text: file.encoding === 'base64' ? '' : file.content }
    }
    const csv = await made('csv')
    const xlsx = await made('xlsx')
    const ours = parse(csv.text, { bom: true, delimiter: language === 'fr' ? ';' : ',' })
    for (const name of [csv.name, xlsx.name]) {
      const theirs = asSheetProgramReads(name, language)
      const should = name === xlsx.name ? ours.map((row) => row.map(asInWorkbook)) : ours
      for (const [r, row] of should.entries())
        for (const [c, cell] of row.entries()) {
          cells++
          const read = theirs[r]?.[c] ?? ''
          if (!same(cell, read))
            wrong.push(`${name} row ${r + 1} column ${c + 1}: ${JSON.stringify(cell)} is read as ${JSON.stringify(read)}`)
        }
      if (theirs.length !== should.length) wrong.push(`${name}: ${should.length} rows are read as ${theirs.length}`)
    }
  }
  desk.close()
  for (const line of wrong) console.log(line)
  console.log(`${EXPORTS.length * 4} files, ${cells} cells, ${wrong.length} read otherwise`)
  process.exitCode = wrong.length === 0 ? 0 : 1
}

/** Opens a file and writes its first sheet as CSV, without user input. */
function asSheetProgramReads(name: string, language: 'en' | 'fr'): readonly (readonly string[])[] {
  const out = join(folder, `out-${name}`)
  mkdirSync(out)
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
  const filters = name.endsWith('.csv') ? [`--infilter=CSV:${SETTINGS[language]}`] : []
  execFileSync(
    SHEET_PROGRAM,
    [profile, '--headless', ...filters, '--convert-to', 'csv:Text - txt - csv (StarCalc):44,34,76', '--outdir', out, join(folder, name)],
    {
      stdio: 'ignore',
      timeout: 120_000,
    },
  )
  return parse(readFileSync(join(out, name.replace(/\.xlsx$/, '.csv'))), { bom: true, relax_column_count: true })
}

/** Only CSV needs the apostrophe: in a workbook, text is text. */
function asInWorkbook(cell: string): string {
  return cell.replace(/^'(?=\s*[=+\-@＝＋－＠])/u, '')
}

/** LibreOffice shows moments in the cell's format, and numbers as they are. */
function same(ours: string, theirs: string): boolean {
  const moment = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(ours)
  return ours === theirs || (moment !== null && theirs.startsWith(`${moment[1]} ${moment[2]}`)) || (moment !== null && ours === theirs)
}
