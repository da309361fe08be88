import { type ListAsked, type PlannedList, plannedFrom } from '../../../../desk/setup/lists/preview.ts'
import { type ReadAs, readList } from '../../../../desk/setup/lists/read/read-list.ts'
import type { ADesk } from '../../api/a-desk.ts'

/** Reads bytes as a list; its lines, or in one line why not. */
export const lines = async (bytes: Uint8Array | string, as: ReadAs = {}): Promise<readonly (readonly string[])[] | string> => {
  const read = await readList(Buffer.from(bytes as Uint8Array), as, () => undefined)
  return read.ok ? read.value.lines.map(({ cells }) => cells) : read.error.en
}

/** The effect of a list on the open tournament. */
export const planned = async (
  { desk }: ADesk,
  text: string | Uint8Array,
  asked: ListAsked = {},
  name = 'list.csv',
): Promise<PlannedList> => {
  const db = desk.context.open?.db
  const read = await readList(Buffer.from(text as Uint8Array), asked, () => undefined)
  if (!db || !read.ok) throw new Error(read.ok ? 'no file' : read.error.en)
  return plannedFrom(db, name, read.value, asked)
}
