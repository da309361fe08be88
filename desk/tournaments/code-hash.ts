import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import type { Body } from '../../db/log/kinds.ts'

/** A code as it is kept: never itself, only a hash that costs time to try codes against, with its salt. */
export type CodeHash = NonNullable<Body<'referee-code'>['code']>

const COST = { cost: 2 ** 15, block: 8, parallel: 1 } as const

/** The hash of a new code. */
export const hashCode = (code: string): CodeHash => {
  const salt = randomBytes(16)
  return { kind: 'scrypt', salt: salt.toString('hex'), hash: derived(code, salt, COST).toString('hex'), ...COST }
}

/** Whether a code is the one that was hashed; takes as long where it is not. */
export const isCode = (code: string, { salt, hash, ...cost }: CodeHash): boolean => {
  const kept = Buffer.from(hash, 'hex')
  return timingSafeEqual(kept, derived(code, Buffer.from(salt, 'hex'), cost, kept.length))
}

type Cost = Pick<CodeHash, 'cost' | 'block' | 'parallel'>

const derived = (code: string, salt: Buffer, { cost, block, parallel }: Cost, length = 32): Buffer =>
  scryptSync(code.normalize('NFC'), salt, length, { cost, blockSize: block, parallelization: parallel, maxmem: 256 * cost * block })
