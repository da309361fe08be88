import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Referee } from '../../contract/people.ts'
import type { DeskContext } from '../context.ts'
import { HAS_WITHDRAWN } from '../players.ts'
import { IS_OLD_CODE } from './code-hash.ts'

/** The referees of the tournament, head referee first. */
export const referees = (db: ReadableDb): readonly Referee[] =>
  sql<{ id: string; name: string; head: number; code: number; old: number; withdrawn: number }>(
    db,
    `SELECT id, name, head, EXISTS (SELECT 1 FROM referee_code WHERE referee_code.referee = referee.id) AS code,
       EXISTS (SELECT 1 FROM referee_code WHERE referee_code.referee = referee.id AND ${IS_OLD_CODE}) AS old, ${HAS_WITHDRAWN('referee')} AS withdrawn
     FROM referee ORDER BY head DESC, entry`,
  )
    .all()
    .map(({ id, name, head, code, old, withdrawn }) => ({
      id,
      name,
      head: head === 1,
      hasCode: code === 1,
      oldCode: old === 1,
      withdrawn: withdrawn === 1,
    }))

/** The referee with this name, in any Unicode normal form. */
export const refereeNamed = (db: ReadableDb, name: string): Referee | undefined =>
  referees(db).find((referee) => isSameName(referee.name, name))

/** The referee who is signed in at this desk. */
export const signedIn = (desk: DeskContext, db: ReadableDb): Referee | null => signedInAmong(desk, referees(db))

/** The same, if the referees are known. */
export const signedInAmong = (desk: DeskContext, all: readonly Referee[]): Referee | null =>
  all.find(({ id, hasCode, withdrawn }) => hasCode && !withdrawn && id === desk.signedIn) ?? null

/** Whether a name can be mistaken for another: they differ only in case, blanks, invisible marks or forms of a letter. */
export const looksLike = (one: string, other: string): boolean => nameKey(one) === nameKey(other)

/** The form in which names are compared: capitals, blanks and invisible marks make no difference. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase()

/** The same name in any Unicode normal form; the file replaces half surrogates. */
export const isSameName = (one: string, other: string): boolean => formOf(one) === formOf(other)

const formOf = (name: string): string => name.toWellFormed().normalize('NFC').trim()
