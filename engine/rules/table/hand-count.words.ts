import { FOUL, NO_FAULT } from '../answers.words.ts'
import type { QuestionWords } from '../rule-words.ts'

export const handCountWords: QuestionWords<'hand.count'> = {
  whom: 'player',
  at: 'count',
  en: {
    name: 'Wrong number of tiles',
    when: 'A count or a shown hand gives the wrong number of tiles for that moment. If it gave East more than 14 before the first discard, the app may ask at that discard whether the deal was put right. It also asks where the hand still has the tile of a discard that seemed to be missing from the record.',
    notWhen: 'A whole group is missing: a call is missing from the record.',
    headline: (f) =>
      f.asks && f.number('undiscarded')
        ? `Did ${f.who} forget to discard?`
        : f.asks
          ? `Was ${f.whose} hand put right before the first discard?`
          : f.dead
            ? `${f.Whose} hand is dead`
            : `${f.Whose} hand has a wrong number of tiles`,
    fact: (f) => {
      const counted = f.number('counted')
      const expected = f.number('expected')
      const dealt = f.number('dealt')
      const undiscarded = f.number('undiscarded')
      if (undiscarded)
        return `${f.Who} holds ${counted} concealed tiles at ${f.at}; ${expected} are expected here. At act ${undiscarded} play went on as if ${f.who} had discarded.`
      if (dealt)
        return `${f.Who} held ${counted} tiles at act ${dealt}; ${expected} are dealt. No line puts that right before the first discard at ${f.at}.`
      if (f.word('kind') === 'in-no-hand')
        return `${f.Who} holds ${counted} concealed ${counted === '1' ? 'tile' : 'tiles'} at ${f.at}. Between two turns a hand has 13, or 3 fewer for each group.`
      return `${f.Who} holds ${counted ?? 'another number of'} concealed ${counted === '1' ? 'tile' : 'tiles'} at ${f.at}${expected ? `; ${expected} ${expected === '1' ? 'is' : 'are'} expected here` : ' than expected here'}.`
    },
    law: 'A hand has 13 tiles between turns and 14 in the player’s own turn; each displayed group counts as 3. With more or fewer it cannot win.',
    wouldChange: (f) =>
      f.number('dealt')
        ? 'A second count finds 13 tiles after the discard.'
        : `A second count finds ${f.number('expected') ?? 'a right number'}, or a draw or discard is missing from the record.`,
  },
  fr: {
    name: 'Mauvais nombre de tuiles',
    when: 'Un comptage ou une main montrée ne donne pas le bon nombre de tuiles à ce moment. S’il donnait plus de 14 tuiles à Est avant le premier écart, l’application peut demander à cet écart si la distribution a été corrigée. Elle le demande aussi quand la main a encore la tuile d’un écart qui semblait manquer au relevé.',
    notWhen: 'Il manque un groupe entier : un appel manque au relevé.',
    headline: (f) =>
      f.asks && f.number('undiscarded')
        ? `${f.Who} a-t-il oublié d’écarter ?`
        : f.asks
          ? `La main ${f.of} a-t-elle été corrigée avant le premier écart ?`
          : f.dead
            ? `La main ${f.of} est morte`
            : `La main ${f.of} n’a pas le bon nombre de tuiles`,
    fact: (f) => {
      const counted = f.number('counted')
      const expected = f.number('expected')
      const dealt = f.number('dealt')
      const undiscarded = f.number('undiscarded')
      if (undiscarded)
        return `${f.Who} a ${counted} tuiles cachées à ${f.at} ; il en faut ${expected} ici. À l’acte ${undiscarded}, le jeu a continué comme si ${f.who} avait écarté.`
      if (dealt)
        return `${f.Who} avait ${counted} tuiles à l’acte ${dealt} ; la distribution en donne ${expected}. Aucune ligne ne le corrige avant le premier écart, à ${f.at}.`
      if (f.word('kind') === 'in-no-hand')
        return `${f.Who} a ${counted} ${counted === '1' ? 'tuile cachée' : 'tuiles cachées'} à ${f.at}. Entre deux tours, une main en a 13, ou 3 de moins pour chaque groupe.`
      return `${f.Who} a ${counted ? `${counted} ${counted === '1' ? 'tuile cachée' : 'tuiles cachées'}` : 'un autre nombre de tuiles cachées que prévu'} à ${f.at}${expected ? ` ; il en faut ${expected} ici` : ''}.`
    },
    law: 'Une main compte 13 tuiles entre les tours et 14 pendant le tour du joueur ; chaque groupe exposé compte pour 3. Avec plus ou moins, elle ne peut pas gagner.',
    wouldChange: (f) =>
      f.number('dealt')
        ? 'Un second comptage donne 13 tuiles après l’écart.'
        : `Un second comptage donne ${f.number('expected') ?? 'le bon nombre'}, ou il manque une pioche ou un écart dans le relevé.`,
  },
  answers: {
    foul: FOUL,
    nothing: NO_FAULT,
    returned: {
      en: { label: 'It was put right', follows: () => 'The hand had 14 tiles at the first discard; nobody is at fault.' },
      fr: { label: 'Elle a été corrigée', follows: () => 'La main avait 14 tuiles au premier écart ; personne n’est en faute.' },
    },
  },
}
