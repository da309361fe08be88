import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { formatTable } from '../../../engine/notation/format/format-table.ts'
import { writeAtomically } from '../../context/files/atomic-write.ts'
import { readRecord } from '../../importers/recognize/recognize.ts'
import { output } from '../../messages/command-line.ts'
import { usage } from '../../messages/command-usage.ts'
import { type Command, type CommandInput, requiredOption, wrongUsage } from '../command.ts'
import { inputFiles } from '../judging/input-files.ts'

/** Converts any known format to table notation. */
export const convert: Command = {
  usage: '--to table [--out DIR] FILE…',
  options: { to: { type: 'string' }, out: { type: 'string' } },
  words: Number.POSITIVE_INFINITY,
  run: (given) => {
    if (requiredOption(given, 'to') !== 'table') throw wrongUsage(usage.oneOf('to', ['table']))
    if (given.words.length === 0) throw wrongUsage(usage.noFile)
    const written = new Map<string, string>()
    let failed = 0
    for (const { name, bytes } of inputFiles(given.words)) {
      const read = bytes.ok ? readRecord(bytes.value, name) : undefined
      if (bytes.ok && read?.ok) failed += put(given, written, name, formatTable(read.value)) ? 0 : 1
      else {
        given.complain(`${name}: ${bytes.ok ? read?.ok === false && read.error.text[given.language] : bytes.error[given.language]}`)
        failed++
      }
    }
    return failed > 0 ? 1 : 0
  },
}

/** Writes to the folder, never over another file of this run or an earlier file with different content. */
const put = (given: CommandInput, written: Map<string, string>, name: string, text: string): boolean => {
  const folder = given.option('out')
  if (folder === undefined) {
    given.say(text.replace(/\n$/, ''))
    return true
  }
  const file = join(
    folder,
    `${basename(name === '-' ? 'stdin' : name)
      .replace(/\.gz$/, '')
      .replace(/\.[^.]+$/, '')}.table`,
  )
  const other = written.get(file)
  const trouble = other === undefined ? (folderTrouble(folder) ?? writeAtomically(file, text, 'keep')) : output.writtenFrom(other)
  if (trouble === null) written.set(file, name)
  else given.complain(`${name}: ${file} ${trouble[given.language]}`)
  return trouble === null
}

const folderTrouble = (folder: string): ByLanguage<string> | null => {
  try {
    mkdirSync(folder, { recursive: true })
    return null
  } catch (error) {
    return output.unwritable(error)
  }
}
