import { ORPCError } from '@orpc/client'
import i18next from 'i18next'
import { createStore } from './storage/store.ts'

const said = createStore<string | null>(null)

/** Shows a message of failure until the reader closes it; null closes it. */
export const showTrouble = said.set
export const useTrouble = said.useNow
/** In place of `showTrouble`, for a mutation whose own form says why it failed. */
export const saidInPlace = (): void => undefined
/** Closes a message, unless another one has replaced it. */
export const closeTrouble = (message: string): void => {
  if (said.now() === message) said.set(null)
}

/** Why an act failed that is not sent again by itself. One that the desk has not answered says that it is not saved: it may be read much later. */
export const whyNotDone = (error: Error): string =>
  error instanceof ORPCError ? error.message : `${i18next.t('save.bad')}${i18next.t('app.colon')}${error.message}`

/** Why a long job failed: the desk's message, or a general one if the desk went away. */
export const failureMessage = (error: unknown): string => (error instanceof ORPCError ? error.message : i18next.t('reports.lost'))
