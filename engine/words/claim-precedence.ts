import type { WordsOf } from './rule-words.ts'
import type { Told } from './told/told.ts'
import { capital } from './typeset.ts'

/** Which of several claims holds. */
export const CLAIM_PRECEDENCE_WORDS: WordsOf<'claim.precedence' | 'claim.awarded' | 'claim.changed'> = {
  'claim.precedence': {
    en: {
      name: 'Claim that had to yield',
      headline: (f) => `${f.Tile} belongs to ${owner(f) ?? 'another player'}`,
      fact: (f) =>
        `${f.Who} ${f.called}, and at ${f.at} went on${pick(f, EN_STEPS)}, though the call had to yield to ${owner(f) ?? 'another player'}.`,
      law: {
        others: 'A win goes before all other claims, and a pung or kong before a chow.',
        'wrc-2015':
          'A win goes before all other claims. Among the others the first call counts; where they come together, or nobody can tell, a chow gives way.',
        'wrc-2025': 'A win goes before all other claims. Among the others the first call counts.',
        'rrc-1.5':
          'A win goes before all other claims. Among the others the first call counts; where they come together, a chow gives way.',
      },
      wouldChange: (f) => `${f.Whose} claim was the one with precedence.`,
    },
    fr: {
      name: 'Réclamation qui devait céder',
      headline: (f) => `${f.Tile} revient ${f.toSeats('entitled') ?? 'à un autre joueur'}`,
      fact: (f) =>
        `${f.Who} a ${f.called} et, à ${f.at}, a continué${pick(f, FR_STEPS)}, alors que la tuile revenait ${f.toSeats('entitled') ?? 'à un autre joueur'}.`,
      law: {
        others: 'La victoire passe avant tout autre appel, et le pung ou le kong avant le chow.',
        'wrc-2015':
          'La victoire passe avant tout autre appel. Entre les autres, le premier compte ; s’ils viennent ensemble ou si l’on ne sait pas, le chow cède.',
        'wrc-2025': 'La victoire passe avant tout autre appel. Entre les autres, le premier compte.',
        'rrc-1.5': 'La victoire passe avant tout autre appel. Entre les autres, le premier compte ; s’ils viennent ensemble, le chow cède.',
      },
      wouldChange: (f) => `C’est la réclamation ${f.of} qui était prioritaire.`,
    },
  },
  'claim.awarded': {
    en: {
      name: 'Who gets the tile',
      headline: (f) => `${f.Tile} goes to ${owner(f) ?? f.who}`,
      fact: (f) =>
        `${f.seats('claimants') ?? 'More than one player'} claimed ${f.claimed}; it goes to ${owner(f) ?? f.who}${why(f, EN_WHY)}.`,
      law: {
        others: 'A win goes before all other claims, and a pung or kong before a chow.',
        'wrc-2015':
          'A win goes before all other claims, and of several wins the one next in turn from the discarder. Of the rest the first call counts; where they come together, a chow gives way.',
        'ema-2016': 'A win goes before all other claims, and all who win on the tile win. A chow gives way to a pung or kong.',
        'wrc-2025':
          'A win goes before all other claims, and of several wins the one next in turn from the discarder. Of the rest the first call counts.',
        'rrc-1.5':
          'A win goes before all other claims, and of several wins the one next in turn from the discarder. Of the rest the first call counts.',
      },
      wouldChange: () => 'The calls came in another order, or a further player claimed the tile.',
    },
    fr: {
      name: 'À qui va la tuile',
      headline: (f) => `${f.Tile} revient ${f.toSeats('entitled') ?? f.to}`,
      fact: (f) => {
        const claimants = f.seats('claimants')
        return `${claimants ? capital(claimants) : 'Plusieurs joueurs'} ${claimants && !f.many('claimants') ? 'a' : 'ont'} réclamé ${f.claimed} ; la tuile revient ${f.toSeats('entitled') ?? f.to}${why(f, FR_WHY)}.`
      },
      law: {
        others: 'La victoire passe avant tout autre appel, et le pung ou le kong avant le chow.',
        'wrc-2015':
          'La victoire passe avant tout autre appel ; entre plusieurs, celle du premier dans l’ordre du jeu après l’écart. Entre les autres appels, le premier compte ; s’ils viennent ensemble, le chow cède.',
        'ema-2016':
          'La victoire passe avant tout autre appel, et tous ceux qui gagnent sur la tuile gagnent. Le chow cède au pung et au kong.',
        'wrc-2025':
          'La victoire passe avant tout autre appel ; entre plusieurs, celle du premier dans l’ordre du jeu après l’écart. Entre les autres appels, le premier compte.',
        'rrc-1.5':
          'La victoire passe avant tout autre appel ; entre plusieurs, celle du premier dans l’ordre du jeu après l’écart. Entre les autres appels, le premier compte.',
      },
      wouldChange: () => 'Les appels sont venus dans un autre ordre, ou un joueur de plus a réclamé la tuile.',
    },
  },
  'claim.changed': {
    en: {
      name: 'Call changed or taken back',
      headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} first call stands`),
      fact: (f) =>
        `${f.Who} called ${first(f)} on ${f.claimed}, and at ${f.at} ${second(f) ? `called ${second(f)}` : 'took the call back'}.`,
      law: {
        others: 'Whoever has claimed a tile to win is bound by that call.',
        'wrc-2025':
          'The first call, whatever it was, has to be completed; changing it is worth a notice. A chow, pung or kong call taken back makes the hand dead.',
        'rrc-1.5': 'Changing a call is worth a notice. Once tiles were shown, a right call has to be completed.',
      },
      wouldChange: (f) => `${f.Who} stayed with the first call.`,
    },
    fr: {
      name: 'Appel changé ou repris',
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `Le premier appel ${f.of} est maintenu`),
      fact: (f) =>
        `${f.Who} a annoncé ${first(f)} sur ${f.claimed} et, à ${f.at}, a ${second(f) ? `annoncé ${second(f)}` : 'repris cet appel'}.`,
      law: {
        others: 'Qui a réclamé une tuile pour gagner est lié par cette annonce.',
        'wrc-2025':
          'Le premier appel, quel qu’il soit, doit être mené à terme ; en changer vaut un avertissement. Un chow, un pung ou un kong repris rend la main morte.',
        'rrc-1.5': 'Changer d’appel vaut un avertissement. Une fois les tuiles montrées, un appel correct doit être mené à terme.',
      },
      wouldChange: (f) => `${f.Who} s’en est tenu au premier appel.`,
    },
  },
}

/** The call that came first: ron, where the engine does not say otherwise. */
const first = ({ word }: Told): string => word('kind') ?? 'ron'

/** What was called instead; undefined where the call was taken back. */
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

/** What the claimant did, after `went on`; nothing where the engine does not say. */
const pick = ({ word }: Told, steps: Readonly<Record<string, string>>): string => steps[word('step') ?? ''] ?? ''

const EN_WHY = {
  win: 'a win goes before other claims',
  nearest: 'the nearest in turn order after the discarder',
  first: 'that call came first',
  together: 'the calls came together, or nobody can say which was first, and a chow gives way',
  group: 'a pung or kong goes before a chow',
  all: 'all who called ron win',
}
const FR_WHY: typeof EN_WHY = {
  win: 'la victoire passe avant les autres appels',
  nearest: 'c’est le plus proche dans l’ordre du jeu après l’écart',
  first: 'cet appel est venu le premier',
  together: 'les appels sont venus ensemble, ou nul ne sait lequel fut le premier, et le chow cède',
  group: 'le pung ou le kong passe avant le chow',
  all: 'tous ceux qui ont annoncé ron gagnent',
}

/** Why the tile goes there, with the mark before it; nothing where the engine does not say. */
const why = ({ word }: Told, reasons: typeof EN_WHY): string => {
  const reason = Object.entries(reasons).find(([key]) => key === word('why'))?.[1]
  if (!reason) return ''
  return reasons === FR_WHY ? ` : ${reason}` : `: ${reason}`
}
