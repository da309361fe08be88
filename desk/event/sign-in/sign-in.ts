import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Result } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { type CodeHash, hashCode, isCheckable, isCode } from '../../context/permissions/code-hash.ts'
import { refereeNamed, signedIn } from '../../context/permissions/referees.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import { transact } from '../../context/saving/transact.ts'
import type { Referee } from '../../contract/people.ts'
import { refusals } from '../../messages/refusals.ts'
import { countTry, secondsToWait } from './code-tries.ts'

/**
 * Signs a referee in with a code. A wrong one is an entry of the log; after three in a row each further try has to
 * wait. Each tablet and the laptop has its own count, so that wrong codes elsewhere lock no referee out.
 */
export const signIn = async (
  desk: DeskContext,
  open: OpenFile,
  asked: { readonly name: string; readonly code: string },
): Promise<Result<Referee, Refusal>> => {
  const { db } = open
  const referee = refereeNamed(db, asked.name)
  const code = referee && codeOf(db, referee.id)
  if (referee?.withdrawn && code) return refused(refusals.withdrew(referee.name))
  const key = `${desk.station?.id ?? ''} ${referee?.id ?? ''}`
  const seconds = secondsToWait(desk.codeTries, key, desk.now())
  if (seconds > 0) return refused(refusals.tooSoon(seconds))
  if (referee && code && !isCheckable(code)) return refused(refusals.foreignCode(referee.name))
  countTry(desk.codeTries, key, desk.now())
  // a name without a code takes as long as a wrong code
  if (!code) await hashCode(asked.code)
  const isRight = code !== undefined && (await isCode(asked.code, code))
  if (desk.open !== open) return { ok: false, error: { code: 'NO_TOURNAMENT' } }
  if (!referee || !code || codeOf(db, referee.id)?.hash !== code.hash) return refused(refusals.wrongCode)
  const noted = transact(desk, open, {
    by: isRight ? referee.name : desk.by,
    ...(isRight && { proven: true as const }),
    table: null,
    numberless: true,
    act: (write) => ({ ok: true, value: write(isRight ? 'sign-in' : 'sign-in-failed', { referee: referee.id }) }),
  })
  if (!noted.ok) return noted
  if (!isRight) return refused(refusals.wrongCode)
  desk.codeTries.delete(key)
  desk.signedIn = referee.id
  return { ok: true, value: referee }
}

/** Signs the current referee out. */
export const signOut = (desk: DeskContext, open: OpenFile): Result<null, Refusal> => {
  const referee = signedIn(desk, open.db)
  desk.signedIn = null
  if (!referee) return { ok: true, value: null }
  return transact<null>(desk, open, {
    by: referee.name,
    proven: true,
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
