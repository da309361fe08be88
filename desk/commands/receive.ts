import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { officeOf } from '../office.ts'
import { receiveFile, unpacked } from '../tournaments/whole-file.ts'
import { output } from '../words/output.ts'
import { usage } from '../words/usage.ts'
import { wholeFile } from '../words/whole-file.ts'
import { type Command, wrongUsage } from './command.ts'

/** Takes a tournament that came from elsewhere as one file. */
export const receive: Command = {
  usage: 'FILE',
  does: {
    en: 'takes a whole tournament that came as one file (.shinpan, also gzipped) into the folder, once it verifies',
    fr: 'reprend dans le dossier un tournoi entier venu en un fichier (.shinpan, compressé ou non), une fois vérifié',
  },
  options: {},
  words: 1,
  run: (given) => {
    const [file] = given.words
    if (file === undefined) throw wrongUsage(usage.noFile)
    let bytes: Uint8Array
    try {
      if (statSync(file).size > 1024 ** 3) {
        given.complain(wholeFile.refused(file, wholeFile.tooLarge)[given.language])
        return 1
      }
      bytes = readFileSync(file)
    } catch (error) {
      given.complain(output.unread(file, error)[given.language])
      return 1
    }
    const content = bytes[0] === 0x1f && bytes[1] === 0x8b ? unpacked(bytes) : ({ ok: true, value: bytes } as const)
    const done = content.ok ? receiveFile(officeOf({}), { name: basename(file), bytes: content.value }) : content
    if (done.ok) given.say(given.flag('json') ? JSON.stringify({ file: done.value }) : wholeFile.received(done.value)[given.language])
    else given.complain(done.error[given.language])
    return done.ok ? 0 : 1
  },
}
