import type { Client } from 'pg'
import { abortableSleep } from '../../context/progress-stream.ts'
import type { HubAdvice } from '../../contract/saving.ts'
import { hubWords } from '../../messages/hub.ts'
import { type HubNews, type HubRefusals, newsOf } from './hub.ts'
import { HUB_FORMAT } from './schema.ts'
import { inSentence, refusalWords } from './trouble.ts'

/** Warnings of a hub that need attention but stop nothing, over one connection. */
export type HubAdvising = {
  /** The hub says that there is something new. */
  readonly look: () => void
  readonly close: () => void
}

/** Pause after each request, in ms: rate limit against a desk that sends notices without end. */
const REST = 1000

/** Asks a hub for its warnings, at once and after each notice. Errors here stop nothing else. */
export const adviseOver = (client: Client, tournament: Buffer, onAdvice: (advice: readonly HubAdvice[]) => void): HubAdvising => {
  const ends = new AbortController()
  let isDue = false
  let isAsking = false
  const ask = async (): Promise<void> => {
    isAsking = true
    while (isDue && !ends.signal.aborted) {
      isDue = false
      const advice = await newsOf(client, tournament).then(adviceFrom, () => undefined)
      if (advice && !ends.signal.aborted) onAdvice(advice)
      await abortableSleep(REST, ends.signal)
    }
    isAsking = false
  }
  const look = (): void => {
    isDue = true
    if (!isAsking) void ask()
  }
  look()
  return { look, close: () => ends.abort() }
}

const adviceFrom = ({ format, refusals }: HubNews): readonly HubAdvice[] => [
  ...(format > HUB_FORMAT.length ? [{ short: hubWords.updateShort, says: hubWords.updateSoon, at: null }] : []),
  ...(format < HUB_FORMAT.length ? [{ short: null, says: hubWords.hubBehind, at: null }] : []),
  ...refusals.map(refused),
]

/** The bar has room for the newest. */
const refused = ({ desk, times, at, why, entry }: HubRefusals, n: number): HubAdvice => {
  const name = inSentence(desk)
  return {
    short: n === 0 ? hubWords.refusedShort(name) : null,
    says: hubWords.refusedOf(name, times, inSentence(entry), refusalWords(why)),
    at,
  }
}
