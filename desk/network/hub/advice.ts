import type { Client } from 'pg'
import { abortableSleep } from '../../context/progress-stream.ts'
import type { HubAdvice } from '../../contract/saving.ts'
import { hubWords } from '../../messages/hub.ts'
import { type HubNews, newsOf, type Refusals } from './hub.ts'
import { HUB_FORMAT } from './schema.ts'
import { inSentence, refusalWords } from './trouble.ts'

/** What a person should know though all goes on, over one connection. */
export type Advising = {
  /** The hub says that there is something new. */
  readonly look: () => void
  readonly close: () => void
}

/** How long is waited after each time, in ms: whoever wakes all without end wakes them no oftener. */
const REST = 1000

/** Asks a hub what it advises, at once and each time that it says so. Nothing that goes wrong with it stops anything else. */
export const adviseOver = (client: Client, tournament: Buffer, onAdvice: (advice: readonly HubAdvice[]) => void): Advising => {
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
const refused = ({ desk, times, at, why, entry }: Refusals, n: number): HubAdvice => {
  const name = inSentence(desk)
  return {
    short: n === 0 ? hubWords.refusedShort(name) : null,
    says: hubWords.refusedOf(name, times, inSentence(entry), refusalWords(why)),
    at,
  }
}
