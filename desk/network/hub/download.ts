import { hostname } from 'node:os'
import { makeFolder } from '../../../db/disk/make-folder.ts'
import { saidBy } from '../../../db/messages/messages.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { DeskContext } from '../../context/context.ts'
import type { HubOffers } from '../../contract/hub.ts'
import type { HubTroubleKind } from '../../contract/saving.ts'
import { hubWords } from '../../messages/hub.ts'
import { type HubTournament, ownsHub } from './administer.ts'
import { overConnection } from './connect.ts'
import { tournamentsIn } from './hub.ts'
import { bringWhole, type DeskAddress, enterTournament, type ReceivedEntries } from './joining.ts'
import { placesHere } from './place-here.ts'
import { hubTrouble, troubleIn } from './trouble.ts'

/** Asks at an address which tournaments a hub there lets this laptop have. Nothing is changed, there or here. */
export const askOffers = async (desk: DeskContext, pasted: string): Promise<HubOffers & { readonly why?: HubTroubleKind }> => {
  const nothing = { offers: [], owns: false, machine: hostname() }
  try {
    const address = addressIn(pasted)
    return await overConnection(address, async (client) => {
      const owns = await ownsHub(client)
      const held = await tournamentsIn(client)
      if (held.length === 0) return { ...nothing, ok: false, says: owns ? hubWords.holdsNone : hubWords.revoked }
      const placeOf = placesHere(desk.folder)
      const { host } = new URL(address)
      return {
        ...nothing,
        ok: true,
        says: owns ? hubWords.owns(host) : hubWords.letsIn(host),
        owns,
        offers: held.map(({ id, name, entries }) => ({ id: id.toString('hex'), name, entries, place: placeOf({ id, name }) })),
      }
    })
  } catch (error) {
    const { kind, text } = troubleIn(error)
    return { ...nothing, ok: false, says: text, why: kind }
  }
}

/** Finds the address in a pasted text, which may be a whole command line or be quoted. */
const addressIn = (pasted: string): string => /\bpostgres(?:ql)?:\/\/[^\s"'<>]+/.exec(pasted)?.[0] ?? pasted

/** A tournament of a hub by the hash of its first entry; `name`: this laptop's name there, if the owner's address admits it. */
export type WantedTournament = { readonly address: string; readonly tournament: string; readonly name: string }
type Going = { readonly told: (come: ReceivedEntries) => void; readonly signal: AbortSignal }

/** Running downloads by folder and tournament: one at a time. A further request resumes after the one before. */
const comingIn = new Map<string, Promise<unknown>>()

/** Downloads a whole tournament and ties it; returns the path of its file. An existing file of it is tied as it is. */
export const comeIn = async (desk: DeskContext, wanted: WantedTournament, going: Going): Promise<Result<string, ByLanguage<string>>> => {
  const which = `${wanted.tournament} ${desk.folder}`
  const before = comingIn.get(which)
  const work = (async () => {
    await before
    return bringHere(desk, wanted, going)
  })()
  const ended = work.catch(() => undefined)
  comingIn.set(which, ended)
  try {
    return ok(await work)
  } catch (error) {
    // an error of the disk is not the hub's
    return refuse(saidBy(error))
  } finally {
    if (comingIn.get(which) === ended) comingIn.delete(which)
  }
}

const bringHere = async (desk: DeskContext, wanted: WantedTournament, going: Going): Promise<string> => {
  const joining = await entered(desk, { ...wanted, address: addressIn(wanted.address) }, going.signal)
  const { file, here } = placesHere(desk.folder)(joining.tournament)
  if (here !== 'whole') {
    makeFolder(desk.folder)
    await bringWhole(joining, file, going)
  }
  return file
}

/** By which address this laptop has a tournament: its own, or one that it is given with the owner's, or was by a try before. */
const entered = async (desk: DeskContext, { address, tournament, name }: WantedTournament, signal: AbortSignal): Promise<DeskAddress> => {
  try {
    const own = await heldAt(address, tournament)
    signal.throwIfAborted()
    return await enterTournament(desk.home, { address, own, name })
  } catch (error) {
    throw signal.aborted ? error : troubleIn(error)
  }
}

/** A tournament at a hub, by the hash of its first entry; a desk can't be admitted to one without entries. */
const heldAt = async (address: string, id: string): Promise<HubTournament> => {
  const tournament = (await overConnection(address, tournamentsIn)).find((one) => one.id.toString('hex') === id)
  if (!tournament) throw hubTrouble('closed', hubWords.revoked)
  if (tournament.entries === 0) throw hubTrouble('closed', hubWords.empty(tournament.name))
  return tournament
}
