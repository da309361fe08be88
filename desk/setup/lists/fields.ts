import { SEATS, type Seat } from '../../../engine/model/seats.ts'
import { foldText } from '../../../engine/wording/terms/characters.ts'
import { type Field, LIST_FIELDS, type ListKind, type Plain } from '../../contract/vocabulary.ts'

/** The fields that a list of a kind can have, except those of single rounds. */
export const fieldsOf = (kind: ListKind): readonly Plain[] => LIST_FIELDS[kind]

/** The round that a column is about. */
export const roundOfField = (field: Field | null): number | null => (field?.startsWith('round:') ? Number(field.slice(6)) : null)

/** A heading as it is compared: `N° du joueur` and `no du joueur` are one. */
const plain = (text: string): string => foldText(text.normalize('NFKD')).replaceAll(/[^\p{L}\p{N}#]+/gu, '')

const words = (all: string): readonly string[] => all.split(' ').map(plain)

/** The words by which a heading is known, without accents, capitals and signs: English, French, Japanese, and those of EMA's lists. */
const WORDS: { readonly [F in Plain]: readonly string[] } = {
  number: words(
    'no nr num number id player-number player-no player-id start-number bib # n numéro num-joueur numéro-de-joueur numéro-joueur dossard 番号 選手番号',
  ),
  name: words(
    'name full-name player-name players-name participant nom-complet nom-prénom nom-et-prénom prénom-nom prénom-et-nom nom-du-joueur referee referees referee-name judge judges arbitre arbitres nom-de-l-arbitre 名前 氏名 選手名 選手 審判 審判員',
  ),
  first: words('first first-name given-name forename prénom 名'),
  last: words('last last-name surname family-name nom nom-de-famille 姓'),
  country: words('country nation nationality nat federation ioc pays nationalité fédération 国 国籍'),
  head: words(
    'head head-referee chief role roles referee-role main-referee principal arbitre-principal rôle rôles rôle-de-l-arbitre fonction function chef 主審 役割 役職',
  ),
  round: words('round rd r session hanchan game ronde tour manche partie 回戦 ラウンド'),
  date: words('date day jour journée 日 日付'),
  starts: words('start starts start-time starting-time begins time hour début heure heure-de-début commence horaire 開始 開始時刻'),
  minutes: words('minutes min length duration durée temps 分 時間'),
  tables: words('tables number-of-tables nombre-de-tables 卓数'),
  table: words('table table-no table-number tbl numéro-de-table 卓 卓番 卓番号'),
  seat: words('seat wind position place siège vent 席 風 座席'),
  player: words('player players joueur joueuse joueurs 選手 player-or-name'),
  E: words('e east est ton 東 東家 player-e player-east joueur-est'),
  S: words('s south sud nan 南 南家 player-s player-south joueur-sud'),
  W: words('w o west ouest shaa sha xia 西 西家 player-w player-west joueur-ouest'),
  N: words('n north nord pei pe 北 北家 player-n player-north joueur-nord'),
}

const ROUND_COLUMN = /^(?:r|rd|round|ronde|tour|manche|session|hanchan|第)0*([1-9]\d{0,2})(?:回戦|table|seat)?$/

/** The fields that a heading can mean, the likeliest first. */
export const fieldsMeant = (heading: string): readonly Field[] => {
  const word = plain(heading.replaceAll(/№|n[°º]/gi, 'no'))
  if (word === '') return []
  const round = ROUND_COLUMN.exec(word)?.[1]
  if (round) return [`round:${Number(round)}`]
  return (Object.keys(WORDS) as Plain[]).filter((field) => WORDS[field].includes(word))
}

/** A seat as lists write it: its letter or name in English, French or Japanese, or 1 to 4 from East. */
export const readSeatCell = (text: string): Seat | undefined => {
  const word = plain(text)
  const place = /^[1-4]$/.test(word) ? SEATS[Number(word) - 1] : undefined
  return place ?? SEATS.find((seat) => WORDS[seat].includes(word))
}
