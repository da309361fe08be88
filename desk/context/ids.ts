import { randomBytes } from 'node:crypto'

/** A name for a new table, hand, player or referee that no other device will choose. */
export const newId = (): string => randomBytes(8).toString('hex')
