import type { ByLanguage, Language } from '../language.ts'
import type { SettingName, Settings } from '../settings.ts'
import { formatNumber } from './numbers.ts'

const NAMES: ByLanguage<Readonly<Record<SettingName, string>>> = {
  en: {
    'draw-floor': 'Seconds from discard to draw, at least',
    'kong-wait': 'Seconds that an extended kong is left open for a win',
    'slow-limit': 'Seconds for one discard, at most',
    'slow-count': 'At which overlong time it becomes a finding',
    'red-fives': 'Red fives in the set',
    'open-tanyao': 'All simples (tanyao) with an open hand',
    renhou: 'Win on a discard before the own first draw',
    'several-wins': 'Several wins on one discard',
    'starting-points': 'Starting points of each player',
    'table-penalties': 'Penalties in table points',
    'proposal-language': 'Language of the proposals',
    clock: 'Clock of the record',
  },
  fr: {
    'draw-floor': 'Secondes de l’écart à la pioche, au moins',
    'kong-wait': 'Secondes laissées pour gagner sur un petit kong exposé',
    'slow-limit': 'Secondes pour un écart, au plus',
    'slow-count': 'À partir de quel dépassement c’est relevé',
    'red-fives': 'Cinq rouges dans le jeu',
    'open-tanyao': 'Tan’yao avec une main ouverte',
    renhou: 'Victoire sur un écart avant sa première pioche',
    'several-wins': 'Plusieurs victoires sur un écart',
    'starting-points': 'Points de départ de chaque joueur',
    'table-penalties': 'Pénalités en points de table',
    'proposal-language': 'Langue des propositions',
    clock: 'Horloge du relevé',
  },
}

const VALUES: ByLanguage<Readonly<Record<string, string>>> = {
  en: {
    on: 'yes',
    off: 'no',
    unknown: 'not known',
    nearest: 'the nearest in turn order wins',
    all: 'all win',
    ask: 'the referee is asked',
    'from-scores': 'deducted from the scores that the players sign',
    'after-uma': 'deducted after uma',
    en: 'English',
    fr: 'French',
    exact: 'to be trusted',
    live: 'times of typing: nothing is a violation by them alone',
  },
  fr: {
    on: 'oui',
    off: 'non',
    unknown: 'inconnu',
    nearest: 'le plus proche dans l’ordre du tour gagne',
    all: 'tous gagnent',
    ask: 'on demande à l’arbitre',
    'from-scores': 'retirées des points que signent les joueurs',
    'after-uma': 'retirées après l’uma',
    en: 'anglais',
    fr: 'français',
    exact: 'fiable',
    live: 'heures de saisie : à elles seules, elles n’établissent aucune faute',
  },
}

/** What a setting is called in lists. */
export const settingName = (setting: SettingName, language: Language): string => NAMES[language][setting]

/** The value of a setting in words. */
export const settingValue = (value: Settings[SettingName], language: Language): string => {
  if (value === null) return language === 'en' ? 'not set' : 'non fixé'
  return typeof value === 'number' ? formatNumber(value, language) : (VALUES[language][value] ?? value)
}
