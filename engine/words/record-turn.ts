import type { WordsOf } from './rule-words.ts'
import type { Told } from './told/told.ts'
import { capital } from './typeset.ts'

/** Recording mistakes that explain an act which did not fit the turn. */
export const RECORD_TURN_WORDS: WordsOf<'record.missing' | 'record.doubled' | 'record.seat' | 'record.tile'> = {
  'record.missing': {
    en: {
      name: 'Turn not recorded',
      headline: (f) => `A ${f.number('shown') ? 'call' : 'turn'} is missing before ${f.at}`,
      fact: (f) => {
        const due = f.seat('due')
        const shown = f.number('shown')
        if (shown)
          return `The hand shown at ${f.at} has ${shown} tiles where the record leaves ${f.number('expected')}: a call is missing, or stands under another seat.`
        return `Before ${f.at} ${due ? `${due}’s` : 'a'} turn is not recorded, and play went on as if it had been played.`
      },
      law: 'Where one missing turn explains what does not fit, it is taken for a mistake of the record and nobody is at fault.',
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
          return `La main montrée à ${f.at} a ${shown} tuiles là où le relevé en laisse ${f.number('expected')} : un appel manque, ou est noté à une autre place.`
        return `Avant ${f.at}, ${due ? `le tour ${due}` : 'un tour'} n’est pas noté, et le jeu a continué comme s’il avait eu lieu.`
      },
      law: 'Quand un tour oublié explique ce qui ne concorde pas, on y voit une erreur du relevé : personne n’est en faute.',
      wouldChange: (f) =>
        f.number('shown') ? 'Tous les appels du joueur sont notés.' : `Le joueur dont c’était le tour n’a pas écarté avant ${f.at}.`,
    },
  },
  'record.doubled': {
    en: {
      name: 'Line entered twice',
      headline: (f) => `${capital(f.at)} repeats ${before(f, 'act')}`,
      fact: (f) => `${capital(f.at)} repeats ${before(f, 'act')}, and play went on as if it stood once.`,
      law: 'Where a doubled line explains what does not fit, it is taken for a mistake of the record and nobody is at fault.',
      wouldChange: () => 'The same act was done twice at the table.',
    },
    fr: {
      name: 'Ligne entrée deux fois',
      headline: (f) => `${capital(f.at)} répète ${before(f, 'l’acte')}`,
      fact: (f) => `${capital(f.at)} répète ${before(f, 'l’acte')}, et le jeu a continué comme s’il n’y était qu’une fois.`,
      law: 'Quand une ligne doublée explique ce qui ne concorde pas, on y voit une erreur du relevé : personne n’est en faute.',
      wouldChange: () => 'Le même acte a eu lieu deux fois à la table.',
    },
  },
  'record.seat': {
    en: {
      name: 'Act under the wrong seat',
      headline: (f) => `${capital(f.at)} has the wrong seat`,
      fact: (f) => {
        const entered = f.seat('actor') ?? f.seat('from')
        const due = f.seat('due')
        return `${capital(f.at)} is entered for ${entered ?? 'another player'}${due ? `, but it was ${due}’s turn and play went on as if ${due} had acted` : ', and that seat can’t be right'}.`
      },
      law: 'Where a wrong seat explains what does not fit, it is taken for a mistake of the record and nobody is at fault.',
      wouldChange: (f) => `The seat entered at ${f.at} is the one that acted.`,
    },
    fr: {
      name: 'Acte sous une mauvaise place',
      headline: (f) => `${capital(f.at)} porte une mauvaise place`,
      fact: (f) => {
        const entered = f.seat('actor') ?? f.seat('from')
        const due = f.toSeats('due')
        return `${capital(f.at)} est noté pour ${entered ?? 'un autre joueur'}${due ? `, mais c’était ${due} de jouer, et le jeu a continué comme si ce joueur avait agi` : ', et cette place ne peut être juste'}.`
      },
      law: 'Quand une place erronée explique ce qui ne concorde pas, on y voit une erreur du relevé : personne n’est en faute.',
      wouldChange: (f) => `La place notée à ${f.at} est bien celle du joueur qui a agi.`,
    },
  },
  'record.tile': {
    en: {
      name: 'Tile entered wrongly',
      headline: (f) => `${capital(f.at)} has a wrong tile`,
      fact: (f) =>
        f.number('paid')
          ? `The hand entered at ${f.at} is not a winning hand, one tile read otherwise makes it one, and the win was paid: four players saw the hand.`
          : `The tile entered at ${f.at}, or whether it was the drawn one, is a mistake of the record.`,
      law: 'Where a wrong tile explains what does not fit, it is taken for a mistake of the record and nobody is at fault.',
      wouldChange: (f) => `The tile entered at ${f.at} is the one that was played.`,
    },
    fr: {
      name: 'Tuile mal notée',
      headline: (f) => `${capital(f.at)} porte une mauvaise tuile`,
      fact: (f) =>
        f.number('paid')
          ? `La main notée à ${f.at} n’est pas gagnante, une seule tuile lue autrement la complète, et la victoire a été payée : quatre joueurs ont vu la main.`
          : `La tuile notée à ${f.at}, ou le fait qu’elle vienne de la pioche, est une erreur du relevé.`,
      law: 'Quand une tuile mal notée explique ce qui ne concorde pas, on y voit une erreur du relevé : personne n’est en faute.',
      wouldChange: (f) => `La tuile notée à ${f.at} est bien celle qui a été jouée.`,
    },
  },
}

/** The line that is repeated: the one just before. */
const before = ({ finding }: Told, act: string): string => `${act} ${Math.max(1, finding.event - 1)}`
