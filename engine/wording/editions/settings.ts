import type { ByLanguage, Language } from '../../model/language.ts'
import type { SettingSource } from '../../model/setting-sources.ts'
import { isForInformation, SETTING_GROUPS, type SettingGroup, type SettingName } from '../../model/settings.ts'
import { formatNumber } from '../../phrases/numbers.ts'
import { typeset } from '../../phrases/typeset.ts'
import { penaltyName } from '../penalties/penalties.ts'

const NAMES: ByLanguage<Readonly<Record<SettingName, string>>> = {
  en: {
    'red-fives': 'Red fives in the set',
    'open-tanyao': 'All simples (tanyao) with an open hand',
    atozuke: 'Win by a yaku that only some waits give (atozuke)',
    renhou: 'Win on a discard before the player’s first draw (renhou)',
    'two-han': 'Two han of yaku needed to win',
    kiriage: '4 han 30 fu and 3 han 60 fu count as a mangan (kiriage)',
    'counted-yakuman': '13 han count as a yakuman',
    'yakuman-together': 'Several yakuman in one hand',
    'double-yakuman': 'The rarer form of a yakuman counts twice',
    'double-wind-fu': 'Fu of a pair of the prevailing and own wind',
    'open-pinfu': 'Fu of an open hand with no other fu, won on a discard',
    'mixed-tile': 'Winning tile mixed into the hand',
    'riichi-tiles': 'Tiles that must be left in the wall for riichi',
    'riichi-points': 'Points needed for riichi',
    'furiten-riichi': 'Riichi while furiten',
    'several-wins': 'Several wins on one discard',
    'several-sticks': 'Riichi sticks after several wins',
    'several-counters': 'Counters after several wins',
    liability: 'Liability for the last group of a yakuman',
    'liability-covers': 'Liability in a hand with several yakuman',
    'liability-counters': 'Counters of a liable hand won on another’s discard',
    'abortive-draws': 'Abortive draws',
    nagashi: 'Mangan at an exhaustive draw (nagashi mangan)',
    'dealer-stays': 'East stays East',
    'starting-points': 'Starting points of each player',
    'return-points': 'Points subtracted at the end of a game',
    uma: 'Uma, in thousands of points',
    'uma-tie': 'Uma of players with the same score',
    'leftover-sticks': 'Riichi sticks left at the end of a game',
    bankruptcy: 'The game ends when a score falls below zero',
    'agari-yame': 'East in the lead may end the game after the last hand',
    'score-corrections': 'A wrong payment is put right',
    'chombo-worth': 'Cost of a chombo',
    'chombo-at-win': 'Chombo together with another player’s win',
    'chombo-at-draw': 'Chombo found at an exhaustive draw',
    'table-penalties': 'Penalties in table points',
    'session-minutes': 'Time limit of a game, in minutes',
    'signal-minutes': 'Minutes left at the signal',
    'hands-after-signal': 'Hands after the one in which the signal is given',
    'hands-if-between': 'Hands to play if the signal is given between two hands',
    'hand-begins': 'A hand begins',
    'chombo-after-signal': 'Hand that ends in a chombo after the signal',
    'draw-floor': 'Shortest time from discard to draw, in seconds',
    'turn-floor': 'Shortest time from a discard to the next one, in seconds',
    'call-gap': 'Time between two calls that are clearly apart, in seconds',
    'kong-wait': 'Time to win on an extended kong, in seconds',
    'slow-limit': 'Longest time for one discard, in seconds',
    'slow-count': 'Slow turns until a finding is raised',
    'rrc-text': 'Text of the Russian rules in force',
    transcribed: 'A fault known by a transcription alone',
    'proposal-language': 'Language of the proposals',
    clock: 'Clock of the record',
  },
  fr: {
    'red-fives': 'Cinq rouges dans le jeu',
    'open-tanyao': 'Tan’yao avec une main ouverte',
    atozuke: 'Victoire par un yaku que seules certaines attentes donnent (atozuke)',
    renhou: 'Victoire sur un écart avant sa première pioche (renhou)',
    'two-han': 'Deux han de yaku exigés pour gagner',
    kiriage: '4 han 30 fu et 3 han 60 fu valent un mangan (kiriage)',
    'counted-yakuman': '13 han valent un yakuman',
    'yakuman-together': 'Plusieurs yakuman dans une main',
    'double-yakuman': 'La forme la plus rare d’un yakuman compte double',
    'double-wind-fu': 'Fu d’une paire du vent dominant et du joueur',
    'open-pinfu': 'Fu d’une main ouverte sans autre fu, gagnée sur un écart',
    'mixed-tile': 'Tuile gagnante mêlée à la main',
    'riichi-tiles': 'Tuiles qui doivent rester dans le mur pour le riichi',
    'riichi-points': 'Points exigés pour le riichi',
    'furiten-riichi': 'Riichi en furiten',
    'several-wins': 'Plusieurs victoires sur un écart',
    'several-sticks': 'Bâtons de riichi après plusieurs victoires',
    'several-counters': 'Compteurs après plusieurs victoires',
    liability: 'Responsabilité pour le dernier groupe d’un yakuman',
    'liability-covers': 'Responsabilité dans une main à plusieurs yakuman',
    'liability-counters': 'Compteurs d’une telle main gagnée sur l’écart d’un autre',
    'abortive-draws': 'Donnes annulées',
    nagashi: 'Mangan au mur épuisé (nagashi mangan)',
    'dealer-stays': 'Est reste Est',
    'starting-points': 'Points de départ de chaque joueur',
    'return-points': 'Points retirés à la fin d’une partie',
    uma: 'Uma, en milliers de points',
    'uma-tie': 'Uma de joueurs à égalité',
    'leftover-sticks': 'Bâtons de riichi restés à la fin d’une partie',
    bankruptcy: 'La partie s’arrête quand un joueur passe sous zéro',
    'agari-yame': 'Est en tête peut finir la partie après la dernière donne',
    'score-corrections': 'Un paiement faux est corrigé',
    'chombo-worth': 'Coût d’un chombo',
    'chombo-at-win': 'Chombo en même temps qu’une victoire d’un autre',
    'chombo-at-draw': 'Chombo constaté au mur épuisé',
    'table-penalties': 'Pénalités en points de table',
    'session-minutes': 'Durée limite d’une partie, en minutes',
    'signal-minutes': 'Minutes restantes au signal',
    'hands-after-signal': 'Donnes après celle où le signal retentit',
    'hands-if-between': 'Donnes à jouer si le signal retentit entre deux donnes',
    'hand-begins': 'Une donne commence',
    'chombo-after-signal': 'Donne qui finit par un chombo après le signal',
    'draw-floor': 'Temps minimal de l’écart à la pioche, en secondes',
    'turn-floor': 'Temps minimal d’un écart au suivant, en secondes',
    'call-gap': 'Temps entre deux annonces nettement séparées, en secondes',
    'kong-wait': 'Temps pour gagner sur un petit kong exposé, en secondes',
    'slow-limit': 'Temps maximal pour un écart, en secondes',
    'slow-count': 'Nombre de tours trop lents avant un constat',
    'rrc-text': 'Texte des règles russes en vigueur',
    transcribed: 'Une faute connue par une seule transcription',
    'proposal-language': 'Langue des propositions',
    clock: 'Horloge du relevé',
  },
}

const GROUPS: ByLanguage<Readonly<Record<SettingGroup, string>>> = {
  en: {
    hand: 'Tiles and hands',
    riichi: 'Riichi',
    wins: 'Wins and payments',
    draws: 'Draws and East',
    game: 'Points of a game',
    penalties: 'Chombo and penalties',
    limit: 'Time limit',
    pace: 'Pace',
    record: 'Record and language',
  },
  fr: {
    hand: 'Tuiles et mains',
    riichi: 'Riichi',
    wins: 'Victoires et paiements',
    draws: 'Donnes sans gagnant et Est',
    game: 'Points d’une partie',
    penalties: 'Chombo et pénalités',
    limit: 'Limite de temps',
    pace: 'Rythme',
    record: 'Relevé et langue',
  },
}

type Values = Readonly<Record<string, string>>

/** Values that read alike in every setting. */
const VALUES: ByLanguage<Values> = {
  en: { on: 'yes', off: 'no', unknown: 'not known', unset: 'not set' },
  fr: { on: 'oui', off: 'non', unknown: 'inconnu', unset: 'non fixé' },
}

const VALUES_OF: ByLanguage<Partial<Readonly<Record<SettingName, Values>>>> = {
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
      'own-back': 'each winner’s own of this hand back, the rest to the nearest in turn order',
      'all-to-nearest': 'all to the nearest in turn order',
    },
    'several-counters': { each: 'paid to each winner', 'to-nearest': 'paid to the nearest in turn order' },
    liability: { 'dragons-winds': 'big dragons, big winds', 'dragons-winds-kongs': 'big dragons, big winds, four kongs' },
    'liability-covers': { 'fed-yakuman': 'only the yakuman that was fed', 'whole-hand': 'the whole hand' },
    'liability-counters': { discarder: 'the discarder pays', liable: 'the liable player pays' },
    'dealer-stays': { 'win-or-tenpai': 'after a win, and when waiting at an exhaustive draw', win: 'after a win' },
    'uma-tie': { split: 'shared', 'by-seat': 'the better place to the first from East' },
    'leftover-sticks': { winner: 'to the winner; shared on a tie', nobody: 'to nobody' },
    'score-corrections': {
      'tiles-turned-down': 'until the tiles are turned down, later if all agree',
      'hand-intact': 'while the hand is intact, later if undisputed',
      payment: 'until it is paid',
    },
    'chombo-worth': { 'twice-uma-step': 'twice the step of the uma', 'reverse-mangan': 'a mangan paid to the others' },
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
    'several-wins': { nearest: 'le plus proche dans l’ordre du tour gagne', all: 'tous gagnent', ask: 'l’arbitre décide' },
    'several-sticks': {
      'own-back': 'chaque gagnant reprend le sien de la donne, le reste au plus proche',
      'all-to-nearest': 'tous au plus proche dans l’ordre du tour',
    },
    'several-counters': { each: 'payés à chaque gagnant', 'to-nearest': 'payés au plus proche dans l’ordre du tour' },
    liability: { 'dragons-winds': 'grands dragons, grands vents', 'dragons-winds-kongs': 'grands dragons, grands vents, quatre kongs' },
    'liability-covers': { 'fed-yakuman': 'seulement le yakuman donné', 'whole-hand': 'toute la main' },
    'liability-counters': { discarder: 'payés par celui qui écarte', liable: 'payés par le joueur responsable' },
    'dealer-stays': { 'win-or-tenpai': 'après une victoire, ou en attente au mur épuisé', win: 'après une victoire' },
    'uma-tie': { split: 'partagé', 'by-seat': 'la meilleure place au premier depuis Est' },
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

const STANDINGS: ByLanguage<Readonly<Record<SettingSource['standing'], string>>> = {
  en: {
    'first-hand': '',
    translation: 'from a translation',
    transcription: 'as transcribed',
    digest: 'from a summary',
    example: 'by its example',
  },
  fr: {
    'first-hand': '',
    translation: 'd’après une traduction',
    transcription: 'd’après une transcription',
    digest: 'd’après un résumé',
    example: 'd’après son exemple',
  },
}

export const settingName = (setting: SettingName, language: Language): string => NAMES[language][setting]

export const settingGroupName = (group: SettingGroup, language: Language): string => GROUPS[language][group]

export const settingValue = (setting: SettingName, value: string | number | null, language: Language): string => {
  if (value === null) return VALUES[language].unset ?? ''
  if (typeof value === 'number') return formatNumber(value, language)
  const uma = /^(\d+)\/(\d+)$/.exec(value)
  if (uma) return `${uma[1]} / ${uma[2]} / −${uma[2]} / −${uma[1]}`
  const points = /^(\d+)-(table|tournament)$/.exec(value)
  if (points)
    return penaltyName({ kind: 'points', amount: Number(points[1]), unit: points[2] === 'table' ? 'table' : 'tournament' }, language)
  return typeset(VALUES_OF[language][setting]?.[value] ?? VALUES[language][value] ?? value, language)
}

/** The sections that a setting comes from, and how they were read. Empty if no text has it. */
export const settingSource = (source: SettingSource | undefined, language: Language): string =>
  source ? [source.sections.join(', '), STANDINGS[language][source.standing]].filter((text) => text !== '').join(', ') : ''

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
