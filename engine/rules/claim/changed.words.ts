import type { FindingParts } from '../../phrases/phrases.ts'
import type { QuestionWords } from '../rule-words.ts'

export const claimChangedWords: QuestionWords<'claim.changed'> = {
  whom: 'claimant',
  at: 'second-call',
  en: {
    name: 'Call changed or withdrawn',
    when: 'A player who called ron calls something else for that tile, or withdraws the call. Under some rules this applies to every call; a player in riichi who calls ron or tsumo, shows nothing and discards, or one who calls a group, shows nothing and draws instead, is asked about.',
    notWhen: 'Pon, then ron, where only a call of ron is binding.',
    headline: (f) =>
      f.asks
        ? f.finding.facts.call === 'draw'
          ? `Has ${f.who} withdrawn the ${first(f)}?`
          : `Is ${f.who} bound by the first call?`
        : f.dead
          ? `${f.Whose} hand is dead`
          : f.finding.facts.counts === 'second'
            ? `${f.Whose} ${f.word('call') ?? 'second call'} counts`
            : f.finding.facts.counts === 'neither'
              ? `${f.Whose} ${first(f)} no longer counts`
              : `${f.Whose} first call is binding`,
    fact: (f) =>
      `${f.Who} called ${first(f)}${first(f) === 'tsumo' ? '' : ` on ${f.claimed}`}, and at ${f.at} ${givenUp(f)?.en ?? `called ${second(f)}`}.`,
    law: 'A player who has called ron on a tile is bound by that call.',
    wouldChange: (f) =>
      f.dead && f.finding.facts.counts === 'first' && f.word('kind') === 'ron'
        ? `${f.Who} stayed with the first call, or then showed a winning hand.`
        : `${f.Who} stayed with the first call.`,
    steps: {
      'first-call-stands': (f) =>
        endsTheHand(f) ? `Say: “${f.Whose} first call is binding: ${first(f)}.” ${f.Who} shows the hand.` : undefined,
      'claim-void': (f) =>
        second(f) && f.finding.facts.counts === 'second'
          ? `Say: “${f.Whose} ${first(f)} is void; the ${second(f)} counts.”`
          : `Say: “${f.Whose} ${first(f)} is void.” Tiles already shown go back into the hand.`,
    },
  },
  fr: {
    name: 'Appel changé ou retiré',
    when: 'Un joueur qui a annoncé ron annonce autre chose pour cette tuile, ou retire son annonce. Selon certaines règles, cela vaut pour toute annonce ; un joueur en riichi qui annonce ron ou tsumo, ne montre rien et écarte, ou un joueur qui annonce un groupe, ne montre rien et pioche, fait l’objet d’une question.',
    notWhen: 'Pon, puis ron, là où seul ron engage.',
    headline: (f) =>
      f.asks
        ? f.finding.facts.call === 'draw'
          ? `Le ${first(f)} ${f.of} a-t-il été retiré ?`
          : `Le premier appel ${f.of} l’engage-t-il ?`
        : f.dead
          ? `La main ${f.of} est morte`
          : f.finding.facts.counts === 'second'
            ? `C’est le ${f.word('call') ?? 'second appel'} ${f.of} qui compte`
            : f.finding.facts.counts === 'neither'
              ? `Le ${first(f)} ${f.of} ne compte plus`
              : `Le premier appel ${f.of} est maintenu`,
    fact: (f) =>
      `${f.Who} a annoncé ${first(f)}${first(f) === 'tsumo' ? '' : ` sur ${f.claimed}`} et, à ${f.at}, a ${givenUp(f)?.fr ?? `annoncé ${second(f)}`}.`,
    law: 'Un joueur qui a annoncé ron sur une tuile est lié par cette annonce.',
    wouldChange: (f) =>
      f.dead && f.finding.facts.counts === 'first' && f.word('kind') === 'ron'
        ? `${f.Who} s’en est tenu au premier appel, ou a ensuite montré une main gagnante.`
        : `${f.Who} s’en est tenu au premier appel.`,
    steps: {
      'first-call-stands': (f) =>
        endsTheHand(f) ? `Dire : « Le premier appel ${f.of} est maintenu : ${first(f)}. » ${f.Who} montre sa main.` : undefined,
      'claim-void': (f) =>
        second(f) && f.finding.facts.counts === 'second'
          ? `Dire : « Le ${first(f)} ${f.of} est nul ; le ${second(f)} compte. »`
          : `Dire : « Le ${first(f)} ${f.of} est nul. » Les tuiles déjà montrées retournent dans la main.`,
    },
  },
  answers: {
    foul: {
      en: { label: 'Violation', follows: (f) => `It is a violation by ${f.who}.` },
      fr: { label: 'Faute', follows: (f) => `C’est une faute ${f.of}.` },
    },
    allowed: {
      en: { label: 'Let it pass', follows: () => 'Play goes on; it is no violation.' },
      fr: { label: 'Passer outre', follows: () => 'Le jeu continue ; ce n’est pas une faute.' },
    },
  },
}

/** The call that came first: ron, where the engine does not say otherwise. */
const first = ({ word }: FindingParts): string => word('kind') ?? 'ron'

/** By the act that gave the first call up, the words for it. */
const GIVEN_UP: Readonly<Record<string, Readonly<Record<'en' | 'fr', string>>>> = {
  retract: { en: 'withdrew the call', fr: 'retiré cet appel' },
  discard: { en: 'discarded without showing the hand', fr: 'écarté sans montrer sa main' },
  draw: { en: 'drew from the wall instead', fr: 'pioché dans le mur' },
}
const givenUp = ({ word }: FindingParts) => GIVEN_UP[word('call') ?? 'retract']

/** The later call; undefined where the player gave the first one up. */
const second = (finding: FindingParts): string | undefined => (givenUp(finding) ? undefined : finding.word('call'))

/** Whether the binding call is a win that is still to be shown: its player has discarded nothing since. */
const endsTheHand = (f: FindingParts): boolean => (first(f) === 'ron' || first(f) === 'tsumo') && f.finding.facts.kept === undefined
