import { ORPCError } from '@orpc/client'
import i18next from 'i18next'
import { desk } from '../../app-state/desk/client.ts'
import { createJob } from '../../app-state/storage/job.ts'

/**
 * Download of a tournament from a hub: entries received, of how many. `left`: why the last attempt ended early; empty if the user stopped
 * it.
 */
export type DownloadState = {
  readonly isOn: boolean
  /** The tournament's id at the hub. */
  readonly tournament: string
  readonly entries: number
  readonly of: number
  /** Entries per second, and the remaining seconds at that rate; null until there is enough data. */
  readonly pace: { readonly rate: number; readonly rest: number } | null
  readonly left: string | null
}

const IDLE: DownloadState = { isOn: false, tournament: '', entries: 0, of: 0, pace: null, left: null }
const coming = createJob<DownloadState>(IDLE)
export const useDownload = coming.useNow

/** Time before a rate is shown, in ms. */
const RATE_DELAY = 1500

/** Stops the download; received entries are kept for the next attempt. */
export const stopDownload = coming.stop

/** Clears the outcome of the last attempt. */
export const clearDownload = (): void => {
  if (!coming.now().isOn) coming.set(IDLE)
}

/** Downloads a tournament from a hub. Resolves to true once it is complete and open. */
export const downloadTournament = async (wanted: {
  readonly address: string
  readonly tournament: string
  readonly name: string
}): Promise<boolean> => {
  if (coming.now().isOn) return false
  const stop = coming.begin()
  coming.set({ ...IDLE, isOn: true, tournament: wanted.tournament })
  let first: { readonly entries: number; readonly at: number } | undefined
  try {
    for await (const news of await desk.hub.bring(wanted, { signal: stop.signal })) {
      if (news.kind === 'came') {
        coming.set(IDLE)
        return true
      }
      const { entries, of } = news
      first ??= { entries, at: performance.now() }
      const took = performance.now() - first.at
      const rate = ((entries - first.entries) / took) * 1000
      coming.set({
        ...coming.now(),
        entries,
        of,
        pace: took > RATE_DELAY && rate > 0 ? { rate, rest: Math.max(0, of - entries) / rate } : null,
      })
    }
    throw new Error('the desk said no more')
  } catch (error) {
    coming.set({ ...coming.now(), isOn: false, pace: null, left: stop.signal.aborted ? '' : whyOf(error) })
    return false
  }
}

const whyOf = (error: unknown): string => (error instanceof ORPCError ? error.message : i18next.t('fromHub.deskGone'))
