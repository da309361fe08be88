import type { ByLanguage, Language } from '../../model/language.ts'
import type { Circumstance, ConductCircumstance, FaultCase } from '../../model/penalties.ts'
import { formatNumber } from '../../phrases/numbers.ts'
import { capitalized, typeset } from '../../phrases/typeset.ts'
import { PENALTY_CASES } from './penalty-cases.ts'

/** The circumstances of conduct, as answers to “Which was it?” and within a sentence. */
const CONDUCT_WORDS: Readonly<Record<ConductCircumstance, ByLanguage<string>>> = {
  deliberate: { en: 'deliberate', fr: 'acte délibéré' },
  unintended: { en: 'not deliberate', fr: 'acte non délibéré' },
  minor: { en: 'a minor case', fr: 'cas mineur' },
  single: { en: 'a single case', fr: 'cas isolé' },
  serious: { en: 'serious or repeated', fr: 'cas grave ou répété' },
  'very-serious': { en: 'repeated or very serious', fr: 'cas répété ou très grave' },
  repeated: { en: 'repeated', fr: 'cas répété' },
  again: { en: 'repeated again after that', fr: 'nouvelle répétition après cela' },
  'first-time': { en: 'the first time', fr: 'première fois' },
  malicious: { en: 'malicious and repeated', fr: 'acte malveillant et répété' },
  worst: { en: 'especially malicious', fr: 'acte particulièrement malveillant' },
  mitigated: { en: 'with mitigating circumstances', fr: 'avec circonstances atténuantes' },
  suspicion: { en: 'with a suspicion of cheating', fr: 'avec un soupçon de tricherie' },
  'clear-evidence': { en: 'on clear evidence', fr: 'sur preuve manifeste' },
  disturbance: { en: 'according to the disturbance', fr: 'selon la gêne causée' },
  etiquette: { en: 'a matter of etiquette', fr: 'question d’étiquette' },
  excess: { en: 'excessive', fr: 'conduite excessive' },
  'nobody-minds': { en: 'a matter of etiquette that disturbs nobody', fr: 'question d’étiquette qui ne gêne personne' },
  'hand-unfair': {
    en: 'the referee finds that the player can no longer play the hand fairly',
    fr: 'l’arbitre juge que le joueur ne peut plus jouer sa main loyalement',
  },
  blocked: { en: 'another player cannot play on', fr: 'un autre joueur ne peut plus jouer' },
  misled: { en: 'another player was led into a serious error', fr: 'un autre joueur a été conduit à une faute grave' },
  undone: { en: 'it can be put right and play goes on', fr: 'la faute peut être réparée et le jeu continue' },
  affected: { en: 'it affected the game', fr: 'la partie en a été influencée' },
  'no-effect': { en: 'it did not affect the game', fr: 'la partie n’en a pas été influencée' },
  hinders: { en: 'it hindered the hand', fr: 'la donne en a été gênée' },
  'after-five': { en: 'a substitute after 5 minutes', fr: 'un remplaçant après 5 minutes' },
  'after-ten': { en: 'a substitute after 10 minutes', fr: 'un remplaçant après 10 minutes' },
  'in-table': { en: 'by the table of sanctions', fr: 'selon le tableau des sanctions' },
  'no-show': { en: 'not there in time or gone during the game', fr: 'absent au début ou parti en cours de partie' },
  'no-good-reason': { en: 'on purpose without a good reason', fr: 'volontairement et sans bonne raison' },
  'one-game': { en: 'one game', fr: 'une partie' },
  'two-games': { en: 'two games running', fr: 'deux parties de suite' },
  'short-break': { en: 'a short break between hands after telling the others', fr: 'courte pause entre deux donnes, les autres prévenus' },
  'other-break': { en: 'any other break', fr: 'toute autre pause' },
  'before-tiles': { en: 'before any player had seen a tile', fr: 'avant qu’un joueur ait vu une tuile' },
  'few-tiles': { en: 'a few tiles that go back', fr: 'quelques tuiles que l’on remet' },
  'many-tiles': { en: 'so many tiles that play cannot go on', fr: 'tant de tuiles que le jeu ne peut pas continuer' },
  nobody: { en: 'through no mistake of a player', fr: 'sans faute d’aucun joueur' },
  'on-purpose': { en: 'on purpose in a severe or repeated case', fr: 'volontairement, cas grave ou répété' },
  'nothing-seen': { en: 'no tile was seen', fr: 'aucune tuile n’a été vue' },
  'two-seen': { en: '1 or 2 tiles were seen', fr: '1 ou 2 tuiles ont été vues' },
  'two-seen-again': { en: '1 or 2 tiles were seen, repeated', fr: '1 ou 2 tuiles ont été vues, en récidive' },
  'six-seen': { en: '3 to 6 tiles were seen', fr: '3 à 6 tuiles ont été vues' },
  'seven-seen': { en: '7 tiles or more were seen', fr: '7 tuiles ou plus ont été vues' },
  'in-the-deal': { en: 'during the deal', fr: 'pendant la distribution' },
  'mixed-up': { en: 'discards mixed up or many wall tiles laid open', fr: 'écarts mélangés ou nombreuses tuiles du mur découvertes' },
  lesser: { en: 'a lesser case or mitigating circumstances', fr: 'cas moins grave ou circonstances atténuantes' },
  'wrong-indicator': { en: 'a wrong tile turned as dora indicator', fr: 'mauvaise tuile retournée comme indicateur de dora' },
  'other-hand': { en: 'tiles of another hand', fr: 'tuiles d’une autre main' },
  ura: { en: 'ura dora before the end of the hand', fr: 'ura dora avant la fin de la donne' },
  'after-win': { en: 'wall tiles after a win', fr: 'tuiles du mur après une victoire' },
  'no-settlement': { en: 'the payment can no longer be settled', fr: 'le paiement ne peut plus être établi' },
  'furiten-lost': {
    en: 'whether the winner was furiten can no longer be told',
    fr: 'on ne peut plus savoir si le gagnant était furiten',
  },
  'dead-wall': { en: 'tiles of the dead wall', fr: 'tuiles du mur mort' },
  'no-harm': { en: 'the payment can still be settled', fr: 'le paiement peut encore être établi' },
  'before-ruling': { en: 'before the referee had ruled', fr: 'avant la décision de l’arbitre' },
  'not-from-sheets': { en: 'a mistake that the sheets cannot put right', fr: 'erreur que les feuilles ne permettent pas de rectifier' },
  'from-sheets': { en: 'a mistake that the sheets can put right', fr: 'erreur que les feuilles permettent de rectifier' },
  'sticks-reset': { en: 'the sticks were reset before the referee checked', fr: 'bâtons remis à zéro avant le contrôle de l’arbitre' },
  'sticks-in-place': { en: 'the sticks are still in place', fr: 'bâtons encore en place' },
  'no-reason': { en: 'without a reason', fr: 'sans motif' },
  'with-reason': { en: 'for a reason', fr: 'avec un motif' },
  'used-device': {
    en: 'used to communicate or calculate without permission',
    fr: 'utilisé sans autorisation pour communiquer ou calculer',
  },
  'agreed-call': { en: 'an announced call taken outside the room', fr: 'appel annoncé et pris hors de la salle' },
  'smart-glasses': { en: 'smart glasses worn', fr: 'lunettes connectées portées' },
  'food-first': { en: 'food or an open drink the first time', fr: 'nourriture ou boisson ouverte, première fois' },
  'food-again': { en: 'food or an open drink again', fr: 'nourriture ou boisson ouverte, de nouveau' },
  'other-object': { en: 'any other object', fr: 'tout autre objet' },
  'true-or-not': { en: 'information, true or not', fr: 'information, vraie ou non' },
  obvious: { en: 'only what every player can see', fr: 'seulement ce que chacun peut voir' },
  insult: { en: 'an insult or unsporting behaviour', fr: 'insulte ou conduite antisportive' },
  'insult-mitigated': { en: 'an insult with mitigating circumstances', fr: 'insulte avec circonstances atténuantes' },
  intoxicated: { en: 'drunk or intoxicated', fr: 'état d’ivresse' },
  'hand-covered': { en: 'the player’s own hand laid face down', fr: 'main posée face cachée' },
  noisy: { en: 'the table is too loud', fr: 'table trop bruyante' },
}

/** The words of a circumstance within a sentence. */
export const circumstanceName = (circumstance: Circumstance, language: Language): string =>
  typeset((isOfConduct(circumstance) ? CONDUCT_WORDS[circumstance] : caseFact(circumstance))[language], language)

const isOfConduct = (circumstance: Circumstance): circumstance is ConductCircumstance => circumstance in CONDUCT_WORDS

const caseFact = (only: FaultCase): ByLanguage<string> => (only === 'always' ? ANY_OTHER_CASE : PENALTY_CASES[only].fact)
const ANY_OTHER_CASE = { en: 'any other case', fr: 'tout autre cas' } as const

/** The case of a ruling: the circumstance that was found, and how late a player was. */
export const caseInWords = (
  { circumstance, minutes }: { readonly circumstance: Circumstance | null; readonly minutes: number | null },
  language: Language,
): string => {
  const said = [
    ...(circumstance === null ? [] : [circumstanceName(circumstance, language)]),
    ...(minutes === null ? [] : [latenessName(minutes, language)]),
  ]
  return capitalized(said.join(', '))
}

const latenessName = (minutes: number, language: Language): string => {
  const number = formatNumber(minutes, language)
  return typeset({ en: `${number} min late`, fr: `retard de ${number} min` }[language], language)
}
