import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'

/** `open` lets all through; `slow` after a delay; `hole` takes everything and says nothing; `cut` lets nobody in. */
export type Weather = 'open' | 'slow' | 'hole' | 'cut'

/** A way to a server of this machine that can be as bad as a hall's network. */
export type BadNetwork = {
  readonly port: number
  /** From now on; `cut` also ends what is connected. */
  readonly become: (weather: Weather) => void
  readonly close: () => Promise<void>
}

/** A proxy on a free port before another port of this machine. */
export const badNetwork = async (to: number, delay = 150): Promise<BadNetwork> => {
  let weather: Weather = 'open'
  const sockets = new Set<Socket>()
  const carry = (from: Socket, into: Socket): void => {
    let before: Promise<unknown> = Promise.resolve()
    from.on('data', (bytes: Buffer) => {
      if (weather === 'hole') return
      // one after the other: what came first arrives first
      before = before.then(() => (weather === 'slow' ? after(delay) : undefined)).then(() => into.destroyed || into.write(bytes))
    })
    from.on('close', () => into.destroy())
    from.on('error', () => into.destroy())
  }
  const server = createServer((near) => {
    if (weather === 'cut') return void near.destroy()
    const far = connect(to, '127.0.0.1')
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
  const cut = (): void => {
    for (const one of sockets) one.destroy()
  }
  return {
    port: address.port,
    become: (next) => {
      weather = next
      if (next === 'cut') cut()
    },
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
