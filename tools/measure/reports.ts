// npm run tool measure:reports [ACTS]: the time of reports of a tournament of 200 players, in a file of that many acts
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import { act } from '../../db/writing/act.ts'
import { createDesk } from '../../desk/api/desk.ts'
import { handlers } from '../../desk/api/handlers.ts'
import { chromiumPrinter } from '../../desk/cli/browser/print-with-chromium.ts'
import type { ReportAsked } from '../../desk/contract/reports.ts'
import { fill } from '../../test/desk/storage/full-file.ts'
import { readArguments } from '../arguments.ts'
import { DEAD_HAND } from '../screens/tables.ts'

const [acts] = readArguments({ numbers: [320_000] }).numbers
const ROUNDS = 10
const TABLES = 50
const RULED = 60
const GIVEN = [
  '髙橋 龍之介',
  '中村 さくら',
  'Małgorzata Szczepańska',
  'Łukasz Żółkiewski',
  'Éloïse Marchand',
  'Tomáš Dvořák',
  '山本 美咲',
  'Oskar Nørgaard',
]
const CONDUCT = ['conduct.phone', 'conduct.late', 'conduct.behaviour'] as const
const BY = ['Marta Olsen', 'Paweł Kamiński', '林 美智子'] as const

const seconds = (from: number): string => ((performance.now() - from) / 1000).toFixed(1)

const folder = mkdtempSync(join(tmpdir(), 'shinpan-reports-'))
try {
  const desk = createDesk({ folder, home: folder, print: chromiumPrinter() })
  const calls = createRouterClient(handlers, { context: { desk: desk.context } })
  await calls.tournaments.create({ name: 'Grand Prix', place: 'Kraków', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: BY[0] })
  const db = desk.context.open?.writable
  if (!db) throw new Error('the file is not open')
  // as in a window: the file was checked when it was opened, and no other program writes to it
  while (desk.context.open?.check.state !== 'ok') await new Promise((resolve) => setTimeout(resolve, 100))
  const players = Array.from({ length: 200 }, (_, n) => ({ id: `p${n}`, name: `${GIVEN[n % GIVEN.length]} ${n + 1}` }))
  const tables: string[] = []
  act(db, { at: new Date(), by: BY[0] }, (write) => {
    for (const [n, { id, name }] of players.entries())
      write('player', { player: id, number: n + 1, name, country: ['JPN', 'POL', 'FRA', 'CZE'][n % 4] ?? '' })
    for (let round = 1; round <= ROUNDS; round++) {
      write('round', { round, starts: null, minutes: 90 })
      for (let n = 0; n < TABLES; n++) {
        const table = `r${round}t${n + 1}`
        write('table', { table, name: String(n + 1), round })
        for (const [s, seat] of (['E', 'S', 'W', 'N'] as const).entries())
          write('seating', { table, seat, player: players[(n * 4 + s + round * 4) % 200]?.id ?? 'p0' })
        tables.push(table)
      }
    }
  })
  for (let n = 0; n < RULED; n++) {
    const { state } = await calls.tables.record({ table: tables[(n * 7) % tables.length] ?? '', text: DEAD_HAND.join('\n'), by: 'M' })
    const finding = state.findings.find((shown) => shown.finding.rule === 'claim.not-taken')?.id ?? 0
    await calls.findings.rule({
      finding,
      decision: 'upheld',
      reason: 'Seen by both opponents; the tile lay in the river.',
      by: BY[n % 3] ?? '',
    })
  }
  for (const [n, { id, name }] of players.entries())
    if (n % 2 === 0)
      await calls.penalties.impose({
        rule: CONDUCT[n % 3] ?? CONDUCT[0],
        minutes: 6,
        player: { id, name },
        table: tables[n] ?? '',
        penalty: n % 4 === 0 ? { kind: 'notice' } : { kind: 'points', amount: 10, unit: 'tournament' },
        reason: 'Said twice, in two languages, and noted at the table by the referee who was called.',
        by: BY[n % 3] ?? '',
      })
  fill(db, tables, acts)
  const make = async (asked: ReportAsked): Promise<void> => {
    const began = performance.now()
    const steps: string[] = []
    for await (const news of await calls.reports.make(asked)) {
      const now = performance.now()
      if (news.kind === 'step') steps.push(`${news.step} at ${((now - began) / 1000).toFixed(1)} s`)
      else {
        const bytes = Buffer.from(news.file.content, news.file.encoding === 'base64' ? 'base64' : 'utf8')
        const language = 'language' in asked ? asked.language : ''
        console.log(
          `${`${asked.what} ${asked.format} ${language}`.padEnd(28)} ${((now - began) / 1000).toFixed(1).padStart(5)} s ${Math.round(bytes.length / 1000)} kB  (${steps.join(', ')})`,
        )
        if (process.env.REPORTS_TO) writeFileSync(join(process.env.REPORTS_TO, news.file.name), bytes)
      }
    }
  }
  const entries = Number(db.prepare('SELECT count(*) FROM entry').pluck().get())
  console.log(`${entries} entries, 200 players, ${tables.length} tables, ${RULED} rulings on findings, 100 penalties for conduct`)
  for (const language of ['en', 'fr', 'both'] as const) await make({ what: 'tournament', format: 'pdf', language })
  await make({ what: 'tournament', format: 'html', language: 'both' })
  await make({ what: 'penalties', format: 'pdf', language: 'both' })
  await make({ what: 'player', player: 'p0', format: 'pdf', language: 'both' })
  await make({ what: 'incident', incident: 1, format: 'pdf', language: 'both' })
  for (const format of ['json', 'pdf'] as const) await make({ what: 'person', person: 'p0', format, language: 'en' })
  for (const what of ['penalties', 'incidents', 'players', 'scores'] as const) await make({ what, format: 'xlsx', language: 'en' })
  const wanted = { player: null, referees: true, texts: 'replaced', language: 'en' } as const
  const began = performance.now()
  const shown = await calls.pseudonyms.show(wanted)
  console.log(`pseudonyms, looked at: ${seconds(began)} s, ${shown.people} people, ${shown.changed} texts`)
  const writing = performance.now()
  for await (const news of await calls.pseudonyms.make({ ...wanted, read: shown.toRead.length, secret: shown.secret, edits: [] }))
    if (news.kind === 'made') console.log(`pseudonyms, written and verified: ${seconds(writing)} s, ${news.made.entries} entries`)
  let stopped = 0
  for await (const news of await calls.pseudonyms.make({ ...wanted, read: shown.toRead.length, secret: shown.secret, edits: [] })) {
    if (news.kind !== 'step' || news.step !== 'writing') continue
    stopped = performance.now()
    break
  }
  const left = readdirSync(folder).filter((name) => name.startsWith('.pseudonyms'))
  console.log(`pseudonyms, stopped while writing: ${seconds(stopped)} s, ${left.length} drafts left`)
  desk.close()
} finally {
  rmSync(folder, { recursive: true })
}
