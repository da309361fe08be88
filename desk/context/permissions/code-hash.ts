import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { Body } from '../../../db/log/kinds.ts'
import { createQueue } from '../job-queue.ts'

/** A code as it is stored: only as a salted hash that makes each guess slow. */
export type CodeHash = NonNullable<Body<'referee-code'>['code']>

type Cost = Pick<CodeHash, 'cost' | 'block' | 'parallel'>

/** 128 MB and about 0.3 s a guess. */
const COST: Cost = { cost: 2 ** 17, block: 8, parallel: 1 }

/** Maximum work of one hash: an entry from another file or from a hub may ask for any amount. */
const MOST_WORK = 2 * 2 ** 17 * 8

const BYTES = 32

/** Work of a hash. Codes with less than today's work date from before codes had six characters. */
const work = ({ cost, block, parallel }: Cost): number => cost * block * parallel

/** SQL condition: a row of `referee_code` holds a code that must be renewed. */
export const IS_OLD_CODE = `cost * block * parallel < ${work(COST)}`

export const hashCode = async (code: string): Promise<CodeHash> => {
  const salt = randomBytes(16)
  return { kind: 'scrypt', salt: salt.toString('hex'), hash: (await derived(code, salt, COST)).toString('hex'), ...COST }
}

/** Whether the code matches the hash; takes the same time either way. Only for a hash that `isCheckable`. */
export const isCode = async (code: string, { salt, hash, ...cost }: CodeHash): Promise<boolean> =>
  timingSafeEqual(Buffer.from(hash, 'hex'), await derived(code, Buffer.from(salt, 'hex'), cost))

/** Whether a hash has our form and costs no more than allowed. */
export const isCheckable = ({ salt, hash, ...cost }: CodeHash): boolean =>
  new RegExp(`^[0-9a-f]{${BYTES * 2}}$`).test(hash) &&
  /^([0-9a-f]{2}){8,64}$/.test(salt) &&
  Object.values({ block: cost.block, parallel: cost.parallel }).every((value) => Number.isInteger(value) && value >= 1) &&
  cost.cost >= 2 &&
  Number.isInteger(Math.log2(cost.cost)) &&
  work(cost) <= MOST_WORK

/** One hash at a time: each takes 128 MB and one of the threads with which Node reads files. */
const inTurn = createQueue()

const derived = (code: string, salt: Buffer, cost: Cost): Promise<Buffer> => inTurn(() => scrypted(code, salt, cost))

const scrypted = (code: string, salt: Buffer, { cost, block, parallel }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { cost, blockSize: block, parallelization: parallel, maxmem: 256 * block * (cost + parallel + 2) }
    scrypt(code.normalize('NFC'), salt, BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
