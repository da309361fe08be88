import type { ByLanguage, Language } from '../../model/language.ts'
import type { SettingName } from '../../model/settings.ts'
import { formatNumber } from '../../phrases/numbers.ts'

const NAMES: ByLanguage<Readonly<Record<SettingName, string>>> = {
  en: {
    'draw-floor': 'Shortest time from discard to draw, in seconds',
    'turn-floor': 'Shortest time from a discard to the next one, in seconds',
    'call-gap': 'Time between two calls that are clearly apart, in seconds',
    'kong-wait': 'Time to win on an extended kong, in seconds',
    'slow-limit': 'Longest time for one discard, in seconds',
    'slow-count': 'Slow turns until a finding is raised',
    'red-fives': 'Red fives in the set',
    'open-tanyao': 'All simples (tanyao) with an open hand',
    renhou: 'Win on a discard before the player’s first draw (renhou)',
    'two-han': 'Two han of yaku needed to win',
    'several-wins': 'Several wins on one discard',
    'riichi-tiles': 'Tiles that must be left in the wall for riichi',
    'riichi-points': 'Points needed for riichi',
    'abortive-draws': 'Abortive draws',
    bankruptcy: 'The game ends when a score falls below zero',
    'starting-points': 'Starting points of each player',
    'table-penalties': 'Penalties in table points',
    'rrc-text': 'Text of the Russian rules in force',
    transcribed: 'A fault known by a transcription alone',
    'proposal-language': 'Language of the proposals',
    clock: 'Clock of the record',
  },
  fr: {
    'draw-floor': 'Temps minimal de l’écart à la pioche, en secondes',
    'turn-floor': 'Temps minimal d’un écart au suivant, en secondes',
    'call-gap': 'Temps entre deux annonces nettement séparées, en secondes',
    'kong-wait': 'Temps pour gagner sur un petit kong exposé, en secondes',
    'slow-limit': 'Temps maximal pour un écart, en secondes',
    'slow-count': 'Nombre de tours trop lents avant un constat',
    'red-fives': 'Cinq rouges dans le jeu',
    'open-tanyao': 'Tan’yao avec une main ouverte',
    renhou: 'Victoire sur un écart avant sa première pioche (renhou)',
    'two-han': 'Deux han de yaku exigés pour gagner',
    'several-wins': 'Plusieurs victoires sur un écart',
    'riichi-tiles': 'Tuiles qui doivent rester dans le mur pour le riichi',
    'riichi-points': 'Points exigés pour le riichi',
    'abortive-draws': 'Donnes annulées',
    bankruptcy: 'La partie s’arrête quand un joueur passe sous zéro',
    'starting-points': 'Points de départ de chaque joueur',
    'table-penalties': 'Pénalités en points de table',
    'rrc-text': 'Texte des règles russes en vigueur',
    transcribed: 'Une faute connue par une seule transcription',
    'proposal-language': 'Langue des propositions',
    clock: 'Horloge du relevé',
  },
}

const VALUES: ByLanguage<Readonly<Record<string, string>>> = {
  en: {
    on: 'yes',
    off: 'no',
    unknown: 'not known',
    unset: 'not set',
    any: 'none',
    mangan: 'worth a mangan by itself',
    yakuman: 'a yakuman',
    'five-counters': 'from five counters on',
    april: '20 April 2026',
    june: '30 June 2026',
    nearest: 'the nearest in turn order wins',
    all: 'all win',
    ask: 'the referee decides',
    violation: 'is a violation',
    question: 'is asked about',
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
    unset: 'non fixé',
    any: 'aucun',
    mangan: 'vaut un mangan à lui seul',
    yakuman: 'un yakuman',
    'five-counters': 'à partir de cinq compteurs',
    april: '20 avril 2026',
    june: '30 juin 2026',
    nearest: 'le plus proche dans l’ordre du tour gagne',
    all: 'tous gagnent',
    ask: 'l’arbitre décide',
    violation: 'est une faute',
    question: 'fait l’objet d’une question',
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
export const settingValue = (value: string | number | null, language: Language): string => {
  if (value === null) return language === 'en' ? 'not set' : 'non fixé'
  return typeof value === 'number' ? formatNumber(value, language) : (VALUES[language][value] ?? value)
}
