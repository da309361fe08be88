import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { formatTable } from '../../../engine/notation/format/format-table.ts'
import { writeAtomically } from '../../context/files/atomic-write.ts'
import { readRecord } from '../../importers/recognize/recognize.ts'
import { output } from '../../messages/command-line.ts'
import { usage } from '../../messages/command-usage.ts'
import { type Command, type CommandInput, requiredOption, wrongUsage } from '../command.ts'
import { type FileWork, overFiles } from '../judging/over-files.ts'

/** Converts any known format to table notation. */
export const convert: Command = {
  usage: '--to table [--out DIR] FILE…',
  options: ['to=', 'out='],
  words: Number.POSITIVE_INFINITY,
  run: async (given) => {
    if (requiredOption(given, 'to') !== 'table') throw wrongUsage(usage.oneOf('to', ['table']))
    if (given.words.length === 0) throw wrongUsage(usage.noFile)
    const written = new Map<string, string>()
    let failed = 0
    await overFiles(given, { command: 'convert', work: convertFile }, (converted, name) => {
      if ('error' in converted) given.complain(`${name}: ${converted.error}`)
      if ('error' in converted || !put(given, written, name, converted.text)) failed++
    })
    return failed > 0 ? 1 : 0
  },
}

/** One file as table notation. */
export const convertFile: FileWork<{ readonly error: string } | { readonly text: string }> =
  ({ language }) =>
  ({ name, bytes }) => {
    if (!bytes.ok) return { error: bytes.error[language] }
    const read = readRecord(bytes.value, name)
    return read.ok ? { text: formatTable(read.value) } : { error: read.error.text[language] }
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
