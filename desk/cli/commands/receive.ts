import { type Stats, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { draftIn } from '../../../db/disk/drafts.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { type Result, refuse } from '../../../engine/model/result.ts'
import { createContext } from '../../context/context.ts'
import { whyUnreadable } from '../../context/files/read-input.ts'
import { output } from '../../messages/command-line.ts'
import { usage } from '../../messages/command-usage.ts'
import { wholeFile } from '../../messages/whole-file.ts'
import { moveIntoFolder, whyNoRoomFor } from '../../storage/transfer/unpack.ts'
import { type Command, type CommandInput, printAnswer, printFailure, wrongUsage } from '../command.ts'
import { untilDone } from '../shared/until-done.ts'

/** Imports a tournament that arrived as one file. */
export const receive: Command = {
  usage: 'FILE',
  options: [],
  words: 1,
  run: async (given) => {
    const [file] = given.words
    if (file === undefined) throw wrongUsage(usage.noFile)
    const done = await taken(given, resolve(file))
    return done.ok ? printAnswer(given, { file: done.value }, wholeFile.received(done.value)) : printFailure(given, done.error)
  },
}

/** Shows progress on a terminal; Ctrl-C cancels and leaves nothing. */
const taken = async (given: CommandInput, file: string): Promise<Result<string, ByLanguage<string>>> => {
  const { folder } = createContext({})
  let found: Stats
  try {
    found = statSync(file)
  } catch (error) {
    return refuse(output.unopened(file, whyUnreadable(error)))
  }
  if (found.isDirectory()) return refuse(output.unopened(file, output.isFolder))
  const trouble = whyNoRoomFor(folder, found.size)
  if (trouble) return refuse(wholeFile.refused(basename(file), trouble))
  const draft = draftIn(folder, 'received')
  try {
    return await untilDone(given, (say, signal) =>
      moveIntoFolder(
        { folder, draft: draft.path },
        { name: basename(file), from: file, stays: true },
        { told: ({ step, done, of }) => say(wholeFile.step(step, done, of)), signal },
      ),
    )
  } finally {
    draft.remove()
  }
}
