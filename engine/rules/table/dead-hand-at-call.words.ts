import { capitalized } from '../../phrases/typeset.ts'
import type { QuestionWords } from '../rule-words.ts'
import { ENGLISH_ACTS, FRENCH_ACTS, namedAct, theFrenchAct } from './dead-hand-acts.words.ts'

export const deadHandAtCallWords: QuestionWords<'dead-hand.at-call'> = {
  whom: 'player',
  at: 'declaration',
  en: {
    name: 'Hand declared dead at a call',
    when: 'A hand is declared dead after its player has called, declared riichi or a kong, or won, and before the discard, the replacement tile, the win on the kong, or the showing of the winning hand. If the winning hand was already shown, the app asks.',
    notWhen: 'The player had already discarded.',
    headline: (f) =>
      f.asks
        ? `Does ${f.whose} win count, though the hand was then declared dead?`
        : `${f.Whose} ${namedAct(f, ENGLISH_ACTS)?.replace('a kong', 'kong') ?? 'call'} is cancelled`,
    fact: (f) =>
      f.asks
        ? `${f.Whose} hand was declared dead after ${f.who} had declared ${namedAct(f, ENGLISH_ACTS) ?? 'a win'} and shown the hand.`
        : `${f.Whose} hand was declared dead right after ${f.who} had declared ${namedAct(f, ENGLISH_ACTS) ?? 'something'}.`,
    law: 'Declaring a hand dead undoes what its player has called and not yet carried through. Nothing else follows from that call.',
    wouldChange: (f) => `${f.Whose} hand was declared dead before the call, or only after the discard.`,
  },
  fr: {
    name: 'Main déclarée morte lors d’une annonce',
    when: 'Une main est déclarée morte après que son joueur a fait un appel, déclaré riichi ou un kong, ou gagné, et avant l’écart, la tuile de remplacement, la victoire sur le kong ou la présentation de la main gagnante. Si la main gagnante a déjà été montrée, l’application pose la question.',
    notWhen: 'Le joueur avait déjà écarté.',
    headline: (f) =>
      f.asks
        ? `La victoire ${f.of} compte-t-elle, bien que la main ait ensuite été déclarée morte ?`
        : `${capitalized(theFrenchAct(f) ?? 'l’appel')} ${f.of} est annulé`,
    fact: (f) =>
      f.asks
        ? `La main ${f.of} a été déclarée morte après l’annonce de ${namedAct(f, FRENCH_ACTS) ?? 'la victoire'}, la main étant montrée.`
        : `La main ${f.of} a été déclarée morte juste après ${theFrenchAct(f) ?? 'l’annonce'}.`,
    law: 'Déclarer une main morte annule ce que son joueur vient d’annoncer et n’a pas encore mené à bien. L’annonce n’entraîne rien d’autre.',
    wouldChange: (f) => `La main ${f.of} a été déclarée morte avant l’annonce, ou seulement après l’écart.`,
  },
  answers: {
    void: {
      en: { label: 'Does not count', follows: (f) => `${f.Whose} win is void; there is no further penalty.` },
      fr: { label: 'Ne compte pas', follows: (f) => `La victoire ${f.of} est nulle ; il n’y a pas d’autre pénalité.` },
    },
    stands: {
      en: { label: 'Counts', follows: (f) => `${f.Whose} win is valid: the hand had not been declared dead.` },
      fr: { label: 'Compte', follows: (f) => `La victoire ${f.of} est valable : la main n’avait pas été déclarée morte.` },
    },
  },
}
