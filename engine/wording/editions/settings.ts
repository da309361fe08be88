import type { ByLanguage, Language } from '../../model/language.ts'
import type { SettingName, Settings } from '../../model/settings.ts'
import { formatNumber } from '../../phrases/numbers.ts'

const NAMES: ByLanguage<Readonly<Record<SettingName, string>>> = {
  en: {
    'draw-floor': 'Shortest time from discard to draw, in seconds',
    'kong-wait': 'Time to win on an extended kong, in seconds',
    'slow-limit': 'Longest time for one discard, in seconds',
    'slow-count': 'Slow turns until a finding is raised',
    'red-fives': 'Red fives in the set',
    'open-tanyao': 'All simples (tanyao) with an open hand',
    renhou: 'Win on a discard before the player’s first draw (renhou)',
    'several-wins': 'Several wins on one discard',
    'starting-points': 'Starting points of each player',
    'table-penalties': 'Penalties in table points',
    'proposal-language': 'Language of the proposals',
    clock: 'Clock of the record',
  },
  fr: {
    'draw-floor': 'Temps minimal de l’écart à la pioche, en secondes',
    'kong-wait': 'Temps pour gagner sur un petit kong exposé, en secondes',
    'slow-limit': 'Temps maximal pour un écart, en secondes',
    'slow-count': 'Nombre de tours trop lents avant un constat',
    'red-fives': 'Cinq rouges dans le jeu',
    'open-tanyao': 'Tan’yao avec une main ouverte',
    renhou: 'Victoire sur un écart avant sa première pioche (renhou)',
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
    ask: 'the referee decides',
    'from-scores': 'deducted from the scores that the players sign',
    'after-uma': 'deducted after uma',
    en: 'English',
    fr: 'French',
    exact: 'reliable',
    live: 'times of entry: never enough for a violation',
  },
  fr: {
    on: 'oui',
    off: 'non',
    unknown: 'inconnu',
    nearest: 'le plus proche dans l’ordre du tour gagne',
    all: 'tous gagnent',
    ask: 'l’arbitre décide',
    'from-scores': 'retirées des points que signent les joueurs',
    'after-uma': 'retirées après l’uma',
    en: 'anglais',
    fr: 'français',
    exact: 'fiable',
    live: 'heures de saisie : elles ne suffisent jamais à établir une faute',
  },
}

/** The name of a setting in lists. */
export const settingName = (setting: SettingName, language: Language): string => NAMES[language][setting]

/** The value of a setting in words. */
export const settingValue = (value: Settings[SettingName], language: Language): string => {
  if (value === null) return language === 'en' ? 'not set' : 'non fixé'
  return typeof value === 'number' ? formatNumber(value, language) : (VALUES[language][value] ?? value)
}
