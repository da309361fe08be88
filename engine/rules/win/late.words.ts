import type { QuestionWords } from '../rule-words.ts'

export const winLateWords: QuestionWords<'win.late'> = {
  whom: 'caller',
  at: 'ron',
  en: {
    name: 'Late win',
    when: 'A player calls ron too late to win on that tile.',
    notWhen: 'The call comes before the next player has drawn; where the rules let a win come later, before that player’s discard.',
    headline: (f) =>
      f.asks
        ? f.seat('unplayed')
          ? `Was ${f.seat('unplayed')}’s turn played before ${f.who} called ron?`
          : `Can ${f.who} still win on a tile in a group?`
        : f.dead
          ? `${f.Whose} hand is dead`
          : `${f.Whose} ron came too late`,
    fact: (f) =>
      f.seat('unplayed')
        ? `${f.Who} called ron on ${f.claimed} at ${f.at}, and the record lacks ${f.seat('unplayed')}’s turn after that discard.`
        : f.asks
          ? `${f.Who} called ron on ${f.claimed} at ${f.at}, after it was taken into a group and before the next discard.`
          : `${f.Who} called ron on ${f.claimed} at ${f.at}, when it was too late to win on that tile.`,
    law: 'A player can win on a discard as long as the next player has not discarded.',
    wouldChange: (f) =>
      `${f.Who} called in time${f.word('unseen') ? ', or could not see the discard, and fair play allows the call' : ''}.`,
  },
  fr: {
    name: 'Victoire tardive',
    when: 'Un joueur annonce ron trop tard pour gagner sur cette tuile.',
    notWhen: 'L’annonce vient avant la pioche du joueur suivant ; là où l’on peut gagner plus tard, avant son écart.',
    headline: (f) =>
      f.asks
        ? f.ofSeat('unplayed')
          ? `Le tour ${f.ofSeat('unplayed')} a-t-il été joué avant le ron ${f.of} ?`
          : `${f.Who} peut-il encore gagner sur une tuile déjà prise dans un groupe ?`
        : f.dead
          ? `La main ${f.of} est morte`
          : `Le ron ${f.of} est venu trop tard`,
    fact: (f) =>
      f.ofSeat('unplayed')
        ? `${f.Who} a annoncé ron sur ${f.claimed} à ${f.at}, et le tour ${f.ofSeat('unplayed')} après cet écart manque dans le relevé.`
        : f.asks
          ? `${f.Who} a annoncé ron sur ${f.claimed} à ${f.at}, après sa prise dans un groupe et avant l’écart suivant.`
          : `${f.Who} a annoncé ron sur ${f.claimed} à ${f.at}, quand on ne pouvait plus gagner sur cette tuile.`,
    law: 'On peut gagner sur un écart tant que le joueur suivant n’a pas écarté.',
    wouldChange: (f) =>
      `${f.Who} a annoncé à temps${f.word('unseen') ? ', ou n’a pas pu voir l’écart, et l’esprit du jeu permet l’appel' : ''}.`,
  },
  answers: {
    void: {
      en: {
        label: 'Void',
        follows: (f) =>
          `${f.seat('unplayed') ? `${f.seat('unplayed')}’s turn was played` : 'The text of June is in force'}: ${f.whose} win is void.`,
      },
      fr: {
        label: 'Nulle',
        follows: (f) =>
          `${f.ofSeat('unplayed') ? `Le tour ${f.ofSeat('unplayed')} a été joué` : 'Le texte de juin s’applique'} : la victoire ${f.of} est nulle.`,
      },
    },
    stands: {
      en: {
        label: 'Counts',
        follows: (f) =>
          `${f.seat('unplayed') ? `${f.seat('unplayed')}’s turn was not played` : 'The text of April is in force'}: ${f.whose} win counts.`,
      },
      fr: {
        label: 'Valable',
        follows: (f) =>
          `${f.ofSeat('unplayed') ? `Le tour ${f.ofSeat('unplayed')} n’a pas été joué` : 'Le texte d’avril s’applique'} : la victoire ${f.of} compte.`,
      },
    },
  },
}
