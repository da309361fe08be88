import type { Socket } from 'node:net'
import type { Client } from 'pg'
import { hubWords } from '../../messages/hub.ts'
import { hubTrouble } from './trouble.ts'

/** How long a hub may be silent while an answer is due, in ms: if its loss must be noticed soon, and if not. */
export const SHORT_SILENCE = 5000
export const LONG_SILENCE = 30_000

/** Bytes sent that extend the timeout by its length once: so a slow connection carries a large act in time. */
const CARRIED = 320 * 1024
/** The most that is heard before a question is answered, in bytes: a hub that sends without end must not fill the memory. */
const MOST_ANSWER = 256 * 1024 * 1024
/** Polling interval, in ms; a pause of this machine, as during sleep or load, counts as two of these at most. */
const LOOK_EVERY = 50

/**
 * Liveness check: closes the connection if the hub is silent for too long while an answer is due, though the connection was not cut. Also
 * if an answer is larger than any valid one. A slow connection that still carries data stays open.
 */
export const watchLiveness = (client: Client, socket: Socket, patience: number): void => {
  // bytes sent and received when the connection became idle
  let rest = { out: Number.POSITIVE_INFINITY, come: 0 }
  let come = 0
  let looked = performance.now()
  let silent = 0
  const settle = (): void => {
    rest = { out: socket.bytesWritten, come: socket.bytesRead }
  }
  client.once('connect', settle)
  client.on('drain', settle)
  const look = (): void => {
    const now = performance.now()
    const isWaiting = socket.bytesWritten > rest.out && socket.bytesRead === come
    silent = isWaiting ? silent + Math.min(now - looked, 2 * LOOK_EVERY) : 0
    looked = now
    come = socket.bytesRead
    if (come - rest.come > MOST_ANSWER) socket.destroy(hubTrouble('away', hubWords.endless))
    else if (isWaiting && silent > patience * (1 + (socket.bytesWritten - rest.out) / CARRIED))
      socket.destroy(hubTrouble('away', hubWords.silent))
  }
  const timer = setInterval(look, LOOK_EVERY).unref()
  socket.once('close', () => clearInterval(timer))
}
