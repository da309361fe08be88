import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { tried } from '../../../db/disk/tried.ts'
import { output } from '../../messages/command-line.ts'
import type { CommandInput } from '../command.ts'
import { progressLine } from '../shared/until-done.ts'
import { type InputFile, type InputName, inputNames, readInputFile } from './input-files.ts'

/** The part of a command that concerns one file alone. Its result goes from thread to thread, so it holds no functions. */
export type FileWork<Done> = (given: CommandInput) => (file: InputFile) => Done

export type FileCommand = 'judge' | 'check' | 'convert'

/** The work of another thread: the command as typed, and the files that it shares with this one. */
export type SharedWork = {
  readonly command: FileCommand
  readonly args: readonly string[]
  readonly files: readonly InputName[]
  /** The index of the next file that no thread has begun. */
  readonly next: Int32Array<SharedArrayBuffer>
}

/** The result for a file, by its index. */
export type FileDone<Done> = { readonly at: number; readonly done: Done }

/** The thread's program, in this folder. */
const PROGRAM = join(import.meta.dirname, 'files-worker')

/** Less than this, in bytes, is done sooner than a thread has started. */
const WORTH_A_THREAD = 1 << 20

/** After how many calls V8 compiles a function for the second time, with all its might. */
const LATE_COMPILING = '--invocation-count-for-turbofan=100000'

/**
 * Does a command's work on each of its files with all cores; `each` receives the results in the order of the files. If the work throws for a
 * file, so does this, after the files before it.
 */
export const overFiles = async <Done extends object>(
  given: CommandInput,
  { command, work }: { readonly command: FileCommand; readonly work: FileWork<Done> },
  each: (done: Done, file: string) => void,
): Promise<void> => {
  const here = work(given)
  const files = [...inputNames(given.words)]
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const { say, clear } = progressLine(given.language)
  const results = new Map<number, Done>()
  let reported = 0
  const finish = ({ at, done }: FileDone<Done>): void => {
    results.set(at, done)
    clear()
    for (let result = results.get(reported); result !== undefined; result = results.get(reported)) {
      each(result, files[reported]?.name ?? '')
      results.delete(reported++)
    }
    if (reported < files.length) say(output.of(reported, files.length))
  }
  const shared: SharedWork = { command, args: given.args, files, next }
  const length = moreThreads(files)
  // each thread compiles for itself, which takes as long as judging some hundred games
  if (files.length > 1) (await import('node:v8')).setFlagsFromString(LATE_COMPILING)
  // a single file needs no threads
  const threads = length > 0 ? await import('../../context/threads/run-in-thread.ts') : undefined
  const others = Array.from({ length }, () => threads?.runInThread(PROGRAM, shared, { onProgress: finish }))
  const own = async (): Promise<void> => {
    for (const { at, file } of filesOf(shared)) {
      finish({ at, done: here(file) })
      await othersFirst()
    }
  }
  // a file that a thread leaves undone is done below, and its error is that of the command
  await Promise.allSettled([...others, own()])
  for (let file = files[reported]; file; file = files[reported]) finish({ at: reported, done: here(readInputFile(file)) })
}

/** The files that no other thread has begun. */
export function* filesOf({ files, next }: SharedWork): Generator<{ readonly at: number; readonly file: InputFile }> {
  for (;;) {
    const at = Atomics.add(next, 0, 1)
    const file = files[at]
    if (!file) return
    yield { at, file: readInputFile(file) }
  }
}

/** The number of threads to start besides this one. */
const moreThreads = (files: readonly InputName[]): number => {
  const bytes = files.reduce((sum, { name }) => sum + sizeOf(name), 0)
  return Math.min(availableParallelism() - 1, files.length - 1, Math.floor(bytes / WORTH_A_THREAD))
}

/** In bytes; 0 if the file system does not tell. The error is reported when the file is read. */
const sizeOf = (name: string): number => tried(() => statSync(name).size) ?? 0
