import type { TFunction } from 'i18next'
import type { ListPreview } from '../../../desk/contract/lists.ts'
import type { Language } from '../../../engine/model/language.ts'
import { desk } from '../../app-state/desk/client.ts'
import { encodeBase64 } from '../../app-state/desktop/desktop-app.ts'
import { createStore } from '../../app-state/storage/store.ts'
import { formatNumber } from '../../language/format.ts'

/** The chosen file in the form of the request. */
export type ListFile = { readonly name: string; readonly base64: string }
/** The user's options for reading one list; the desk detects all others from the file. */
export type ListOptionsChosen = Exclude<NonNullable<Parameters<typeof desk.lists.preview>[0]>['asked'], readonly unknown[]>

/** State of the chosen file. It survives visits to other screens. */
export type ChosenList = {
  readonly file: ListFile | null
  /** Options of each list read from the file: one, or several sheets of a workbook. */
  readonly parts: readonly ListOptionsChosen[]
  /** Index of the displayed list. */
  readonly at: number
  readonly asked: ListOptionsChosen
  readonly reading: { readonly read: number; readonly of: number } | null
  /** Preview of each list; `preview` is the displayed one. */
  readonly previews: readonly ListPreview[]
  readonly preview: ListPreview | null
  readonly trouble: string | null
}

/** An import of this window: the tournament file that it changed, the key of its request, and its result in words. */
type TakenHere = { readonly into: string; readonly request: string; readonly text: string }
const taken = createStore<TakenHere | null>(null)

/** The newest import of this window. It survives visits to other screens, so that it can be undone there. */
export const useTakenList = taken.useNow
export const noteTaken = taken.set

type StoredList = Omit<ChosenList, 'asked' | 'preview'>
const NONE: StoredList = { file: null, parts: [], at: 0, reading: null, previews: [], trouble: null }
const list = createStore<ChosenList>({ ...NONE, asked: {}, preview: null })
/** The file that was chosen last: an earlier one may take longer to come from the disk. */
const choosing = createStore<File | null>(null)
/** The reading under way. */
const reading = createStore<AbortController | null>(null)
const change = (part: Partial<StoredList>): void => {
  const { parts, at, previews, ...rest } = { ...list.now(), ...part }
  list.set({ ...rest, parts, at, previews, asked: parts[at] ?? {}, preview: previews[at] ?? null })
}

export const useChosenList = list.useNow

/** Largest file to send, in bytes; the desk has the same limit. */
const MAX_BYTES = 12_000_000

/** Reads a file chosen by the user, unless it is larger than any list. */
export const chooseFile = async (file: File, t: TFunction): Promise<void> => {
  stopReading()
  if (file.size > MAX_BYTES) return change({ ...NONE, trouble: t('lists.tooLarge') })
  const name = file.name.replaceAll(/\p{Cc}+/gu, ' ').slice(-255) || 'list'
  choosing.set(file)
  const read = await encodeBase64(file).then(
    (base64) => ({ file: { name, base64 } }),
    // by its name: the browser has its message in one language
    (error: Error) => ({ trouble: `${name} ${t('start.unreadable', { trouble: error.name })}` }),
  )
  // another one was chosen meanwhile, or none
  if (choosing.now() !== file) return
  change({ ...NONE, ...read })
  if ('file' in read) await refreshPreviews()
}

/** Reads the file again with other options; options missing in `part` keep their values. */
export const changeOptions = (part: ListOptionsChosen): Promise<void> => {
  const now = list.now()
  change({ parts: now.parts.length === 0 ? [part] : now.parts.map((one, n) => (n === now.at ? { ...one, ...part } : one)) })
  return refreshPreviews()
}

/** Displays another of the chosen sheets. */
export const showList = (at: number): void => change({ at })

/** Includes a sheet of the workbook as a list of this kind, or (null) leaves it out. At least one sheet stays. */
export const takeSheet = (sheet: string, kind: ListPreview['kind'] | null): Promise<void> => {
  const now = list.now()
  const before = now.parts.findIndex((part) => part.sheet === sheet)
  const others = now.parts.filter((part) => part.sheet !== sheet)
  if (kind === null && others.length === 0) return Promise.resolve()
  // the columns mean something else under another kind: detect them again
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
  return refreshPreviews()
}

/** Previews the list again, because the tournament has changed. */
export const refreshPreviews = async (): Promise<void> => {
  const { file, parts } = list.now()
  if (!file) return
  reading.now()?.abort()
  const mine = new AbortController()
  reading.set(mine)
  change({ reading: { read: 0, of: 0 }, trouble: null })
  try {
    for await (const news of await desk.lists.preview({ file, asked: [...parts] }, { signal: mine.signal })) {
      if (reading.now() !== mine) return
      if (news.kind === 'reading') change({ reading: news })
      else
        change({
          previews: news.previews,
          parts: partsIn(news.previews),
          at: Math.min(list.now().at, news.previews.length - 1),
          reading: null,
        })
    }
  } catch (error) {
    if (reading.now() === mine) change({ reading: null, previews: [], trouble: error instanceof Error ? error.message : String(error) })
  } finally {
    if (reading.now() === mine) reading.set(null)
  }
}

/** The options with the detected sheet and kind added, so that the import matches the preview. */
const partsIn = (previews: readonly ListPreview[]): readonly ListOptionsChosen[] =>
  previews.map(({ sheet, sheets, kind }, n) => ({
    ...list.now().parts[n],
    ...(sheets.length > 1 && sheet !== null && { sheet }),
    ...(previews.length > 1 && { kind }),
  }))

/** Stops reading and forgets the file. */
export const forgetList = (): void => {
  stopReading()
  choosing.set(null)
  change(NONE)
}

const stopReading = (): void => {
  reading.now()?.abort()
  reading.set(null)
}

/** The numbers of rows that an import would add, change or leave. */
export const countWords = (t: TFunction, { fresh, changed, same, bad }: ListPreview['counts'], language: Language): string =>
  t('lists.counts', {
    fresh: formatNumber(fresh, language),
    changed: formatNumber(changed, language),
    same: formatNumber(same, language),
    bad: formatNumber(bad, language),
  })

/** A column's meaning in words. */
export const fieldWord = (t: TFunction, field: ListPreview['fields'][number]): string => {
  if (field === 'E' || field === 'S' || field === 'W' || field === 'N') return t(`seat.${field}`)
  if (field.startsWith('round:')) return t('lists.ofRound', { round: field.slice(6) })
  return t(`lists.field.${field as 'name'}`)
}
