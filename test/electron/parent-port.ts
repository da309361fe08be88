import { EventEmitter } from 'node:events'

/** What Electron gives a utility process to speak through, here over Node's own channel between processes. */
const port = Object.assign(new EventEmitter(), { postMessage: (message: unknown) => process.send?.(message) })
process.on('message', (data) => port.emit('message', { data, ports: [] }))
Object.assign(process, { parentPort: port })
