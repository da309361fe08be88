import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { readRecord } from '../../../../desk/importers/recognize/recognize.ts'
import { formatTable } from '../../../../engine/notation/format/format-table.ts'
import { parseTable } from '../../../../engine/notation/parse/parse-table.ts'
import { withoutLines } from '../../../engine/notation/arbitrary-file.ts'

const FOLDER = '../shared/logs/tenhou-xml'
/** Every sixth game; all of them with SHINPAN_ALL=1. */
const files = globSync(`${FOLDER}/*`)
  .sort()
  .filter((_, i) => process.env.SHINPAN_ALL === '1' || i % 6 === 0)

test.skipIf(existsSync(FOLDER))(`real games are not here: ${FOLDER}`, ({ skip }) => skip())

test.skipIf(!existsSync(FOLDER)).each(files.map((file) => [basename(file), file]))('%s reads, and survives table notation', (_, file) => {
  const read = readRecord(readFileSync(file), file)
  if (!read.ok) throw new Error(read.error.message)
  const text = formatTable(read.value)
  const back = parseTable(text)
  expect(back.ok && withoutLines(back.value)).toEqual(read.value)
  expect(back.ok && formatTable(back.value)).toBe(text)
})
