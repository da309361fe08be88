import type { ClaimRight, WhyNotClaimable } from '../../judging/entitlements/claims.ts'
import type { Openness } from '../../judging/entitlements/entitlements.ts'
import type { Furiten } from '../../judging/entitlements/furiten.ts'
import type { Rights } from '../../judging/entitlements/rights.ts'
import type { ByLanguage, Language } from '../../model/language.ts'
import { isRuleId } from '../../model/rule-ids.ts'
import { typeset } from '../../phrases/typeset.ts'
import { ruleById } from '../../rules/index.ts'
import { ruleName } from '../rules/rule-table.ts'
import { sayDeadline } from '../terms/claim-deadline.ts'
import { tileName } from '../terms/tiles.ts'

/** The names of the rights that a call can end. */
const RIGHT_NAMES: Readonly<Record<keyof Rights, ByLanguage<string>>> = {
  firstTurnWin: { en: 'Win on the first turn', fr: 'Victoire au premier tour' },
  doubleRiichi: { en: 'Double riichi', fr: 'Double riichi' },
  nineTerminals: { en: 'Redraw with nine terminals and honours', fr: 'Redonne pour neuf terminales et honneurs' },
  ippatsu: { en: 'Ippatsu', fr: 'Ippatsu' },
}

/** The name of a right that a call can end. */
export const rightName = (right: keyof Rights, language: Language): string => RIGHT_NAMES[right][language]

/** Whether the right still exists, and the act that ended it. */
export const sayRight = (right: Rights[keyof Rights], language: Language): string => {
  switch (right.is) {
    case 'stands':
      return { en: 'still possible', fr: 'encore possible' }[language]
    case 'ended':
      return { en: `ended, ${at(right.event, language)}`, fr: `perdu, ${at(right.event, language)}` }[language]
    case 'unknown':
      return { en: 'the record does not show', fr: 'le relevé ne le dit pas' }[language]
    case 'none':
      return { en: 'not in riichi', fr: 'pas en riichi' }[language]
  }
}

/** Whether the hand is concealed. */
export const sayOpenness = (hand: Openness, language: Language): string => {
  if (hand.is === 'open') return { en: `open, ${at(hand.event, language)}`, fr: `ouverte, ${at(hand.event, language)}` }[language]
  if (hand.is === 'concealed') return { en: 'concealed', fr: 'fermée' }[language]
  return { en: 'the record does not show', fr: 'le relevé ne le dit pas' }[language]
}

const FURITEN_WHY: ByLanguage<Readonly<Record<(Furiten & { is: 'furiten' })['why'], (tile: string) => string>>> = {
  en: {
    'own-discard': (tile) => `furiten: ${tile} is among the player’s own discards`,
    'let-pass': (tile) => `furiten until the player’s next discard: ron not called (${tile})`,
    'let-pass-until-draw': (tile) => `furiten until the player’s next draw: ron not called (${tile})`,
    'let-pass-in-riichi': (tile) => `furiten until the end of the hand: ron not called in riichi (${tile})`,
  },
  fr: {
    'own-discard': (tile) => `furiten : ${tile} parmi ses propres écarts`,
    'let-pass': (tile) => `furiten jusqu’à son prochain écart : ron non annoncé (${tile})`,
    'let-pass-until-draw': (tile) => `furiten jusqu’à sa prochaine pioche : ron non annoncé (${tile})`,
    'let-pass-in-riichi': (tile) => `furiten jusqu’à la fin de la donne : ron non annoncé en riichi (${tile})`,
  },
}

/** Whether the player is furiten, and why. */
export const sayFuriten = (furiten: Furiten, language: Language): string => {
  switch (furiten.is) {
    case 'furiten':
      return typeset(`${FURITEN_WHY[language][furiten.why](tileName(furiten.tile, language))}, ${at(furiten.event, language)}`, language)
    case 'not-furiten':
      return { en: 'not furiten', fr: 'pas furiten' }[language]
    case 'not-waiting':
      return { en: 'not a waiting hand', fr: 'main sans attente' }[language]
    case 'unknown':
      return { en: 'the record does not show', fr: 'le relevé ne le dit pas' }[language]
  }
}

const WHY_NOT: Readonly<Record<Exclude<WhyNotClaimable, `${string}.${string}`>, ByLanguage<string>>> = {
  'no-tile': { en: 'no tile to claim', fr: 'aucune tuile à réclamer' },
  'hand-over': { en: 'the hand is over', fr: 'la donne est finie' },
  'kong-tile': { en: 'the tile of a kong can be claimed only for a win', fr: 'la tuile d’un kong ne se réclame que pour gagner' },
  tiles: { en: 'the tiles do not fit', fr: 'les tuiles ne conviennent pas' },
  furiten: { en: 'furiten', fr: 'furiten' },
  'no-yaku': { en: 'no yaku', fr: 'aucun yaku' },
  'not-orphans': { en: 'only Thirteen Orphans may rob a concealed kong', fr: 'seul Treize Orphelins permet de voler un kong caché' },
  yields: { en: 'another claim has priority', fr: 'un autre appel passe avant' },
}

/** Whether the player may claim, until when, or the reason why not. */
export const sayClaim = (claim: ClaimRight, language: Language): string => {
  switch (claim.is) {
    case 'may':
      return `${{ en: 'yes', fr: 'oui' }[language]}, ${sayDeadline(claim.until, language)}`
    case 'may-be':
      return `${{ en: 'perhaps, the hand is not known', fr: 'peut-être, la main n’est pas connue' }[language]}, ${sayDeadline(claim.until, language)}`
    case 'asks':
      return typeset(
        `${{ en: 'a question for the referee:', fr: 'une question pour l’arbitre :' }[language]} ${ruleName(claim.why, language)}`,
        language,
      )
    case 'no': {
      const why = isRuleId(claim.why) ? ruleName(claim.why, language) : WHY_NOT[claim.why][language]
      const where =
        claim.event === undefined || (isRuleId(claim.why) && ruleById(claim.why).isNeverOpen) ? '' : ` (${at(claim.event, language)})`
      return typeset(`${{ en: 'no:', fr: 'non :' }[language]} ${why}${where}`, language)
    }
  }
}

const at = (event: number, language: Language): string => {
  if (event === 0) return { en: 'before the record began', fr: 'avant le début du relevé' }[language]
  return { en: `act ${event}`, fr: `acte ${event}` }[language]
}
