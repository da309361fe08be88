import { ORPCError } from '@orpc/client'
import i18next from 'i18next'
import { shared } from './storage/store.ts'

const said = shared<string | null>(null)

/** Shows a message of failure until the reader closes it; null closes it. */
export const sayTrouble = said.set
export const useTrouble = said.useNow

/** Why a long job failed: the desk's message, or a general one if the desk went away. */
export const whyNotMade = (error: unknown): string => (error instanceof ORPCError ? error.message : i18next.t('reports.lost'))
