import type { LetGo } from '../../../db/sqlite/file-lock.ts'
import { output } from '../../messages/command-line.ts'
import { holdStart, isThere, type LeftServer, notedServers } from '../../network/serving/left-server.ts'
import type { Given } from '../command.ts'
import { joinServer } from './join-server.ts'

/** Servers of this person: one that runs and gives a window on what is wanted; else what is left of one that ended unasked. */
export type Others = { readonly url?: string; readonly left?: LeftServer }

type Starting = { readonly given: Given; readonly home: string }

/** Waits until no other start is under way, and holds that place until it is let go. */
export const myTurn = ({ given, home }: Starting): Promise<LetGo> =>
  waited(given, output.waitsForStart[given.language], () => holdStart(home))

/** Asks all servers that are noted for a window on what is wanted. */
export const others = async ({ given, home }: Starting, wanted: string | undefined): Promise<Others> => {
  let left: LeftServer | undefined
  for (const server of notedServers(home)) {
    const joined = await waited(given, output.waitsForServer(server.pid)[given.language], () =>
      joinServer({ server, isThere: () => isThere(home, server) }, wanted),
    )
    if (joined.kind === 'joined') return { url: joined.url }
    const endedUnasked = joined.kind === 'gone' && notedServers(home).some(({ run }) => run === server.run)
    if (endedUnasked && (wanted === undefined || wanted === server.file)) left ??= server
  }
  return left ? { left } : {}
}

/** When it is said what is waited for, in milliseconds: nothing is decided by it. */
const SAID_AFTER = 2000

const waited = async <T>({ complain }: Given, text: string, what: () => Promise<T>): Promise<T> => {
  const saying = setTimeout(() => complain(text), SAID_AFTER)
  try {
    return await what()
  } finally {
    clearTimeout(saying)
  }
}
