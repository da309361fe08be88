import type { ByLanguage, Language } from '../../model/language.ts'
import type { MissingFact } from '../../scoring/missing.ts'
import type { PointLimit } from '../../scoring/points.ts'

const LIMIT_NAMES: Readonly<Record<PointLimit, string>> = {
  mangan: 'mangan',
  haneman: 'haneman',
  baiman: 'baiman',
  sanbaiman: 'sanbaiman',
  yakuman: 'yakuman',
}

/** The size of a hand above which fu do not count; alike in both languages. */
export const limitName = (limit: PointLimit): string => LIMIT_NAMES[limit]

const MISSING_NAMES: ByLanguage<Readonly<Record<MissingFact, string>>> = {
  en: {
    hand: 'the tiles of the hand',
    tile: 'the winning tile',
    groups: 'the displayed groups',
    winds: 'the prevailing wind',
    riichi: 'the riichi declaration (made or not, and when)',
    ippatsu: 'the calls since the riichi',
    wall: 'the tiles left in the wall',
    'first-turn': 'the calls in the first turn',
    dora: 'the dora indicators',
    ura: 'the ura dora indicators',
    counters: 'the counters',
    sticks: 'the riichi sticks on the table',
    'open-tanyao': 'the rule on open all simples (tanyao)',
    renhou: 'the value of renhou',
    'red-fives': 'whether the set has red fives',
    several: 'the rule on several wins',
    liability: 'the player who fed the last group',
  },
  fr: {
    hand: 'les tuiles de la main',
    tile: 'la tuile gagnante',
    groups: 'les groupes exposés',
    winds: 'le vent dominant',
    riichi: 'la déclaration de riichi (faite ou non, et quand)',
    ippatsu: 'les appels depuis le riichi',
    wall: 'les tuiles qui restent au mur',
    'first-turn': 'les appels du premier tour',
    dora: 'les indicateurs de dora',
    ura: 'les indicateurs d’ura dora',
    counters: 'les compteurs',
    sticks: 'les bâtons de riichi sur la table',
    'open-tanyao': 'la règle sur le tan’yao ouvert',
    renhou: 'la valeur de renhou',
    'red-fives': 'si le jeu a des cinq rouges',
    several: 'la règle en cas de plusieurs victoires',
    liability: 'le joueur qui a donné le dernier groupe',
  },
}

/** A fact that the value depends on and the record does not hold. */
export const missingName = (missing: MissingFact, language: Language): string => MISSING_NAMES[language][missing]
