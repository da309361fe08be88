import type { TableEvent } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import type { ByLanguage, Language } from '../../model/language.ts'
import { numberFact } from '../../phrases/facts.ts'

/** Short notes on the acts that prove a finding, by act number; `events` holds the hand’s acts, numbered from 1. Most rules need none. */
export const proofNotes = (finding: Finding, events: readonly TableEvent[], language: Language): ReadonlyMap<number, string> =>
  finding.rule === 'claim.not-taken' ? notTaken(finding, events, NOT_TAKEN[language]) : new Map()

type Words = { readonly call: string; readonly discards: readonly string[]; readonly draw: string }

const NOT_TAKEN: ByLanguage<Words> = {
  en: {
    call: 'tile not taken afterwards',
    discards: ['first discard since', 'second discard since', 'third discard since', 'fourth discard since'],
    draw: 'next draw of the caller',
  },
  fr: {
    call: 'sans que la tuile soit prise',
    discards: ['premier écart depuis', 'deuxième écart depuis', 'troisième écart depuis', 'quatrième écart depuis'],
    draw: 'pioche de nouveau',
  },
}

/** The call, the opponents’ discards since, and the caller’s own draw where that is the limit. */
const notTaken = (finding: Finding, events: readonly TableEvent[], words: Words): ReadonlyMap<number, string> => {
  const notes = new Map<number, string>()
  const called = numberFact(finding, 'called')
  if (called !== undefined) notes.set(called, words.call)
  let discards = 0
  for (const number of finding.because) {
    const event = events[number - 1]
    const note =
      event?.verb === 'discard' && event.actor !== finding.seat
        ? words.discards[discards++]
        : event?.verb === 'draw' && event.actor === finding.seat
          ? words.draw
          : undefined
    if (note !== undefined) notes.set(number, note)
  }
  return notes
}
