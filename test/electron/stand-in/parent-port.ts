import { EventEmitter } from 'node:events'

/** What Electron gives a utility process to speak through, here over Node's own channel between processes. It ends with the app, as Electron has it. */
const port = Object.assign(new EventEmitter(), { postMessage: (message: unknown) => process.send?.(message) })
process.on('message', (data) => port.emit('message', { data, ports: [] }))
process.on('disconnect', () => process.exit(0))
Object.assign(process, { parentPort: port })
