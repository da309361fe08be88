import { proofFor } from '../serving/join-proof.ts'
import type { LeftServer } from '../serving/left-server.ts'
import { JOIN } from '../serving/loopback.ts'

/** What became of knocking at a server that is noted: it opens a window on the file, it has another one open, or it is no longer there. */
export type Joined = { readonly kind: 'joined'; readonly url: string } | { readonly kind: 'other-file' | 'gone' }

const PATIENCE = 2000

/** Asks a server of this person for one more window on a file, or on whatever it has open. */
export const joinServer = async (server: LeftServer, file: string | undefined): Promise<Joined> => {
  const { port } = server
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/join`, {
      method: 'POST',
      headers: { [JOIN]: proofFor(server, file ?? ''), 'content-type': 'text/plain' },
      body: file ?? '',
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    })
    const said = await answer.text()
    if (answer.status === 200 && said.startsWith(`http://127.0.0.1:${port}/?token=`)) return { kind: 'joined', url: said }
    // whatever else answers there is none of ours
    return { kind: answer.status === 409 ? 'other-file' : 'gone' }
  } catch {
    return { kind: 'gone' }
  }
}
