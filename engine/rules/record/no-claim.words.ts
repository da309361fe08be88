import { capitalized } from '../../phrases/typeset.ts'
import type { RuleWords } from '../rule-words.ts'
import { EN_LAW, englishActor, FR_LAW, frenchActor, reasonOf } from './contradiction.words.ts'

export const recordNoClaimWords: RuleWords = {
  whom: 'nobody',
  at: 'act',
  en: {
    name: 'Step without the act before it',
    when: 'A player takes or shows a tile without a call, puts one back without a draw, takes a replacement tile without a kong, or moves tiles between groups that the record does not have.',
    notWhen: 'The call for the tiles shown came before the record began.',
    headline: (f) => `${capitalized(f.at)} follows from no act before it`,
    fact: (f) => `At ${f.at}, ${englishActor(f)} ${reasonOf(f, EN_STEP)}.`,
    law: EN_LAW,
    wouldChange: (f) => `A line before ${f.at} is missing from the record.`,
  },
  fr: {
    name: 'Geste sans l’acte qui le précède',
    when: 'Un joueur prend ou montre une tuile sans annonce, en remet une sans avoir pioché, prend un remplacement sans kong, ou déplace des tuiles entre des groupes que le relevé n’a pas.',
    notWhen: 'L’annonce des tuiles montrées précède le début du relevé.',
    headline: (f) => `${capitalized(f.at)} ne découle d’aucun acte précédent`,
    fact: (f) => `À ${f.at}, ${frenchActor(f)} ${reasonOf(f, FR_STEP)}.`,
    law: FR_LAW,
    wouldChange: (f) => `Il manque une ligne du relevé avant ${f.at}.`,
  },
}

const EN_STEP = {
  take: 'takes a tile that no valid call claims',
  show: 'shows tiles without a call',
  return: 'puts back a tile that was not drawn',
  replace: 'takes a replacement tile that no kong gives',
  rearrange: 'moves tiles between groups, but the record has none',
  other: 'takes a step that follows from no act before it',
}
const FR_STEP: typeof EN_STEP = {
  take: 'prend une tuile qu’aucun appel valable ne réclame',
  show: 'montre des tuiles sans appel',
  return: 'remet une tuile qui n’a pas été piochée',
  replace: 'prend une tuile de remplacement qu’aucun kong ne donne',
  rearrange: 'déplace des tuiles entre des groupes, mais le relevé n’en a aucun',
  other: 'fait un geste qui ne découle d’aucun acte précédent',
}
