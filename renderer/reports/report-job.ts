import type { ReportAsked } from '../../desk/contract/reports.ts'
import type { ReportLanguage, ReportStep } from '../../desk/contract/vocabulary.ts'
import { LANGUAGES } from '../../engine/model/language.ts'
import { desk } from '../app-state/desk/client.ts'
import { decodeBase64, desktopApp, saveFile } from '../app-state/desktop/desktop-app.ts'
import { routeNow } from '../app-state/navigation/paths.ts'
import { createJob } from '../app-state/storage/job.ts'
import { localSetting } from '../app-state/storage/local-setting.ts'
import { createStore } from '../app-state/storage/store.ts'
import { failureMessage, showTrouble } from '../app-state/trouble.ts'
import { useLanguage } from '../language/language.ts'
import { type ExportPlace, exportPlace, type LastExport } from './last-export.ts'

/** The report under way and the last export. One report at a time. */
export type ReportJob = {
  readonly asked: ReportAsked | null
  readonly step: ReportStep | null
  readonly done: number
  readonly of: number
  /** The last file that was saved, or the note that it was stopped. */
  readonly last: LastExport | null
}

const IDLE: ReportJob = { asked: null, step: null, done: 0, of: 1, last: null }
const job = createJob(IDLE)

export const useReportJob = job.useNow

type Order = { readonly asked: ReportAsked; readonly to: 'file' | 'paper'; readonly place: Promise<ExportPlace> }

/** The reports asked for and not made yet, by their words: the same one is made once. */
const orders = new Map<string, Order>()
const isRunning = createStore(false)

/**
 * Makes a report and saves it as a file or, in the desktop app, opens the print dialog. It continues while the user visits other screens.
 * While another report is made it waits; if its tournament is no longer open then, it is not made.
 */
export const makeReport = async (asked: ReportAsked, to: Order['to'] = 'file'): Promise<void> => {
  const route = routeNow()
  const words = JSON.stringify([asked, to])
  if (!orders.has(words)) orders.set(words, { asked, to, place: exportPlace(route).catch(() => ({ file: undefined, route })) })
  if (isRunning.now()) return
  isRunning.set(true)
  try {
    for (const [each, order] of orders) {
      await make(order)
      // it may have been stopped and asked for again
      if (orders.get(each) === order) orders.delete(each)
    }
  } finally {
    isRunning.set(false)
  }
}

const make = async ({ asked, to, place }: Order): Promise<void> => {
  const stop = job.begin()
  job.set({ ...IDLE, asked })
  const of = await place
  const exported = (name: string | null): LastExport => ({ name, at: new Date(), of })
  try {
    if ((await exportPlace(of.route)).file !== of.file) stop.abort()
    for await (const news of await desk.reports.make(asked, { signal: stop.signal })) {
      if (stop.signal.aborted) break
      if (news.kind === 'step') job.set({ ...job.now(), step: news.step, done: news.done, of: news.of })
      else {
        const { name, mime, content, encoding } = news.file
        if (to === 'paper' && desktopApp && encoding !== 'base64') {
          await desktopApp.print(content)
          job.set({ ...IDLE, last: null })
        } else {
          const isSaved = await saveFile({ name, mime, content: encoding === 'base64' ? decodeBase64(content) : content })
          job.set({ ...IDLE, last: exported(isSaved ? name : null) })
        }
      }
    }
  } catch (error) {
    if (!stop.signal.aborted) showTrouble(failureMessage(error))
  }
  if (job.now().asked === asked) job.set({ ...IDLE, last: stop.signal.aborted ? exported(null) : null })
}

/** Stops the report under way and discards it, with those that wait. */
export const stopReport = (): void => {
  orders.clear()
  job.stop()
}

// the first screen has no room for the contract's words
const CHOICES: readonly ReportLanguage[] = [...LANGUAGES, 'both']
const choice = localSetting<ReportLanguage>('report-language', (word) => CHOICES.find((one) => one === word))
const chosen = createStore(choice.read())

/** The report language last chosen on this computer, else the window's language. */
export const useReportLanguage = (): ReportLanguage => {
  const language = useLanguage()
  return chosen.useNow() ?? language
}

export const setReportLanguage = (language: ReportLanguage): void => {
  choice.write(language)
  chosen.set(language)
}
