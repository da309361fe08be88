import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** With which hub each tournament is kept together on this machine: its address by the hash of the tournament's first entry. */
const TIES = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string())

const fileIn = (home: string): string => join(home, 'hubs.json')

/** The address of the hub that a tournament is tied to; it holds a password, so that only this person may read where it is kept. */
export const hubOf = (home: string, tournament: Buffer): string | undefined => ties(home)[tournament.toString('hex')]

/** Ties a tournament to a hub, whichever of its files is open; null unties it. */
export const tieToHub = (home: string, tournament: Buffer, address: string | null): void => {
  const { [tournament.toString('hex')]: _, ...others } = ties(home)
  const all = address === null ? others : { ...others, [tournament.toString('hex')]: address }
  const draft = `${fileIn(home)}.part`
  writeFileSync(draft, `${JSON.stringify(all)}\n`, { mode: 0o600 })
  renameSync(draft, fileIn(home))
}

const ties = (home: string): Readonly<Record<string, string>> => {
  try {
    return TIES.parse(JSON.parse(readFileSync(fileIn(home), 'utf8')))
  } catch {
    return {}
  }
}
