import type { FindingParts } from '../../phrases/phrases.ts'
import type { RuleWords } from '../rule-words.ts'

export const recordMissingWords: RuleWords = {
  whom: 'nobody',
  at: 'act',
  en: {
    name: 'Turn not recorded',
    when: 'An act seems out of turn only because an earlier turn is missing from the record.',
    notWhen: 'The hand has the right number of tiles.',
    headline: (f) =>
      isOfRiichi(f)
        ? f.word('kind') === 'unclear'
          ? 'A call of riichi was clear'
          : `A call of riichi is missing before ${f.at}`
        : `A ${f.number('shown') ? 'call' : lacksDiscard(f) ? 'discard' : 'turn'} is missing before ${f.at}`,
    fact: (f) => {
      const due = f.seat('due')
      const shown = f.number('shown')
      if (isOfRiichi(f))
        return `${f.seat('actor') ?? 'The player'} said riichi before the discard at ${f.at}, and the record has ${f.word('kind') === 'unclear' ? 'the word as unclear' : 'no call'}.`
      if (shown)
        return `The hand ${f.word('act') === 'count' ? 'counted' : 'shown'} at ${f.at} has ${shown} ${shown === '1' ? 'tile' : 'tiles'}; by the record it should have ${f.number('expected')}. A call is missing, or entered for another seat.`
      if (f.number('paid'))
        return `The win called at ${f.at} was paid, but its hand does not win on ${f.tile}${due ? `, and ${due} has drawn since` : ''}. The winning discard is missing.`
      if (f.number('won'))
        return `The hand shown does not win on ${f.tile}, but it waits. The winning discard${due ? ` by ${due}` : ''} is missing.`
      if (lacksDiscard(f))
        return `Before ${f.at} ${due ? `${due}’s` : 'a'} discard is not recorded, but play went on as if it had been made.`
      return `Before ${f.at} ${due ? `${due}’s` : 'a'} turn is not recorded, but play went on as if it had been played.`
    },
    law: 'If one missing turn explains the contradiction, it is a mistake in the record and nobody is at fault.',
    wouldChange: (f) =>
      isOfRiichi(f)
        ? 'The player did not say riichi.'
        : f.number('shown')
          ? 'All calls of the player are in the record.'
          : `The player whose turn it was has not discarded before ${f.at}.`,
  },
  fr: {
    name: 'Tour non noté',
    when: 'Un acte ne semble hors tour que parce qu’un tour précédent manque au relevé.',
    notWhen: 'La main a le bon nombre de tuiles.',
    headline: (f) =>
      isOfRiichi(f)
        ? f.word('kind') === 'unclear'
          ? 'Une annonce de riichi était claire'
          : `Il manque une annonce de riichi avant ${f.at}`
        : `Il manque un ${f.number('shown') ? 'appel' : lacksDiscard(f) ? 'écart' : 'tour'} avant ${f.at}`,
    fact: (f) => {
      const due = f.ofSeat('due')
      const drawer = f.seat('due')
      const shown = f.number('shown')
      if (isOfRiichi(f))
        return `${f.seat('actor') ?? 'Le joueur'} a dit riichi avant l’écart à ${f.at}, et le relevé ${f.word('kind') === 'unclear' ? 'a noté une annonce peu claire' : 'n’a pas d’annonce'}.`
      if (shown)
        return `La main ${f.word('act') === 'count' ? 'comptée' : 'montrée'} à ${f.at} a ${shown} ${shown === '1' ? 'tuile' : 'tuiles'} ; d’après le relevé, elle devrait en avoir ${f.number('expected')}. Un appel manque, ou est noté à une autre place.`
      if (f.number('paid'))
        return `La victoire annoncée à ${f.at} a été payée, mais sa main ne gagne pas sur ${f.tile}${drawer ? `, et ${drawer} a pioché depuis` : ''}. L’écart gagnant manque.`
      if (f.number('won'))
        return `La main montrée ne gagne pas sur ${f.tile}, mais elle attend. L’écart ${due ?? 'du joueur'} sur lequel elle gagne manque.`
      if (lacksDiscard(f))
        return `Avant ${f.at}, ${due ? `l’écart ${due}` : 'un écart'} n’est pas noté, mais le jeu a continué comme s’il avait eu lieu.`
      return `Avant ${f.at}, ${due ? `le tour ${due}` : 'un tour'} n’est pas noté, mais le jeu a continué comme s’il avait eu lieu.`
    },
    law: 'Si un tour oublié explique la contradiction, c’est une erreur du relevé : personne n’est en faute.',
    wouldChange: (f) =>
      isOfRiichi(f)
        ? 'Le joueur n’a pas dit riichi.'
        : f.number('shown')
          ? 'Tous les appels du joueur sont notés.'
          : `Le joueur dont c’était le tour n’a pas écarté avant ${f.at}.`,
  },
}

/** Only the discard of the turn is missing: its draw is recorded, or its claim. */
const lacksDiscard = (f: FindingParts): boolean => Boolean(f.number('paid') || f.number('won')) || f.word('dueAct') === 'discard'

/** The referee found that riichi was said, which the record lacks or has as unclear. */
const isOfRiichi = ({ word }: FindingParts): boolean => word('call') === 'riichi'
