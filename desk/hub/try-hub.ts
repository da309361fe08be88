import type { HubTroubleKind } from '../contract.ts'
import type { HubTest } from '../contract-hub.ts'
import { hubWords } from '../words/hub.ts'
import { type HubTournament, mayAdmit, ownsHub } from './administer.ts'
import { connectTo, endOf } from './connect.ts'
import { tournamentsIn } from './hub.ts'
import { admittedTo } from './joining.ts'
import { hubTrouble, troubleIn } from './trouble.ts'

/** Asks at an address whether a hub there would let this laptop in to a tournament. Nothing is changed. */
export const tryHub = async (address: string, tournament: HubTournament): Promise<HubTest & { readonly why?: HubTroubleKind }> => {
  try {
    const client = await connectTo(address)
    try {
      const { host } = new URL(address)
      const isOwner = await ownsHub(client)
      const known = await tournamentsIn(client)
      if (isOwner && !(await mayAdmit(client))) throw hubTrouble('closed', hubWords.noRoles)
      if (isOwner) return { ok: true, says: hubWords.owns(host) }
      admittedTo(known, tournament)
      return { ok: true, says: hubWords.letsIn(host) }
    } finally {
      await endOf(client)
    }
  } catch (error) {
    const { kind, text } = troubleIn(error)
    return { ok: false, says: text, why: kind }
  }
}
