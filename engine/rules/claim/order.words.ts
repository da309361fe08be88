import type { FindingParts } from '../../phrases/phrases.ts'
import type { RuleWords } from '../rule-words.ts'

export const claimOrderWords: RuleWords = {
  whom: 'claimant',
  at: 'step',
  en: {
    name: 'Claim steps in the wrong order',
    when: 'A claimant shows tiles before the call, or takes or discards before showing. Under some rules, the discard may not be laid open together with the tiles either.',
    notWhen: 'The record does not say when the tiles were shown.',
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
    when: 'Un joueur montre des tuiles avant d’annoncer, ou prend ou écarte avant de montrer. Selon certaines règles, l’écart ne se pose pas non plus en même temps que les tuiles.',
    notWhen: 'Le relevé ne dit rien du moment où les tuiles ont été montrées.',
    headline: (f) => `${f.Who} ${step(f, FR_STEPS)}`,
    fact: (f) =>
      shownFirst(f)
        ? `${f.Who} a montré ${f.tiles ?? 'les tuiles'} avant d’annoncer${f.word('call') ? ` ${f.word('call')}` : ''}${f.seat('from') ? ` sur ${f.claimed}` : ''}.`
        : `En réclamant ${f.claimed}, ${f.who} ${step(f, FR_STEPS)}.`,
    law: 'Une réclamation se fait en 3 étapes : annoncer, montrer les tuiles, puis écarter et prendre, dans l’ordre que l’on veut. Une erreur d’ordre se signale, sans pénalité.',
    wouldChange: (f) => `${f.Who} a d’abord annoncé, puis montré, et seulement ensuite pris ou écarté.`,
  },
}

const EN_STEPS = {
  show: 'showed the tiles before calling',
  take: 'took the tile before showing the others',
  discard: 'discarded before showing the tiles',
  together: 'laid the discard open together with the tiles of the group',
  other: 'made the claim in the wrong order',
}
const FR_STEPS: typeof EN_STEPS = {
  show: 'a montré les tuiles avant d’annoncer',
  take: 'a pris la tuile avant de montrer les autres',
  discard: 'a écarté avant de montrer les tuiles',
  together: 'a posé son écart en même temps que les tuiles du groupe',
  other: 'a fait la réclamation dans le désordre',
}

/** Whether tiles were shown before the call; the text then names that step. */
const shownFirst = ({ word }: FindingParts): boolean => word('step') === 'show' || word('step') === 'call'

/** The step that came too early. */
const step = (f: FindingParts, steps: typeof EN_STEPS): string => {
  if (shownFirst(f)) return steps.show
  const key = f.word('step')
  return key === 'take' || key === 'discard' || key === 'together' ? steps[key] : steps.other
}
