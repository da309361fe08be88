import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openToRead } from '../../db/file/open-to-read.ts'
import { verify } from '../../db/file/verify.ts'
import { aRecorder } from '../../test/desk/record/enter/recorders.ts'
import { readArguments } from '../arguments.ts'

// `npm run tool measure:recorders 50`: 50 recorders begin concurrently in a file that does not exist yet
const [count] = readArguments({ numbers: [50] }).numbers
const ACTS = ['E draw 1z', 'E discard 1z', 'S draw ?', 'S discard 2z']
const folder = mkdtempSync(join(tmpdir(), 'shinpan-recorders-'))
try {
  const file = join(folder, 'new.shinpan')
  const tables = Array.from({ length: count }, (_, n) => String(n + 1))
  const recorders = await Promise.all(tables.map((table) => aRecorder({ file, table, home: folder })))
  const began = performance.now()
  const answers = (await Promise.all(recorders.map(({ answersTo }) => answersTo(ACTS)))).flat()
  const seconds = (performance.now() - began) / 1000
  const opened = openToRead(file)
  if (!opened.ok) throw new Error(opened.error.detail)
  const [recorded, refused] = [answers.filter((line) => line.startsWith('ok')), answers.filter((line) => line.startsWith('error'))]
  const { entries, trouble } = verify(opened.value)
  opened.value.close()
  console.log(
    `${count} recorders, ${recorded.length} of ${count * ACTS.length} acts recorded in ${seconds.toFixed(1)} s, ${refused.length} refused`,
  )
  console.log(`${entries} entries, ${trouble ?? 'verified'}`)
  for (const line of new Set(refused)) console.log(line)
  process.exitCode = recorded.length === count * ACTS.length && trouble === null ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
