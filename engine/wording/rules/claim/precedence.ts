import type { Told } from '../../../phrases/phrases.ts'
import { capital } from '../../../phrases/typeset.ts'
import type { WordsOf } from '../rule-words.ts'

/** Precedence among several claims. */
export const CLAIM_PRECEDENCE_WORDS: WordsOf<'claim.precedence' | 'claim.awarded' | 'claim.changed'> = {
  'claim.precedence': {
    en: {
      name: 'Claim without precedence',
      headline: (f) => `${f.Tile} belongs to ${owner(f) ?? 'another player'}`,
      fact: (f) =>
        `${f.Who} ${f.called}, and at ${f.at} went on${pick(f, EN_STEPS)}, though the call had to yield to ${owner(f) ?? 'another player'}.`,
      law: 'A win has priority over every other claim, and a pung or kong over a chow.',
      wouldChange: (f) => `${f.Whose} claim had precedence.`,
    },
    fr: {
      name: 'Réclamation non prioritaire',
      headline: (f) => `${f.Tile} revient ${f.toSeats('entitled') ?? 'à un autre joueur'}`,
      fact: (f) =>
        `${f.Who} a ${f.called} et, à ${f.at}, a continué${pick(f, FR_STEPS)}, alors que la tuile revenait ${f.toSeats('entitled') ?? 'à un autre joueur'}.`,
      law: 'La victoire passe avant tout autre appel, et le pung ou le kong avant le chow.',
      wouldChange: (f) => `C’est la réclamation ${f.of} qui était prioritaire.`,
    },
  },
  'claim.awarded': {
    en: {
      name: 'Award of the tile',
      headline: (f) => `${f.Tile} goes to ${owner(f) ?? f.who}`,
      fact: (f) =>
        `${f.seats('claimants') ?? 'More than one player'} claimed ${f.claimed}; it goes to ${owner(f) ?? f.who}${why(f, EN_WHY)}.`,
      law: 'A win has priority over every other claim, and a pung or kong over a chow.',
      wouldChange: () => 'The calls came in another order, or one more player claimed the tile.',
    },
    fr: {
      name: 'Attribution de la tuile',
      headline: (f) => `${f.Tile} revient ${f.toSeats('entitled') ?? f.to}`,
      fact: (f) => {
        const claimants = f.seats('claimants')
        return `${claimants ? capital(claimants) : 'Plusieurs joueurs'} ${claimants && !f.many('claimants') ? 'a' : 'ont'} réclamé ${f.claimed} ; la tuile revient ${f.toSeats('entitled') ?? f.to}${why(f, FR_WHY)}.`
      },
      law: 'La victoire passe avant tout autre appel, et le pung ou le kong avant le chow.',
      wouldChange: () => 'Les appels sont venus dans un autre ordre, ou un autre joueur encore a réclamé la tuile.',
    },
  },
  'claim.changed': {
    en: {
      name: 'Call changed or withdrawn',
      headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} first call is binding`),
      fact: (f) =>
        `${f.Who} called ${first(f)} on ${f.claimed}, and at ${f.at} ${second(f) ? `called ${second(f)}` : 'withdrew the call'}.`,
      law: 'A player who has called ron on a tile is bound by that call.',
      wouldChange: (f) => `${f.Who} stayed with the first call.`,
    },
    fr: {
      name: 'Appel changé ou retiré',
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `Le premier appel ${f.of} est maintenu`),
      fact: (f) =>
        `${f.Who} a annoncé ${first(f)} sur ${f.claimed} et, à ${f.at}, a ${second(f) ? `annoncé ${second(f)}` : 'retiré cet appel'}.`,
      law: 'Un joueur qui a annoncé ron sur une tuile est lié par cette annonce.',
      wouldChange: (f) => `${f.Who} s’en est tenu au premier appel.`,
    },
  },
}

/** The call that came first: ron, where the engine does not say otherwise. */
const first = ({ word }: Told): string => word('kind') ?? 'ron'

/** The later call; undefined where the player withdrew the first one. */
const second = ({ word }: Told): string | undefined => (word('call') === 'retract' ? undefined : word('call'))

/** The players who get the tile. */
const owner = ({ seats }: Told): string | undefined => seats('entitled')

const EN_STEPS = {
  show: ' and showed tiles',
  take: ' and took the tile',
  discard: ' and discarded',
  reveal: ' and showed the hand',
}
const FR_STEPS: typeof EN_STEPS = {
  show: ' en montrant des tuiles',
  take: ' en prenant la tuile',
  discard: ' en écartant',
  reveal: ' en montrant sa main',
}

/** The claimant’s act, after `went on`; empty where the engine does not say. */
const pick = ({ word }: Told, steps: Readonly<Record<string, string>>): string => steps[word('step') ?? ''] ?? ''

const EN_WHY = {
  win: 'a win has priority over other claims',
  nearest: 'that player is nearest to the discarder in turn order',
  first: 'that call came first',
  together: 'the calls came together, or their order is unclear, and a chow yields',
  group: 'a pung or kong has priority over a chow',
  all: 'all players who called ron win',
}
const FR_WHY: typeof EN_WHY = {
  win: 'la victoire passe avant les autres appels',
  nearest: 'ce joueur suit le jeteur de plus près dans l’ordre du jeu',
  first: 'cet appel est venu le premier',
  together: 'les appels sont simultanés ou leur ordre est incertain, et le chow cède',
  group: 'le pung ou le kong passe avant le chow',
  all: 'tous ceux qui ont annoncé ron gagnent',
}

/** The reason for the award, after a colon; empty where the engine does not say. */
const why = ({ word }: Told, reasons: typeof EN_WHY): string => {
  const reason = Object.entries(reasons).find(([key]) => key === word('why'))?.[1]
  if (!reason) return ''
  return reasons === FR_WHY ? ` : ${reason}` : `: ${reason}`
}
