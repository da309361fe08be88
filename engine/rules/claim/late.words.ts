import type { English } from '../../phrases/english.ts'
import type { French } from '../../phrases/french.ts'
import type { FindingParts } from '../../phrases/phrases.ts'
import { capitalized } from '../../phrases/typeset.ts'
import type { QuestionWords } from '../rule-words.ts'

export const claimLateWords: QuestionWords<'claim.late'> = {
  whom: 'claimant',
  at: 'call',
  en: {
    name: 'Late call',
    when: 'A player calls chii, pon or kan after the claim window has closed, and the draw was not too fast.',
    notWhen: 'The call comes at the same time as the draw: it is in time.',
    headline: (f) =>
      f.asks
        ? isAboutHand(f)
          ? `Did the drawn tile still lie apart from the hand when ${f.who} called ${f.call}?`
          : f.seat('unplayed')
            ? `Was ${f.seat('unplayed')}’s turn played before ${f.who} called ${f.call}?`
            : `Is ${f.whose} ${f.call} after the draw valid?`
        : f.dead
          ? `${f.Whose} hand is dead`
          : `${f.Whose} ${f.call} came too late`,
    fact: (f) => {
      const seconds = f.seconds('seconds')
      const drawn = seconds ? `; the draw came ${seconds} after the discard` : ''
      return `${f.Who} ${f.called}${f.number('discard') ? ` (act ${f.number('discard')})` : ''} ${tooLate(f)}${drawn}.`
    },
    law: 'Once the next player has drawn, nobody can claim the discard for a chow, pung or kong. A later call is void.',
    wouldChange: (f) => `${f.Who} called in time${mayBeUnseen(f) ? '; or could not see the discard, and fair play allows the call' : ''}.`,
    steps: {
      'claim-void': (f) =>
        f.word('pace') && f.seat('due')
          ? `Say: “${f.Whose} call is void.” Tiles already shown go back into the hand. Remind ${f.seat('due')} of the pace.`
          : undefined,
    },
  },
  fr: {
    name: 'Appel tardif',
    when: 'Un joueur annonce chii, pon ou kan trop tard, sans que la pioche ait été trop rapide.',
    notWhen: 'L’annonce vient en même temps que la pioche : elle est à temps.',
    headline: (f) =>
      f.asks
        ? isAboutHand(f)
          ? `La tuile piochée était-elle encore à part de la main quand ${f.who} a annoncé ${f.word('call') ?? 'son appel'} ?`
          : f.ofSeat('unplayed')
            ? `Le tour ${f.ofSeat('unplayed')} a-t-il été joué avant l’appel ${f.of} ?`
            : `${capitalized(f.call)} ${f.of} après la pioche est-il valable ?`
        : f.dead
          ? `La main ${f.of} est morte`
          : `${capitalized(f.call)} ${f.of} est venu trop tard`,
    fact: (f) => {
      const seconds = f.seconds('seconds')
      const drawn = seconds ? ` ; la pioche est venue ${seconds} après l’écart` : ''
      return `${f.Who} a ${f.called}${f.number('discard') ? ` (acte ${f.number('discard')})` : ''} ${tropTard(f)}${drawn}.`
    },
    law: 'Un écart peut être réclamé en chow, pung ou kong tant que le joueur suivant n’a pas pioché. Un appel plus tardif est nul.',
    wouldChange: (f) =>
      `${f.Who} a annoncé à temps${mayBeUnseen(f) ? ' ; ou n’a pas pu voir l’écart, et l’esprit du jeu permet l’appel' : ''}.`,
    steps: {
      'claim-void': (f) =>
        f.word('pace') && f.seat('due')
          ? `Dire : « L’appel ${f.of} est nul. » Les tuiles déjà montrées retournent dans la main. Rappeler le rythme de jeu ${f.toSeats('due') ?? ''}.`
          : undefined,
    },
  },
  answers: {
    void: {
      en: { label: 'Void', follows: (f) => `${f.Whose} call is void, and the tile stays where it is.` },
      fr: { label: 'Nul', follows: (f) => `L’appel ${f.of} est nul, et la tuile reste où elle est.` },
    },
    stands: {
      en: {
        label: 'Counts',
        follows: (f) =>
          `${f.Whose} call is valid, and ${f.seat('unplayed') ? 'play goes on from there' : 'the drawn tile goes back into the wall'}.`,
      },
      fr: {
        label: 'Valable',
        follows: (f) =>
          `L’appel ${f.of} est valable, et ${f.ofSeat('unplayed') ? 'le jeu reprend à partir de là' : 'la tuile piochée retourne dans le mur'}.`,
      },
    },
  },
}

/** Whether the claim depends on where the drawn tile lay. */
const isAboutHand = ({ word }: FindingParts): boolean => word('kind') === 'in-hand'

/** Whether fair play may allow a late call by a player who could not see the discard. */
const mayBeUnseen = ({ word }: FindingParts): boolean => word('unseen') === 'fair-play'

/** The reason why the call came too late. */
const tooLate = (f: English): string => {
  const due = f.seat('due')
  const unplayed = f.seat('unplayed')
  if (unplayed) return `after the next discard, and the record lacks ${unplayed}’s turn in between`
  if (f.asks) return `after ${due ? `${due}’s` : 'the'} draw`
  if (f.finding.seat && f.finding.facts.due === f.finding.seat) return 'after that player’s own turn had begun'
  return due ? `after ${due}’s turn had begun` : 'after the time to call was over'
}
const tropTard = (f: French): string => {
  const due = f.ofSeat('due')
  const unplayed = f.ofSeat('unplayed')
  if (unplayed) return `après l’écart suivant, et le tour ${unplayed} entre les deux manque dans le relevé`
  if (f.asks) return `après la pioche${due ? ` ${due}` : ''}`
  if (f.finding.seat && f.finding.facts.due === f.finding.seat) return 'alors que son propre tour avait commencé'
  return due ? `alors que le tour ${due} avait commencé` : 'quand il n’était plus temps d’annoncer'
}
