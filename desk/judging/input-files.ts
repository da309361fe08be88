import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from '../../engine/result.ts'

/** One file to be read, or why it can't be. */
export type InputFile = { readonly name: string; readonly bytes: Result<Uint8Array, string> }

const ENDINGS = /\.(table|xml|mjlog|json|jsonl|mjson)(\.gz)?$/

/** The files that words of the command line stand for: a folder for what is in it and below, in natural order, `-` for standard input. */
export function* inputFiles(words: readonly string[]): Generator<InputFile> {
  for (const word of words) {
    if (word === '-') yield { name: '-', bytes: read(0) }
    else if (isFolder(word)) for (const name of filesIn(word)) yield { name, bytes: read(name) }
    else yield { name: word, bytes: read(word) }
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ENDINGS.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort(NATURAL.compare)

const NATURAL = new Intl.Collator('en', { numeric: true })

const read = (file: string | number): Result<Uint8Array, string> => {
  try {
    return { ok: true, value: readFileSync(file) }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return { ok: false, error: code === 'ENOENT' ? 'there is no such file' : `can't be read (${code})` }
  }
}
