import type { ConductId } from '../../model/conduct.ts'
import type { RuleId } from '../../model/rule-ids.ts'
import { CONDUCT } from './conduct.ts'
import type { EverydayWords } from './everyday-words.ts'
import { PLAY } from './play.ts'
import { RIICHI_AND_WINS } from './riichi-and-wins.ts'

/** The words of people at the table for mistakes in the record and tiles seen. */
const RECORD_AND_TILES = {
  'record.fifth-tile': {
    en: 'five of the same tile; fifth tile; a tile too often in the record; five equal tiles',
    fr: 'cinq fois la même tuile; cinquième tuile; tuile trop souvent au relevé',
  },
  'record.wall': {
    en: 'wall is empty in the record; drew with no tile left; wall count wrong in the record; too many draws',
    fr: 'mur vide au relevé; pioche sans tuile; nombre de tuiles du mur faux',
  },
  'record.claim': {
    en: 'claim impossible in the record; nobody discarded that tile; claim entered wrong',
    fr: 'réclamation impossible au relevé; personne n’a jeté cette tuile',
  },
  'record.missing': {
    en: 'an act is missing in the record; recorder missed a turn; line missing',
    fr: 'un acte manque au relevé; ligne oubliée; tour oublié par le greffier',
  },
  'record.doubled': {
    en: 'act entered twice; line doubled in the record; recorder typed it twice',
    fr: 'acte noté deux fois; ligne en double',
  },
  'record.seat': { en: 'wrong seat in the record; recorder typed the wrong player', fr: 'mauvaise place au relevé; mauvais joueur noté' },
  'record.tile': { en: 'wrong tile in the record; recorder typed the wrong tile', fr: 'mauvaise tuile au relevé; tuile mal notée' },
  'record.hand': {
    en: 'tiles shown are not in the recorded hand; hand does not match the record',
    fr: 'les tuiles montrées ne sont pas dans la main notée; main différente du relevé',
  },
  'record.no-claim': {
    en: 'took a tile without a call in the record; show without a call; nothing to take',
    fr: 'prend une tuile sans appel au relevé; rien à prendre',
  },
  'record.wind': { en: 'wrong wind in the record; seat wind wrong; round wind wrong', fr: 'mauvais vent au relevé; vent du tour faux' },
  'tiles.exposed': {
    en: 'tile fell from the wall; knocked over the wall; showed his tiles; showed his hand; exposed tiles; dropped a tile; tile turned over; saw a tile; revealed the hand by accident; wall broke; knocked down a hand; flipped a tile; showed tiles of another player; collapsed wall; hand slipped; own tile seen; sleeve uncovers a tile; showed his hand without calling; knocked over his own hand; showed the whole hand; opened the whole hand',
    fr: 'tuile tombée du mur; une tuile est tombée; tuiles du mur renversées; montre ses tuiles; main montrée; tuiles découvertes; a fait tomber une tuile; tuile retournée; on a vu une tuile; main renversée; mur effondré; tuiles visibles; la main glisse; tuile vue; la manche découvre une tuile; montre sa main sans rien annoncer; montre toute sa main',
    ja: 'misehai 見せ牌; haiyama kuzushi 牌山崩し; kuzushi 山崩し; yamakuzushi',
  },
} as const satisfies Readonly<Record<string, EverydayWords>>

/** The everyday words of every rule and conduct; a missing one does not compile. */
export const EVERYDAY: Readonly<Record<RuleId | ConductId, EverydayWords>> = {
  ...PLAY,
  ...RIICHI_AND_WINS,
  ...RECORD_AND_TILES,
  ...CONDUCT,
}
