import { EventEmitter } from 'node:events'

/**
 * Electron's parent port of a utility process, here over Node's own channel between processes. As in Electron, the process ends with the
 * app.
 */
const port = Object.assign(new EventEmitter(), { postMessage: (message: unknown) => process.send?.(message) })
process.on('message', (data) => port.emit('message', { data, ports: [] }))
process.on('disconnect', () => process.exit(0))
Object.assign(process, { parentPort: port })
