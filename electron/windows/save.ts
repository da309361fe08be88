import type { FileToSave } from '../../desk/contract/desktop.ts'

/** The two functions that saving needs: choosing a path, and writing. */
export type SaveFunctions = {
  /** The path that the user chose; undefined if cancelled. */
  readonly choose: (name: string) => Promise<string | undefined>
  /** Writes the file atomically. */
  readonly write: (path: string, content: string | Uint8Array) => Promise<void>
}

const LONGEST = 100_000_000

/** Handles a window's request to save a file; the name is only a proposal. */
export const saveForWindow =
  ({ choose, write }: SaveFunctions) =>
  async (wish: unknown): Promise<boolean> => {
    if (!isFileToSave(wish)) throw new Error('save: expects name, mime and content')
    const path = await choose(plainName(wish.name))
    if (path === undefined) return false
    await write(path, wish.content)
    return true
  }

const isFileToSave = (wish: unknown): wish is FileToSave => {
  if (typeof wish !== 'object' || wish === null) return false
  const { name, mime, content } = wish as Partial<Record<keyof FileToSave, unknown>>
  const isContent = typeof content === 'string' || content instanceof Uint8Array
  return typeof name === 'string' && typeof mime === 'string' && isContent && content.length <= LONGEST
}

/** A file name that is valid on every system: no folder, no control or reserved character, no leading or trailing dot. */
const plainName = (name: string): string => {
  const bare = name
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{Cc}<>:"|?*\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
    .slice(0, 120)
  return bare === '' ? 'shinpan' : bare
}
