import type { CheckedBeside } from '../../../db/joining/merge-files.ts'
import { verifyProjectionsInThread } from '../checks/verify-in-thread.ts'

/** Files, and a verdict on the projections of each, as another thread finds it. */
export type ProjectionVerdicts = { readonly files: readonly string[]; readonly verdicts: Int32Array<SharedArrayBuffer> }

const PENDING = 0
const RIGHT = 1
const NOT_RIGHT = 2

/** Compares the projections of files with rebuilt ones, one file after another, in a thread. `end` ends it. */
export const checkProjectionsBeside = (files: readonly string[]) => {
  const verdicts = new Int32Array(new SharedArrayBuffer(files.length * Int32Array.BYTES_PER_ELEMENT))
  const ending = new AbortController()
  const check = async (): Promise<void> => {
    for (const [n, file] of files.entries()) {
      const isRight = await verifyProjectionsInThread(file, ending.signal)
        .then((trouble) => trouble === null)
        // the thread that merges checks them again, and says why
        .catch(() => false)
      Atomics.store(verdicts, n, isRight ? RIGHT : NOT_RIGHT)
      Atomics.notify(verdicts, n)
    }
  }
  const checked = check()
  const end = (): Promise<void> => {
    ending.abort()
    return checked
  }
  return { beside: { files, verdicts } satisfies ProjectionVerdicts, end }
}

/** The verdicts as the thread that merges waits for them. */
export const verdictsIn = ({ files, verdicts }: ProjectionVerdicts): CheckedBeside =>
  new Map(
    files.map((file, n) => [
      file,
      () => {
        Atomics.wait(verdicts, n, PENDING)
        return Atomics.load(verdicts, n) === RIGHT
      },
    ]),
  )
