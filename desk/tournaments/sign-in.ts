import { type ReadableDb, sql } from '../../db/handle.ts'
import type { Result } from '../../engine/result.ts'
import type { Referee } from '../contract.ts'
import type { Office, OpenFile } from '../office.ts'
import { type Refusal, refused } from '../refusal.ts'
import { save } from '../saving.ts'
import { refusals } from '../words/refusals.ts'
import { type CodeHash, hashCode, isCode } from './code-hash.ts'
import { refereeNamed, referees } from './referees.ts'

/** The referee who is signed in at this desk. */
export const signedIn = (office: Office, db: ReadableDb): Referee | null =>
  referees(db).find(({ id, hasCode, withdrawn }) => hasCode && !withdrawn && id === office.signedIn) ?? null

/**
 * Signs a referee in with a code. A wrong one is an entry of the log; after three in a row each further try has to wait, twice as long each time, a
 * minute at most.
 */
export const signIn = (
  office: Office,
  open: OpenFile,
  asked: { readonly name: string; readonly code: string },
): Result<Referee, Refusal> => {
  const { db } = open
  const referee = refereeNamed(db, asked.name)
  const code = referee && codeOf(db, referee.id)
  if (!referee || !code) {
    // a name without a code takes as long as a wrong code
    hashCode(asked.code)
    return refused(refusals.wrongCode)
  }
  if (referee.withdrawn) return refused(refusals.withdrew(referee.name))
  const seconds = secondsToWait(db, referee.id, office.now())
  if (seconds > 0) return refused(refusals.tooSoon(seconds))
  const isRight = isCode(asked.code, code)
  const noted = save(office, open, {
    by: isRight ? referee.name : office.by,
    table: null,
    numberless: true,
    act: (write) => ({ ok: true, value: write(isRight ? 'sign-in' : 'sign-in-failed', { referee: referee.id }) }),
  })
  if (!noted.ok) return noted
  if (!isRight) return refused(refusals.wrongCode)
  office.signedIn = referee.id
  return { ok: true, value: referee }
}

/** Signs out whoever is signed in. */
export const signOut = (office: Office, open: OpenFile): Result<null, Refusal> => {
  const referee = signedIn(office, open.db)
  office.signedIn = null
  if (!referee) return { ok: true, value: null }
  return save<null>(office, open, {
    by: referee.name,
    table: null,
    numberless: true,
    act: (write) => {
      write('sign-out', { referee: referee.id })
      return { ok: true, value: null }
    },
  })
}

const codeOf = (db: ReadableDb, referee: string): CodeHash | undefined => {
  const row = sql<Omit<CodeHash, 'kind'>>(db, 'SELECT salt, hash, cost, block, parallel FROM referee_code WHERE referee = ?').get(referee)
  return row && { kind: 'scrypt', ...row }
}

/** How many wrong codes in a row are free, and the longest wait after more of them, in seconds. */
const FREE = 3
const LONGEST = 60

const secondsToWait = (db: ReadableDb, referee: string, now: Date): number => {
  const failed = sql<{ times: number; last: string | null }>(db, FAILED).get(referee, referee)
  if (!failed?.last || failed.times < FREE) return 0
  const wait = Math.min(LONGEST, 2 ** (failed.times - FREE))
  const left = wait - (now.getTime() - Date.parse(failed.last)) / 1000
  // a clock that was set back does not lock anybody out
  return left > wait ? 0 : Math.max(0, Math.ceil(left))
}

const FAILED = `SELECT count(*) AS times, max(at) AS last FROM sign_in WHERE referee = ? AND what = 'failed'
  AND entry > coalesce((SELECT max(entry) FROM sign_in WHERE referee = ? AND what = 'in'), 0)`
