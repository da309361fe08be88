import { FOUL, WRONG_TILE } from '../answers.words.ts'
import type { QuestionWords } from '../rule-words.ts'

export const kongNoGroupWords: QuestionWords<'kong.no-group'> = {
  whom: 'declarer',
  at: 'kong',
  en: {
    name: 'Kong without its tiles',
    when: 'A player extends a pung that is not on the table, or declares a kong that the known hand cannot make. The app asks.',
    notWhen: 'The extended pung is on the table.',
    headline: (f) =>
      f.asks ? `Does ${f.who} have the tiles of this kong?` : f.dead ? `${f.Whose} hand is dead` : `${f.Whose} kong is void`,
    fact: (f) =>
      `${f.Who} declared a kong with ${f.tile} at ${f.at}; the record shows ${f.finding.facts.call === 'kakan' ? 'no melded pung of that tile' : 'other tiles in the hand'}.`,
    law: 'Only a melded pung can be extended to a kong, and a concealed kong takes 4 identical tiles in the hand.',
    wouldChange: () => 'The tile entered for the kong, or an earlier one, is a mistake in the record.',
  },
  fr: {
    name: 'Kong sans ses tuiles',
    when: 'Un joueur déclare un petit kong sans le pung exposé, ou un kong que la main connue ne permet pas. L’application pose la question.',
    notWhen: 'Le pung exposé est bien sur la table.',
    headline: (f) =>
      f.asks ? `Le kong ${f.of} a-t-il bien ses tuiles ?` : f.dead ? `La main ${f.of} est morte` : `Le kong ${f.of} est nul`,
    fact: (f) =>
      `${f.Who} a déclaré un kong avec ${f.tile} à ${f.at} ; le relevé ne montre ${f.finding.facts.call === 'kakan' ? 'aucun pung exposé de cette sorte' : 'pas les tuiles qu’il faut'}.`,
    law: 'Seul un pung exposé peut devenir un petit kong exposé, et un kong caché demande 4 tuiles identiques en main.',
    wouldChange: () => 'La tuile notée pour le kong, ou une tuile précédente, est une erreur du relevé.',
  },
  answers: { foul: FOUL, record: WRONG_TILE },
}
