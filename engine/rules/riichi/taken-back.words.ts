import type { QuestionWords } from '../rule-words.ts'

export const riichiTakenBackWords: QuestionWords<'riichi.taken-back'> = {
  whom: 'caller',
  at: 'act',
  en: {
    name: 'Riichi taken back',
    when: 'A player calls riichi and then takes the call back. Under some rules this applies to a stick laid before the call, too.',
    notWhen: 'The player takes back another call.',
    headline: (f) =>
      f.asks
        ? `Is ${f.whose} riichi void?`
        : isTooLate(f.word('why'))
          ? `${f.Whose} riichi stays: it can no longer be taken back`
          : f.dead
            ? `${f.Whose} hand is dead`
            : `${f.Who} took the riichi back`,
    fact: (f) =>
      f.word('why') === 'stick'
        ? `${f.Who} laid a riichi stick and took it back at ${f.at}, before the discard.`
        : `${f.Who} called riichi and took it back at ${f.at}${isTooLate(f.word('why')) ? ', too late for that' : ''}.`,
    law: 'A riichi that was called is carried out. Once its tile has been discarded, it can no longer be taken back.',
    wouldChange: (f) => `${f.Who} did not declare riichi, or did not take it back.`,
    steps: { 'first-call-stands': (f) => `Say: “${f.Whose} riichi stays.”` },
  },
  fr: {
    name: 'Riichi repris',
    when: 'Un joueur annonce riichi, puis reprend son annonce. Selon certaines règles, cela vaut aussi pour un bâton posé avant l’annonce.',
    notWhen: 'Le joueur reprend une autre annonce.',
    headline: (f) =>
      f.asks
        ? `Le riichi ${f.of} est-il nul ?`
        : isTooLate(f.word('why'))
          ? `Le riichi ${f.of} reste : il ne peut plus être repris`
          : f.dead
            ? `La main ${f.of} est morte`
            : `${f.Who} a repris son riichi`,
    fact: (f) =>
      f.word('why') === 'stick'
        ? `${f.Who} a posé un bâton de riichi et l’a repris à ${f.at}, avant l’écart.`
        : `${f.Who} a annoncé riichi et l’a repris à ${f.at}${isTooLate(f.word('why')) ? ', trop tard' : ''}.`,
    law: 'Un riichi annoncé est mené à terme. Une fois sa tuile écartée, il ne peut plus être repris.',
    wouldChange: (f) => `${f.Who} n’a pas déclaré riichi, ou ne l’a pas repris.`,
    steps: { 'first-call-stands': (f) => `Dire : « Le riichi ${f.of} reste valable. »` },
  },
  answers: {
    void: {
      en: { label: 'Void', follows: (f) => `${f.Whose} riichi is void, and the stick goes back.` },
      fr: { label: 'Nul', follows: (f) => `Le riichi ${f.of} est nul, et le bâton est rendu.` },
    },
    stands: {
      en: { label: 'Valid', follows: (f) => `${f.Who} is in riichi, and play goes on.` },
      fr: { label: 'Valable', follows: (f) => `${f.Who} est en riichi, et le jeu continue.` },
    },
  },
}

const isTooLate = (why: string | undefined): boolean => why === 'too-late'
