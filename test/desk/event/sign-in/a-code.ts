import { scryptSync } from 'node:crypto'
import type { Body } from '../../../../db/log/kinds.ts'
import { act } from '../../../../db/writing/act.ts'
import { NOON } from '../../../db/fixtures/a-file.ts'
import type { ADesk } from '../../api/a-desk.ts'

export type CodeHash = NonNullable<Body<'referee-code'>['code']>

/** A hash as an earlier version made it, or with something else in it, as another program could write it. */
export const hashed = (code: string, other: Partial<CodeHash> = {}, cost = 2 ** 15): CodeHash => {
  const [salt, costs] = [Buffer.alloc(16, 7), { cost, block: 8, parallel: 1 }]
  const options = { cost, blockSize: costs.block, parallelization: costs.parallel, maxmem: 2 ** 26 }
  return { kind: 'scrypt', salt: salt.toString('hex'), hash: scryptSync(code, salt, 32, options).toString('hex'), ...costs, ...other }
}

export const putCode = ({ desk }: Pick<ADesk, 'desk'>, referee: string, code: CodeHash): void => {
  const db = desk.context.open?.writable
  if (!db) throw new Error('no file')
  act(db, NOON, (write) => write('referee-code', { referee, code }))
}

/** A code that is worked out at once; one that the desk makes takes a third of a second of the processor at each try. */
export const putQuickCode = (made: Pick<ADesk, 'desk'>, referee: string, code: string): void =>
  putCode(made, referee, hashed(code, {}, 2 ** 10))
