import type { ByLanguage } from '../../../engine/model/language.ts'
import type { Given } from '../command.ts'

type Say = (step: ByLanguage<string>) => void

/** Does what takes long. How far it is stands on one line that is written over, only where a person looks; Ctrl-C stops it by the signal. */
export const untilDone = async <T>({ language }: Given, work: (say: Say, signal: AbortSignal) => Promise<T>): Promise<T> => {
  const stopping = new AbortController()
  const stop = (): void => stopping.abort()
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  const { stderr } = process
  const clear = (): void => void (stderr.isTTY && stderr.write('\r\u001b[K'))
  const say: Say = (step) => {
    clear()
    if (stderr.isTTY) stderr.write(step[language])
  }
  try {
    return await work(say, stopping.signal)
  } finally {
    clear()
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
}
