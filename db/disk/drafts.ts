import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename, join } from 'node:path'
import { threadId } from 'node:worker_threads'

/**
 * What can be half done: a file under pseudonyms, one that comes in or goes out whole, a backup, one that is put back, a copy of an open file, what is
 * read of a damaged one, copies joined to be looked at.
 */
const DRAFTS = ['pseudonyms', 'received', 'sent', 'backup', 'restored', 'rescued', 'salvaged', 'preview'] as const
type DraftKind = (typeof DRAFTS)[number]

/** Those that this thread is at. */
const ours = new Set<string>()

/** A folder may be shared, and a number of a program says nothing on another machine. */
const HERE = hostname().replaceAll(/[^\w.]/g, '_')

/**
 * A hidden folder for what is half done, in the folder where it will belong, so that it gets there in one step; its name says which program
 * of which machine is at it, and which of its threads. `remove` takes it away with all that is in it.
 */
export const draftIn = (folder: string, kind: DraftKind): { readonly path: string; readonly remove: () => void } => {
  mkdirSync(folder, { recursive: true })
  clearDrafts(folder)
  const path = mkdtempSync(join(folder, `.${kind}-${HERE}-${process.pid}.${threadId}-`))
  ours.add(basename(path))
  return {
    path,
    remove: () => {
      rmSync(path, { recursive: true, force: true })
      ours.delete(basename(path))
    },
  }
}

/** Clears away what programs of this machine that are gone left half done in a folder; answers how much of it there was. */
export const clearDrafts = (folder: string): number => {
  let cleared = 0
  try {
    for (const name of readdirSync(folder).filter(isLeft)) {
      rmSync(join(folder, name), { recursive: true, force: true })
      cleared++
    }
  } catch {
    // a folder that is not there, or may not be written: what lies there is in nobody's way
  }
  return cleared
}

const NAME = new RegExp(`^\\.(?:${DRAFTS.join('|')})-(.*)-(\\d+)(?:\\.(\\d+))?-[^-]+$`)

const isLeft = (name: string): boolean => {
  const [, machine, pid, thread = threadId] = NAME.exec(name) ?? []
  if (machine !== HERE || ours.has(name)) return false
  // a number may have come round to ourselves
  return Number(pid) === process.pid ? Number(thread) === threadId : !isRunning(Number(pid))
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
