import type { ByLanguage } from '../../engine/language.ts'
import type { Seat } from '../../engine/seats.ts'

type Text = ByLanguage<string>
const whole = (n: number): Text => ({ en: n.toLocaleString('en'), fr: n.toLocaleString('fr') })
const some = (names: readonly string[]): string => `${names.slice(0, 8).join(', ')}${names.length > 8 ? ` … (${names.length})` : ''}`
const SEAT_NAMES: Readonly<Record<Seat, Text>> = {
  E: { en: 'East', fr: 'Est' },
  S: { en: 'South', fr: 'Sud' },
  W: { en: 'West', fr: 'Ouest' },
  N: { en: 'North', fr: 'Nord' },
}

/** What is said of lists of players, referees, rounds and seats: of the file, of a line in it, of what would come of it. */
export const listWords = {
  atLine: (line: number, why: Text): Text => ({ en: `line ${line}: ${why.en}`, fr: `ligne ${line} : ${why.fr}` }),
  // of the file
  large: (megabytes: number): Text => ({
    en: `larger than ${megabytes} MB: no list of a tournament is`,
    fr: `plus de ${megabytes} Mo : aucune liste de tournoi n’en fait autant`,
  }),
  lines: (most: number): Text => ({
    en: `more than ${whole(most).en} lines: no list of a tournament has so many`,
    fr: `plus de ${whole(most).fr} lignes : aucune liste de tournoi n’en a autant`,
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
  empty: { en: 'there is nothing in it', fr: 'il n’y a rien dedans' },
  noBody: { en: 'there are headings and no line below them', fr: 'il y a des titres et aucune ligne dessous' },
  notText: {
    en: 'this is neither text nor a spreadsheet: expected CSV or XLSX',
    fr: 'ce n’est ni du texte ni un classeur : attendu CSV ou XLSX',
  },
  otherEncoding: (encoding: string): Text => ({
    en: `this is no text in ${encoding}: choose another encoding`,
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
    en: 'unpacked, this file is larger than any list of a tournament: it is not read',
    fr: 'décompressé, ce fichier dépasse toute liste de tournoi : il n’est pas lu',
  },
  crashed: (said: string): Text => ({
    en: `reading this file failed, which is a fault of the program, not of the file: ${said}`,
    fr: `la lecture de ce fichier a échoué ; c’est une faute du programme, pas du fichier : ${said}`,
  }),
  noSheet: (sheet: string, sheets: readonly string[]): Text => ({
    en: `there is no sheet ${sheet}: ${some(sheets)}`,
    fr: `il n’y a pas de feuille ${sheet} : ${some(sheets)}`,
  }),
  stopped: { en: 'it was stopped; nothing was imported', fr: 'interrompu ; rien n’a été importé' },
  inFile: (file: string, why: Text): Text => ({ en: `${file}: ${why.en}`, fr: `${file} : ${why.fr}` }),
  notMapped: (what: Text): Text => ({
    en: `no column is known to hold ${what.en}: say which one does`,
    fr: `aucune colonne reconnue pour ${what.fr} : indiquez laquelle`,
  }),
  aName: { en: 'the names', fr: 'les noms' },
  aTable: { en: 'the tables', fr: 'les tables' },
  aSeat: { en: 'the players', fr: 'les joueurs' },
  aRound: { en: 'the rounds or when they begin', fr: 'les rondes ou leur début' },
  tooMuch: (entries: number, most: number): Text => ({
    en: `this would write ${whole(entries).en} entries, and an import writes ${whole(most).en}: import it in parts`,
    fr: `cela écrirait ${whole(entries).fr} entrées, et un import en écrit ${whole(most).fr} : importez en plusieurs fois`,
  }),
  badLines: (bad: number): Text => ({
    en: `${bad} ${bad === 1 ? 'line' : 'lines'} can't be taken, so nothing is: mend the file, or ask for the others without ${bad === 1 ? 'it' : 'them'}`,
    fr: `${bad} ${bad === 1 ? 'ligne ne peut' : 'lignes ne peuvent'} pas être ${bad === 1 ? 'prise' : 'prises'}, donc aucune ne l’est : corrigez le fichier, ou demandez les autres sans ${bad === 1 ? 'elle' : 'elles'}`,
  }),
  changedSince: {
    en: 'the tournament has changed since this was shown: look again what would change',
    fr: 'le tournoi a changé depuis cet aperçu : regardez de nouveau ce qui changerait',
  },
  nothing: { en: 'nothing in it is new: the tournament has it all', fr: 'rien de nouveau dedans : le tournoi a déjà tout' },
  // of a line
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
    en: `number ${number} stands on line ${line} already`,
    fr: `le numéro ${number} figure déjà à la ligne ${line}`,
  }),
  nameTwice: (name: string, line: number): Text => ({
    en: `${name} stands on line ${line} already: two people of one name need a number each`,
    fr: `${name} figure déjà à la ligne ${line} : à deux personnes du même nom, il faut à chacune un numéro`,
  }),
  twoPeople: ({ number, is, name, has }: { number: number; is: string; name: string; has: number | null }): Text => ({
    en: `number ${number} is ${is} in the tournament, and ${name} ${has === null ? 'has no number' : `is number ${has}`}: correct the number, or go by names`,
    fr: `le numéro ${number} est ${is} dans le tournoi, et ${name} ${has === null ? 'n’a pas de numéro' : `est le numéro ${has}`} : corrigez le numéro, ou fiez-vous aux noms`,
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
    en: `${name} stands on line ${line} already`,
    fr: `${name} figure déjà à la ligne ${line}`,
  }),
  badRound: (found: string): Text => ({
    en: `found ${found || 'nothing'}, expected the number of a round`,
    fr: `trouvé ${found || 'rien'}, attendu le numéro d’une ronde`,
  }),
  roundMissing: { en: 'the round is missing', fr: 'la ronde manque' },
  roundTwice: (round: number, line: number): Text => ({
    en: `round ${round} stands on line ${line} already`,
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
    en: `there is no player ${number}: expected a number of the list of players`,
    fr: `il n’y a pas de joueur ${number} : attendu un numéro de la liste des joueurs`,
  }),
  noSuchName: (name: string): Text => ({
    en: `there is no player ${name}: expected a number or a name of the list of players`,
    fr: `il n’y a pas de joueur ${name} : attendu un numéro ou un nom de la liste des joueurs`,
  }),
  notThatPlayer: (number: string, is: string, name: string): Text => ({
    en: `number ${number} is ${is}, not ${name}`,
    fr: `le numéro ${number} est ${is}, pas ${name}`,
  }),
  atTableTwice: (name: string): Text => ({ en: `${name} sits there twice`, fr: `${name} y est assis deux fois` }),
  sitsTwice: ({ name, round, table, line }: { name: string; round: number; table: string; line: number }): Text => ({
    en: `${name} sits at table ${table} in round ${round} by line ${line} already`,
    fr: `${name} est déjà à la table ${table} de la ronde ${round} par la ligne ${line}`,
  }),
  sitsAlready: ({ name, round, table }: { name: string; round: number; table: string }): Text => ({
    en: `${name} sits at table ${table} in round ${round} already`,
    fr: `${name} est déjà à la table ${table} de la ronde ${round}`,
  }),
  seatTwice: ({ seat, table, round, line }: { seat: Seat; table: string; round: number; line: number }): Text => ({
    en: `${SEAT_NAMES[seat].en} of table ${table} in round ${round} is taken by line ${line}`,
    fr: `${SEAT_NAMES[seat].fr} de la table ${table} de la ronde ${round} est pris par la ligne ${line}`,
  }),
  tableFull: (table: string, round: number): Text => ({
    en: `table ${table} of round ${round} has four players already`,
    fr: `la table ${table} de la ronde ${round} a déjà quatre joueurs`,
  }),
  begun: (table: string, round: number): Text => ({
    en: `table ${table} of round ${round} has begun: who sits there is changed at the table`,
    fr: `la table ${table} de la ronde ${round} a commencé : qui y est assis se change à la table`,
  }),
  // of what would come of it
  notInList: (count: number): Text => ({
    en: `${count} ${count === 1 ? 'player' : 'players'} of the tournament ${count === 1 ? 'is' : 'are'} not in this list and ${count === 1 ? 'stays' : 'stay'} as they are`,
    fr: `${count} ${count === 1 ? 'joueur du tournoi n’est' : 'joueurs du tournoi ne sont'} pas dans cette liste et ${count === 1 ? 'reste tel quel' : 'restent tels quels'}`,
  }),
  sameName: (name: string, numbers: readonly (number | null)[]): Text => ({
    en: `${numbers.length} players are called ${name} (${numbers.map((n) => n ?? '–').join(', ')}): are they different people?`,
    fr: `${numbers.length} joueurs s’appellent ${name} (${numbers.map((n) => n ?? '–').join(', ')}) : sont-ce des personnes différentes ?`,
  }),
  alike: ({ line, name, other }: { readonly line: number; readonly name: string; readonly other: string }): Text => ({
    en: `line ${line}: ${name} would be somebody else than ${other}; if it is the same person, write the name alike in the spreadsheet and choose it again`,
    fr: `ligne ${line} : ${name} serait quelqu’un d’autre que ${other} ; si c’est la même personne, écrivez le nom de même dans le tableur et reprenez-le`,
  }),
  earlierSpelling: ({ line, was, name }: { readonly line: number; readonly was: string; readonly name: string }): Text => ({
    en: `line ${line}: ${was} was corrected to ${name}, which stays`,
    fr: `ligne ${line} : ${was} a été corrigé en ${name}, qui reste`,
  }),
  withdrew: (name: string): Text => ({ en: `${name} has withdrawn`, fr: `${name} s’est retiré(e)` }),
  manyHeads: (names: readonly string[]): Text => ({
    en: `several head referees: ${some(names)}`,
    fr: `plusieurs arbitres principaux : ${some(names)}`,
  }),
  noHead: { en: 'nobody is head referee', fr: 'personne n’est arbitre principal' },
  tableOf: (table: string, round: number, players: number): Text => ({
    en: `table ${table} of round ${round} has ${players} ${players === 1 ? 'player' : 'players'}`,
    fr: `la table ${table} de la ronde ${round} a ${players} ${players > 1 ? 'joueurs' : 'joueur'}`,
  }),
  moreShort: (count: number): Text => ({
    en: `and ${count} more ${count === 1 ? 'table has' : 'tables have'} fewer than four`,
    fr: `et ${count} ${count === 1 ? 'autre table en a' : 'autres tables en ont'} moins de quatre`,
  }),
  nowhere: (round: number, names: readonly string[]): Text => ({
    en: `in round ${round} nobody has a seat for ${some(names)}`,
    fr: `à la ronde ${round}, pas de place pour ${some(names)}`,
  }),
  took: {
    players: { en: 'players', fr: 'joueurs' },
    referees: { en: 'referees', fr: 'arbitres' },
    rounds: { en: 'rounds', fr: 'rondes' },
    seating: { en: 'tables', fr: 'tables' },
  },
}
