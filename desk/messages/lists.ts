import type { Text } from '../../engine/model/language.ts'
import type { Seat } from '../../engine/model/seats.ts'
import { seatName } from '../../engine/phrases/seats.ts'
import { inType } from './in-type.ts'

const whole = (n: number): Text => ({ en: n.toLocaleString('en'), fr: n.toLocaleString('fr') })
const some = (names: readonly string[]): string => `${names.slice(0, 8).join(', ')}${names.length > 8 ? ` … (${names.length})` : ''}`

/** Messages about lists of players, referees, rounds and seats: about the file, a line in it, and its effect. */
export const listWords = inType({
  atLine: (line: number, why: Text): Text => ({ en: `line ${line}: ${why.en}`, fr: `ligne ${line} : ${why.fr}` }),
  // the file
  large: (megabytes: number): Text => ({
    en: `larger than ${megabytes} MB, too large for a tournament list`,
    fr: `plus de ${megabytes} Mo : trop grand pour une liste de tournoi`,
  }),
  lines: (most: number): Text => ({
    en: `more than ${whole(most).en} lines, too many for a tournament list`,
    fr: `plus de ${whole(most).fr} lignes : trop pour une liste de tournoi`,
  }),
  columns: (line: number, most: number): Text => ({
    en: `line ${line} has more than ${most} columns: expected a list with a few`,
    fr: `la ligne ${line} a plus de ${most} colonnes : attendu une liste de quelques colonnes`,
  }),
  longLine: (line: number, most: number): Text => ({
    en: `line ${line} is longer than ${whole(most).en} characters: expected one line for each player, round or table`,
    fr: `la ligne ${line} a plus de ${whole(most).fr} caractères : attendu une ligne par joueur, ronde ou table`,
  }),
  quote: (line: number): Text => ({
    en: `the quotation mark that opens on line ${line} is not closed`,
    fr: `le guillemet ouvert à la ligne ${line} n’est pas fermé`,
  }),
  notCsv: (line: number): Text => ({ en: `line ${line} can't be read as CSV`, fr: `la ligne ${line} ne se lit pas comme du CSV` }),
  empty: { en: 'the list is empty', fr: 'la liste est vide' },
  noBody: { en: 'there are headings, but no lines below them', fr: 'il y a des titres, mais aucune ligne dessous' },
  notText: {
    en: 'this is neither text nor a spreadsheet: expected CSV or XLSX',
    fr: 'ce n’est ni du texte ni un classeur : attendu CSV ou XLSX',
  },
  control: (line: number, character: string): Text => {
    const name = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    return {
      en: `line ${line} has the control character ${name}, which is not text: delete it there`,
      fr: `la ligne ${line} contient le caractère de contrôle ${name}, qui n’est pas du texte : supprimez-le`,
    }
  },
  otherEncoding: (encoding: string): Text => ({
    en: `this is not text in ${encoding}: choose another encoding`,
    fr: `ce n’est pas du texte en ${encoding} : choisissez un autre encodage`,
  }),
  webPage: {
    en: 'this is a web page or XML: save the list as CSV or XLSX',
    fr: 'c’est une page web ou du XML : enregistrez la liste en CSV ou XLSX',
  },
  oldExcel: {
    en: 'this is an Excel file of an older kind (.xls, .xlsb) or one with a password: save it as .xlsx or CSV',
    fr: 'c’est un fichier Excel d’un ancien type (.xls, .xlsb) ou avec mot de passe : enregistrez-le en .xlsx ou CSV',
  },
  openDocument: {
    en: 'this is an OpenDocument file: save it as .xlsx or CSV',
    fr: 'c’est un fichier OpenDocument : enregistrez-le en .xlsx ou CSV',
  },
  pdf: { en: 'this is a PDF: expected CSV or XLSX', fr: 'c’est un PDF : attendu CSV ou XLSX' },
  packed: { en: 'this is a packed file (gzip): unpack it first', fr: 'c’est un fichier compressé (gzip) : décompressez-le d’abord' },
  otherZip: {
    en: 'this is a ZIP archive without a workbook: expected CSV or XLSX',
    fr: 'c’est une archive ZIP sans classeur : attendu CSV ou XLSX',
  },
  damagedXlsx: { en: 'this XLSX file is damaged or cut off', fr: 'ce fichier XLSX est abîmé ou coupé' },
  doctype: {
    en: 'this XLSX file holds a DOCTYPE, which is not accepted',
    fr: 'ce fichier XLSX contient un DOCTYPE, ce qui n’est pas accepté',
  },
  bomb: {
    en: 'unpacked, this file is too large for a tournament list: it is not read',
    fr: 'décompressé, ce fichier est trop grand pour une liste de tournoi : il n’est pas lu',
  },
  crashed: (said: string): Text => ({
    en: `reading this file failed, which is a fault of the program, not of the file: ${said}`,
    fr: `la lecture de ce fichier a échoué ; c’est un défaut du programme, pas du fichier : ${said}`,
  }),
  noSheet: (sheet: string, sheets: readonly string[]): Text => ({
    en: `there is no sheet ${sheet}: ${some(sheets)}`,
    fr: `il n’y a pas de feuille ${sheet} : ${some(sheets)}`,
  }),
  stopped: { en: 'it was stopped; nothing was imported', fr: 'interrompu ; rien n’a été importé' },
  inFile: (file: string, why: Text): Text => ({ en: `${file}: ${why.en}`, fr: `${file} : ${why.fr}` }),
  notMapped: (what: Text): Text => ({
    en: `no column was recognized for ${what.en}: choose one`,
    fr: `aucune colonne reconnue pour ${what.fr} : choisissez-en une`,
  }),
  aName: { en: 'the names', fr: 'les noms' },
  aTable: { en: 'the tables', fr: 'les tables' },
  aSeat: { en: 'the players', fr: 'les joueurs' },
  aRound: { en: 'the rounds or when they begin', fr: 'les rondes ou leur début' },
  tooMuch: (entries: number, most: number): Text => ({
    en: `this would write ${whole(entries).en} entries, but one import writes at most ${whole(most).en}: import it in parts`,
    fr: `cela écrirait ${whole(entries).fr} entrées, mais un import en écrit ${whole(most).fr} au plus : importez en plusieurs fois`,
  }),
  badLines: (bad: number): Text => ({
    en: `${bad} ${bad === 1 ? 'line' : 'lines'} can't be imported, so nothing was: correct the file, or import the others without ${bad === 1 ? 'it' : 'them'}`,
    fr: `${bad} ${bad === 1 ? 'ligne ne peut' : 'lignes ne peuvent'} pas être ${bad === 1 ? 'importée' : 'importées'}, donc aucune ne l’est : corrigez le fichier, ou importez les autres sans ${bad === 1 ? 'elle' : 'elles'}`,
  }),
  changedSince: {
    en: 'the tournament has changed since this preview: look at the changes again',
    fr: 'le tournoi a changé depuis cet aperçu : regardez de nouveau les changements',
  },
  nothing: { en: 'nothing in it is new: the tournament has all of it', fr: 'rien de nouveau : le tournoi contient déjà tout' },
  // a line
  nameMissing: { en: 'the name is missing', fr: 'le nom manque' },
  nameMissingOf: (number: number): Text => ({
    en: `number ${number} is new, and its name is missing`,
    fr: `le numéro ${number} est nouveau, et son nom manque`,
  }),
  longName: { en: 'the name has more than 200 characters', fr: 'le nom a plus de 200 caractères' },
  longCountry: { en: 'the country has more than 60 characters', fr: 'le pays a plus de 60 caractères' },
  unprintable: { en: 'the name holds characters that can’t be seen', fr: 'le nom contient des caractères invisibles' },
  formula: (found: string): Text => ({
    en: `${found} reads like a formula: expected a name`,
    fr: `${found} se lit comme une formule : attendu un nom`,
  }),
  noName: (found: string): Text => ({ en: `found ${found}, expected a name`, fr: `trouvé ${found}, attendu un nom` }),
  badNumber: (found: string): Text => ({
    en: `found ${found}, expected a number from 1 to 999999`,
    fr: `trouvé ${found}, attendu un numéro de 1 à 999999`,
  }),
  numberTwice: (number: number, line: number): Text => ({
    en: `number ${number} is already on line ${line}`,
    fr: `le numéro ${number} figure déjà à la ligne ${line}`,
  }),
  nameTwice: (name: string, line: number): Text => ({
    en: `${name} is already on line ${line}: two people with the same name need a number each`,
    fr: `${name} figure déjà à la ligne ${line} : deux personnes du même nom ont besoin chacune d’un numéro`,
  }),
  nameAgain: (name: string, line: number): Text => ({
    en: `${name} is already on line ${line}: is this another person?`,
    fr: `${name} figure déjà à la ligne ${line} : est-ce une autre personne ?`,
  }),
  anotherNamed: (name: string): Text => ({
    en: `several players are called ${name}, each of another country: is this another person?`,
    fr: `plusieurs joueurs s’appellent ${name}, de pays différents : est-ce une autre personne ?`,
  }),
  twoPeople: ({ number, is, name, has }: { number: number; is: string; name: string; has: number | null }): Text => ({
    en: `number ${number} is ${is} in the tournament, and ${name} ${has === null ? 'has no number' : `is number ${has}`}: correct the number, or match players by name`,
    fr: `le numéro ${number} est ${is} dans le tournoi, et ${name} ${has === null ? 'n’a pas de numéro' : `est le numéro ${has}`} : corrigez le numéro, ou retrouvez les joueurs par nom`,
  }),
  numberTaken: (number: number, by: string): Text => ({
    en: `number ${number} belongs to ${by}`,
    fr: `le numéro ${number} appartient à ${by}`,
  }),
  severalNamed: (name: string): Text => ({
    en: `several players are called ${name}: expected a number`,
    fr: `plusieurs joueurs s’appellent ${name} : attendu un numéro`,
  }),
  refereeTwice: (name: string, line: number): Text => ({
    en: `${name} is already on line ${line}`,
    fr: `${name} figure déjà à la ligne ${line}`,
  }),
  badRound: (found: string): Text => ({
    en: `found ${found || 'nothing'}, expected the number of a round`,
    fr: `trouvé ${found || 'rien'}, attendu le numéro d’une ronde`,
  }),
  roundMissing: { en: 'the round is missing', fr: 'la ronde manque' },
  roundTwice: (round: number, line: number): Text => ({
    en: `round ${round} is already on line ${line}`,
    fr: `la ronde ${round} figure déjà à la ligne ${line}`,
  }),
  badDay: (found: string): Text => ({
    en: `found ${found}, expected a day such as 2026-11-21 or 21/11/2026`,
    fr: `trouvé ${found}, attendu un jour comme 21/11/2026 ou 2026-11-21`,
  }),
  badTime: (found: string): Text => ({
    en: `found ${found}, expected a time such as 9:30`,
    fr: `trouvé ${found}, attendu une heure comme 9:30 ou 9h30`,
  }),
  badMinutes: (found: string): Text => ({
    en: `found ${found}, expected a length from 1 to 1440 minutes`,
    fr: `trouvé ${found}, attendu une durée de 1 à 1440 minutes`,
  }),
  badTables: (found: string): Text => ({
    en: `found ${found}, expected a number of tables up to 500`,
    fr: `trouvé ${found}, attendu un nombre de tables, 500 au plus`,
  }),
  tableMissing: { en: 'the table is missing', fr: 'la table manque' },
  longTable: { en: 'the name of the table has more than 60 characters', fr: 'le nom de la table a plus de 60 caractères' },
  playerMissing: { en: 'the player is missing', fr: 'le joueur manque' },
  badSeat: (found: string): Text => ({
    en: `found ${found}, expected a seat: E, S, W, N or 1 to 4`,
    fr: `trouvé ${found}, attendu une place : E, S, O, N ou 1 à 4`,
  }),
  badPlace: (found: string): Text => ({
    en: `found ${found}, expected a table and a seat such as 5E`,
    fr: `trouvé ${found}, attendu une table et une place, comme 5E`,
  }),
  noNumber: (number: number): Text => ({
    en: `there is no player ${number}: expected a number from the list of players`,
    fr: `il n’y a pas de joueur ${number} : attendu un numéro de la liste des joueurs`,
  }),
  noSuchName: (name: string): Text => ({
    en: `there is no player ${name}: expected a number or a name from the list of players`,
    fr: `il n’y a pas de joueur ${name} : attendu un numéro ou un nom de la liste des joueurs`,
  }),
  notThatPlayer: (number: string, is: string, name: string): Text => ({
    en: `number ${number} is ${is}, not ${name}`,
    fr: `le numéro ${number} est ${is}, pas ${name}`,
  }),
  atTableTwice: (name: string): Text => ({ en: `${name} sits there twice`, fr: `${name} y est assis deux fois` }),
  sitsTwice: ({ name, round, table, line }: { name: string; round: number; table: string; line: number }): Text => ({
    en: `line ${line} already seats ${name} at table ${table} in round ${round}`,
    fr: `la ligne ${line} place déjà ${name} à la table ${table} de la ronde ${round}`,
  }),
  sitsAlready: ({ name, round, table }: { name: string; round: number; table: string }): Text => ({
    en: `${name} already sits at table ${table} in round ${round}`,
    fr: `${name} est déjà à la table ${table} de la ronde ${round}`,
  }),
  seatTwice: ({ seat, table, round, line }: { seat: Seat; table: string; round: number; line: number }): Text => ({
    en: `${seatName(seat, 'en')} of table ${table} in round ${round} is already taken on line ${line}`,
    fr: `${seatName(seat, 'fr')} de la table ${table} de la ronde ${round} est déjà pris à la ligne ${line}`,
  }),
  tableFull: (table: string, round: number): Text => ({
    en: `table ${table} of round ${round} already has four players`,
    fr: `la table ${table} de la ronde ${round} a déjà quatre joueurs`,
  }),
  begun: (table: string, round: number): Text => ({
    en: `table ${table} of round ${round} has begun: change its players at the table`,
    fr: `la table ${table} de la ronde ${round} a commencé : changez ses joueurs à la table`,
  }),
  // its effect
  notInList: (count: number): Text => ({
    en: `${count} ${count === 1 ? 'player' : 'players'} of the tournament ${count === 1 ? 'is' : 'are'} not in this list and ${count === 1 ? 'stays' : 'stay'} as they are`,
    fr: `${count} ${count === 1 ? 'joueur du tournoi n’est' : 'joueurs du tournoi ne sont'} pas dans cette liste et ${count === 1 ? 'reste tel quel' : 'restent tels quels'}`,
  }),
  sameName: (name: string, numbers: readonly (number | null)[]): Text => ({
    en: `${numbers.length} players are called ${name} (${numbers.map((n) => n ?? '–').join(', ')}): are they different people?`,
    fr: `${numbers.length} joueurs s’appellent ${name} (${numbers.map((n) => n ?? '–').join(', ')}) : sont-ce des personnes différentes ?`,
  }),
  nameLikeLine: (line: number, name: string): Text => ({
    en: `line ${line}: the whole line was read as the name ${name}`,
    fr: `ligne ${line} : toute la ligne a été lue comme le nom ${name}`,
  }),
  droppedZeros: (from: string, to: string): Text => ({
    en: `numbers are stored without leading zeros: ${from} becomes ${to}`,
    fr: `les numéros sont enregistrés sans leurs zéros de tête : ${from} devient ${to}`,
  }),
  alike: ({ line, name, other }: { readonly line: number; readonly name: string; readonly other: string }): Text => ({
    en: `line ${line}: ${name} would be a new player beside ${other}. If it is the same person, write the name the same way in the spreadsheet and choose the file again`,
    fr: `ligne ${line} : ${name} serait une autre personne que ${other}. Si c’est la même, écrivez le nom de la même façon dans le tableur et choisissez de nouveau le fichier`,
  }),
  earlierSpelling: ({ line, was, name }: { readonly line: number; readonly was: string; readonly name: string }): Text => ({
    en: `line ${line}: ${was} was corrected to ${name}; the correction is kept`,
    fr: `ligne ${line} : ${was} a été corrigé en ${name} ; la correction est gardée`,
  }),
  withdrew: (name: string): Text => ({ en: `${name} has withdrawn`, fr: `${name} s’est retiré(e)` }),
  manyHeads: (names: readonly string[]): Text => ({
    en: `several head referees: ${some(names)}`,
    fr: `plusieurs arbitres principaux : ${some(names)}`,
  }),
  noHead: { en: 'no head referee is named', fr: 'aucun arbitre principal n’est nommé' },
  tableOf: (table: string, round: number, players: number): Text => ({
    en: `table ${table} of round ${round} has ${players} ${players === 1 ? 'player' : 'players'}`,
    fr: `la table ${table} de la ronde ${round} a ${players} ${players > 1 ? 'joueurs' : 'joueur'}`,
  }),
  roundNotPlanned: (line: number, round: number): Text => ({
    en: `line ${line}: round ${round} is not planned`,
    fr: `ligne ${line} : la ronde ${round} n’est pas prévue`,
  }),
  roundSkips: (line: number, round: number): Text => ({
    en: `line ${line}: round ${round} comes without a round ${round - 1}`,
    fr: `ligne ${line} : la ronde ${round} vient sans ronde ${round - 1}`,
  }),
  moreShort: (count: number): Text => ({
    en: `and ${count} more ${count === 1 ? 'table has' : 'tables have'} fewer than four`,
    fr: `et ${count} ${count === 1 ? 'autre table en a' : 'autres tables en ont'} moins de quatre`,
  }),
  nowhere: (round: number, names: readonly string[]): Text => ({
    en: `in round ${round} there is no seat for ${some(names)}`,
    fr: `à la ronde ${round}, pas de place pour ${some(names)}`,
  }),
  took: {
    players: { en: 'players', fr: 'joueurs' },
    referees: { en: 'referees', fr: 'arbitres' },
    rounds: { en: 'rounds', fr: 'rondes' },
    seating: { en: 'tables', fr: 'tables' },
  },
})
