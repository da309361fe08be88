import type { ByLanguage, Language } from '../../model/language.ts'
import type { PointUnit } from '../../model/penalties.ts'
import { isForInformation, SETTING_GROUPS, type SettingGroup, type SettingName, type Settings, type Uma } from '../../model/settings.ts'
import { formatNumber } from '../../phrases/numbers.ts'
import { typeset } from '../../phrases/typeset.ts'
import { penaltyName } from '../penalties/penalties.ts'

const NAMES: Readonly<Record<SettingName, ByLanguage<string>>> = {
  'red-fives': { en: 'Red fives in the set', fr: 'Cinq rouges dans le jeu' },
  'open-tanyao': { en: 'All simples (tanyao) with an open hand', fr: 'Tan’yao avec une main ouverte' },
  atozuke: {
    en: 'Win by a yaku that only some waits give (atozuke)',
    fr: 'Victoire par un yaku que seules certaines attentes donnent (atozuke)',
  },
  renhou: { en: 'Win on a discard before the player’s first draw (renhou)', fr: 'Victoire sur un écart avant la première pioche (renhou)' },
  'two-han': { en: 'Two han of yaku needed to win', fr: 'Deux han de yaku exigés pour gagner' },
  kiriage: { en: '4 han 30 fu and 3 han 60 fu count as a mangan (kiriage)', fr: '4 han 30 fu et 3 han 60 fu valent un mangan (kiriage)' },
  'counted-yakuman': { en: '13 han count as a yakuman', fr: '13 han valent un yakuman' },
  'yakuman-together': { en: 'Several yakuman in one hand', fr: 'Plusieurs yakuman dans une main' },
  'double-yakuman': { en: 'The rarer form of a yakuman counts twice', fr: 'La forme la plus rare d’un yakuman compte double' },
  'double-wind-fu': { en: 'Fu of a pair of the prevailing and seat wind', fr: 'Fu d’une paire du vent dominant et du joueur' },
  'open-pinfu': {
    en: 'Fu of an open hand with no other fu, won on a discard',
    fr: 'Fu d’une main ouverte sans autre fu, gagnée sur un écart',
  },
  'mixed-tile': { en: 'Winning tile mixed into the hand', fr: 'Tuile gagnante mêlée à la main' },
  'riichi-tiles': { en: 'Tiles that must be left in the wall for riichi', fr: 'Tuiles qui doivent rester dans le mur pour le riichi' },
  'riichi-points': { en: 'Points needed for riichi', fr: 'Points exigés pour le riichi' },
  'furiten-riichi': { en: 'Riichi while furiten', fr: 'Riichi en furiten' },
  'several-wins': { en: 'Several wins on one discard', fr: 'Plusieurs victoires sur un écart' },
  'several-sticks': { en: 'Riichi sticks after several wins', fr: 'Bâtons de riichi après plusieurs victoires' },
  'several-counters': { en: 'Counters after several wins', fr: 'Compteurs après plusieurs victoires' },
  liability: { en: 'Liability for the last group of a yakuman', fr: 'Responsabilité pour le dernier groupe d’un yakuman' },
  'liability-covers': { en: 'Liability in a hand with several yakuman', fr: 'Responsabilité dans une main à plusieurs yakuman' },
  'liability-counters': {
    en: 'Counters when a player is liable and another discards the winning tile',
    fr: 'Compteurs quand un joueur est responsable et qu’un autre écarte la tuile gagnante',
  },
  'abortive-draws': { en: 'Abortive draws', fr: 'Donnes annulées' },
  nagashi: { en: 'Mangan at an exhaustive draw (nagashi mangan)', fr: 'Mangan au mur épuisé (nagashi mangan)' },
  'dealer-stays': { en: 'East stays East', fr: 'Est reste Est' },
  'starting-points': { en: 'Starting points of each player', fr: 'Points de départ de chaque joueur' },
  'return-points': { en: 'Points subtracted at the end of a game', fr: 'Points retirés à la fin d’une partie' },
  uma: { en: 'Uma, in thousands of points', fr: 'Uma, en milliers de points' },
  'uma-tie': { en: 'Uma of players with the same score', fr: 'Uma de joueurs à égalité' },
  'leftover-sticks': { en: 'Riichi sticks left at the end of a game', fr: 'Bâtons de riichi restés à la fin d’une partie' },
  bankruptcy: { en: 'The game ends when a score falls below zero', fr: 'La partie s’arrête quand un joueur passe sous zéro' },
  'agari-yame': {
    en: 'East in the lead may end the game after the last hand',
    fr: 'Est en tête peut finir la partie après la dernière donne',
  },
  'score-corrections': { en: 'A wrong payment is corrected', fr: 'Un paiement erroné est corrigé' },
  'chombo-worth': { en: 'Cost of a chombo', fr: 'Coût d’un chombo' },
  'chombo-at-win': { en: 'Chombo together with another player’s win', fr: 'Chombo en même temps qu’une victoire d’un autre' },
  'chombo-at-draw': { en: 'Chombo found at an exhaustive draw', fr: 'Chombo constaté au mur épuisé' },
  'table-penalties': { en: 'Penalties in table points', fr: 'Pénalités en points de table' },
  'session-minutes': { en: 'Time limit of a game, in minutes', fr: 'Durée limite d’une partie, en minutes' },
  'signal-minutes': { en: 'Minutes left at the signal', fr: 'Minutes restantes au signal' },
  'hands-after-signal': { en: 'Hands after the one in which the signal is given', fr: 'Donnes après celle où le signal retentit' },
  'hands-if-between': {
    en: 'Hands to play if the signal is given between two hands',
    fr: 'Donnes à jouer si le signal retentit entre deux donnes',
  },
  'hand-begins': { en: 'A hand begins', fr: 'Une donne commence' },
  'chombo-after-signal': { en: 'Hand that ends in a chombo after the signal', fr: 'Donne qui finit par un chombo après le signal' },
  'draw-floor': { en: 'Shortest time from discard to draw, in seconds', fr: 'Temps minimal de l’écart à la pioche, en secondes' },
  'turn-floor': { en: 'Shortest time from a discard to the next one, in seconds', fr: 'Temps minimal d’un écart au suivant, en secondes' },
  'call-gap': {
    en: 'Time between two calls that are clearly apart, in seconds',
    fr: 'Temps entre deux annonces nettement séparées, en secondes',
  },
  'kong-wait': { en: 'Time to win on an extended kong, in seconds', fr: 'Temps pour gagner sur un petit kong exposé, en secondes' },
  'slow-limit': { en: 'Longest time for one discard, in seconds', fr: 'Temps maximal pour un écart, en secondes' },
  'slow-count': { en: 'Slow turns until a finding is raised', fr: 'Nombre de tours trop lents avant un constat' },
  'rrc-text': { en: 'Text of the Russian rules in force', fr: 'Texte des règles russes en vigueur' },
  transcribed: { en: 'A fault known by a transcription alone', fr: 'Une faute connue par une seule transcription' },
  'proposal-language': { en: 'Language of the proposals', fr: 'Langue des propositions' },
  clock: { en: 'Clock of the record', fr: 'Horloge du relevé' },
}

const GROUPS: Readonly<Record<SettingGroup, ByLanguage<string>>> = {
  hand: { en: 'Tiles and hands', fr: 'Tuiles et mains' },
  riichi: { en: 'Riichi', fr: 'Riichi' },
  wins: { en: 'Wins and payments', fr: 'Victoires et paiements' },
  draws: { en: 'Draws and East', fr: 'Donnes sans gagnant et Est' },
  game: { en: 'Points of a game', fr: 'Points d’une partie' },
  penalties: { en: 'Chombo and penalties', fr: 'Chombo et pénalités' },
  limit: { en: 'Time limit', fr: 'Limite de temps' },
  pace: { en: 'Pace', fr: 'Rythme' },
  record: { en: 'Record and language', fr: 'Relevé et langue' },
}

type CommonValue = 'on' | 'off' | 'unknown' | 'unset'

/** Values that read alike in every setting. */
const VALUES: ByLanguage<Readonly<Record<CommonValue, string>>> = {
  en: { on: 'yes', off: 'no', unknown: 'not known', unset: 'not set' },
  fr: { on: 'oui', off: 'non', unknown: 'inconnu', unset: 'non fixé' },
}

/** The values of a setting that are words of its own: no number, no points, no uma. */
type OwnValue<Name extends SettingName> = Exclude<Extract<Settings[Name], string>, CommonValue | Uma | `${number}-${PointUnit}`>
type OwnValues = {
  readonly [Name in SettingName as [OwnValue<Name>] extends [never] ? never : Name]: Readonly<Record<OwnValue<Name>, string>>
}

const VALUES_OF: ByLanguage<OwnValues> = {
  en: {
    renhou: { mangan: 'worth a mangan by itself', yakuman: 'a yakuman' },
    'two-han': { 'five-counters': 'from five counters on' },
    'yakuman-together': { add: 'add up', one: 'count as one' },
    'mixed-tile': {
      lowest: 'the tile that is worth least counts',
      'nothing-ambiguous': 'nothing counts that depends on it',
      'no-wait': 'pinfu and the fu of the wait do not count',
    },
    'riichi-points': { any: 'none', ask: 'the referee decides' },
    'several-wins': { nearest: 'the nearest in turn order wins', all: 'all win', ask: 'the referee decides' },
    'several-sticks': {
      'own-back': 'each winner takes back the stick laid in this hand, the rest go to the nearest in turn order',
      'all-to-nearest': 'all to the nearest in turn order',
    },
    'several-counters': { each: 'paid to each winner', 'to-nearest': 'paid to the nearest in turn order' },
    liability: { 'dragons-winds': 'big dragons, big winds', 'dragons-winds-kongs': 'big dragons, big winds, four kongs' },
    'liability-covers': { 'fed-yakuman': 'only the yakuman that was fed', 'whole-hand': 'the whole hand' },
    'liability-counters': { discarder: 'the discarder pays', liable: 'the liable player pays' },
    'dealer-stays': { 'win-or-tenpai': 'after a win, and when waiting at an exhaustive draw', win: 'after a win' },
    'uma-tie': { split: 'shared', 'by-seat': 'the better place to the first in the order East, South, West, North' },
    'leftover-sticks': { winner: 'to the winner; shared on a tie', nobody: 'to nobody' },
    'score-corrections': {
      'tiles-turned-down': 'until the tiles are turned down, later if all agree',
      'hand-intact': 'while the hand is intact, later if undisputed',
      payment: 'until it is paid',
    },
    'chombo-worth': { 'twice-uma-step': 'twice the step of the uma between two places', 'reverse-mangan': 'a mangan paid to the others' },
    'chombo-at-win': { void: 'the win counts, the chombo does not', counts: 'counts' },
    'chombo-at-draw': { 'dealt-again': 'the hand is dealt again, no payment, no counter', paid: 'the draw is paid' },
    'table-penalties': { 'from-scores': 'deducted from the scores that the players sign', 'after-uma': 'deducted after uma' },
    'hand-begins': { 'at-once': 'as soon as the one before has ended', 'first-discard': 'with East’s first discard' },
    'chombo-after-signal': { counts: 'counts as one of the last hands', 'dealt-again': 'is dealt again' },
    'rrc-text': { april: '20 April 2026', june: '30 June 2026' },
    transcribed: { violation: 'is a violation', question: 'is asked about' },
    'proposal-language': { en: 'English', fr: 'French' },
    clock: { exact: 'reliable', live: 'times of entry: never enough for a violation' },
  },
  fr: {
    renhou: { mangan: 'vaut un mangan à lui seul', yakuman: 'un yakuman' },
    'two-han': { 'five-counters': 'à partir de cinq compteurs' },
    'yakuman-together': { add: 's’additionnent', one: 'comptent pour un' },
    'mixed-tile': {
      lowest: 'la tuile qui vaut le moins compte',
      'nothing-ambiguous': 'rien de ce qui en dépend ne compte',
      'no-wait': 'le pinfu et les fu de l’attente ne comptent pas',
    },
    'riichi-points': { any: 'aucun', ask: 'l’arbitre décide' },
    'several-wins': { nearest: 'le plus proche dans l’ordre du jeu gagne', all: 'tous gagnent', ask: 'l’arbitre décide' },
    'several-sticks': {
      'own-back': 'chaque gagnant reprend le sien de cette donne, le reste va au plus proche dans l’ordre du jeu',
      'all-to-nearest': 'tous au plus proche dans l’ordre du jeu',
    },
    'several-counters': { each: 'payés à chaque gagnant', 'to-nearest': 'payés au plus proche dans l’ordre du jeu' },
    liability: { 'dragons-winds': 'grands dragons, grands vents', 'dragons-winds-kongs': 'grands dragons, grands vents, quatre kongs' },
    'liability-covers': { 'fed-yakuman': 'seulement le yakuman donné', 'whole-hand': 'toute la main' },
    'liability-counters': { discarder: 'payés par celui qui écarte', liable: 'payés par le joueur responsable' },
    'dealer-stays': { 'win-or-tenpai': 'après une victoire, ou en attente au mur épuisé', win: 'après une victoire' },
    'uma-tie': { split: 'partagé', 'by-seat': 'la meilleure place au premier dans l’ordre Est, Sud, Ouest, Nord' },
    'leftover-sticks': { winner: 'au vainqueur ; partagés en cas d’égalité', nobody: 'à personne' },
    'score-corrections': {
      'tiles-turned-down': 'jusqu’à ce que les tuiles soient retournées, plus tard si tous sont d’accord',
      'hand-intact': 'tant que la main est intacte, plus tard si personne ne conteste',
      payment: 'jusqu’au paiement',
    },
    'chombo-worth': { 'twice-uma-step': 'deux fois l’écart de l’uma entre deux places', 'reverse-mangan': 'un mangan payé aux autres' },
    'chombo-at-win': { void: 'la victoire compte, pas le chombo', counts: 'compte' },
    'chombo-at-draw': { 'dealt-again': 'la donne est rejouée, sans paiement ni compteur', paid: 'le mur épuisé est payé' },
    'table-penalties': { 'from-scores': 'retirées des points que signent les joueurs', 'after-uma': 'retirées après l’uma' },
    'hand-begins': { 'at-once': 'dès que la précédente est finie', 'first-discard': 'au premier écart d’Est' },
    'chombo-after-signal': { counts: 'compte parmi les dernières donnes', 'dealt-again': 'est rejouée' },
    'rrc-text': { april: '20 avril 2026', june: '30 juin 2026' },
    transcribed: { violation: 'est une faute', question: 'fait l’objet d’une question' },
    'proposal-language': { en: 'anglais', fr: 'français' },
    clock: { exact: 'fiable', live: 'heures de saisie : elles ne suffisent jamais à établir une faute' },
  },
}

export const settingName = (setting: SettingName, language: Language): string => NAMES[setting][language]

export const settingGroupName = (group: SettingGroup, language: Language): string => GROUPS[group][language]

export const settingValue = (setting: SettingName, value: string | number | null, language: Language): string => {
  if (value === null) return VALUES[language].unset
  if (typeof value === 'number') return formatNumber(value, language)
  const uma = /^(\d+)\/(\d+)$/.exec(value)
  if (uma) return `${uma[1]} / ${uma[2]} / −${uma[2]} / −${uma[1]}`
  const points = /^(\d+)-(table|tournament)$/.exec(value)
  if (points)
    return penaltyName({ kind: 'points', amount: Number(points[1]), unit: points[2] === 'table' ? 'table' : 'tournament' }, language)
  const own: Readonly<Partial<Record<SettingName, Readonly<Record<string, string>>>>> = VALUES_OF[language]
  const common: Readonly<Record<string, string>> = VALUES[language]
  return typeset(own[setting]?.[value] ?? common[value] ?? value, language)
}

const FOR_INFORMATION: ByLanguage<string> = {
  en: 'for information: proposals are in the language of each reader',
  fr: 'pour information : les propositions sont dans la langue de chaque lecteur',
}

/** A note beside a setting that changes nothing in Shinpan; empty for all others. */
export const settingNote = (setting: SettingName, language: Language): string =>
  isForInformation(setting) ? typeset(FOR_INFORMATION[language], language) : ''

/** The settings in groups, in the order in which lists show them. */
export const groupedSettings: readonly { readonly group: SettingGroup; readonly settings: readonly SettingName[] }[] = Object.entries(
  SETTING_GROUPS,
).map(([group, settings]) => ({ group: group as SettingGroup, settings }))
