import { parentPort } from 'node:worker_threads'
import { openDatabase } from '../../../db/sqlite/open-database.ts'
import { threadWork } from '../../../desk/context/threads/thread-work.ts'

// opens the file that it is given, says so, and never closes it
const db = openDatabase(threadWork() as string)
db.exec('CREATE TABLE IF NOT EXISTS t (x)')
parentPort?.postMessage('open')
setInterval(() => db.name, 1000)
