import type { Yaku } from '../../hand/yaku-names.ts'
import type { ByLanguage, Language } from '../../model/language.ts'
import type { MissingFact } from '../../scoring/missing.ts'
import type { PointLimit, ScoringConvention } from '../../scoring/points.ts'

/** A yaku in English, in French, and in Japanese as it is spoken. */
const NAMES: Readonly<Record<Yaku, readonly [en: string, fr: string, ja: string]>> = {
  riichi: ['Riichi', 'Riichi', 'riichi'],
  'double-riichi': ['Double riichi', 'Double riichi', 'daburu riichi'],
  ippatsu: ['Ippatsu', 'Ippatsu', 'ippatsu'],
  'last-draw': ['Last tile draw', 'Dernière tuile du mur', 'haitei raoyue'],
  'last-discard': ['Last discard', 'Dernier écart', 'houtei raoyui'],
  replacement: ['Win on a replacement tile', 'Tuile de remplacement', 'rinshan kaihou'],
  'robbed-kong': ['Robbing a kong', 'Vol de kong', 'chankan'],
  'self-draw': ['Fully concealed hand', 'Tsumo main fermée', 'menzen tsumo'],
  'prevailing-wind': ['Prevailing wind', 'Vent dominant', 'bakaze'],
  'seat-wind': ['Seat wind', 'Vent du joueur', 'jikaze'],
  'white-dragon': ['White dragon', 'Dragon blanc', 'haku'],
  'green-dragon': ['Green dragon', 'Dragon vert', 'hatsu'],
  'red-dragon': ['Red dragon', 'Dragon rouge', 'chun'],
  pinfu: ['Pinfu', 'Pinfu', 'pinfu'],
  'all-simples': ['All simples', 'Tout ordinaire', 'tan’yao'],
  'twin-chows': ['Pure double chow', 'Double chow pur', 'iipeikou'],
  'mixed-triple-chow': ['Mixed triple chow', 'Triple chow mixte', 'sanshoku doujun'],
  'pure-straight': ['Pure straight', 'Grande suite', 'ittsuu'],
  'outside-hand': ['Outside hand', 'Terminales et honneurs partout', 'chanta'],
  'seven-pairs': ['Seven pairs', 'Sept paires', 'chiitoitsu'],
  'all-pungs': ['All pungs', 'Tout pung', 'toitoi'],
  'three-concealed-pungs': ['Three concealed pungs', 'Trois pungs cachés', 'san’ankou'],
  'three-kongs': ['Three kongs', 'Trois kongs', 'sankantsu'],
  'triple-pung': ['Triple pung', 'Triple pung', 'sanshoku doukou'],
  'all-terminals-and-honours': ['All terminals and honours', 'Tout terminales et honneurs', 'honroutou'],
  'little-three-dragons': ['Little three dragons', 'Trois petits dragons', 'shousangen'],
  'half-flush': ['Half flush', 'Semi-pure', 'hon’itsu'],
  'terminals-in-all-sets': ['Terminals in all sets', 'Terminales partout', 'junchan'],
  'double-twin-chows': ['Twice pure double chow', 'Deux doubles chows purs', 'ryanpeikou'],
  'full-flush': ['Full flush', 'Main pure', 'chin’itsu'],
  renhou: ['Blessing of man', 'Main de l’homme', 'renhou'],
  'heavenly-hand': ['Blessing of heaven', 'Main du ciel', 'tenhou'],
  'earthly-hand': ['Blessing of earth', 'Main de la terre', 'chiihou'],
  'thirteen-orphans': ['Thirteen Orphans', 'Treize Orphelins', 'kokushi musou'],
  'four-concealed-pungs': ['Four concealed pungs', 'Quatre pungs cachés', 'suu’ankou'],
  'big-three-dragons': ['Big three dragons', 'Trois grands dragons', 'daisangen'],
  'little-four-winds': ['Little four winds', 'Quatre petits vents', 'shousuushii'],
  'big-four-winds': ['Big four winds', 'Quatre grands vents', 'daisuushii'],
  'all-honours': ['All honours', 'Tout honneurs', 'tsuuiisou'],
  'all-green': ['All green', 'Main verte', 'ryuuiisou'],
  'all-terminals': ['All terminals', 'Tout terminales', 'chinroutou'],
  'four-kongs': ['Four kongs', 'Quatre kongs', 'suukantsu'],
  'nine-gates': ['Nine gates', 'Neuf portes', 'chuuren poutou'],
  dora: ['Dora', 'Dora', 'dora'],
  'red-five': ['Red five', 'Cinq rouge', 'akadora'],
  'ura-dora': ['Ura dora', 'Ura dora', 'uradora'],
}

const PLACES = { en: 0, fr: 1 } as const satisfies ByLanguage<number>

export const yakuName = (yaku: Yaku, language: Language): string => NAMES[yaku][PLACES[language]]

/** A yaku as players announce it at the table. */
export const japaneseYakuName = (yaku: Yaku): string => NAMES[yaku][2]

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
    'counters-of-several': 'Entre plusieurs gagnants, le plus proche dans l’ordre du tour reçoit les compteurs.',
    'sticks-of-several': 'Entre plusieurs gagnants, le plus proche dans l’ordre du tour reçoit les bâtons de riichi.',
    'liability-of-several': 'Le joueur responsable paie pour tous les yakuman de la main.',
    'counters-of-liability': 'Le joueur responsable paie les compteurs.',
    'mixed-tile': 'Les points de l’attente sont comptés, bien que la tuile gagnante n’ait pas été gardée à part.',
  },
}

/** A convention used in counting a hand where the rule text on file is silent. */
export const conventionText = (convention: ScoringConvention, language: Language): string => CONVENTION_TEXTS[language][convention]
