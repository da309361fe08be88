import type { TableEvent } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import { numberFact } from '../../phrases/facts.ts'
import { ALLOWED, FOUL } from '../answers.words.ts'
import type { QuestionWords } from '../rule-words.ts'

export const claimNotTakenWords: QuestionWords<'claim.not-taken'> = {
  whom: 'claimant',
  at: 'second-discard',
  en: {
    name: 'Claimed tile not taken',
    when: 'The claimed tile is still in the river after 2 discards by opponents since the call. Some rules count until the claimant’s own next draw instead.',
    notWhen: 'The tile is taken after the first discard since the call.',
    headline: (f) =>
      f.asks ? `Has ${f.who} waited too long to take ${f.tile}?` : f.dead ? `${f.Whose} hand is dead` : `${f.Who} has not taken ${f.tile}`,
    fact: (f) => {
      const others = f.seats('others')
      const since = f.word('again')
        ? ', and has drawn again since'
        : others
          ? `, though ${others} ${f.many('others') ? 'have' : 'has'} discarded since`
          : ' in time'
      return `${f.Who} ${f.called} and has not taken it${since}.`
    },
    law: 'A player may discard before taking the claimed tile, but must have taken it before opponents make 2 more discards. Otherwise that player’s hand is dead.',
    wouldChange: (f) => `${f.Who} took ${f.tile} before ${f.at}.`,
    steps: { 'dead-hand': (f) => `${f.Tile} stays in ${f.discarders} river.` },
    proofNotes: (finding, events) => notesSince(finding, events, EN_NOTES),
  },
  fr: {
    name: 'Tuile réclamée non prise',
    when: 'La tuile réclamée est encore dans la rivière après 2 écarts des adversaires depuis l’annonce. Selon certaines règles, la limite est la pioche suivante du réclamant.',
    notWhen: 'La tuile est prise après le premier écart depuis l’annonce.',
    headline: (f) =>
      f.asks
        ? `${f.Who} a-t-il trop attendu pour prendre ${f.tile} ?`
        : f.dead
          ? `La main ${f.of} est morte`
          : `${f.Who} n’a pas pris ${f.tile}`,
    fact: (f) => {
      const others = f.seats('others')
      const since = f.word('again')
        ? ' ; ce joueur a pioché de nouveau depuis'
        : others
          ? `, alors que ${others} ${f.many('others') ? 'ont' : 'a'} écarté depuis`
          : ' à temps'
      return `${f.Who} a ${f.called} et n’a pas pris cette tuile${since}.`
    },
    law: 'On peut écarter avant de prendre la tuile réclamée, mais il faut l’avoir prise avant que les adversaires écartent 2 fois. Sinon la main est morte.',
    wouldChange: (f) => `${f.Who} a pris ${f.tile} avant ${f.at}.`,
    steps: { 'dead-hand': (f) => `${f.Tile} reste dans la rivière${f.discarders}.` },
    proofNotes: (finding, events) => notesSince(finding, events, FR_NOTES),
  },
  answers: { foul: FOUL, allowed: ALLOWED },
}

type Notes = { readonly call: string; readonly discards: readonly string[]; readonly draw: string }

const EN_NOTES: Notes = {
  call: 'tile not taken afterwards',
  discards: ['first discard since', 'second discard since', 'third discard since', 'fourth discard since'],
  draw: 'next draw of the caller',
}
const FR_NOTES: Notes = {
  call: 'sans que la tuile soit prise',
  discards: ['premier écart depuis', 'deuxième écart depuis', 'troisième écart depuis', 'quatrième écart depuis'],
  draw: 'pioche de nouveau',
}

/** The call, the opponents’ discards since, and the caller’s own draw where that is the limit. */
const notesSince = (finding: Finding, events: readonly TableEvent[], words: Notes): ReadonlyMap<number, string> => {
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
