import type { ByLanguage } from '../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { OpenFile } from '../../context/context.ts'
import { isReadHere } from '../../context/threads/run-in-thread.ts'
import type { PersonData } from '../../contract/person-data.ts'
import type { Person, PersonalProgress } from '../../contract/personal.ts'
import { refusals } from '../../messages/refusals.ts'
import { personData } from '../person/person-data.ts'
import { namesakes } from '../person/persons.ts'
import { type PseudonymsAsked, type PseudonymsPlan, planPseudonyms } from '../pseudonyms/pseudonyms.ts'
import { inThread } from './in-thread.ts'

type Going = { readonly told?: (progress: PersonalProgress) => void; readonly signal?: AbortSignal | undefined }
type Read<T> = Promise<Result<T, ByLanguage<string>>>

/** A file's data about a person, without blocking other requests. */
export const personApart = async (
  { db, file }: Pick<OpenFile, 'db' | 'file'>,
  key: string,
  { told = () => {}, signal }: Going = {},
): Read<PersonData | undefined> => {
  const called = namesakes(db, key)
  // the data of one person is never given for another
  if (called.length > 0) return refuse(refusals.severalNamed(key, called.map(numberOrId)))
  if (isReadHere(db)) return ok(personData(db, key, told))
  return inThread({ what: 'person', file, key }, { told, signal })
}

const numberOrId = ({ number, country, key }: Person): string => [number ?? key, country].filter((part) => part !== '').join(' ')

/** The effect of pseudonyms on a file, without blocking other requests. */
export const planApart = async (
  { db, file }: Pick<OpenFile, 'db' | 'file'>,
  asked: PseudonymsAsked,
  { told = () => {}, signal }: Going = {},
): Read<PseudonymsPlan> => {
  if (isReadHere(db)) return ok(planPseudonyms(db, asked, told))
  return inThread({ what: 'plan', file, asked }, { told, signal })
}
