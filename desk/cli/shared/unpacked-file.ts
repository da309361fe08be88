import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { copiesOfThread, removeForgottenCopies } from '../../../db/disk/reading-copies.ts'
import { refusals } from '../../messages/refusals.ts'
import { wholeFile } from '../../messages/whole-file.ts'
import { unpack } from '../../storage/transfer/unpack.ts'
import { type CommandInput, type ExitCode, printFailure } from '../command.ts'
import { untilDone } from './until-done.ts'

/** Runs a function with the path of an unpacked copy of a packed file, which is deleted afterwards. */
export const withUnpackedFile = async (
  given: CommandInput,
  file: string,
  what: (unpacked: string) => Promise<ExitCode>,
): Promise<ExitCode> => {
  removeForgottenCopies()
  const folder = mkdtempSync(join(tmpdir(), copiesOfThread(threadId)))
  try {
    const unpacked = join(folder, 'copy')
    const trouble = await untilDone(given, (say, signal) =>
      unpack(file, unpacked, { told: ({ step, done, of }) => say(wholeFile.step(step, done, of)), signal }),
    )
    return trouble ? printFailure(given, refusals.inFile(file, trouble)) : await what(unpacked)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
