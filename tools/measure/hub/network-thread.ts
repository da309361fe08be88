import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type BadNetwork, badNetwork, type Weather } from '../../../test/desk/network/hub/bad-network.ts'

/** A bad network in its own thread, so that the measured thread spends no time on it. */
export const networkThread = async (to: number): Promise<Pick<BadNetwork, 'port' | 'become'> & { close: () => Promise<unknown> }> => {
  const thread = new Worker(new URL(import.meta.url), { workerData: to })
  const [port] = (await once(thread, 'message')) as [number]
  return { port, become: (weather) => thread.postMessage(weather), close: () => thread.terminate() }
}

if (!isMainThread && typeof workerData === 'number') {
  const network = await badNetwork(workerData)
  parentPort?.on('message', (weather: Weather) => network.become(weather))
  parentPort?.postMessage(network.port)
}
