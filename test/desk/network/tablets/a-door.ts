import { onTestFinished } from 'vitest'
import { certificateFor } from '../../../../desk/network/tablets/certificate.ts'
import { type ListenerHandlers, listenOn } from '../../../../desk/network/tablets/listener.ts'
import { folder } from '../../../db/fixtures/a-file.ts'

/** The listener for tablets alone, on a free port: it answers `here` to every device; and the list of refused clients. */
export const aDoor = async (behind: Partial<ListenerHandlers>, setting: Partial<Parameters<typeof listenOn>[1]>) => {
  const refused: string[] = []
  const listener = await listenOn(
    {
      fetch: () => Promise.resolve(new Response('here')),
      deviceShowing: () => undefined,
      pair: () => ({ kind: 'wrong' }),
      refused: (why, from) => refused.push(`${why} ${from}`),
      connected: () => undefined,
      note: () => undefined,
      ...behind,
    },
    { address: '127.0.0.1', port: 0, certificate: await certificateFor(folder(), '127.0.0.1', new Date()), ...setting },
  )
  onTestFinished(() => listener.close())
  return { listener, refused }
}
