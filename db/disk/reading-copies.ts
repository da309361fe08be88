import { readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

/** The prefixes of folders with reading copies: all, those of this process, those of one thread. */
const COPIES = 'shinpan-read-'
const OWN_COPIES = `${COPIES}${process.pid}-`
export const copiesOfThread = (thread: number): string => `${OWN_COPIES}${thread}-`

/** In milliseconds. Copying never takes this long; an older copy was left by a killed program. */
const AN_HOUR = 3_600_000

/** Removes copies that killed programs left. */
export const removeForgottenCopies = (): void => removeCopies(COPIES, (path) => Date.now() - statSync(path).mtimeMs > AN_HOUR)

/** Removes copies that an ended thread left. */
export const removeCopiesOf = (thread: number): void => removeCopies(copiesOfThread(thread))

const removeCopies = (beginning: string, isOver: (path: string) => boolean = () => true): void => {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(beginning)) continue
    const path = join(tmpdir(), name)
    try {
      if (isOver(path)) rmSync(path, { recursive: true, force: true })
    } catch {
      // another user's, in use, or already gone
    }
  }
}

if (isMainThread) process.once('exit', () => removeCopies(OWN_COPIES))
