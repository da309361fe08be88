import type { Told } from '../../../phrases/phrases.ts'
import { capital } from '../../../phrases/typeset.ts'
import type { WordsOf } from '../rule-words.ts'

/** Recording mistakes that explain an act out of turn. */
export const RECORD_TURN_WORDS: WordsOf<'record.missing' | 'record.doubled' | 'record.seat' | 'record.tile'> = {
  'record.missing': {
    en: {
      name: 'Turn not recorded',
      headline: (f) => `A ${f.number('shown') ? 'call' : 'turn'} is missing before ${f.at}`,
      fact: (f) => {
        const due = f.seat('due')
        const shown = f.number('shown')
        if (shown)
          return `The hand shown at ${f.at} has ${shown} tiles; by the record it should have ${f.number('expected')}. A call is missing, or entered for another seat.`
        return `Before ${f.at} ${due ? `${due}’s` : 'a'} turn is not recorded, but play went on as if it had been played.`
      },
      law: 'If one missing turn explains the contradiction, it is a mistake in the record and nobody is at fault.',
      wouldChange: (f) =>
        f.number('shown') ? 'All calls of the player are in the record.' : `The player whose turn it was has not discarded before ${f.at}.`,
    },
    fr: {
      name: 'Tour non noté',
      headline: (f) => `Il manque un ${f.number('shown') ? 'appel' : 'tour'} avant ${f.at}`,
      fact: (f) => {
        const due = f.ofSeat('due')
        const shown = f.number('shown')
        if (shown)
          return `La main montrée à ${f.at} a ${shown} tuiles ; d’après le relevé, elle devrait en avoir ${f.number('expected')}. Un appel manque, ou est noté à une autre place.`
        return `Avant ${f.at}, ${due ? `le tour ${due}` : 'un tour'} n’est pas noté, mais le jeu a continué comme s’il avait eu lieu.`
      },
      law: 'Si un tour oublié explique la contradiction, c’est une erreur du relevé : personne n’est en faute.',
      wouldChange: (f) =>
        f.number('shown') ? 'Tous les appels du joueur sont notés.' : `Le joueur dont c’était le tour n’a pas écarté avant ${f.at}.`,
    },
  },
  'record.doubled': {
    en: {
      name: 'Line entered twice',
      headline: (f) => `${capital(f.at)} repeats ${before(f, 'act')}`,
      fact: (f) => `${capital(f.at)} repeats ${before(f, 'act')}, and play went on as if it were entered once.`,
      law: 'If a doubled line explains the contradiction, it is a mistake in the record and nobody is at fault.',
      wouldChange: () => 'The same act was done twice at the table.',
    },
    fr: {
      name: 'Ligne notée deux fois',
      headline: (f) => `${capital(f.at)} répète ${before(f, 'l’acte')}`,
      fact: (f) => `${capital(f.at)} répète ${before(f, 'l’acte')}, et le jeu a continué comme s’il n’était noté qu’une fois.`,
      law: 'Si une ligne doublée explique la contradiction, c’est une erreur du relevé : personne n’est en faute.',
      wouldChange: () => 'Le même acte a eu lieu deux fois à la table.',
    },
  },
  'record.seat': {
    en: {
      name: 'Act entered for the wrong seat',
      headline: (f) => `${capital(f.at)} has the wrong seat`,
      fact: (f) => {
        const entered = f.seat('actor') ?? f.seat('from')
        const due = f.seat('due')
        return `${capital(f.at)} is entered for ${entered ?? 'another player'}${due ? `, but it was ${due}’s turn and play went on as if ${due} had acted` : ', and that seat is impossible'}.`
      },
      law: 'If a wrong seat explains the contradiction, it is a mistake in the record and nobody is at fault.',
      wouldChange: (f) => `The seat entered at ${f.at} is the one that acted.`,
    },
    fr: {
      name: 'Acte noté à une mauvaise place',
      headline: (f) => `${capital(f.at)} est noté à une mauvaise place`,
      fact: (f) => {
        const entered = f.seat('actor') ?? f.seat('from')
        const due = f.toSeats('due')
        return `${capital(f.at)} est noté pour ${entered ?? 'un autre joueur'}${due ? `, mais c’était ${due} de jouer, et le jeu a continué comme si ce joueur avait agi` : ', et cette place est impossible'}.`
      },
      law: 'Si une place erronée explique la contradiction, c’est une erreur du relevé : personne n’est en faute.',
      wouldChange: (f) => `La place notée à ${f.at} est bien celle du joueur qui a agi.`,
    },
  },
  'record.tile': {
    en: {
      name: 'Tile entered wrongly',
      headline: (f) => `${capital(f.at)} has a wrong tile`,
      fact: (f) =>
        f.number('paid')
          ? `The hand entered at ${f.at} is not a winning hand, but one different tile makes it one. The win was paid: four players saw the hand.`
          : `The record is wrong at ${f.at}: either the tile, or whether it was the drawn one.`,
      law: 'If a wrong tile explains the contradiction, it is a mistake in the record and nobody is at fault.',
      wouldChange: (f) => `The tile entered at ${f.at} is the one that was played.`,
    },
    fr: {
      name: 'Tuile mal notée',
      headline: (f) => `${capital(f.at)} a une mauvaise tuile`,
      fact: (f) =>
        f.number('paid')
          ? `La main notée à ${f.at} n’est pas gagnante, mais une seule tuile différente la complète. La victoire a été payée : quatre joueurs ont vu la main.`
          : `Le relevé est faux à ${f.at} : soit la tuile, soit le fait qu’elle vienne de la pioche.`,
      law: 'Si une tuile mal notée explique la contradiction, c’est une erreur du relevé : personne n’est en faute.',
      wouldChange: (f) => `La tuile notée à ${f.at} est bien celle qui a été jouée.`,
    },
  },
}

/** The line that is repeated: the one just before. */
const before = ({ finding }: Told, act: string): string => `${act} ${Math.max(1, finding.event - 1)}`
