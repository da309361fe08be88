import { randomInt } from 'node:crypto'
import type { TabletRole } from '../../contract/tablets.ts'
import { timingSafeEqualText } from '../serving/node-http.ts'

/** A code that lets one device in. */
export type PairingCode = { readonly code: string; readonly until: Date; readonly role: TabletRole | null; readonly file: string | null }

/** The result of a pairing code: its purpose; or it is wrong, or there were too many tries, with the wait in seconds. */
export type PairingResult =
  | { readonly kind: 'right'; readonly code: PairingCode }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number }

export type Pairing = {
  readonly now: () => PairingCode | null
  readonly begin: (of: Pick<PairingCode, 'role' | 'file'>) => PairingCode
  readonly end: () => void
  /** Right once; `from`: the address that it comes from. */
  readonly show: (code: string, from: string) => PairingResult
}

/** Validity of a code, in milliseconds. */
export const CODE_VALID_FOR = 5 * 60_000
/** Wrong codes allowed per address within the time below; and in all while one code is valid, which then becomes void. */
export const TRIES_PER_ADDRESS = 5
export const ALL_TRIES = 20
const WITHIN = 10 * 60_000
/** Upper bound of addresses whose tries are counted; a client that uses more is no tablet. */
const ADDRESSES = 1000

/** One code at a time: eight digits, one use. */
export const pairingAt = (clock: () => Date): Pairing => {
  let current: PairingCode | null = null
  let tries = 0
  const wrong = new Map<string, readonly number[]>()
  const now = (): PairingCode | null => (current && current.until > clock() ? current : null)
  const recent = (from: string): readonly number[] => {
    const at = clock().getTime()
    // a clock that was set back does not lock anybody out
    return (wrong.get(from) ?? []).filter((one) => at - one < WITHIN && at >= one)
  }
  return {
    now,
    begin: ({ role, file }) => {
      tries = 0
      current = { code: String(randomInt(10 ** 8)).padStart(8, '0'), until: new Date(clock().getTime() + CODE_VALID_FOR), role, file }
      return current
    },
    end: () => {
      current = null
    },
    show: (given, from) => {
      const before = recent(from)
      if (before.length >= TRIES_PER_ADDRESS)
        return { kind: 'wait', seconds: Math.ceil(((before[0] ?? 0) + WITHIN - clock().getTime()) / 1000) }
      const code = now()
      if (code && timingSafeEqualText(code.code, given)) {
        current = null
        wrong.delete(from)
        return { kind: 'right', code }
      }
      if (wrong.size >= ADDRESSES) wrong.delete(wrong.keys().next().value ?? '')
      wrong.set(from, [...before, clock().getTime()])
      if (code && ++tries >= ALL_TRIES) current = null
      return { kind: 'wrong' }
    },
  }
}
