import { FOUL } from '../answers.words.ts'
import type { QuestionWords } from '../rule-words.ts'

export const riichiWordWords: QuestionWords<'riichi.word'> = {
  whom: 'discarded',
  at: 'discard',
  en: {
    name: 'Riichi not said',
    when: 'A discard lies sideways as for a riichi, and the record has no call of riichi before it, or an unclear one. The app asks, if the record shows who is in riichi.',
    notWhen: 'The tile takes the place of a rotated tile that was claimed.',
    headline: (f) => (f.asks ? `Did ${f.who} say riichi clearly?` : f.dead ? `${f.Whose} hand is dead` : `${f.Who} did not say riichi`),
    fact: (f) =>
      f.word('kind') === 'unclear'
        ? `${f.Who} discarded ${f.tile} for a riichi at ${f.at}${f.asks ? ', and its call was unclear' : ' without saying riichi clearly'}.`
        : `${f.Who} discarded ${f.tile} sideways at ${f.at}${f.asks ? ', and the record has no call of riichi before it' : ' without saying riichi'}.`,
    law: 'A riichi is called out clearly, then its tile is discarded sideways, then the stick is paid.',
    wouldChange: (f) => `${f.Who} said riichi before the discard, or the tile was not meant for a riichi.`,
  },
  fr: {
    name: 'Riichi non annoncé',
    when: 'Un écart est tourné comme pour un riichi, et le relevé n’a pas d’annonce avant lui, ou une annonce peu claire. L’application pose la question, si le relevé montre qui est en riichi.',
    notWhen: 'La tuile remplace une tuile tournée qui a été réclamée.',
    headline: (f) =>
      f.asks ? `Le riichi ${f.of} a-t-il été annoncé clairement ?` : f.dead ? `La main ${f.of} est morte` : `${f.Who} n’a pas dit riichi`,
    fact: (f) =>
      f.word('kind') === 'unclear'
        ? `${f.Who} a écarté ${f.tile} pour un riichi à ${f.at}${f.asks ? ', et l’annonce n’était pas claire' : ' sans dire clairement riichi'}.`
        : `${f.Who} a tourné son écart${f.tile === 'la tuile' ? '' : `, ${f.tile},`} à ${f.at}${f.asks ? ', et le relevé n’a pas d’annonce de riichi avant' : ' sans dire riichi'}.`,
    law: 'Un riichi s’annonce clairement, puis sa tuile s’écarte tournée, puis le bâton se pose.',
    wouldChange: (f) => `${f.Who} a dit riichi avant l’écart, ou la tuile n’était pas tournée pour un riichi.`,
  },
  answers: {
    unsaid: {
      en: { label: 'Not said', follows: FOUL.en.follows },
      fr: { label: 'Non dit', follows: FOUL.fr.follows },
    },
    said: {
      en: {
        label: 'Said',
        follows: (f) =>
          `${f.word('kind') === 'unclear' ? 'The record has a clear call as unclear' : 'The call is missing from the record'}. ${f.Who} is in riichi.`,
      },
      fr: {
        label: 'Dit',
        follows: (f) =>
          `${f.word('kind') === 'unclear' ? 'Le relevé a noté comme peu claire une annonce claire' : 'L’annonce manque au relevé'}. ${f.Who} est en riichi.`,
      },
    },
    none: {
      en: { label: 'It was no riichi', follows: (f) => `${f.Who} is not in riichi; nobody is at fault.` },
      fr: { label: 'Ce n’était pas un riichi', follows: (f) => `${f.Who} n’est pas en riichi ; personne n’est en faute.` },
    },
  },
}
