import { resolve } from 'node:path'
import { mergeFiles } from '../../db/merge-files.ts'
import { output } from '../words/output.ts'
import { usage } from '../words/usage.ts'
import { type Command, required, wrongUsage } from './command.ts'

/** Joins copies of one tournament that were worked on apart. */
export const merge: Command = {
  usage: '--into FILE FILE…',
  does: {
    en: 'joins copies of one tournament that were worked on apart into a file, made where it does not exist; nothing is dropped',
    fr: 'réunit des copies d’un tournoi tenues séparément dans un fichier, créé s’il n’existe pas ; rien n’est perdu',
  },
  options: { into: { type: 'string' } },
  words: Number.POSITIVE_INFINITY,
  run: (given) => {
    const into = resolve(required(given, 'into'))
    if (given.words.length === 0) throw wrongUsage(usage.noFile)
    const merged = mergeFiles(
      into,
      given.words.map((word) => resolve(word)),
    )
    if (!merged.ok) {
      given.complain(merged.error[given.language])
      return 1
    }
    const { entries, from } = merged.value
    for (const copy of from)
      given.say(given.flag('json') ? JSON.stringify(copy) : output.joined(copy.file, copy.entries, copy.added)[given.language])
    given.say(given.flag('json') ? JSON.stringify({ file: into, entries }) : output.joinedInto(into, entries)[given.language])
    return 0
  },
}
