import type { LetGo } from '../../../db/sqlite/file-lock.ts'
import { output } from '../../messages/command-line.ts'
import { holdStart, isThere, type LeftServer, notedServers } from '../../network/serving/left-server.ts'
import type { CommandInput } from '../command.ts'
import { joinServer } from './join-server.ts'

/** Other servers of this user: the window address of a running one, else the record of one that crashed. */
export type OtherServers = { readonly url?: string; readonly left?: LeftServer }

type Starting = { readonly given: CommandInput; readonly home: string }

/** Waits until no other start is in progress, and holds the lock until it is released. */
export const acquireStartLock = ({ given, home }: Starting): Promise<LetGo> =>
  waited(given, output.waitsForStart[given.language], () => holdStart(home))

/** Asks all registered servers for a window on the file. */
export const findOtherServers = async ({ given, home }: Starting, wanted: string | undefined): Promise<OtherServers> => {
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

/** Delay before the command prints what it waits for, in ms; has no other effect. */
const SAID_AFTER = 2000

const waited = async <T>({ complain }: CommandInput, text: string, what: () => Promise<T>): Promise<T> => {
  const saying = setTimeout(() => complain(text), SAID_AFTER)
  try {
    return await what()
  } finally {
    clearTimeout(saying)
  }
}
