import { seatFact } from '../../model/findings.ts'
import type { English } from '../../phrases/english.ts'
import type { French } from '../../phrases/french.ts'
import { englishOwner, frenchOf } from '../../phrases/seats.ts'
import type { QuestionWords } from '../rule-words.ts'

export const winFuritenWords: QuestionWords<'win.furiten'> = {
  whom: 'caller',
  at: 'reveal',
  en: {
    name: 'Win in furiten',
    when: 'A player calls ron although a winning tile is among their own discards. The same holds if they let one pass since their last discard or, in riichi, at any time. Where it depends on a wrongly turned tile, the player’s own extended pung or another call, the app may ask.',
    notWhen: 'The player, not in riichi, let the tile pass before their last discard.',
    headline: (f) => (f.asks ? `Was ${f.who} furiten?` : `${f.Whose} win is void: furiten`),
    fact: (f) =>
      `${f.Who} called ron on ${f.claimed}, and the hand shown at ${f.at} ${f.asks ? 'may be' : 'is'} furiten: ${whyInEnglish(f)}.`,
    law: 'A player cannot win on a discard if a tile that completes the hand is among their own discards. The same holds if they let one pass since the last of these or, in riichi, since declaring.',
    wouldChange: () => 'The player neither discarded nor let pass a tile that completes the hand, or won by self-draw.',
  },
  fr: {
    name: 'Victoire en furiten',
    when: 'Un joueur annonce ron alors qu’une tuile gagnante est parmi ses propres écarts. De même s’il en a laissé passer une depuis son dernier écart ou, en riichi, depuis la déclaration. Si cela dépend d’une tuile mal tournée, d’un pung complété par ce joueur ou d’une autre annonce, l’application peut poser la question.',
    notWhen: 'Le joueur, sans riichi, a laissé passer la tuile avant son dernier écart.',
    headline: (f) => (f.asks ? `La main ${f.of} était-elle furiten ?` : `La victoire ${f.of} est nulle : furiten`),
    fact: (f) =>
      `${f.Who} a annoncé ron sur ${f.claimed}, et la main montrée à ${f.at} ${f.asks ? 'est peut-être' : 'est'} furiten : ${whyInFrench(f)}.`,
    law: 'On ne gagne pas sur un écart si une tuile qui complète la main est parmi ses propres écarts. De même si l’on en a laissé passer une depuis le dernier ou, en riichi, depuis la déclaration.',
    wouldChange: () => 'Aucune tuile complétant la main n’a été écartée ou laissée passer, ou la victoire est un tsumo.',
  },
  answers: {
    furiten: {
      en: { label: 'Furiten', follows: (f) => `${f.Whose} win is void.` },
      fr: { label: 'Furiten', follows: (f) => `La victoire ${f.of} est nulle.` },
    },
    free: {
      en: { label: 'Not furiten', follows: (f) => `${f.Whose} win counts.` },
      fr: { label: 'Pas furiten', follows: (f) => `La victoire ${f.of} compte.` },
    },
  },
}

const whyInEnglish = (f: English): string => {
  const kind = f.word('kind')
  if (kind === 'turned') return 'one of its waits lies on the wrong side of a group'
  if (kind === 'pung-extended') return 'one of its waits is the tile that extended the player’s own pung'
  if (kind === 'passed-before-call') return 'the player let one of its waits pass before another call'
  const tile = f.word('discarded')
  const act = f.number('discard')
  const discarder = seatFact(f.finding, 'discarder')
  const wait = `${tile ? `${discarder ? englishOwner(discarder) : 'the'} ${tile}` : 'one of its waits'}${act ? ` (act ${act})` : ''}`
  if (kind === 'passed') return `the player let ${wait} pass`
  return kind === 'own' ? `the player discarded ${wait}` : 'the player discarded one of its waits or let one pass'
}

const whyInFrench = (f: French): string => {
  const kind = f.word('kind')
  if (kind === 'turned') return 'une tuile qui la complète est du mauvais côté d’un groupe'
  if (kind === 'pung-extended') return 'une tuile qui la complète est celle que le joueur a ajoutée à son pung'
  if (kind === 'passed-before-call') return 'le joueur a laissé passer une tuile qui la complète avant une autre annonce'
  const tile = f.word('discarded')
  const act = f.number('discard')
  const discarder = seatFact(f.finding, 'discarder')
  const wait = `${tile ? `le ${tile}${discarder ? ` ${frenchOf(discarder)}` : ''}` : 'une tuile qui la complète'}${act ? ` (acte ${act})` : ''}`
  if (kind === 'passed') return `le joueur a laissé passer ${wait}`
  return kind === 'own' ? `le joueur a écarté ${wait}` : 'le joueur a écarté ou laissé passer une tuile qui la complète'
}
