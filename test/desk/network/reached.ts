import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'

/** Whether a server accepts connections at an address of this machine. */
export const answersAt = (host: string, port: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port: Number(port) })
    const done = (answers: boolean): void => {
      socket.destroy()
      resolve(answers)
    }
    socket.once('connect', () => done(true))
    socket.once('error', () => done(false))
  })

/** Addresses of this machine besides one, at which a port answers all the same; on Linux every address of the loopback network is one. */
export const othersThatAnswer = async (port: string, besides: string): Promise<readonly string[]> => {
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  const addresses = own.map(({ address, scopeid }) => (scopeid ? `${address}%${scopeid}` : address))
  const all = new Set([...addresses, '::1', ...(process.platform === 'linux' ? ['127.0.0.3'] : [])])
  all.delete(besides)
  const answering = await Promise.all([...all].map(async (address) => ((await answersAt(address, port)) ? address : [])))
  return answering.flat()
}
