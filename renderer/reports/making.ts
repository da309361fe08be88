import { useSyncExternalStore } from 'react'
import type { ReportAsked } from '../../desk/contract/reports.ts'
import type { ReportLanguage, ReportStep } from '../../desk/contract/vocabulary.ts'
import { desk } from '../app-state/desk/client.ts'
import { desktopApp } from '../app-state/desktop/desktop-app.ts'
import { decodeBase64, saveFile } from '../app-state/desktop/save-file.ts'
import { localSetting } from '../app-state/storage/local-setting.ts'
import { failureMessage, showTrouble } from '../app-state/trouble.ts'
import { useLanguage } from '../language/language.ts'

/** The report that is being made, and the last that was. One at a time: whoever asks meanwhile waits. */
export type Making = {
  readonly asked: ReportAsked | null
  readonly step: ReportStep | null
  readonly done: number
  readonly of: number
  /** The last one that was saved, or the word that it was stopped. */
  readonly last: LastExport | null
}

/** What was exported last, of which tournament's file; no name where it was stopped. */
export type LastExport = { readonly name: string | null; readonly at: Date; readonly of: string | undefined }

/** What there is to say of the last export: nothing where it was of another tournament. */
export const saysExport = (last: LastExport | null, file: string | undefined): LastExport | null => (last?.of === file ? last : null)

const IDLE: Making = { asked: null, step: null, done: 0, of: 1, last: null }
let making = IDLE
let stopping: AbortController | null = null
const listeners = new Set<() => void>()

const set = (next: Making): void => {
  making = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useMaking = (): Making => useSyncExternalStore(subscribe, () => making)

/** Has a report made and hands it to the reader, as a file or, where the desktop app is there, to its print dialog. It goes on while other screens are looked at. */
export const makeReport = async (asked: ReportAsked, to: 'file' | 'paper' = 'file'): Promise<void> => {
  if (making.asked !== null) return
  const stop = new AbortController()
  stopping = stop
  set({ ...IDLE, asked })
  const of = (await desk.tournaments.current())?.file
  const exported = (name: string | null): LastExport => ({ name, at: new Date(), of })
  try {
    for await (const news of await desk.reports.make(asked, { signal: stop.signal })) {
      if (stop.signal.aborted) break
      if (news.kind === 'step') set({ ...making, step: news.step, done: news.done, of: news.of })
      else {
        const { name, mime, content, encoding } = news.file
        if (to === 'paper' && desktopApp && encoding !== 'base64') {
          await desktopApp.print(content)
          set({ ...IDLE, last: null })
        } else {
          const isSaved = await saveFile({ name, mime, content: encoding === 'base64' ? decodeBase64(content) : content })
          set({ ...IDLE, last: exported(isSaved ? name : null) })
        }
      }
    }
  } catch (error) {
    if (!stop.signal.aborted) showTrouble(failureMessage(error))
  }
  if (making.asked === asked) set({ ...IDLE, last: stop.signal.aborted ? exported(null) : null })
}

/** Stops the report that is being made; nothing of it is kept. */
export const stopReport = (): void => stopping?.abort()

const choice = localSetting<ReportLanguage>('report-language', (word) =>
  word === 'en' || word === 'fr' || word === 'both' ? word : undefined,
)
let chosen = choice.read()

/** What reports are written in: as chosen last on this machine, else the language of the window. */
export const useReportLanguage = (): ReportLanguage => {
  const language = useLanguage()
  return useSyncExternalStore(subscribe, () => chosen) ?? language
}

export const setReportLanguage = (language: ReportLanguage): void => {
  chosen = language
  choice.write(language)
  set({ ...making })
}
