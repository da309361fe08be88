import type { ByLanguage } from '../model/language.ts'

/** The player of a rule’s finding. */
export const WHOM = {
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

/** The act of a rule’s finding. */
export const AT = {
  step: { en: 'the step that came too early', fr: 'l’étape venue trop tôt' },
  'riichi-step': { en: 'the step that came too early or too late', fr: 'l’étape venue trop tôt ou trop tard' },
  'second-discard': { en: 'the second discard', fr: 'le deuxième écart' },
  call: { en: 'the call', fr: 'l’annonce' },
  show: { en: 'the showing of the tiles', fr: 'le moment où les tuiles sont montrées' },
  'goes-on': { en: 'the act with which play goes on', fr: 'l’acte par lequel le jeu continue' },
  'latest-claim': { en: 'the latest claim', fr: 'la dernière réclamation' },
  'second-call': { en: 'the second call', fr: 'la deuxième annonce' },
  discard: { en: 'the discard', fr: 'l’écart' },
  'discard-or-kong': { en: 'the discard or the kong', fr: 'l’écart ou le kong' },
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
  'call-or-reveal': { en: 'the call; for a win, the showing of the hand', fr: 'l’annonce ; pour une victoire, la main montrée' },
  take: { en: 'the taking of the tile', fr: 'la prise de la tuile' },
  ron: { en: 'the ron', fr: 'le ron' },
  declaration: { en: 'the declaration that the hand is dead', fr: 'la déclaration que la main est morte' },
  end: { en: 'the end of the hand', fr: 'la fin de la donne' },
} as const satisfies Readonly<Record<string, ByLanguage<string>>>
