import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { newestHead } from '../../../../db/log/read.ts'
import type { DeskOptions, OpenFile } from '../../../../desk/context/context.ts'
import { tieToHub } from '../../../../desk/context/hub-ties.ts'
import type { HubStanding } from '../../../../desk/contract/saving.ts'
import { bringWhole, ensureAdmitted } from '../../../../desk/network/hub/joining.ts'
import { namedTournamentIn } from '../../../../desk/network/hub/own-log.ts'
import { type ADesk, aDesk } from '../../api/a-desk.ts'
import { type BadNetwork, badNetwork } from './bad-network.ts'
import type { Postgres } from './postgres.ts'

export const HEAD = 'Michiko Hayashi'

/** A laptop at a hub: its desk, its way there, its name there, and the tables of its tournament. */
export type Laptop = ADesk & { readonly network: BadNetwork; readonly name: string; readonly tables: readonly string[] }

type Made = { readonly folder: string; readonly postgres: Postgres; readonly count: number; readonly options?: DeskOptions }

/** Lets a laptop into a hub, in a folder below one: with a tournament of its own, or with that of another one. Both referees are on its list. */
export const aLaptop = async ({ folder, postgres, count, options }: Made, from?: Laptop): Promise<Laptop> => {
  const home = join(folder, `laptop-${count}`)
  mkdirSync(home)
  const made = aDesk({ folder: home, home, now: () => new Date(), ...options })
  const network = await badNetwork(postgres.port)
  onTestFinished(() => network.close())
  const name = `Laptop ${String(count).padStart(2, '0')}`
  if (!from) {
    const tournament = { name: `Hall ${count}`, place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 2, referee: HEAD }
    await made.calls.tournaments.create(tournament)
    await made.calls.referees.add({ name: 'Anna', head: false, by: HEAD })
  }
  const owners = postgres.url.replace(`:${postgres.port}/`, `:${network.port}/`)
  const joining = await ensureAdmitted(owners, namedTournamentIn(openOf(from ?? made).db), name)
  if (from) {
    const file = join(home, 'hall.shinpan')
    await bringWhole(joining, file)
    await made.calls.tournaments.open({ file })
  }
  tieToHub(home, joining.tournament.id, joining.address)
  await inState(made, 'together')
  return { ...made, network, name, tables: (await made.calls.tables.list()).map(({ id }) => id) }
}

/** The file that a desk has open. */
export const openOf = ({ desk }: ADesk): OpenFile => {
  if (!desk.context.open) throw new Error('no file is open')
  return desk.context.open
}

/** Until laptops hold the same and say so. */
export const together = async (...laptops: readonly ADesk[]): Promise<void> => {
  // the last entry alone may be the same while another before it is still on its way
  const logs = () => new Set(laptops.map((made) => `${newestHead(openOf(made).db)?.seq} ${newestHead(openOf(made).db)?.hash}`))
  while (logs().size > 1 || laptops.some((made) => openOf(made).hub?.state !== 'together')) await after(20)
}

/** Waits until a laptop reports this state of its hub connection. */
export const inState = async (made: ADesk, state: HubStanding['state']): Promise<void> => {
  while (openOf(made).hub?.state !== state) await after(20)
}
