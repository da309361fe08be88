import { ORPCError } from '@orpc/client'
import i18next from 'i18next'
import { shared } from './storage/store.ts'

const said = shared<string | null>(null)

/** Says on screen that something did not work, until the reader closes it; null closes it. */
export const sayTrouble = said.set
export const useTrouble = said.useNow

/** Why something that takes long came to nothing: what the desk says, or, where the desk itself went away meanwhile, that nothing of it was kept. */
export const whyNotMade = (error: unknown): string => (error instanceof ORPCError ? error.message : i18next.t('reports.lost'))
