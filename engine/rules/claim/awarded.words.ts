import type { FindingParts } from '../../phrases/phrases.ts'
import { capitalized } from '../../phrases/typeset.ts'
import type { RuleWords } from '../rule-words.ts'

export const claimAwardedWords: RuleWords = {
  whom: 'entitled',
  at: 'latest-claim',
  en: {
    name: 'Award of the tile',
    when: 'Two or more players claim the same discard. The finding names the player who gets it and the reason; a further claim may raise it again.',
    notWhen: 'There is only one claim.',
    headline: (f) => `${f.Tile} goes to ${f.seats('entitled') ?? f.who}`,
    fact: (f) =>
      `${f.seats('claimants') ?? 'More than one player'} claimed ${f.claimed}; it goes to ${f.seats('entitled') ?? f.who}${why(f, EN_WHY)}.`,
    law: 'A win has priority over every other claim, and a pung or kong over a chow.',
    wouldChange: () => 'The calls came in another order, or one more player claimed the tile.',
  },
  fr: {
    name: 'Attribution de la tuile',
    when: 'Plusieurs joueurs réclament le même écart. Le constat dit à qui il revient et pourquoi ; un nouvel appel peut le relever à nouveau.',
    notWhen: 'Il n’y a qu’une réclamation.',
    headline: (f) => `${f.Tile} revient ${f.toSeats('entitled') ?? f.to}`,
    fact: (f) => {
      const claimants = f.seats('claimants')
      return `${claimants ? capitalized(claimants) : 'Plusieurs joueurs'} ${claimants && !f.many('claimants') ? 'a' : 'ont'} réclamé ${f.claimed} ; la tuile revient ${f.toSeats('entitled') ?? f.to}${why(f, FR_WHY)}.`
    },
    law: 'La victoire passe avant tout autre appel, et le pung ou le kong avant le chow.',
    wouldChange: () => 'Les appels sont venus dans un autre ordre, ou un autre joueur encore a réclamé la tuile.',
  },
}

const EN_WHY = {
  win: 'a win has priority over other claims',
  nearest: 'that player is nearest to the discarder in turn order',
  first: 'that call came first',
  together: 'the calls came together, or their order is unclear, and a chow yields',
  group: 'a pung or kong has priority over a chow',
  all: 'all players who called ron win',
  only: 'another win called on it does not count',
}
const FR_WHY: typeof EN_WHY = {
  win: 'la victoire passe avant les autres appels',
  nearest: 'ce joueur suit le jeteur de plus près dans l’ordre du jeu',
  first: 'cet appel est venu le premier',
  together: 'les appels sont simultanés ou leur ordre est incertain, et le chow cède',
  group: 'le pung ou le kong passe avant le chow',
  all: 'tous ceux qui ont annoncé ron gagnent',
  only: 'une autre victoire annoncée ne compte pas',
}

/** The reason for the award, after a colon; empty where the engine does not say. */
const why = ({ word }: FindingParts, reasons: typeof EN_WHY): string => {
  const reason = Object.entries(reasons).find(([key]) => key === word('why'))?.[1]
  if (!reason) return ''
  return reasons === FR_WHY ? ` : ${reason}` : `: ${reason}`
}
