import { join } from 'node:path'
import { z } from 'zod'
import { changePrivateJson, readPrivateJson } from './files/private-files.ts'

/** The hub of each tournament on this machine: its address by the hash of the tournament's first entry. */
const TIES = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string())

const fileIn = (home: string): string => join(home, 'hubs.json')

/** The address of the hub that a tournament is tied to. It contains a password, so only this user may read its file. */
export const hubOf = (home: string, tournament: Buffer): string | undefined => ties(home)[tournament.toString('hex')]

/** The location of a hub's address, without the user and password. */
export const hubPlaceOf = (address: string): string => {
  const { host, pathname } = new URL(address)
  return `${host}${pathname}`
}

/** Ties a tournament to a hub, whichever of its files is open. */
export const tieToHub = (home: string, tournament: Buffer, address: string): void =>
  changeTies(home, (ties) => ({ ...ties, [tournament.toString('hex')]: address }))

/** Unties it: the laptop goes on alone. */
export const untie = (home: string, tournament: Buffer): void =>
  changeTies(home, (ties) => {
    const { [tournament.toString('hex')]: _, ...others } = ties
    return others
  })

type Ties = z.infer<typeof TIES>

const ties = (home: string): Ties => readPrivateJson(fileIn(home), TIES) ?? {}

const changeTies = (home: string, change: (ties: Ties) => Ties): void =>
  changePrivateJson(fileIn(home), { form: TIES, otherwise: {}, change })
