import type { ByLanguage, Language } from '../../../engine/model/language.ts'
import type { CommandInput } from '../command.ts'

type Say = (step: ByLanguage<string>) => void

/** Runs long work. Prints progress on one overwritten line, only on a terminal; Ctrl-C aborts the signal. */
export const untilDone = async <T>({ language }: CommandInput, work: (say: Say, signal: AbortSignal) => Promise<T>): Promise<T> => {
  const stopping = new AbortController()
  const stop = (): void => stopping.abort()
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  const { say, clear } = progressLine(language)
  try {
    return await work(say, stopping.signal)
  } finally {
    clear()
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
}

/** A line of progress on a terminal, nothing elsewhere. It has to be cleared before other lines. */
export const progressLine = (language: Language): { readonly say: Say; readonly clear: () => void } => {
  const { stderr } = process
  const clear = (): void => void (stderr.isTTY && stderr.write('\r\u001b[K'))
  const say: Say = (step) => {
    clear()
    if (stderr.isTTY) stderr.write(step[language])
  }
  return { say, clear }
}
