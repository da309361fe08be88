import type { ByLanguage } from '../../engine/model/language.ts'
import { type Result, refuse } from '../../engine/model/result.ts'

/** Prints a self-contained HTML page as PDF; refuses if there is no printer or if it was cancelled. */
export type Printer = {
  (page: string, signal?: AbortSignal): Promise<Result<Uint8Array, ByLanguage<string>>>
  /** Closes what it keeps running between two pages; the desk calls it when it closes. */
  readonly end?: () => Promise<void>
}

/** The printer of a desk without one. */
export const noPrinter: Printer = () =>
  Promise.resolve(
    refuse({
      en: 'no PDF can be made here; the HTML report says the same and prints from any browser',
      fr: 'aucun PDF ne peut être fait ici ; le rapport HTML dit la même chose et s’imprime depuis tout navigateur',
    }),
  )
