import { setTimeout as sleep } from 'node:timers/promises'
import { proofFor } from '../../network/serving/join-proof.ts'
import type { LeftServer } from '../../network/serving/left-server.ts'
import { JOIN } from '../../network/serving/loopback.ts'

/** What became of knocking at a server that is noted: it opens a window on the file, it has another one open, or it is no longer there. */
export type Joined = { readonly kind: 'joined'; readonly url: string } | { readonly kind: 'other-file' | 'gone' }

/** A server that is noted, and whether its process lives. */
export type Knocked = { readonly server: LeftServer; readonly isThere: () => boolean }

/** Between two knocks at a server that is beginning or ending, in milliseconds. */
const PAUSE = 100

/**
 * Asks a server of this person for one more window on a file, or on whatever it has open. As long as its process lives its answer is waited
 * for, however slow the machine: a second desk on the same file helps nobody.
 */
export const joinServer = async ({ server, isThere }: Knocked, file: string | undefined): Promise<Joined> => {
  while (isThere()) {
    const answer = await knock(server, file)
    if (answer) return answer
    await sleep(PAUSE)
  }
  return { kind: 'gone' }
}

/** Undefined where nobody answers, or somebody who is none of ours. */
const knock = async (server: LeftServer, file: string | undefined): Promise<Joined | undefined> => {
  const { port } = server
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/join`, {
      method: 'POST',
      headers: { [JOIN]: proofFor(server, file ?? ''), 'content-type': 'text/plain' },
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
