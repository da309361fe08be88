import type { Client } from 'pg'
import type { Arriving } from '../../../db/joining/validate-entries.ts'
import type { ByLanguage, Text } from '../../../engine/model/language.ts'
import { hubOf, hubPlaceOf, tieToHub } from '../../context/hub-ties.ts'
import { hubWords } from '../../messages/hub.ts'
import { admitDesk, type HubTournament, ownsHub } from './administer.ts'
import { connectTo, endOf, overConnection } from './connect.ts'
import { downloadHere, type HubDownload } from './download-here.ts'
import { downloadInThread } from './download-in-thread.ts'
import { entriesInOrder, reachOf, tournamentsIn } from './hub.ts'
import { hubTrouble, troubleIn } from './trouble.ts'

/** The desk's own address for a tournament. */
export type DeskAddress = { readonly address: string; readonly tournament: HubTournament }

/** Entries per batch of a download. */
const BATCH = 2000

/** Number of entries up to which starting a thread takes longer than inserting them. */
const FEW = 5000

/** A request to join: the address, the tournament of the desk's file if there is one, and the desk's name. */
export type JoinRequest = { readonly address: string; readonly own: HubTournament | undefined; readonly name: string }

/**
 * Makes sure that a desk may join. With the owner's address it is admitted under a role of its own, which can be revoked alone; with a
 * desk's address it must be admitted already. `own`: the tournament of its file, if it has one. Throws a `HubTrouble`.
 */
export const ensureAdmitted = (address: string, own: HubTournament | undefined, name: string): Promise<DeskAddress> =>
  joiningBy({ address, own, name }, (client, tournament) => admitDesk(client, address, name, tournament))

/**
 * The same for a laptop whose own data is in a folder. The desk stores the address of the admission there before any entry arrives. A
 * laptop that was cut off and asks again with the owner's address reuses that one, unless it was revoked since.
 */
export const enterTournament = async (home: string, asking: JoinRequest): Promise<DeskAddress> => {
  const { address, name } = asking
  const joining = await joiningBy(
    asking,
    async (client, tournament) => (await keptFor(home, tournament, address)) ?? admitDesk(client, address, name, tournament),
  )
  tieToHub(home, joining.tournament.id, joining.address)
  return joining
}

const joiningBy = async (
  { address, own }: JoinRequest,
  admit: (client: Client, tournament: HubTournament) => Promise<string>,
): Promise<DeskAddress> =>
  overConnection(address, async (client) => {
    const isOwner = await ownsHub(client)
    const known = await tournamentsIn(client)
    const tournament = own && isOwner ? own : own ? admittedTo(known, own) : oneOf(known)
    return { tournament, address: isOwner ? await admit(client, tournament) : address }
  })

/** The address by which a laptop was admitted at the same place before, if it still is. */
const keptFor = async (home: string, { id }: HubTournament, address: string): Promise<string | undefined> => {
  const kept = hubOf(home, id)
  if (kept === undefined || hubPlaceOf(kept) !== hubPlaceOf(address)) return undefined
  try {
    const held = await overConnection(kept, tournamentsIn)
    return held.some((one) => one.id.equals(id)) ? kept : undefined
  } catch (error) {
    // a revoked desk is admitted again; without an answer, no desk is
    if (troubleIn(error).kind !== 'closed') throw error
    return undefined
  }
}

/** The tournament of a file among those that a desk is admitted to; throws if it is not admitted. */
export const admittedTo = (known: readonly HubTournament[], own: HubTournament): HubTournament => {
  const tournament = known.find(({ id }) => id.equals(own.id))
  if (!tournament) throw hubTrouble('closed', known.length > 0 ? hubWords.otherTournament(namesOf(known)) : hubWords.revoked)
  return tournament
}

const oneOf = (known: readonly HubTournament[]): HubTournament => {
  const [tournament, ...others] = known
  if (!tournament) throw hubTrouble('closed', hubWords.none)
  if (others.length > 0) throw hubTrouble('closed', hubWords.several(namesOf(known)))
  return tournament
}

const namesOf = (known: readonly HubTournament[]): string => known.map(({ name }) => name).join(', ')

/** The result of a download: the number of the file's entries; `leftOut`: why the first invalid entry was left out, null if none was. */
export type DownloadedFile = { readonly entries: number; readonly leftOut: ByLanguage<string> | null }

/** How many entries have come, of how many that the hub held at the beginning. */
export type ReceivedEntries = { readonly entries: number; readonly of: number }
/** `inThread`: whether a thread writes the file; if not stated, it depends on the number of entries. */
type Going = { readonly told?: (come: ReceivedEntries) => void; readonly signal?: AbortSignal; readonly inThread?: boolean }

/**
 * Downloads a whole tournament into a new file, in the order of its log, and checks each entry. An invalid one and its
 * descendants are left out and block nothing else. The entries from before a lost connection, a cancellation or
 * (nearly) a kill stay in a draft beside the file, and the next try resumes there.
 */
export const bringWhole = async ({ address, tournament }: DeskAddress, file: string, going: Going = {}): Promise<DownloadedFile> => {
  const client = await connectTo(address)
  const leave = (): void => void endOf(client)
  going.signal?.addEventListener('abort', leave, { once: true })
  try {
    going.signal?.throwIfAborted()
    // the log's order is an index; before PostgreSQL has counted a table that has just been filled, it would sort all of it for each batch
    await client.query('SET enable_sort = off')
    const { position } = await reachOf(client, tournament.id)
    const begin = (going.inThread ?? position > FEW) ? downloadInThread : downloadHere
    const download = await begin({ file, tournament: tournament.id, expected: position })
    try {
      return await bringInto(download, client, tournament, { ...going, of: position })
    } catch (error) {
      await download.close()
      throw error
    }
  } finally {
    going.signal?.removeEventListener('abort', leave)
    await endOf(client)
  }
}

const bringInto = async (
  download: HubDownload,
  client: Client,
  tournament: HubTournament,
  { told = () => {}, signal, of }: Going & { readonly of: number },
): Promise<DownloadedFile> => {
  const { left } = download
  let leftOut: Text | null = null
  let { entries } = left
  told({ entries, of })
  const add = async (some: readonly Arriving[]): Promise<void> => {
    const added = await download.add(some)
    leftOut ??= added.refused
    entries = added.entries
    if (!signal?.aborted) told({ entries, of })
  }
  let adding = Promise.resolve()
  let next = entriesInOrder(client, tournament.id, left.newest, BATCH)
  for (let some = await next; some.length > 0; some = await next) {
    // a batch is checked while the one before it is added and the one after it comes
    next = entriesInOrder(client, tournament.id, some.at(-1), BATCH)
    const following = add(some)
    // these errors are handled by the awaiting caller
    for (const later of [next, following]) later.catch(() => {})
    signal?.throwIfAborted()
    await adding
    adding = following
  }
  await adding
  signal?.throwIfAborted()
  if (entries === 0) throw hubTrouble(leftOut ? 'refused' : 'closed', leftOut ?? hubWords.empty(tournament.name))
  await download.finish()
  return { entries, leftOut }
}
