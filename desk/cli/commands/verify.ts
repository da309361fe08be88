import { resolve } from 'node:path'
import { homePath } from '../../../db/disk/device.ts'
import { rebuildFile } from '../../../db/file/open-file.ts'
import { brokenLog } from '../../../db/file/raw/broken-wal.ts'
import { verify as look } from '../../../db/file/verify.ts'
import { output } from '../../messages/command-line.ts'
import { COLON, usage } from '../../messages/command-usage.ts'
import { olderWords } from '../../messages/older-file.ts'
import { isForTwoThreads, verifyInThread } from '../../storage/checks/verify-in-thread.ts'
import { olderState } from '../../storage/restore/older-state.ts'
import { type Command, printFailure, requiredOption, wrongUsage } from '../command.ts'
import { withFileToRead } from '../shared/with-file.ts'

/** Checks every hash, order and projection; names the first wrong entry. */
export const verify: Command = {
  usage: '--db FILE [--head HASH]',
  options: ['db=', 'head='],
  run: async (given) => {
    const head = given.option('head')
    if (head !== undefined && !/^[0-9a-f]{64}$/i.test(head)) throw wrongUsage(usage.head)
    const file = resolve(requiredOption(given, 'db'))
    const inThreads = isForTwoThreads(file) ? await verifyInThread(file, { head }) : undefined
    return withFileToRead(given, (db) => {
      const found = inThreads?.ok ? inThreads.value : look(db, head === undefined ? {} : { head })
      if (given.flag('json')) given.say(JSON.stringify(found))
      else if (found.ok) {
        given.say(`ok: ${output.entries(found.entries, found.head)[given.language]}`)
        if (found.heads.length > 1) given.say(output.heads(found.heads)[given.language])
        for (const { device, entries } of found.joined) given.say(output.joinedLater(entries, device)[given.language])
      }
      const trouble = found.text ?? brokenLog(file)
      if (trouble) given.complain(`${file}${COLON[given.language]}${trouble[given.language]}`)
      const older = olderState(homePath(), file, db)
      if (older) given.complain(`${older.text[given.language]} (${olderWords.goOn[given.language]})`)
      return trouble || older ? 1 : 0
    })
  },
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
