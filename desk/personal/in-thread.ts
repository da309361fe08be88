/** What a thread that reads a whole file is at, and how far it has come. */
export const PERSONAL_STEPS = ['checking', 'reading', 'writing'] as const
export type PersonalStep = (typeof PERSONAL_STEPS)[number]
export type PersonalProgress = { readonly step: PersonalStep; readonly done: number; readonly of: number }
