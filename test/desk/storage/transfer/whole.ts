import type { Tournament } from '../../../../desk/contract/tournaments.ts'
import type { Calls } from '../../api/a-desk.ts'

/** The whole open tournament as a packed file, downloaded in chunks as a window does. */
export const sent = async (calls: Calls): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
  for await (const news of await calls.tournaments.whole.send()) {
    if (news.kind === 'step') continue
    const parts: Buffer[] = []
    for (let at = 0; at < news.size; at += parts.at(-1)?.length ?? 0)
      parts.push(Buffer.from((await calls.tournaments.whole.partOut({ key: news.key, at })).content, 'base64'))
    return { name: news.name, bytes: Buffer.concat(parts) }
  }
  throw new Error('nothing came')
}

/** Uploads a file to a desk in chunks. */
export const received = async (calls: Calls, name: string, bytes: Uint8Array, part = 50_000): Promise<Tournament> => {
  for await (const news of await calls.tournaments.whole.receive({ name, size: bytes.length })) {
    if (news.kind === 'received') return news.tournament
    if (news.kind === 'step') continue
    for (let at = 0; at < bytes.length; at += part)
      await calls.tournaments.whole.partIn({ key: news.key, at, content: Buffer.from(bytes.subarray(at, at + part)).toString('base64') })
  }
  throw new Error('nothing was received')
}
