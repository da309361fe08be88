import type { TFunction } from 'i18next'
import { useSyncExternalStore } from 'react'
import type { ListPreview } from '../../../desk/contract/lists.ts'
import { desk } from '../../app-state/desk/client.ts'
import { encodeBase64 } from '../../app-state/desktop/save-file.ts'

/** The file that a person chose, as it is sent. */
export type ListFile = { readonly name: string; readonly base64: string }
/** What the person says of it; the rest is told by the file. */
export type ListAsked = Exclude<NonNullable<Parameters<typeof desk.lists.preview>[0]>['asked'], readonly unknown[]>

/** The list being looked at. It stays while one looks at other screens. */
export type ChosenList = {
  readonly file: ListFile | null
  /** What is said of each list that is taken from it: one, or several sheets of a workbook. */
  readonly parts: readonly ListAsked[]
  /** Which of them is looked at. */
  readonly at: number
  readonly asked: ListAsked
  readonly reading: { readonly read: number; readonly of: number } | null
  /** What each would do; `preview`: the one that is looked at. */
  readonly previews: readonly ListPreview[]
  readonly preview: ListPreview | null
  readonly trouble: string | null
}

type Kept = Omit<ChosenList, 'asked' | 'preview'>
const NONE: Kept = { file: null, parts: [], at: 0, reading: null, previews: [], trouble: null }
let now: ChosenList = { ...NONE, asked: {}, preview: null }
let running: AbortController | null = null
const listeners = new Set<() => void>()
const change = (part: Partial<Kept>): void => {
  const { parts, at, previews, ...rest } = { ...now, ...part }
  now = { ...rest, parts, at, previews, asked: parts[at] ?? {}, preview: previews[at] ?? null }
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useChosenList = (): ChosenList => useSyncExternalStore(subscribe, () => now)

/** The largest file that is sent at all; the desk says the same of it. */
const MOST_BYTES = 12_000_000

/** Takes a file from the disk; `tooLarge` says so where nothing of the kind can be a list. */
export const chooseFile = async (file: File, tooLarge: string): Promise<void> => {
  stopReading()
  if (file.size > MOST_BYTES) return change({ ...NONE, trouble: tooLarge })
  const name = file.name.replaceAll(/\p{Cc}+/gu, ' ').slice(-255) || 'list'
  change({ ...NONE, file: { name, base64: await encodeBase64(file) } })
  await readAgain()
}

/** Reads the same file otherwise: what is left out of `part` stays as it was said. */
export const askOtherwise = (part: ListAsked): Promise<void> => {
  change({ parts: now.parts.length === 0 ? [part] : now.parts.map((one, n) => (n === now.at ? { ...one, ...part } : one)) })
  return readAgain()
}

/** Looks at another of the sheets that are taken. */
export const lookAt = (at: number): void => change({ at })

/** Takes a sheet of the workbook as a list of that kind, or (null) leaves it out; at least one is taken. */
export const takeSheet = (sheet: string, kind: ListPreview['kind'] | null): Promise<void> => {
  const before = now.parts.findIndex((part) => part.sheet === sheet)
  const others = now.parts.filter((part) => part.sheet !== sheet)
  if (kind === null && others.length === 0) return Promise.resolve()
  // columns are said anew where they mean something else
  const parts =
    kind === null
      ? others
      : before < 0
        ? [...now.parts, { sheet, kind }]
        : now.parts.map((one, n) => (n === before ? { sheet, kind } : one))
  change({
    parts,
    at: Math.max(
      0,
      parts.findIndex((part) => part.sheet === (kind === null ? now.asked.sheet : sheet)),
    ),
  })
  return readAgain()
}

/** Looks again what the list would do, since the tournament has changed. */
export const readAgain = async (): Promise<void> => {
  const { file, parts } = now
  if (!file) return
  running?.abort()
  const mine = new AbortController()
  running = mine
  change({ reading: { read: 0, of: 0 }, trouble: null })
  try {
    for await (const news of await desk.lists.preview({ file, asked: [...parts] }, { signal: mine.signal })) {
      if (running !== mine) return
      if (news.kind === 'reading') change({ reading: news })
      else change({ previews: news.previews, parts: partsIn(news.previews), at: Math.min(now.at, news.previews.length - 1), reading: null })
    }
  } catch (error) {
    if (running === mine) change({ reading: null, previews: [], trouble: error instanceof Error ? error.message : String(error) })
  } finally {
    if (running === mine) running = null
  }
}

/** What was said of each, with the sheet and the kind it was read as: what is looked at is what is taken. */
const partsIn = (previews: readonly ListPreview[]): readonly ListAsked[] =>
  previews.map(({ sheet, sheets, kind }, n) => ({
    ...now.parts[n],
    ...(sheets.length > 1 && sheet !== null && { sheet }),
    ...(previews.length > 1 && { kind }),
  }))

/** Stops the reading; the file is forgotten. */
export const forgetList = (): void => {
  stopReading()
  change(NONE)
}

const stopReading = (): void => {
  running?.abort()
  running = null
}

/** What a column can be, in the reader's language. */
export const fieldWord = (t: TFunction, field: ListPreview['fields'][number]): string => {
  if (field === 'E' || field === 'S' || field === 'W' || field === 'N') return t(`seat.${field}`)
  if (field.startsWith('round:')) return t('lists.ofRound', { round: field.slice(6) })
  return t(`lists.field.${field as 'name'}`)
}
