import { readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

/** How the folders of copies in the temporary folder begin that are made to be read: all of them, those of this process, those of one of its threads. */
const COPIES = 'shinpan-read-'
const OWN_COPIES = `${COPIES}${process.pid}-`
export const copiesOf = (thread: number): string => `${OWN_COPIES}${thread}-`

/** In milliseconds. No copy takes this long to make; one that is older was left by a program that was killed. */
const AN_HOUR = 3_600_000

/** Removes what programs left that were killed while they made a copy. */
export const removeForgottenCopies = (): void => removeCopies(COPIES, (path) => Date.now() - statSync(path).mtimeMs > AN_HOUR)

/** Removes what a thread left that was ended while it made a copy. */
export const removeCopiesOf = (thread: number): void => removeCopies(copiesOf(thread))

const removeCopies = (beginning: string, isOver: (path: string) => boolean = () => true): void => {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(beginning)) continue
    const path = join(tmpdir(), name)
    try {
      if (isOver(path)) rmSync(path, { recursive: true, force: true })
    } catch {
      // another user's, in use, or gone by now
    }
  }
}

if (isMainThread) process.once('exit', () => removeCopies(OWN_COPIES))
