import type { ClockOffset } from '../../context/caches/file-caches.ts'
import type { HubTest } from '../../contract/hub.ts'
import type { HubTroubleKind } from '../../contract/saving.ts'
import { hubWords } from '../../messages/hub.ts'
import { type HubTournament, mayAdmit, ownsHub } from './administer.ts'
import { overConnection } from './connect.ts'
import { tournamentsIn } from './hub.ts'
import { aheadOfHub } from './hub-clock.ts'
import { admittedTo } from './joining.ts'
import { hubTrouble, troubleIn } from './trouble.ts'

/** The result of a test; `ahead`: how far this laptop's clock is ahead of the hub's, if the hub admits this laptop. */
type Tried = HubTest & { readonly why?: HubTroubleKind; readonly ahead?: ClockOffset }

/** Asks at an address whether a hub there would let this laptop in to a tournament. Nothing is changed. */
export const tryHub = async (address: string, tournament: HubTournament): Promise<Tried> => {
  try {
    return await overConnection(address, async (client) => {
      const { host } = new URL(address)
      const isOwner = await ownsHub(client)
      const known = await tournamentsIn(client)
      if (isOwner && !(await mayAdmit(client))) throw hubTrouble('closed', hubWords.noRoles)
      if (!isOwner) admittedTo(known, tournament)
      const ahead = await aheadOfHub(client, () => new Date())
      return { ok: true, says: isOwner ? hubWords.owns(host) : hubWords.letsIn(host), ahead }
    })
  } catch (error) {
    const { kind, text } = troubleIn(error)
    return { ok: false, says: text, why: kind }
  }
}
