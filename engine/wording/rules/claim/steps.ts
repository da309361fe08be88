import type { English } from '../../../phrases/english.ts'
import type { French } from '../../../phrases/french.ts'
import type { Told } from '../../../phrases/phrases.ts'
import { capital } from '../../../phrases/typeset.ts'
import type { WordsOf } from '../rule-words.ts'

/** The order and the timing of a claim. */
export const CLAIM_STEPS_WORDS: WordsOf<'claim.order' | 'claim.not-taken' | 'claim.late'> = {
  'claim.order': {
    en: {
      name: 'Claim steps in the wrong order',
      headline: (f) => `${f.Who} ${step(f, EN_STEPS)}`,
      fact: (f) =>
        shownFirst(f)
          ? `${f.Who} showed ${f.tiles ?? 'the tiles'} before calling${f.word('call') ? ` ${f.call}` : ''}${f.seat('from') ? ` on ${f.claimed}` : ''}.`
          : `In claiming ${f.claimed}, ${f.who} ${step(f, EN_STEPS)}.`,
      law: 'A claim has 3 steps: call, show the tiles, then discard and take in either order. A wrong order is pointed out, without a penalty.',
      wouldChange: (f) => `${f.Who} called first, then showed, and only then took or discarded.`,
    },
    fr: {
      name: 'Étapes d’une réclamation dans le désordre',
      headline: (f) => `${f.Who} ${step(f, FR_STEPS)}`,
      fact: (f) =>
        shownFirst(f)
          ? `${f.Who} a montré ${f.tiles ?? 'les tuiles'} avant d’annoncer${f.word('call') ? ` ${f.word('call')}` : ''}${f.seat('from') ? ` sur ${f.claimed}` : ''}.`
          : `En réclamant ${f.claimed}, ${f.who} ${step(f, FR_STEPS)}.`,
      law: 'Une réclamation se fait en 3 étapes : annoncer, montrer les tuiles, puis écarter et prendre, dans l’ordre que l’on veut. Une erreur d’ordre se signale, sans pénalité.',
      wouldChange: (f) => `${f.Who} a d’abord annoncé, puis montré, et seulement ensuite pris ou écarté.`,
    },
  },
  'claim.not-taken': {
    en: {
      name: 'Claimed tile not taken',
      headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Who} has not taken ${f.tile}`),
      fact: (f) => {
        const others = f.seats('others')
        const since = others ? `, though ${others} ${f.many('others') ? 'have' : 'has'} discarded since` : ' in time'
        return `${f.Who} ${f.called} and has not taken it${since}.`
      },
      law: 'A player may discard before taking the claimed tile, but must have taken it before opponents make 2 more discards. Otherwise that player’s hand is dead.',
      wouldChange: (f) => `${f.Who} took ${f.tile} before ${f.at}.`,
    },
    fr: {
      name: 'Tuile réclamée non prise',
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `${f.Who} n’a pas pris ${f.tile}`),
      fact: (f) => {
        const others = f.seats('others')
        const since = others ? `, alors que ${others} ${f.many('others') ? 'ont' : 'a'} écarté depuis` : ' à temps'
        return `${f.Who} a ${f.called} et n’a pas pris cette tuile${since}.`
      },
      law: 'On peut écarter avant de prendre la tuile réclamée, mais il faut l’avoir prise avant que les adversaires écartent 2 fois. Sinon la main est morte.',
      wouldChange: (f) => `${f.Who} a pris ${f.tile} avant ${f.at}.`,
    },
  },
  'claim.late': {
    en: {
      name: 'Late call',
      headline: (f) =>
        f.asks
          ? `Is ${f.whose} ${f.call} after the draw valid?`
          : f.dead
            ? `${f.Whose} hand is dead`
            : `${f.Whose} ${f.call} came too late`,
      fact: (f) => {
        const seconds = f.seconds('seconds')
        const drawn = seconds ? `; the draw came ${seconds} after the discard` : ''
        return `${f.Who} ${f.called}${f.number('discard') ? ` (act ${f.number('discard')})` : ''} ${tooLate(f)}${drawn}.`
      },
      law: 'Once the next player has drawn, nobody can claim the discard for a chow, pung or kong. A later call is void.',
      wouldChange: (f) => `${f.Who} called before the next player’s draw, or at the same moment.`,
    },
    fr: {
      name: 'Appel tardif',
      headline: (f) =>
        f.asks
          ? `${capital(f.call)} ${f.of} après la pioche est-il valable ?`
          : f.dead
            ? `La main ${f.of} est morte`
            : `${capital(f.call)} ${f.of} est venu trop tard`,
      fact: (f) => {
        const seconds = f.seconds('seconds')
        const drawn = seconds ? ` ; la pioche est venue ${seconds} après l’écart` : ''
        return `${f.Who} a ${f.called}${f.number('discard') ? ` (acte ${f.number('discard')})` : ''} ${tropTard(f)}${drawn}.`
      },
      law: 'Un écart peut être réclamé en chow, pung ou kong tant que le joueur suivant n’a pas pioché. Un appel plus tardif est nul.',
      wouldChange: (f) => `${f.Who} a annoncé avant la pioche du joueur suivant, ou au même moment.`,
    },
  },
}

/** The reason why the call came too late. */
const tooLate = (f: English): string => {
  const due = f.seat('due')
  if (f.asks) return `after ${due ? `${due}’s` : 'the'} draw`
  if (f.finding.seat && f.finding.facts.due === f.finding.seat) return 'after that player’s own turn had begun'
  return due ? `after ${due}’s turn had begun` : 'after the time to call was over'
}
const tropTard = (f: French): string => {
  const due = f.ofSeat('due')
  if (f.asks) return `après la pioche${due ? ` ${due}` : ''}`
  if (f.finding.seat && f.finding.facts.due === f.finding.seat) return 'alors que son propre tour avait commencé'
  return due ? `alors que le tour ${due} avait commencé` : 'quand il n’était plus temps d’annoncer'
}

const EN_STEPS = {
  show: 'showed the tiles before calling',
  take: 'took the tile before showing the others',
  discard: 'discarded before showing the tiles',
  other: 'made the claim in the wrong order',
}
const FR_STEPS: typeof EN_STEPS = {
  show: 'a montré les tuiles avant d’annoncer',
  take: 'a pris la tuile avant de montrer les autres',
  discard: 'a écarté avant de montrer les tuiles',
  other: 'a fait la réclamation dans le désordre',
}

/** Whether tiles were shown before the call; the text then names that step. */
const shownFirst = ({ word }: Told): boolean => word('step') === 'show' || word('step') === 'call'

/** The step that came too early. */
const step = (f: Told, steps: typeof EN_STEPS): string => {
  if (shownFirst(f)) return steps.show
  const key = f.word('step')
  return key === 'take' || key === 'discard' ? steps[key] : steps.other
}
