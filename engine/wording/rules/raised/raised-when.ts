import type { ByLanguage, Language } from '../../../model/language.ts'
import type { RuleId } from '../../../model/rule-ids.ts'
import { typeset } from '../../../phrases/typeset.ts'
import { ENGLISH_NOT_RAISED, ENGLISH_RAISED } from './english.ts'
import { FRENCH_NOT_RAISED, FRENCH_RAISED } from './french.ts'

const WHOM = {
  claimant: { en: 'the claimant', fr: 'le réclamant' },
  entitled: { en: 'the entitled player', fr: 'l’ayant droit' },
  drew: { en: 'the player who drew', fr: 'le joueur qui a pioché' },
  discarded: { en: 'the player who discarded', fr: 'le joueur qui a écarté' },
  player: { en: 'the player', fr: 'le joueur' },
  east: { en: 'East', fr: 'Est' },
  declarer: { en: 'the player who declared the kong', fr: 'le joueur qui a déclaré le kong' },
  'went-on': { en: 'the player who went on', fr: 'le joueur qui a continué' },
  'who-ron': { en: 'the player who called ron', fr: 'le joueur qui a annoncé ron' },
  caller: { en: 'the player who declared', fr: 'le joueur qui a déclaré' },
  'further-caller': { en: 'the second caller', fr: 'le second joueur à annoncer' },
  feeder: { en: 'the player who fed the group', fr: 'le joueur qui a donné la tuile' },
  nobody: { en: 'nobody', fr: 'personne' },
  'who-did': { en: 'the player who exposed them', fr: 'le joueur qui les a découvertes' },
} as const satisfies Readonly<Record<string, ByLanguage<string>>>

const AT = {
  step: { en: 'the step that came too early', fr: 'l’étape venue trop tôt' },
  'second-discard': { en: 'the second discard', fr: 'le deuxième écart' },
  call: { en: 'the call', fr: 'l’annonce' },
  show: { en: 'the showing of the tiles', fr: 'le moment où les tuiles sont montrées' },
  'goes-on': { en: 'the act with which play goes on', fr: 'l’acte par lequel le jeu continue' },
  'latest-claim': { en: 'the latest claim', fr: 'la dernière réclamation' },
  'second-call': { en: 'the second call', fr: 'la deuxième annonce' },
  discard: { en: 'the discard', fr: 'l’écart' },
  'claimants-discard': { en: 'the claimant’s discard', fr: 'l’écart du réclamant' },
  draw: { en: 'the draw', fr: 'la pioche' },
  act: { en: 'that act', fr: 'cet acte' },
  count: { en: 'the count or the showing of the hand', fr: 'le comptage ou la main montrée' },
  'slow-time': { en: 'the slow turn', fr: 'le tour trop lent' },
  kong: { en: 'the kong', fr: 'le kong' },
  'kong-call': { en: 'the kong or its call', fr: 'le kong ou son annonce' },
  indicator: { en: 'the indicator', fr: 'l’indicateur' },
  'kong-or-reveal': { en: 'the kong, otherwise the showing of the hand', fr: 'le kong, sinon la main montrée' },
  reveal: { en: 'the showing of the hand', fr: 'la main montrée' },
  take: { en: 'the taking of the tile', fr: 'la prise de la tuile' },
  ron: { en: 'the ron', fr: 'le ron' },
  end: { en: 'the end of the hand', fr: 'la fin de la donne' },
} as const satisfies Readonly<Record<string, ByLanguage<string>>>

/** The player of a rule’s finding, and its act. */
const PLACES: Readonly<Record<RuleId, readonly [whom: keyof typeof WHOM, at: keyof typeof AT]>> = {
  'claim.order': ['claimant', 'step'],
  'claim.not-taken': ['claimant', 'second-discard'],
  'claim.wrong-seat': ['claimant', 'call'],
  'claim.own-discard': ['claimant', 'call'],
  'claim.no-group': ['claimant', 'show'],
  'claim.late': ['claimant', 'call'],
  'claim.precedence': ['claimant', 'goes-on'],
  'claim.awarded': ['entitled', 'latest-claim'],
  'claim.changed': ['claimant', 'second-call'],
  'claim.last-discard': ['claimant', 'call'],
  'claim.under-riichi': ['claimant', 'call'],
  'swap.same-tile': ['claimant', 'discard'],
  'swap.other-end': ['claimant', 'discard'],
  'draw.too-fast': ['drew', 'call'],
  'draw.not-returned': ['drew', 'claimants-discard'],
  'turn.draw': ['drew', 'draw'],
  'turn.discard': ['discarded', 'discard'],
  'turn.act': ['player', 'act'],
  'turn.no-draw': ['discarded', 'discard'],
  'hand.count': ['player', 'count'],
  'pace.slow': ['player', 'slow-time'],
  'deal.courtesy': ['east', 'discard'],
  'kong.after-claim': ['declarer', 'kong'],
  'kong.no-group': ['declarer', 'kong'],
  'kong.last-tile': ['declarer', 'kong-call'],
  'kong.fifth': ['declarer', 'kong-call'],
  'kong.fourth-abort': ['went-on', 'goes-on'],
  'kong.no-wait': ['declarer', 'indicator'],
  'kong.order': ['declarer', 'indicator'],
  'kong.no-replacement': ['declarer', 'discard'],
  'kong.riichi': ['declarer', 'kong-or-reveal'],
  'kong.rob-concealed': ['who-ron', 'reveal'],
  'group.discarded': ['player', 'discard'],
  'group.rearranged': ['player', 'act'],
  'group.rotation': ['claimant', 'take'],
  'group.faces': ['declarer', 'kong'],
  'riichi.open-hand': ['caller', 'call'],
  'riichi.wall': ['caller', 'call'],
  'riichi.points': ['caller', 'call'],
  'riichi.twice': ['caller', 'call'],
  'riichi.rotation': ['caller', 'discard'],
  'riichi.rotate-next': ['player', 'discard'],
  'riichi.returned': ['player', 'ron'],
  'riichi.hand-changed': ['player', 'discard'],
  'riichi.not-waiting': ['player', 'reveal'],
  'win.late': ['caller', 'ron'],
  'win.several': ['further-caller', 'ron'],
  'win.after-tsumo': ['caller', 'ron'],
  'win.furiten': ['caller', 'reveal'],
  'win.no-yaku': ['caller', 'reveal'],
  'win.incomplete': ['caller', 'reveal'],
  'win.tile-mixed': ['caller', 'reveal'],
  'win.liability': ['feeder', 'take'],
  'dead-hand.act': ['player', 'call'],
  'tenpai.false': ['player', 'reveal'],
  'abort.false': ['nobody', 'end'],
  'record.fifth-tile': ['nobody', 'act'],
  'record.wall': ['nobody', 'draw'],
  'record.claim': ['nobody', 'call'],
  'record.missing': ['nobody', 'act'],
  'record.doubled': ['nobody', 'act'],
  'record.seat': ['nobody', 'act'],
  'record.tile': ['nobody', 'act'],
  'record.hand': ['nobody', 'act'],
  'record.no-claim': ['nobody', 'act'],
  'record.wind': ['nobody', 'act'],
  'tiles.exposed': ['who-did', 'act'],
}

/** A rule’s occasion and its counterexample as sentences; the player and the act of its finding. */
type Raised = { readonly when: string; readonly not: string; readonly whom: string; readonly at: string }

/** The rule book’s text on the occasion of a rule. */
export const raisedWhen = (rule: RuleId, language: Language): Raised => {
  const [whom, at] = PLACES[rule]
  const en = language === 'en'
  const set = (text: string): string => typeset(text, language)
  return {
    when: set((en ? ENGLISH_RAISED : FRENCH_RAISED)[rule]),
    not: set((en ? ENGLISH_NOT_RAISED : FRENCH_NOT_RAISED)[rule]),
    whom: WHOM[whom][language],
    at: AT[at][language],
  }
}
