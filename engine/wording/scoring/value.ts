import type { Yaku } from '../../hand/yaku-names.ts'
import type { ByLanguage, Language } from '../../model/language.ts'
import type { MissingFact } from '../../scoring/missing.ts'
import type { PointLimit, ScoringConvention } from '../../scoring/points.ts'

/** The names by which players know the yaku. */
const NAMES: Readonly<Record<Yaku, ByLanguage<string>>> = {
  riichi: { en: 'Riichi', fr: 'Riichi' },
  'double-riichi': { en: 'Double riichi', fr: 'Double riichi' },
  ippatsu: { en: 'Ippatsu', fr: 'Ippatsu' },
  'last-draw': { en: 'Last tile draw', fr: 'Dernière tuile du mur' },
  'last-discard': { en: 'Last discard', fr: 'Dernier écart' },
  replacement: { en: 'Win on a replacement tile', fr: 'Tuile de remplacement' },
  'robbed-kong': { en: 'Robbing a kong', fr: 'Vol de kong' },
  'self-draw': { en: 'Fully concealed hand', fr: 'Tsumo main fermée' },
  'prevailing-wind': { en: 'Prevailing wind', fr: 'Vent dominant' },
  'seat-wind': { en: 'Seat wind', fr: 'Vent du joueur' },
  'white-dragon': { en: 'White dragon', fr: 'Dragon blanc' },
  'green-dragon': { en: 'Green dragon', fr: 'Dragon vert' },
  'red-dragon': { en: 'Red dragon', fr: 'Dragon rouge' },
  pinfu: { en: 'Pinfu', fr: 'Pinfu' },
  'all-simples': { en: 'All simples', fr: 'Tout ordinaire' },
  'twin-chows': { en: 'Pure double chow', fr: 'Double chow pur' },
  'mixed-triple-chow': { en: 'Mixed triple chow', fr: 'Triple chow mixte' },
  'pure-straight': { en: 'Pure straight', fr: 'Grande suite' },
  'outside-hand': { en: 'Outside hand', fr: 'Terminales et honneurs partout' },
  'seven-pairs': { en: 'Seven pairs', fr: 'Sept paires' },
  'all-pungs': { en: 'All pungs', fr: 'Tout pung' },
  'three-concealed-pungs': { en: 'Three concealed pungs', fr: 'Trois pungs cachés' },
  'three-kongs': { en: 'Three kongs', fr: 'Trois kongs' },
  'triple-pung': { en: 'Triple pung', fr: 'Triple pung' },
  'all-terminals-and-honours': { en: 'All terminals and honours', fr: 'Tout terminales et honneurs' },
  'little-three-dragons': { en: 'Little three dragons', fr: 'Trois petits dragons' },
  'half-flush': { en: 'Half flush', fr: 'Semi-pure' },
  'terminals-in-all-sets': { en: 'Terminals in all sets', fr: 'Terminales partout' },
  'double-twin-chows': { en: 'Twice pure double chow', fr: 'Deux doubles chows purs' },
  'full-flush': { en: 'Full flush', fr: 'Main pure' },
  renhou: { en: 'Blessing of man', fr: 'Main de l’homme' },
  'heavenly-hand': { en: 'Blessing of heaven', fr: 'Main du ciel' },
  'earthly-hand': { en: 'Blessing of earth', fr: 'Main de la terre' },
  'thirteen-orphans': { en: 'Thirteen Orphans', fr: 'Treize Orphelins' },
  'four-concealed-pungs': { en: 'Four concealed pungs', fr: 'Quatre pungs cachés' },
  'big-three-dragons': { en: 'Big three dragons', fr: 'Trois grands dragons' },
  'little-four-winds': { en: 'Little four winds', fr: 'Quatre petits vents' },
  'big-four-winds': { en: 'Big four winds', fr: 'Quatre grands vents' },
  'all-honours': { en: 'All honours', fr: 'Tout honneurs' },
  'all-green': { en: 'All green', fr: 'Main verte' },
  'all-terminals': { en: 'All terminals', fr: 'Tout terminales' },
  'four-kongs': { en: 'Four kongs', fr: 'Quatre kongs' },
  'nine-gates': { en: 'Nine gates', fr: 'Neuf portes' },
  dora: { en: 'Dora', fr: 'Dora' },
  'red-five': { en: 'Red five', fr: 'Cinq rouge' },
  'ura-dora': { en: 'Ura dora', fr: 'Ura dora' },
}

export const yakuName = (yaku: Yaku, language: Language): string => NAMES[yaku][language]

const LIMIT_NAMES: Readonly<Record<PointLimit, string>> = {
  mangan: 'mangan',
  haneman: 'haneman',
  baiman: 'baiman',
  sanbaiman: 'sanbaiman',
  yakuman: 'yakuman',
}

/** The size of a hand above which fu do not count; alike in both languages. */
export const limitName = (limit: PointLimit): string => LIMIT_NAMES[limit]

const MISSING_NAMES: Readonly<Record<MissingFact, ByLanguage<string>>> = {
  hand: { en: 'the tiles of the hand', fr: 'les tuiles de la main' },
  tile: { en: 'the winning tile', fr: 'la tuile gagnante' },
  groups: { en: 'the displayed groups', fr: 'les groupes exposés' },
  winds: { en: 'the prevailing wind', fr: 'le vent dominant' },
  riichi: { en: 'the riichi declaration (made or not, and when)', fr: 'la déclaration de riichi (faite ou non, et quand)' },
  ippatsu: { en: 'the calls since the riichi', fr: 'les appels depuis le riichi' },
  wall: { en: 'the tiles left in the wall', fr: 'les tuiles qui restent au mur' },
  'first-turn': { en: 'the calls in the first turn', fr: 'les appels du premier tour' },
  dora: { en: 'the dora indicators', fr: 'les indicateurs de dora' },
  ura: { en: 'the ura dora indicators', fr: 'les indicateurs d’ura dora' },
  counters: { en: 'the counters', fr: 'les compteurs' },
  sticks: { en: 'the riichi sticks on the table', fr: 'les bâtons de riichi sur la table' },
  'open-tanyao': { en: 'the rule on open all simples (tanyao)', fr: 'la règle sur le tan’yao ouvert' },
  renhou: { en: 'the value of renhou', fr: 'la valeur de renhou' },
  'red-fives': { en: 'whether the set has red fives', fr: 'si le jeu a des cinq rouges' },
  several: { en: 'the rule on several wins', fr: 'la règle en cas de plusieurs victoires' },
  liability: { en: 'the player who fed the last group', fr: 'le joueur qui a donné le dernier groupe' },
}

/** A fact that the value depends on and the record does not hold. */
export const missingName = (missing: MissingFact, language: Language): string => MISSING_NAMES[missing][language]

const CONVENTION_TEXTS: ByLanguage<Readonly<Record<ScoringConvention, string>>> = {
  en: {
    'counted-yakuman': '13 han and more count as a yakuman.',
    'several-yakuman': 'Several yakuman add up.',
    'double-wind-pair': 'A pair of a wind that is both prevailing and seat wind is worth 4 fu.',
    'rounded-mangan': 'A hand just below a mangan is not rounded up.',
    'counters-of-several': 'Among several winners, the nearest in turn order gets the counters.',
    'sticks-of-several': 'Among several winners, the nearest in turn order gets the riichi sticks.',
    'liability-of-several': 'The liable player pays for all yakuman of the hand.',
    'counters-of-liability': 'The liable player pays the counters.',
    'mixed-tile': 'Points for the wait are counted, although the winning tile was not kept apart.',
  },
  fr: {
    'counted-yakuman': '13 han et plus comptent pour un yakuman.',
    'several-yakuman': 'Plusieurs yakuman s’additionnent.',
    'double-wind-pair': 'Une paire d’un vent à la fois dominant et du joueur vaut 4 fu.',
    'rounded-mangan': 'Une main juste sous le mangan n’est pas arrondie.',
    'counters-of-several': 'Entre plusieurs gagnants, le plus proche dans l’ordre du jeu reçoit les compteurs.',
    'sticks-of-several': 'Entre plusieurs gagnants, le plus proche dans l’ordre du jeu reçoit les bâtons de riichi.',
    'liability-of-several': 'Le joueur responsable paie pour tous les yakuman de la main.',
    'counters-of-liability': 'Le joueur responsable paie les compteurs.',
    'mixed-tile': 'Les points de l’attente sont comptés, bien que la tuile gagnante n’ait pas été gardée à part.',
  },
}

/** A convention used in counting a hand where the rule text on file is silent. */
export const conventionText = (convention: ScoringConvention, language: Language): string => CONVENTION_TEXTS[language][convention]
