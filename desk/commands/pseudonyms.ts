import { resolve } from 'node:path'
import { type ReadableDb, sql } from '../../db/handle.ts'
import { openToRead } from '../../db/read-file.ts'
import type { ByLanguage } from '../../engine/language.ts'
import type { Result } from '../../engine/result.ts'
import { officeOf } from '../office.ts'
import type { Texts } from '../personal/change-entry.ts'
import { makePseudonyms } from '../personal/make-pseudonyms.ts'
import { sameName } from '../personal/people.ts'
import { type PseudonymsAsked, type PseudonymsMade, planPseudonyms } from '../personal/pseudonyms.ts'
import { personal } from '../words/personal.ts'
import { usage } from '../words/usage.ts'
import { type Command, type ExitCode, type Given, required, wrongUsage } from './command.ts'
import { untilDone } from './until-done.ts'

/** Writes a tournament anew without names: of all players, or of one. */
export const pseudonyms: Command = {
  usage: '--db FILE --out FILE [--player NUMBER or NAME] [--referees] [--texts replaced or left-out] [--read]',
  does: {
    en: 'writes a tournament into a new file with pseudonyms, for publishing (all players) or for one who asks to be forgotten; it verifies, and says what it was made from',
    fr: 'écrit un tournoi dans un nouveau fichier avec des pseudonymes, pour le publier (tous les joueurs) ou pour un joueur qui demande l’oubli ; il se vérifie et dit d’où il vient',
  },
  options: {
    db: { type: 'string' },
    out: { type: 'string' },
    player: { type: 'string' },
    referees: { type: 'boolean' },
    texts: { type: 'string' },
    read: { type: 'boolean' },
  },
  run: async (given) => {
    const [file, to, texts] = [resolve(required(given, 'db')), resolve(required(given, 'out')), textsIn(given)]
    const opened = openToRead(file)
    if (!opened.ok) return failed(given, opened.error.text[given.language])
    const db = opened.value
    try {
      const wanted = given.option('player')
      const player = wanted === undefined ? null : playerIn(db, wanted)
      if (player === undefined) return failed(given, personal.noSuchPlayer(wanted ?? '')[given.language])
      const asked = { player, referees: given.flag('referees'), language: given.language, texts, read: given.flag('read') }
      const plan = planPseudonyms(db, asked)
      const made = await written(given, file, to, asked)
      const shown = made.ok || texts === 'left-out' ? [] : plan.texts
      for (const text of shown)
        given.say(given.flag('json') ? JSON.stringify(text) : personal.text(text)[given.language].replaceAll(/\s+/g, ' '))
      if (!made.ok) return failed(given, made.error[given.language])
      given.say(given.flag('json') ? JSON.stringify(made.value) : personal.made(made.value)[given.language])
      return 0
    } finally {
      db.close()
    }
  },
}

/** Writes it; stopped, nothing is left. */
const written = (given: Given, file: string, to: string, asked: PseudonymsAsked): Promise<Result<PseudonymsMade, ByLanguage<string>>> =>
  untilDone(given, (say, signal) =>
    makePseudonyms(officeOf({}), { file, to, asked, told: (progress) => say(personal.step(progress)), signal }),
  )

const TEXTS = ['replaced', 'left-out'] as const

const textsIn = (given: Given): Texts => {
  const asked = given.option('texts') ?? 'replaced'
  const texts = TEXTS.find((one) => one === asked)
  if (!texts) throw wrongUsage(usage.oneOf('texts', TEXTS))
  return texts
}

/** A player by number or by name, of the list; undefined where there is none, or more than one. */
const playerIn = (db: ReadableDb, asked: string): string | undefined => {
  const all = sql<{ id: string; number: number | null; name: string }>(db, 'SELECT id, number, name FROM player').all()
  const found = all.filter(({ number, name }) => String(number) === asked || sameName(name) === sameName(asked))
  return found.length === 1 ? found[0]?.id : undefined
}

const failed = (given: Given, line: string): ExitCode => {
  given.complain(line)
  return 1
}
