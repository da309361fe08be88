import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'

/** `open` passes all; `slow` after a delay; `hole` holds back everything in silence; `cut` refuses connections. */
export const WEATHERS = ['open', 'slow', 'hole', 'cut'] as const
export type Weather = (typeof WEATHERS)[number]

/** A way to a server of this machine that can be as bad as a hall's network. */
export type BadNetwork = {
  readonly port: number
  /**
   * Sets the weather from now on; `cut` also closes open connections. After a hole, the data held back is sent on, as
   * a retransmission would be.
   */
  readonly become: (weather: Weather) => void
  readonly close: () => Promise<void>
}

/**
 * A proxy on a free port before another port of this machine, at the given address of it; `swallowsEnds`: a hole
 * reports no end of a connection.
 */
export const badNetwork = async (
  to: number,
  {
    delay = 150,
    at = '127.0.0.1',
    swallowsEnds = false,
  }: { readonly delay?: number; readonly at?: string; readonly swallowsEnds?: boolean } = {},
): Promise<BadNetwork> => {
  let weather: Weather = 'open'
  let change = Promise.withResolvers<void>()
  const sockets = new Set<Socket>()
  const passage = async (): Promise<void> => {
    while (weather === 'hole') await change.promise
    if (weather === 'slow') await after(delay)
  }
  const carry = (from: Socket, into: Socket): void => {
    let before: Promise<unknown> = Promise.resolve()
    from.on('data', (bytes: Buffer) => {
      // one after the other: what came first arrives first
      before = before.then(passage).then(() => into.destroyed || into.write(bytes))
    })
    // after all data on its way, like the end of a real connection
    from.on('close', () => void before.then(() => (swallowsEnds ? passage() : undefined)).then(() => into.destroy()))
    from.on('error', () => into.destroy())
  }
  const server = createServer((near) => {
    if (weather === 'cut') return void near.destroy()
    const far = connect(to, at)
    for (const one of [near, far]) {
      sockets.add(one)
      one.on('close', () => sockets.delete(one))
    }
    carry(near, far)
    carry(far, near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const become = (next: Weather): void => {
    weather = next
    if (next === 'cut') for (const one of sockets) one.destroy()
    const { resolve } = change
    change = Promise.withResolvers()
    resolve()
  }
  return {
    port: address.port,
    become,
    close: async () => {
      become('cut')
      server.close()
      await once(server, 'close')
    },
  }
}
