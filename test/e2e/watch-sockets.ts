import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import type { Socket } from 'node:net'

/** Preloaded into a desk under watch: whom it looks up or tries to connect to, a line each, into the file that SHINPAN_WATCH names. */
const note = (...what: readonly unknown[]): void => appendFileSync(process.env.SHINPAN_WATCH ?? '', `${JSON.stringify(what)}\n`)

subscribe('net.client.socket', (message) => {
  const { socket } = message as { readonly socket: Socket }
  socket.on('lookup', (_error, address, _family, host) => note('lookup', host, address))
  socket.on('connectionAttempt', (ip, port) => note('connect', ip, port))
})
