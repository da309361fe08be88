import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import { chromium } from 'playwright-core'
import { createDesk } from '../../../desk/api/desk.ts'
import { handlers } from '../../../desk/api/handlers.ts'
import { findChromium } from '../../../desk/cli/browser/browser.ts'
import { readRecord } from '../../../desk/importers/recognize/recognize.ts'
import { listen } from '../../../desk/network/serving/loopback.ts'
import type { TableFile } from '../../../engine/model/table-file.ts'
import { formatTable } from '../../../engine/notation/format/format-table.ts'
import { readArguments } from '../../arguments.ts'
import { figures } from './figures.ts'
import { differences } from './recorded.ts'
import { typeGame } from './type-game.ts'

/** A game with chows, pungs, three kinds of kongs, riichi discards won on and not, wins of both kinds and an empty wall. */
const GAME = '../shared/logs/mjai/2026011016gm-00a9-0000-1dd8e0d4.mjai.jsonl'

/**
 * `npm run tool typing [FILE …]`: types real games into the real window in Chromium by the keys of the fast mode. It compares them with the
 * same games imported: every header, event and finding. It prints the keys per act.
 */
const typeFile = async (name: string): Promise<boolean> => {
  const read = readRecord(readFileSync(name), name)
  if (!read.ok) throw new Error(`${name}: ${read.error.message}`)
  const folder = await mkdtemp(join(tmpdir(), 'shinpan-typing-'))
  const desk = createDesk({ folder, home: folder, renderer: 'dist/renderer' })
  try {
    return await typedAsImported(desk, { name, file: read.value })
  } finally {
    desk.close()
    await rm(folder, { recursive: true })
  }
}

type Read = { readonly name: string; readonly file: TableFile }

const typedAsImported = async (desk: ReturnType<typeof createDesk>, { name, file: read }: Read): Promise<boolean> => {
  const calls = createRouterClient(handlers, { context: { desk: desk.context } })
  const { file } = await calls.tournaments.create({
    name: 'T',
    place: '',
    date: '2026-11-20',
    rules: 'riichi-wiki',
    tables: 2,
    referee: 'R',
  })
  const [typed, imported] = await calls.tables.list()
  if (!typed || !imported) throw new Error('no tables')
  await calls.tables.import({ table: imported.id, file: { name: 'game.table', text: formatTable(read) }, by: 'R' })
  const served = await listen(desk.fetch)
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', reducedMotion: 'reduce' })
    await page.goto(served.url)
    await page.goto(`${served.origin}/#/table/${encodeURIComponent(typed.id)}`)
    await page.locator('#entry').waitFor()
    await page.keyboard.press('F2')
    await page.keyboard.press('F4')
    const began = performance.now()
    const struck = await typeGame(page, read)
    const minutes = (performance.now() - began) / 60_000
    await page.waitForFunction(() => sessionStorage.getItem('shinpan.outgoing') === null)
    const wrong = differences(file, typed.id, imported.id)
    console.log(`${basename(name)}: ${struck.length} lines, ${minutes.toFixed(1)} min; ${wrong.length} differences from the imported game`)
    for (const line of [...wrong.slice(0, 20), ...figures(struck)]) console.log(`  ${line}`)
    return wrong.length === 0
  } finally {
    await browser.close()
    await served.close()
  }
}

const files = readArguments({ words: 'files' }).words
for (const file of files.length > 0 ? files : [GAME]) if (!(await typeFile(file))) process.exitCode = 1
