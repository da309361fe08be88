import { randomBytes } from 'node:crypto'

/** A random id for a new table, hand, player or referee, unique across devices. */
export const newId = (): string => randomBytes(8).toString('hex')
