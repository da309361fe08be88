import { parentPort } from 'node:worker_threads'
import { openFile } from '../../../db/file/open-file.ts'
import { takeIn } from '../../../db/joining/insert-entries.ts'
import type { Arriving } from '../../../db/joining/validate-entries.ts'
import { saidBy, troubled } from '../../../db/messages/messages.ts'
import type { WritableDb } from '../../../db/sqlite/handle.ts'
import type { InsertResult } from '../../context/open-file-state.ts'
import { threadWork } from '../../context/threads/thread-work.ts'
import type { InsertWork } from './insert-in-thread.ts'

/** How long the file stays open after an insertion, in ms: usually more entries come. */
const LINGER = 500

const { file, isOpen } = threadWork() as InsertWork
let db: WritableDb | undefined
let timer: ReturnType<typeof setTimeout> | undefined

const close = (): void => {
  db?.close()
  db = undefined
  Atomics.store(isOpen, 0, 0)
  Atomics.notify(isOpen, 0)
}

/** Opens the file without a device name: this connection writes no entries of its own. */
const open = (): WritableDb => {
  Atomics.store(isOpen, 0, 1)
  const opened = openFile(file, '', { checked: true })
  if (!opened.ok) throw troubled(opened.error.text)
  return opened.value
}

/** Buffers from another thread arrive as plain byte arrays. */
const take = (arriving: readonly Arriving[]): InsertResult => {
  try {
    db ??= open()
    const entries = arriving.map((entry) => ({ ...entry, previous: Buffer.from(entry.previous), hash: Buffer.from(entry.hash) }))
    return { ok: true, value: takeIn(db, entries) }
  } catch (error) {
    close()
    return { ok: false, error: saidBy(error) }
  }
}

// in a thread, so that recording continues
parentPort?.on('message', (arriving: readonly Arriving[] | null) => {
  clearTimeout(timer)
  if (arriving === null) {
    close()
    parentPort?.close()
    return
  }
  parentPort?.postMessage(take(arriving))
  timer = setTimeout(close, LINGER)
})
