import { resolve } from 'node:path'
import { openToRead } from '../../../db/file/open-to-read.ts'
import { newestHead } from '../../../db/log/read.ts'
import { saidBy } from '../../../db/messages/messages.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { Result } from '../../../engine/model/result.ts'
import { createContext } from '../../context/context.ts'
import type { PseudonymsMade } from '../../contract/personal.ts'
import { TEXT_TREATMENTS, type TextTreatment } from '../../contract/vocabulary.ts'
import { usage } from '../../messages/command-usage.ts'
import { personal } from '../../messages/personal-data.ts'
import { sameName } from '../../privacy/names/words.ts'
import { makePseudonyms } from '../../privacy/pseudonyms/make.ts'
import { type PseudonymsAsked, type PseudonymsPlan, planPseudonyms } from '../../privacy/pseudonyms/pseudonyms.ts'
import { newSecret } from '../../privacy/requests.ts'
import { type Command, type CommandInput, type ExitCode, printAnswer, printFailure, requiredOption, wrongUsage } from '../command.ts'
import { type EditsFor, readEdits, writeEdits } from '../shared/edits-file.ts'
import { untilDone } from '../shared/until-done.ts'

/** Rewrites a tournament without names: of all players, or of one. */
export const pseudonyms: Command = {
  usage: '--db FILE --out FILE [--player NUMBER or NAME] [--referees] [--texts replaced or left-out] [--edits FILE] [--read]',
  options: ['db=', 'out=', 'player=', 'referees', 'texts=', 'edits=', 'read'],
  run: async (given) => {
    const [file, to, texts] = [resolve(requiredOption(given, 'db')), resolve(requiredOption(given, 'out')), textsIn(given)]
    const opened = openToRead(file)
    if (!opened.ok) return printFailure(given, opened.error.text)
    const db = opened.value
    try {
      const wanted = given.option('player')
      const player = wanted === undefined ? null : playerIn(db, wanted)
      if (player === undefined) return printFailure(given, personal.noSuchPlayer(wanted ?? ''))
      const wish = { player, referees: given.flag('referees'), texts, language: given.language }
      const editsFor = { head: newestHead(db)?.hash ?? '', ...wish }
      const edits = given.option('edits')
      const decided = edits === undefined ? undefined : readEdits(resolve(edits), editsFor)
      if (decided?.ok === false) return printFailure(given, decided.error)
      const asked = { ...wish, read: given.flag('read'), ...(decided?.value ?? { secret: newSecret(), edits: [] }) }
      const plan = planPseudonyms(db, asked)
      for (const { text } of plan.positions) given.complain(personal.warning(text)[given.language])
      if (edits !== undefined && !decided && plan.texts.some(({ doubts }) => doubts.length > 0))
        return undecided(given, resolve(edits), { editsFor, secret: asked.secret, plan })
      const made = await written(given, file, to, asked)
      const shown = made.ok || texts === 'left-out' ? [] : plan.texts
      for (const text of shown)
        given.say(given.flag('json') ? JSON.stringify(text) : personal.text(text)[given.language].replaceAll(/\s+/g, ' '))
      return made.ok ? printAnswer(given, made.value, personal.made(made.value)) : printFailure(given, made.error)
    } finally {
      db.close()
    }
  },
}

type Undecided = { readonly editsFor: EditsFor; readonly secret: string; readonly plan: PseudonymsPlan }

/** Writes the texts that need a decision to a file. */
const undecided = (given: CommandInput, file: string, { editsFor, secret, plan }: Undecided): ExitCode => {
  try {
    writeEdits(file, editsFor, secret, plan)
  } catch (error) {
    return printFailure(given, personal.notWritten(file, saidBy(error)))
  }
  return printFailure(given, personal.editsWritten(file, plan.texts.filter(({ doubts }) => doubts.length > 0).length))
}

/** Writes the new file; leaves nothing if stopped. */
const written = (
  given: CommandInput,
  file: string,
  to: string,
  asked: PseudonymsAsked,
): Promise<Result<PseudonymsMade, ByLanguage<string>>> =>
  untilDone(given, (say, signal) =>
    makePseudonyms(createContext({}), { file, to, asked, told: (progress) => say(personal.step(progress)), signal }),
  )

const textsIn = (given: CommandInput): TextTreatment => {
  const asked = given.option('texts') ?? 'replaced'
  const texts = TEXT_TREATMENTS.find((one) => one === asked)
  if (!texts) throw wrongUsage(usage.oneOf('texts', TEXT_TREATMENTS))
  return texts
}

/** A player of the list by number or name; undefined if none or several match. */
const playerIn = (db: ReadableDb, asked: string): string | undefined => {
  const all = sql<{ id: string; number: number | null; name: string }>(db, 'SELECT id, number, name FROM player').all()
  const found = all.filter(({ number, name }) => String(number) === asked || sameName(name) === sameName(asked))
  return found.length === 1 ? found[0]?.id : undefined
}
