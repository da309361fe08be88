import type { Socket } from 'node:net'
import type { Client } from 'pg'
import { hubWords } from '../../messages/hub.ts'
import { hubTrouble } from './trouble.ts'

/** How long a hub may say nothing at all while an answer is waited for, in ms: where it must be known soon that it is away, and where not. */
export const SOON = 5000
export const PATIENT = 30_000

/** What goes out meanwhile, in bytes for which as long is given once more: so a slow line carries a large act in its time. */
const CARRIED = 320 * 1024
/** The most that is heard before a question is answered, in bytes: a hub that sends without end must not fill the memory. */
const MOST_ANSWER = 256 * 1024 * 1024
/** How often it is looked, in ms; a pause of this machine's own, as while it is asleep or busy, counts as no more than two of these. */
const LOOK_EVERY = 50

/**
 * Hangs up on a hub that says nothing for so long while an answer is waited for, though the line was not cut (a hole that swallows everything), and on
 * one that says more than any answer has. A line that is slow, but carries something, lives.
 */
export const watchLine = (client: Client, socket: Socket, patience: number): void => {
  // what had gone out and come in when nothing was asked any more
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
  const timer = setInterval(look, LOOK_EVERY)
  timer.unref()
  socket.once('close', () => clearInterval(timer))
}
