import { basename, join } from 'node:path'
import { makeFolder } from '../../../db/disk/make-folder.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { formatGames, formatRules } from '../../../engine/notation/format/format-table.ts'
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
    const folder = given.option('out')
    const put = folder === undefined ? intoOne(given) : intoFolder(given, folder)
    let failed = 0
    await overFiles(given, { command: 'convert', work: convertFile }, (converted, name) => {
      if ('error' in converted) given.complain(`${name}: ${converted.error}`)
      if ('error' in converted || !put(name, converted)) failed++
    })
    return failed > 0 ? 1 : 0
  },
}

/** A file as table notation: its rule set with the settings, and its games. */
type Converted = { readonly rules: string; readonly games: string }

export const convertFile: FileWork<{ readonly error: string } | Converted> =
  ({ language }) =>
  ({ name, bytes }) => {
    if (!bytes.ok) return { error: bytes.error[language] }
    const read = readRecord(bytes.value, name)
    return read.ok ? { rules: formatRules(read.value), games: formatGames(read.value) } : { error: read.error.text[language] }
  }

/** Puts a converted file in its place; false, with a line that says why, if it can't be put there. */
type Put = (name: string, converted: Converted) => boolean

/** Prints all files as one, whose rule set and settings apply to all its games: a file with others is refused. */
const intoOne = (given: CommandInput): Put => {
  let first: { readonly name: string; readonly rules: string } | undefined
  return (name, { rules, games }) => {
    if (first && first.rules !== rules) {
      given.complain(`${name}: ${output.otherRules(first.name)[given.language]}`)
      return false
    }
    const lines = first ? `\n${games.startsWith(GAME) ? '' : GAME}${games}` : rules + games
    first ??= { name, rules }
    given.say(lines.replace(/\n$/, ''))
    return true
  }
}

const GAME = '@game\n'

/** Writes each file to the folder, never over another file of this run or an earlier file with different content. */
const intoFolder = (given: CommandInput, folder: string): Put => {
  const written = new Map<string, string>()
  return (name, { rules, games }) => {
    const file = join(
      folder,
      `${basename(name === '-' ? 'stdin' : name)
        .replace(/\.gz$/, '')
        .replace(/\.[^.]+$/, '')}.table`,
    )
    const other = written.get(file)
    const trouble =
      other === undefined ? (folderTrouble(folder) ?? writeAtomically(file, rules + games, 'keep')) : output.writtenFrom(other)
    if (trouble === null) written.set(file, name)
    else given.complain(`${name}: ${file} ${trouble[given.language]}`)
    return trouble === null
  }
}

const folderTrouble = (folder: string): ByLanguage<string> | null => {
  try {
    makeFolder(folder)
    return null
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'EEXIST' || code === 'ENOTDIR' ? output.isNoFolder(folder) : output.unwritable(error)
  }
}
