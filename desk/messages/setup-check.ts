import type { ByLanguage, Language, Text } from '../../engine/model/language.ts'
import { formatDate, formatDay } from './dates.ts'
import { inType } from './in-type.ts'

const some = (names: readonly (string | number)[]): string =>
  `${names.slice(0, 8).join(', ')}${names.length > 8 ? ` … (${names.length})` : ''}`
const day = (date: string, language: Language): string => formatDay(date, 'PPPP', language)
const HOUR: ByLanguage<string> = { en: "d MMMM 'at' HH:mm", fr: "do MMMM 'à' HH:mm" }
const hour = (at: Date, language: Language): string => formatDate(at, HOUR[language], language)
const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(', ')

/** The check at the end of the setup: done, worth a look, missing. */
export const setupWords = inType({
  tournament: (name: string, place: string, date: string): Text => ({
    en: joined([name, place, day(date, 'en')]),
    fr: joined([name, place, day(date, 'fr')]),
  }),
  noPlace: { en: 'No place is given: it will be missing in reports.', fr: 'Aucun lieu n’est indiqué : il manquera dans les rapports.' },
  past: (date: string): Text => ({
    en: `${day(date, 'en')} is past. Is that the right date?`,
    fr: `Le ${day(date, 'fr')} est passé. Est-ce la bonne date ?`,
  }),
  fromRound: (name: string, round: number): Text => ({ en: `${name} from round ${round} on`, fr: `${name} à partir de la ronde ${round}` }),
  noPlayers: { en: 'No players yet.', fr: 'Pas encore de joueurs.' },
  players: (count: number): Text => ({
    en: `${count} ${count === 1 ? 'player' : 'players'}`,
    fr: `${count} ${count > 1 ? 'joueurs' : 'joueur'}`,
  }),
  /** Fewer than a table of four needs. */
  tooFew: (count: number): Text => ({
    en: `${count === 1 ? '1 player is' : `${count} players are`} too few for a table of four: ${4 - count} more ${4 - count === 1 ? 'is' : 'are'} needed.`,
    fr: `${count === 1 ? '1 joueur ne suffit' : `${count} joueurs ne suffisent`} pas à une table de quatre : il en faut encore ${4 - count}.`,
  }),
  notFour: (count: number, over: number): Text => ({
    en: `${count} players do not fill tables of four: in each round ${over === 1 ? 'one player is' : `${over} players are`} left over. Find ${4 - over === 1 ? 'a substitute' : `${4 - over} substitutes`}, or let ${over === 1 ? 'one' : over} sit out.`,
    fr: `${count} joueurs ne remplissent pas des tables de quatre : à chaque ronde ${over === 1 ? 'un joueur reste' : `${over} joueurs restent`} en trop. Trouvez ${4 - over === 1 ? 'un remplaçant' : `${4 - over} remplaçants`}, ou laissez${over === 1 ? ' quelqu’un' : `-en ${over}`} se reposer.`,
  }),
  unnumbered: (names: readonly string[]): Text => ({
    en: `Without a number: ${some(names)}`,
    fr: `Sans numéro : ${some(names)}`,
  }),
  sameName: (name: string, count: number): Text => ({
    en: `${count} players are called ${name}: are they different people?`,
    fr: `${count} joueurs s’appellent ${name} : sont-ce des personnes différentes ?`,
  }),
  noRounds: { en: 'No round is planned yet.', fr: 'Aucune ronde n’est encore prévue.' },
  rounds: (count: number, first: Date | null, minutes: number | null): Text => ({
    en: joined([
      `${count} ${count === 1 ? 'round' : 'rounds'}`,
      first ? `the first on ${hour(first, 'en')}` : '',
      minutes ? `${minutes} minutes each` : '',
    ]),
    fr: joined([
      `${count} ${count > 1 ? 'rondes' : 'ronde'}`,
      first ? `la première le ${hour(first, 'fr')}` : '',
      minutes ? `${minutes} minutes chacune` : '',
    ]),
  }),
  unplanned: (rounds: readonly number[]): Text => ({
    en: `${rounds.length === 1 ? 'Round' : 'Rounds'} ${some(rounds)}: no start is planned.`,
    fr: `${rounds.length > 1 ? 'Rondes' : 'Ronde'} ${some(rounds)} : aucun début n’est prévu.`,
  }),
  fewTables: (rounds: readonly number[], count: number, needed: number): Text => ({
    en: `${rounds.length === 1 ? 'Round' : 'Rounds'} ${some(rounds)}: too few tables. ${count === 1 ? '1 player needs' : `${count} players need`} ${needed}.`,
    fr: `${rounds.length > 1 ? 'Rondes' : 'Ronde'} ${some(rounds)} : trop peu de tables. Il en faut ${needed} pour ${count} ${count > 1 ? 'joueurs' : 'joueur'}.`,
  }),
  otherLength: (rounds: readonly number[], minutes: number, limit: number): Text => ({
    en: `${rounds.length === 1 ? 'Round' : 'Rounds'} ${some(rounds)}: ${minutes} minutes are planned, and the rules in force say ${limit}.`,
    fr: `${rounds.length > 1 ? 'Rondes' : 'Ronde'} ${some(rounds)} : ${minutes} minutes sont prévues, le règlement en vigueur en donne ${limit}.`,
  }),
  crossing: (round: number): Text => ({
    en: `Round ${round} begins before round ${round - 1} is over.`,
    fr: `La ronde ${round} commence avant la fin de la ronde ${round - 1}.`,
  }),
  noSeats: { en: 'No player has a seat yet.', fr: 'Aucun joueur n’a encore de place.' },
  seated: (rounds: number, all: number): Text => ({
    en: `Seats are given in ${rounds} of ${all} ${all === 1 ? 'round' : 'rounds'}`,
    fr: `Les places sont données pour ${rounds} ${rounds > 1 ? 'rondes' : 'ronde'} sur ${all}`,
  }),
  emptyRounds: (rounds: readonly number[]): Text => ({
    en: `No player has a seat in ${rounds.length === 1 ? 'round' : 'rounds'} ${some(rounds)} yet.`,
    fr: `Aucun joueur n’a encore de place ${rounds.length > 1 ? 'aux rondes' : 'à la ronde'} ${some(rounds)}.`,
  }),
  shortTables: (round: number, tables: readonly string[]): Text => ({
    en: `Round ${round}: ${tables.length === 1 ? `table ${some(tables)} is` : `tables ${some(tables)} are`} not full.`,
    fr: `Ronde ${round} : ${tables.length > 1 ? `les tables ${some(tables)} ne sont pas complètes` : `la table ${some(tables)} n’est pas complète`}.`,
  }),
  nowhere: (round: number, names: readonly string[]): Text => ({
    en: `Round ${round}: no seat for ${some(names)}.`,
    fr: `Ronde ${round} : pas de place pour ${some(names)}.`,
  }),
  noReferees: { en: 'No referee is named yet.', fr: 'Aucun arbitre n’est encore nommé.' },
  noHead: { en: 'No head referee is named.', fr: 'Aucun arbitre principal n’est nommé.' },
  manyHeads: (names: readonly string[]): Text => ({
    en: `Several head referees: ${some(names)}.`,
    fr: `Plusieurs arbitres principaux : ${some(names)}.`,
  }),
  alikeReferees: (names: readonly string[]): Text => ({
    en: `${some(names)}: these names can be mistaken for each other. Correct all but one.`,
    fr: `${some(names)} : ces noms se confondent. Corrigez-les tous sauf un.`,
  }),
  referees: (count: number, head: string): Text => ({
    en: `${count} ${count === 1 ? 'referee' : 'referees'}${head ? `, head referee ${head}` : ''}`,
    fr: `${count} ${count > 1 ? 'arbitres' : 'arbitre'}${head ? `, arbitre principal : ${head}` : ''}`,
  }),
  noCodes: {
    en: 'No referee has a code: anyone at this computer can sign with any name.',
    fr: 'Aucun arbitre n’a de code : toute personne à cet ordinateur peut signer de n’importe quel nom.',
  },
  oldCodes: (names: readonly string[]): Text => ({
    en: `a code from an earlier version, easily guessed from a copy of the file: ${names.join(', ')} should set a new one`,
    fr: `un code d’une version antérieure, facile à deviner à partir d’une copie du fichier : à renouveler par ${names.join(', ')}`,
  }),
  someCodes: (count: number): Text => ({
    en: `${count} with a code: they sign in before they sign`,
    fr: `${count} avec un code : ils s’identifient avant de signer`,
  }),
})
