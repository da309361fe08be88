import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { CodeTries, DeskContext, OpenFile } from '../../context/context.ts'
import { type CodeHash, hashCode, isCheckable, isCode } from '../../context/permissions/code-hash.ts'
import { refereeNamed, signedIn } from '../../context/permissions/referees.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import { transact } from '../../context/saving/transact.ts'
import type { InputOf } from '../../contract/base.ts'
import type { referees as contract, Referee } from '../../contract/people.ts'
import { refusals } from '../../messages/refusals.ts'

/**
 * Signs a referee in with a code. A wrong one is an entry of the log; after three in a row each further try has to
 * wait. Each tablet and the laptop has its own count, so that wrong codes elsewhere lock no referee out.
 */
export const signIn = async (
  desk: DeskContext,
  open: OpenFile,
  asked: InputOf<typeof contract.signIn>,
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
  if (desk.open !== open) return refuse({ code: 'NO_TOURNAMENT' })
  if (!referee || !code || codeOf(db, referee.id)?.hash !== code.hash) return refused(refusals.wrongCode)
  const noted = transact(desk, open, {
    by: isRight ? referee.name : desk.by,
    ...(isRight && { proven: true as const }),
    numberless: true,
    act: (write) => ok(write(isRight ? 'sign-in' : 'sign-in-failed', { referee: referee.id })),
  })
  if (!noted.ok) return noted
  if (!isRight) return refused(refusals.wrongCode)
  desk.codeTries.delete(key)
  desk.signedIn = referee.id
  return ok(referee)
}

export const signOut = (desk: DeskContext, open: OpenFile): Result<null, Refusal> => {
  const referee = signedIn(desk, open.db)
  desk.signedIn = null
  if (!referee) return ok(null)
  return transact<null>(desk, open, {
    by: referee.name,
    proven: true,
    numberless: true,
    act: (write) => {
      write('sign-out', { referee: referee.id })
      return ok(null)
    },
  })
}

const codeOf = (db: ReadableDb, referee: string): CodeHash | undefined => {
  const row = sql<Omit<CodeHash, 'kind'>>(db, 'SELECT salt, hash, cost, block, parallel FROM referee_code WHERE referee = ?').get(referee)
  return row && { kind: 'scrypt', ...row }
}

/** Wrong codes in a row without a wait, and the longest wait after further ones, in seconds. */
const FREE = 3
const LONGEST = 60

/** Seconds until the next try: after three wrong codes twice as long each time, a minute at most. */
const secondsToWait = (tries: CodeTries, key: string, now: Date): number => {
  const { times, last } = tries.get(key) ?? { times: 0, last: now }
  if (times < FREE) return 0
  const wait = Math.min(LONGEST, 2 ** (times - FREE))
  const left = wait - (now.getTime() - last.getTime()) / 1000
  // a clock that was set back does not lock anybody out
  return left > wait ? 0 : Math.max(0, Math.ceil(left))
}

/** Counts a try as wrong until it is known to be right, so that many at once gain nothing. */
const countTry = (tries: CodeTries, key: string, now: Date): void =>
  void tries.set(key, { times: (tries.get(key)?.times ?? 0) + 1, last: now })
