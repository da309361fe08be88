import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { sayNotationError } from '../../../engine/notation/errors/notation-error.ts'
import { formatTable } from '../../../engine/notation/format/format-table.ts'
import { parseTable } from '../../../engine/notation/parse/parse-table.ts'
import { withoutLines } from './arbitrary-file.ts'

const FOLDER = '../shared/cases'
const files = globSync(`${FOLDER}/*.table`).sort()

test.skipIf(existsSync(FOLDER))(`case files are not here: ${FOLDER}`, ({ skip }) => skip())

test.skipIf(!existsSync(FOLDER)).each(files.map((file) => [basename(file), file]))('%s reads, and reads back as written', (_, file) => {
  const read = parseTable(readFileSync(file, 'utf8'))
  if (!read.ok) throw new Error(sayNotationError(read.error, 'en'))
  const text = formatTable(read.value)
  const back = parseTable(text)
  expect(back.ok && withoutLines(back.value)).toEqual(withoutLines(read.value))
  expect(back.ok && formatTable(back.value)).toBe(text)
})
