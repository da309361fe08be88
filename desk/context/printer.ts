import type { ByLanguage } from '../../engine/model/language.ts'
import type { Result } from '../../engine/model/result.ts'

/** Prints a page of ours (HTML, nothing outside it) as PDF; refused where there is nothing to print with, or where it was stopped. */
export type Printer = (page: string, signal?: AbortSignal) => Promise<Result<Uint8Array, ByLanguage<string>>>

/** Where nothing was given to print with. */
export const noPrinter: Printer = () =>
  Promise.resolve({
    ok: false,
    error: {
      en: 'no PDF can be made here; the HTML report says the same and prints from any browser',
      fr: 'aucun PDF ne peut être fait ici ; le rapport HTML dit la même chose et s’imprime depuis tout navigateur',
    },
  })
