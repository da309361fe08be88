import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { DeskOptions } from '../../../../desk/context/context.ts'
import { initHub } from '../../../../desk/network/hub/administer.ts'
import { connectTo, endOf, type HubConnection } from '../../../../desk/network/hub/connect.ts'
import { aLaptop, type Laptop } from './a-laptop.ts'
import { type Postgres, startPostgres } from './postgres.ts'

/** A hub in a PostgreSQL of its own, for as long as the tests of a file run, and a folder for its laptops. */
export type Hub = {
  readonly folder: string
  readonly postgres: Postgres
  /** The owner's connection. */
  readonly owner: HubConnection
  /** A number that was not there before, for names. */
  readonly next: () => number
  /** Another laptop at it: with a tournament of its own, or with that of another one. */
  readonly laptop: (from?: Laptop, options?: DeskOptions) => Promise<Laptop>
}

/** Makes one before the tests around; `settings` of its PostgreSQL, which may name files in its folder. */
export const aHub = (settings: (folder: string) => readonly string[] | Promise<readonly string[]> = () => []): Hub => {
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-a-hub-'))
  let made: Pick<Hub, 'postgres' | 'owner'> | undefined
  let count = 0
  const there = (): Pick<Hub, 'postgres' | 'owner'> => {
    if (!made) throw new Error('the hub is not there yet')
    return made
  }
  beforeAll(async () => {
    const postgres = await startPostgres(await settings(folder))
    const owner = await connectTo(postgres.url)
    made = { postgres, owner }
    await initHub(owner)
  })
  afterAll(async () => {
    await endOf(there().owner)
    await there().postgres.close()
    rmSync(folder, { recursive: true })
  })
  const next = (): number => ++count
  return {
    folder,
    get postgres() {
      return there().postgres
    },
    get owner() {
      return there().owner
    },
    next,
    laptop: (from, options) => aLaptop({ folder, postgres: there().postgres, count: next(), ...(options && { options }) }, from),
  }
}
