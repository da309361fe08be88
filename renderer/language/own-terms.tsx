import { createContext, use } from 'react'

/** The language of the players whose own words for terms appear too; null: none. */
export const OwnTerms = createContext<'russian' | null>(null)

/** Whether terms appear with their Russian names too. */
export const useRussian = (): boolean => use(OwnTerms) === 'russian'
