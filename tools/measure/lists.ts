import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDesk } from '../../desk/api/desk.ts'
import { planList } from '../../desk/setup/lists/preview.ts'
import { takeList } from '../../desk/setup/lists/take-list.ts'
import { createTournament } from '../../desk/storage/files/create.ts'
import { playersCsv, seatingCsv } from '../../test/e2e/lists.ts'

/** `npm run tool measure:lists`: the time to import lists of the largest tournaments, from the bytes of the file to the commit. */
const folder = mkdtempSync(join(tmpdir(), 'shinpan-'))
const desk = createDesk({ folder, home: folder, by: 'desk' })
createTournament(desk.context, { name: 'Lists', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: 'A. Martin' })
const { open } = desk.context
if (!open) throw new Error('no file')
const many = (lines: number) =>
  Buffer.from(`Number;Name;Country\n${Array.from({ length: lines }, (_, i) => `${i + 1000};Player ${i};FRA`).join('\n')}`)
for (const [name, bytes] of [
  ['200 players, 10 bad lines', playersCsv()],
  ['seating of 10 rounds, 2,000 seats', seatingCsv()],
  ['the same again', seatingCsv()],
  ['18,000 players', many(18_000)],
] as const) {
  const file = { name: 'list.csv', bytes }
  const began = performance.now()
  const planned = await planList(open.db, file, {}, { progress: () => undefined })
  const shown = performance.now()
  const taken = await takeList(desk.context, open, { file, asked: {}, leaveOut: true, by: 'A. Martin' })
  const done = performance.now()
  if (!planned.ok || !taken.ok) throw new Error(`${name} was not taken`)
  const { fresh, changed, same, leftOut } = taken.value
  console.log(
    `${name}: shown after ${Math.round(shown - began)} ms, taken after ${Math.round(done - shown)} ms (${planned.value.plan.entries} entries; ${fresh} new, ${changed} changed, ${same} as before, ${leftOut} left out)`,
  )
}
desk.close()
rmSync(folder, { recursive: true })
