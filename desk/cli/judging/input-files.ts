import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { Result } from '../../../engine/model/result.ts'
import { byName } from '../../context/collate.ts'
import { readInput, whyUnreadable } from '../../context/files/read-input.ts'
import { MAX_RECORD_BYTES } from '../../importers/recognize/recognize.ts'

/** A file to read, or why it can't be read. */
export type InputFile = { readonly name: string; readonly bytes: Result<Uint8Array, ByLanguage<string>> }

const ENDINGS = /\.(table|xml|mjlog|json|jsonl|mjson)(\.gz)?$/

/** The files that command-line arguments name: a folder means all files in it and below, in natural order; `-` is standard input. */
export function* inputFiles(words: readonly string[]): Generator<InputFile> {
  for (const word of words) {
    const folder = word === '-' ? undefined : filesIn(word)
    if (folder?.ok === false) yield { name: word, bytes: folder }
    else if (folder) for (const name of folder.value) yield { name, bytes: readInput(name, MAX_RECORD_BYTES) }
    else yield { name: word, bytes: readInput(word, MAX_RECORD_BYTES) }
  }
}

/** Undefined if the path is no folder. A folder that can't be listed completely is not read at all. */
const filesIn = (path: string): Result<readonly string[], ByLanguage<string>> | undefined => {
  try {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return undefined
    const names = readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && ENDINGS.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
    return { ok: true, value: names.sort(byName) }
  } catch (error) {
    return { ok: false, error: whyUnreadable(error) }
  }
}
