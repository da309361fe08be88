import { ORPCError } from '@orpc/client'
import i18next from 'i18next'
import { desk } from '../../app-state/desk/client.ts'
import { createStore } from '../../app-state/storage/store.ts'

/** A tournament that comes from a hub: how many entries are here, of how many. `left`: why the last try ended before all had come; empty: somebody stopped it. */
export type Coming = {
  readonly isOn: boolean
  /** Which one, by its id there. */
  readonly tournament: string
  readonly entries: number
  readonly of: number
  /** Entries a second, and the seconds that the rest takes then; null where too little has come to say so. */
  readonly pace: { readonly rate: number; readonly rest: number } | null
  readonly left: string | null
}

const IDLE: Coming = { isOn: false, tournament: '', entries: 0, of: 0, pace: null, left: null }
const coming = createStore<Coming>(IDLE)
export const useComing = coming.useNow

/** Before so many ms a pace says nothing. */
const SOON = 1500

let stopping: AbortController | null = null

/** Stops what comes; what came stays for the next try. */
export const stopComing = (): void => stopping?.abort()

/** Forgets how the last try ended. */
export const forgetComing = (): void => {
  if (!coming.now().isOn) coming.set(IDLE)
}

/** Brings a tournament from a hub; true once it is whole, and open. */
export const bring = async (wanted: { readonly address: string; readonly tournament: string; readonly name: string }): Promise<boolean> => {
  if (coming.now().isOn) return false
  const stop = new AbortController()
  stopping = stop
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
      coming.set({ ...coming.now(), entries, of, pace: took > SOON && rate > 0 ? { rate, rest: Math.max(0, of - entries) / rate } : null })
    }
    throw new Error('the desk said no more')
  } catch (error) {
    coming.set({ ...coming.now(), isOn: false, pace: null, left: stop.signal.aborted ? '' : whyOf(error) })
    return false
  }
}

const whyOf = (error: unknown): string => (error instanceof ORPCError ? error.message : i18next.t('fromHub.deskGone'))
