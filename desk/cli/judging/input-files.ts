import { readdirSync, realpathSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { tried } from '../../../db/disk/tried.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import { byName } from '../../context/collate.ts'
import { readInput, whyUnreadable } from '../../context/files/read-input.ts'
import { isRecordName, MAX_RECORD_BYTES, NAME_ENDS } from '../../importers/recognize/recognize.ts'
import { output } from '../../messages/command-line.ts'

/** A file, or why it can't be read. */
export type InputFile = { readonly name: string; readonly bytes: Result<Uint8Array, ByLanguage<string>> }

/** The path of a file to read; `error`: of a folder that can't be listed, or holds nothing to read. */
export type InputName = { readonly name: string; readonly error?: ByLanguage<string> }

/** The files that command-line arguments name: a folder means all files in it and below, in natural order; `-` is standard input. */
export function* inputNames(words: readonly string[]): Generator<InputName> {
  for (const word of words) {
    const folder = word === '-' ? undefined : filesIn(word)
    if (folder?.ok && folder.value.length === 0) yield { name: word, error: output.noRecords(NAME_ENDS) }
    else if (folder?.ok) yield* folder.value.map((name) => ({ name }))
    else yield { name: word, ...(folder && !folder.ok && { error: folder.error }) }
  }
}

export const readInputFile = ({ name, error }: InputName): InputFile => ({
  name,
  bytes: error ? refuse(error) : readInput(name, MAX_RECORD_BYTES),
})

/** Undefined if the path is no folder. A folder that can't be listed completely is not read at all. */
const filesIn = (path: string): Result<readonly string[], ByLanguage<string>> | undefined => {
  try {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return undefined
    return ok([...filesBelow(path, new Set())].sort(byName))
  } catch (error) {
    return refuse(whyUnreadable(error))
  }
}

/** `seen`: the real paths of folders read so far. A link may lead back to its own folder. */
function* filesBelow(folder: string, seen: Set<string>): Generator<string> {
  const real = realpathSync(folder)
  if (seen.has(real)) return
  seen.add(real)
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const found = typeOf(path)
    if (found?.isDirectory()) yield* filesBelow(path, seen)
    else if (found?.isFile() && isRecordName(name)) yield path
  }
}

/** Undefined for a link that leads nowhere. */
const typeOf = (path: string): Stats | undefined => tried(() => statSync(path, { throwIfNoEntry: false }))
