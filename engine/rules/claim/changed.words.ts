import type { FindingParts } from '../../phrases/phrases.ts'
import type { QuestionWords } from '../rule-words.ts'

export const claimChangedWords: QuestionWords<'claim.changed'> = {
  whom: 'claimant',
  at: 'second-call',
  en: {
    name: 'Call changed or withdrawn',
    when: 'A player who called ron calls something else for that tile, or withdraws the call. Under some rules this applies to every call; a player in riichi who calls ron or tsumo, shows nothing and discards is asked about.',
    notWhen: 'Pon, then ron: only a call of ron is binding.',
    headline: (f) =>
      f.asks
        ? `Is ${f.who} bound by the first call?`
        : f.dead
          ? `${f.Whose} hand is dead`
          : f.finding.facts.counts === 'second'
            ? `${f.Whose} ${f.word('call') ?? 'second call'} counts`
            : f.finding.facts.counts === 'neither'
              ? `${f.Whose} ${first(f)} no longer counts`
              : `${f.Whose} first call is binding`,
    fact: (f) =>
      `${f.Who} called ${first(f)}${first(f) === 'tsumo' ? '' : ` on ${f.claimed}`}, and at ${f.at} ${second(f) ? `called ${second(f)}` : hasDiscarded(f) ? 'discarded without showing the hand' : 'withdrew the call'}.`,
    law: 'A player who has called ron on a tile is bound by that call.',
    wouldChange: (f) =>
      f.finding.facts.counts === 'first' && f.word('kind') === 'ron'
        ? `${f.Who} stayed with the first call, or then showed a winning hand.`
        : `${f.Who} stayed with the first call.`,
    steps: {
      'claim-void': (f) =>
        second(f) && f.finding.facts.counts === 'second'
          ? `Say: “${f.Whose} ${first(f)} is void; the ${second(f)} counts.”`
          : `Say: “${f.Whose} ${first(f)} is void.” Tiles already shown go back into the hand.`,
    },
  },
  fr: {
    name: 'Appel changé ou retiré',
    when: 'Un joueur qui a annoncé ron annonce autre chose pour cette tuile, ou retire son annonce. Selon certaines règles, cela vaut pour toute annonce ; un joueur en riichi qui annonce ron ou tsumo, ne montre rien et écarte fait l’objet d’une question.',
    notWhen: 'Pon, puis ron : seul ron engage.',
    headline: (f) =>
      f.asks
        ? `Le premier appel ${f.of} l’engage-t-il ?`
        : f.dead
          ? `La main ${f.of} est morte`
          : f.finding.facts.counts === 'second'
            ? `C’est le ${f.word('call') ?? 'second appel'} ${f.of} qui compte`
            : f.finding.facts.counts === 'neither'
              ? `Le ${first(f)} ${f.of} ne compte plus`
              : `Le premier appel ${f.of} est maintenu`,
    fact: (f) =>
      `${f.Who} a annoncé ${first(f)}${first(f) === 'tsumo' ? '' : ` sur ${f.claimed}`} et, à ${f.at}, a ${second(f) ? `annoncé ${second(f)}` : hasDiscarded(f) ? 'écarté sans montrer sa main' : 'retiré cet appel'}.`,
    law: 'Un joueur qui a annoncé ron sur une tuile est lié par cette annonce.',
    wouldChange: (f) =>
      f.finding.facts.counts === 'first' && f.word('kind') === 'ron'
        ? `${f.Who} s’en est tenu au premier appel, ou a ensuite montré une main gagnante.`
        : `${f.Who} s’en est tenu au premier appel.`,
    steps: {
      'claim-void': (f) =>
        second(f) && f.finding.facts.counts === 'second'
          ? `Dire : « Le ${first(f)} ${f.of} est nul ; le ${second(f)} compte. »`
          : `Dire : « Le ${first(f)} ${f.of} est nul. » Les tuiles déjà montrées retournent dans la main.`,
    },
  },
  answers: {
    foul: {
      en: { label: 'Bound', follows: (f) => `It is a violation by ${f.who}.` },
      fr: { label: 'Engagé', follows: (f) => `C’est une faute ${f.of}.` },
    },
    allowed: {
      en: { label: 'Let it pass', follows: () => 'Play goes on; it is no violation.' },
      fr: { label: 'Passer outre', follows: () => 'Le jeu continue ; ce n’est pas une faute.' },
    },
  },
}

/** The call that came first: ron, where the engine does not say otherwise. */
const first = ({ word }: FindingParts): string => word('kind') ?? 'ron'

/** The later call; undefined where the player withdrew the first one, or discarded. */
const second = ({ word }: FindingParts): string | undefined =>
  word('call') === 'retract' || word('call') === 'discard' ? undefined : word('call')

const hasDiscarded = ({ word }: FindingParts): boolean => word('call') === 'discard'
