import { join } from 'node:path'
import { z } from 'zod'
import { readOwnJson, writeOwn } from '../own-files.ts'

/** With which hub each tournament is kept together on this machine: its address by the hash of the tournament's first entry. */
const TIES = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string())

const fileIn = (home: string): string => join(home, 'hubs.json')

/** The address of the hub that a tournament is tied to; it holds a password, so that only this person may read where it is kept. */
export const hubOf = (home: string, tournament: Buffer): string | undefined => ties(home)[tournament.toString('hex')]

/** Ties a tournament to a hub, whichever of its files is open. */
export const tieToHub = (home: string, tournament: Buffer, address: string): void =>
  writeOwn(fileIn(home), `${JSON.stringify({ ...ties(home), [tournament.toString('hex')]: address })}\n`)

/** Unties it: the laptop goes on alone. */
export const untie = (home: string, tournament: Buffer): void => {
  const { [tournament.toString('hex')]: _, ...others } = ties(home)
  writeOwn(fileIn(home), `${JSON.stringify(others)}\n`)
}

const ties = (home: string): Readonly<Record<string, string>> => readOwnJson(fileIn(home), TIES) ?? {}
