import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { ByLanguage } from '../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../engine/model/result.ts'
import { type DeskContext, FILE_EXTENSION, type OpenFile } from '../context/context.ts'
import { orThrow } from '../context/errors.ts'
import { newId } from '../context/ids.ts'
import { streamProgress } from '../context/progress-stream.ts'
import { refused } from '../context/refusals.ts'
import type { PersonData } from '../contract/person-data.ts'
import type {
  PersonalProgress,
  PseudonymsMade,
  PseudonymsMaking,
  PseudonymsNews,
  PseudonymsShown,
  PseudonymsWanted,
} from '../contract/personal.ts'
import { makePseudonyms } from './pseudonyms/make.ts'
import { personApart, planApart } from './thread/apart.ts'

/** The seed of a file under pseudonyms. */
export const newSecret = (): string => newId() + newId()

/** Upper bound of displayed texts that are only changed; those that need a check are all displayed. */
const MOST_SHOWN = 200

export const showPerson = async (open: OpenFile, person: string, signal?: AbortSignal): Promise<PersonData> => {
  const found = await personApart(open, person, { signal })
  const data = orThrow(found.ok ? found : refused(found.error))
  return orThrow(data ? ok(data) : refuse({ code: 'NO_TOURNAMENT' }))
}

/** The effect of pseudonyms, for a window: the people, and the texts, those that need a check first. */
export const showPseudonyms = async (open: OpenFile, wanted: PseudonymsWanted, signal?: AbortSignal): Promise<PseudonymsShown> => {
  const secret = newSecret()
  const planned = await planApart(open, { ...wanted, read: false, secret, edits: [] }, { signal })
  const { people, texts, positions } = orThrow(planned.ok ? planned : refused(planned.error))
  const toRead = texts.filter(({ doubts }) => doubts.length > 0)
  const others = texts.filter(({ doubts }) => doubts.length === 0)
  const asked = new Set(toRead.flatMap(({ doubts }) => doubts.flatMap(({ candidates }) => candidates)))
  return {
    secret,
    positions,
    names: Object.fromEntries(people.filter((one) => asked.has(one.pseudonym)).map((one) => [one.pseudonym, one.names.at(-1) ?? ''])),
    people: people.length,
    changed: texts.filter(({ before, after }) => before !== after).length,
    toRead,
    others: others.slice(0, MOST_SHOWN),
  }
}

/** Writes the file beside the tournament under a free name; yields progress, and at last the result. Closing the stream cancels it. */
export async function* sendPseudonyms(
  desk: DeskContext,
  open: OpenFile,
  asked: PseudonymsMaking,
  signal?: AbortSignal,
): AsyncGenerator<PseudonymsNews> {
  const made = yield* streamProgress<PseudonymsNews, Result<PseudonymsMade, ByLanguage<string>>>((told, stopping) => {
    const step = (progress: PersonalProgress): void => told({ kind: 'step', ...progress })
    return makePseudonyms(desk, {
      file: open.file,
      to: freeName(open.file),
      asked,
      told: step,
      signal: stopping,
    })
  }, signal)
  if (signal?.aborted) return
  yield { kind: 'made', made: orThrow(made.ok ? made : refused(made.error)) }
}

const freeName = (file: string): string => {
  const base = basename(file, FILE_EXTENSION)
  for (let n = 1; ; n++) {
    const to = join(dirname(file), `${base}-pseudonyms${n === 1 ? '' : `-${n}`}${FILE_EXTENSION}`)
    if (!existsSync(to)) return to
  }
}
