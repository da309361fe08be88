import { setTimeout as sleep } from 'node:timers/promises'
import { proofFor } from '../../network/serving/join-proof.ts'
import type { LeftServer } from '../../network/serving/left-server.ts'
import { JOIN_HEADER } from '../../network/serving/loopback.ts'

/** Answer of a registered server: it opens a window on the file, it has another file open, or it is gone. */
export type JoinAnswer = { readonly kind: 'joined'; readonly url: string } | { readonly kind: 'other-file' | 'gone' }

export type RegisteredServer = { readonly server: LeftServer; readonly isThere: () => boolean }

/** Pause between two requests to a server that is starting or ending, in ms. */
const PAUSE = 100

/**
 * Asks a server of this user for another window on a file, or on its open file. Waits for the answer while its process lives, however slow
 * the machine: a second desk on the same file would only conflict.
 */
export const joinServer = async ({ server, isThere }: RegisteredServer, file: string | undefined): Promise<JoinAnswer> => {
  while (isThere()) {
    const answer = await knock(server, file)
    if (answer) return answer
    await sleep(PAUSE)
  }
  return { kind: 'gone' }
}

/** Undefined if nothing answers, or a program that is not ours. */
const knock = async (server: LeftServer, file: string | undefined): Promise<JoinAnswer | undefined> => {
  const { port } = server
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/join`, {
      method: 'POST',
      headers: { [JOIN_HEADER]: proofFor(server, file ?? ''), 'content-type': 'text/plain' },
      body: file ?? '',
      redirect: 'error',
    })
    const said = await answer.text()
    if (answer.status === 200 && said.startsWith(`http://127.0.0.1:${port}/?token=`)) return { kind: 'joined', url: said }
    return answer.status === 409 ? { kind: 'other-file' } : undefined
  } catch {
    return undefined
  }
}
