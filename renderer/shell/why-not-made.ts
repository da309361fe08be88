import { ORPCError } from '@orpc/client'
import i18next from 'i18next'

/** Why something that takes long came to nothing: what the desk says, or, where the desk itself went away meanwhile, that nothing of it was kept. */
export const whyNotMade = (error: unknown): string => (error instanceof ORPCError ? error.message : i18next.t('reports.lost'))
