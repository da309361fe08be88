import { resolve } from 'node:path'
import { homePath } from '../../../db/disk/device.ts'
import { rebuildFile } from '../../../db/file/open-file.ts'
import { brokenLog } from '../../../db/file/raw/broken-wal.ts'
import { verify as look } from '../../../db/file/verify.ts'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { output } from '../../messages/command-line.ts'
import { COLON, usage } from '../../messages/command-usage.ts'
import { olderWords } from '../../messages/older-file.ts'
import { isForTwoThreads, verifyInThread } from '../../storage/checks/verify-in-thread.ts'
import { olderState } from '../../storage/restore/older-state.ts'
import { isPackedFile } from '../../storage/transfer/unpack.ts'
import { type Command, type CommandInput, type ExitCode, printFailure, requiredOption, wrongUsage } from '../command.ts'
import { withUnpackedFile } from '../shared/unpacked-file.ts'
import { withFileToRead } from '../shared/with-file.ts'

/** Checks every hash, order and projection; names the first wrong entry. Unpacks a file that was copied as one file first. */
export const verify: Command = {
  usage: '--db FILE [--head HASH]',
  options: ['db=', 'head='],
  run: async (given) => {
    const head = given.option('head')
    if (head !== undefined && !/^[0-9a-f]{64}$/i.test(head)) throw wrongUsage(usage.head)
    const file = resolve(requiredOption(given, 'db'))
    if (!isPackedFile(file)) return verifyFile(given, file, { head })
    return withUnpackedFile(given, file, (unpacked) => verifyFile(given, file, { head, unpacked }))
  },
}

type Verifying = { readonly head: string | undefined; readonly unpacked?: string }

const verifyFile = async (given: CommandInput, file: string, { head, unpacked }: Verifying): Promise<ExitCode> => {
  const path = unpacked ?? file
  const inThreads = isForTwoThreads(path) ? await verifyInThread(path, { head }) : undefined
  const report = (db: ReadableDb): ExitCode => {
    const found = inThreads?.ok ? inThreads.value : look(db, head === undefined ? {} : { head })
    if (given.flag('json')) given.say(JSON.stringify(found))
    else if (found.ok) {
      given.say(`ok: ${output.entries(found.entries, found.head)[given.language]}`)
      if (found.heads.length > 1) given.say(output.heads(found.heads)[given.language])
      for (const { device, entries } of found.joined) given.say(output.joinedLater(entries, device)[given.language])
    }
    const trouble = found.text ?? brokenLog(path)
    if (trouble) given.complain(`${file}${COLON[given.language]}${trouble[given.language]}`)
    const older = olderState(homePath(), file, db)
    if (older) given.complain(`${older.text[given.language]} (${olderWords.goOn[given.language]})`)
    return trouble || older ? 1 : 0
  }
  return withFileToRead(given, report, unpacked)
}

/** Rebuilds the projections from the log. */
export const rebuild: Command = {
  usage: '--db FILE',
  options: ['db='],
  run: (given) => {
    const made = rebuildFile(resolve(requiredOption(given, 'db')))
    if (!made.ok) return printFailure(given, made.error.text)
    given.say(output.goneThrough(made.value)[given.language])
    return 0
  },
}
