import { WRONG_SEAT } from '../answers.words.ts'
import type { QuestionWords } from '../rule-words.ts'

export const winLaidTileWords: QuestionWords<'win.laid-tile'> = {
  whom: 'caller',
  at: 'call',
  en: {
    name: 'Self-draw win on a discarded tile',
    when: 'A player calls tsumo after their own discard. If nobody disputes that the tile lay discarded, some editions do not ask.',
    notWhen: 'The player calls tsumo before the discard.',
    headline: (f) =>
      f.asks
        ? `Had ${f.who} already discarded the tile?`
        : f.dead
          ? `${f.Whose} hand is dead`
          : `${f.Whose} win is void: the tile was already discarded`,
    fact: (f) => `${f.Who} called tsumo at ${f.at}, and by the record had already discarded ${f.tile}.`,
    law: 'A tile that lies by the discards is discarded. A self-draw win is called before that.',
    wouldChange: () => 'The tile lay in front of the hand, and not by the discards.',
  },
  fr: {
    name: 'Tsumo sur une tuile déjà écartée',
    when: 'Un joueur annonce tsumo après son propre écart. Si personne ne conteste que la tuile était écartée, certaines éditions ne posent pas la question.',
    notWhen: 'Le joueur annonce tsumo avant l’écart.',
    headline: (f) =>
      f.asks
        ? `La tuile ${f.of} était-elle déjà écartée ?`
        : f.dead
          ? `La main ${f.of} est morte`
          : `La victoire ${f.of} est nulle : la tuile était déjà écartée`,
    fact: (f) => `${f.Who} a annoncé tsumo à ${f.at}, et d’après le relevé avait déjà écarté ${f.tile}.`,
    law: 'Une tuile posée près des écarts est écartée. Un tsumo s’annonce avant.',
    wouldChange: () => 'La tuile était devant la main, et non près des écarts.',
  },
  answers: {
    laid: {
      en: { label: 'Already discarded', follows: (f) => `${f.Whose} win is void.` },
      fr: { label: 'Déjà écartée', follows: (f) => `La victoire ${f.of} est nulle.` },
    },
    apart: {
      en: { label: 'In front of the hand', follows: (f) => `${f.Whose} win counts.` },
      fr: { label: 'Devant la main', follows: (f) => `La victoire ${f.of} compte.` },
    },
    seat: WRONG_SEAT,
  },
}
