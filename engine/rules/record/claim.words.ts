import type { FindingParts } from '../../phrases/phrases.ts'
import { capitalized } from '../../phrases/typeset.ts'
import type { RuleWords } from '../rule-words.ts'
import { EN_LAW, englishActor, FR_LAW, frenchActor, reasonOf } from './contradiction.words.ts'

export const recordClaimWords: RuleWords = {
  whom: 'nobody',
  at: 'call',
  en: {
    name: 'Impossible claim',
    when: 'A claim in short form is impossible: wrong seat, own discard, tiles that make no group, or too late. Or a claim is entered before the discard that it claims, or after the one that it led to.',
    notWhen: 'The claim is possible.',
    headline: (f) =>
      isLate(f)
        ? `The claim at ${f.at} is entered late`
        : isEarly(f)
          ? `The claim at ${f.at} is entered early`
          : `The claim at ${f.at} is impossible`,
    fact: (f) => {
      const who = capitalized(englishActor(f))
      if (isEarly(f))
        return `${who} ${f.called}. This line, ${f.at}, is entered before the discard that it claims, act ${f.number('own')}; play is read as if it were after it.`
      return isLate(f)
        ? `${who} ${f.called}. This line, ${f.at}, is entered after the discard that it led to, act ${f.number('own')}; play is read as if it were before it.`
        : `${who} ${f.called} at ${f.at}, but ${reasonOf(f, EN_CLAIM)}.`
    },
    law: EN_LAW,
    wouldChange: (f) => `Seat, tiles and moment at ${f.at} are entered correctly.${inSteps(f, ' Then enter the claim in its steps:')}`,
  },
  fr: {
    name: 'Réclamation impossible',
    when: 'Une réclamation en forme courte est impossible : mauvais joueur, son propre écart, tuiles sans groupe, ou trop tard. Ou une réclamation est notée avant l’écart qu’elle réclame, ou après celui qui l’a suivie.',
    notWhen: 'La réclamation est possible.',
    headline: (f) =>
      isLate(f)
        ? `La réclamation de ${f.at} est notée trop tard`
        : isEarly(f)
          ? `La réclamation de ${f.at} est notée trop tôt`
          : `La réclamation de ${f.at} est impossible`,
    fact: (f) => {
      const who = capitalized(frenchActor(f))
      if (isEarly(f))
        return `${who} a ${f.called}. Cette ligne, ${f.at}, est notée avant l’écart qu’elle réclame, acte ${f.number('own')} ; le jeu est lu comme si elle le suivait.`
      return isLate(f)
        ? `${who} a ${f.called}. Cette ligne, ${f.at}, est notée après l’écart qui l’a suivie, acte ${f.number('own')} ; le jeu est lu comme si elle le précédait.`
        : `${who} a ${f.called} à ${f.at}, mais ${reasonOf(f, FR_CLAIM)}.`
    },
    law: FR_LAW,
    wouldChange: (f) =>
      `La place, les tuiles et le moment notés à ${f.at} sont justes.${inSteps(f, ' Notez alors l’annonce en plusieurs lignes :')}`,
  },
}

/** The claim in long form, in which a fault is the player’s; empty where the line only stands in the wrong place. */
const inSteps = (f: FindingParts, before: string): string => {
  const { tiles } = f.finding.facts
  const [caller, call] = [f.word('caller') ?? '', f.word('call') ?? '']
  return isLate(f) || isEarly(f) || typeof tiles !== 'object' ? '' : `${before} ${caller} call ${call}, ${caller} show ${tiles.join('')}.`
}

const isLate = (f: FindingParts): boolean => f.word('why') === 'after'
const isEarly = (f: FindingParts): boolean => f.word('why') === 'before'

const EN_CLAIM = {
  seat: 'does not sit to the discarder’s right',
  own: 'that is the claimant’s own discard',
  tiles: 'the tiles make no such group',
  late: 'the time to call was over',
  nothing: 'nobody has discarded yet',
  taken: 'another player has that tile',
  again: 'the same player has taken that tile already',
  other: 'that contradicts the record',
}
const FR_CLAIM: typeof EN_CLAIM = {
  seat: 'ne se trouve pas à droite du jeteur',
  own: 'c’est son propre écart',
  tiles: 'les tuiles ne font pas ce groupe',
  late: 'il n’était plus temps d’annoncer',
  nothing: 'personne n’a encore écarté',
  taken: 'un autre joueur a pris cette tuile',
  again: 'le même joueur a déjà pris cette tuile',
  other: 'cela contredit le relevé',
}
