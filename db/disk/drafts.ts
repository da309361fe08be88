import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { makeFolder } from './make-folder.ts'

/**
 * The kinds of unfinished work: pseudonymized files, downloads and transfers, backups, restores, copies of open files, salvage, joined
 * previews.
 */
const DRAFTS = ['pseudonyms', 'received', 'sent', 'backup', 'restored', 'rescued', 'salvaged', 'preview'] as const
type DraftKind = (typeof DRAFTS)[number]

/** The drafts of this thread. */
const ours = new Set<string>()

/** Part of the name, because a folder may be shared and a process number means nothing on another machine. */
const HERE = hostname().replaceAll(/[^\w.]/g, '_')

/**
 * Creates a hidden folder for unfinished work inside the destination folder, so that the result can be renamed into place. Its name holds
 * machine, process and thread. `remove` deletes it with its content.
 */
export const draftIn = (folder: string, kind: DraftKind): { readonly path: string; readonly remove: () => void } => {
  makeFolder(folder)
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

/** Deletes drafts of this machine whose processes have ended. Returns how many there were. */
export const clearDrafts = (folder: string): number => {
  let cleared = 0
  try {
    for (const name of readdirSync(folder).filter(isLeft)) {
      rmSync(join(folder, name), { recursive: true, force: true })
      cleared++
    }
  } catch {
    // the folder is missing or read-only, and so are its drafts
  }
  return cleared
}

const NAME = new RegExp(`^\\.(?:${DRAFTS.join('|')})-(.*)-(\\d+)(?:\\.(\\d+))?-[^-]+$`)

const isLeft = (name: string): boolean => {
  const [, machine, pid, thread = threadId] = NAME.exec(name) ?? []
  if (machine !== HERE || ours.has(name)) return false
  // this process may have the number of an earlier one
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
