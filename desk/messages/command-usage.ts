import { saidBy } from '../../db/messages/messages.ts'
import type { Language, Text } from '../../engine/model/language.ts'
import { UNSEEN } from '../contract/inputs.ts'

/** Wrong uses of a command. */
export const usage = {
  noCommand: (name: string): Text => ({
    en: `there is no command ${name} (shinpan --help lists them)`,
    fr: `il n’y a pas de commande ${name} (shinpan --help les énumère)`,
  }),
  noTournamentYet: (file: string): Text => ({ en: `there is no tournament ${file} yet`, fr: `il n’y a pas encore de tournoi ${file}` }),
  noFile: { en: 'no file', fr: 'aucun fichier' },
  missing: (option: string): Text => ({ en: `--${option} is missing`, fr: `--${option} manque` }),
  twice: (option: string): Text => ({ en: `--${option} is given twice`, fr: `--${option} est donné deux fois` }),
  word: (word: string): Text => ({ en: `${word} is one word too many`, fr: `${word} est un mot de trop` }),
  wrong: (option: string, how = 'is wrong'): Text => ({
    en: `--${option} ${how}`,
    fr: `--${option} ${inFrench(how)}`,
  }),
  number: (option: string, value: string): Text => ({
    en: `--${option} needs a number, not ${value}`,
    fr: `--${option} demande un nombre, non ${value}`,
  }),
  finding: (value: string): Text => ({
    en: `--finding needs a number, or a name from the list (DEVICE:NUMBER), not ${value}`,
    fr: `--finding demande un numéro, ou un nom de la liste (APPAREIL:NUMÉRO), non ${value}`,
  }),
  /** Errors in the options, reported by Node. */
  options: (error: unknown): Text => {
    const en = saidBy(error).en.split('\n')[0] ?? ''
    const option = /'([^']*)'/.exec(en)?.[1] ?? ''
    const unknown = (error as { code?: unknown }).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
    return unknown
      ? { en: `there is no option ${option}`, fr: `option inconnue : ${option}` }
      : { en, fr: `l’option ${option} a une valeur qui ne convient pas` }
  },
  oneOf: (option: string, values: readonly string[]): Text => ({
    en: `--${option} must be ${values.join(' or ')}`,
    fr: `--${option} doit être ${values.join(' ou ')}`,
  }),
  ending: (endings: readonly string[]): Text => ({
    en: `--out must end in ${listed(endings, 'or')}`,
    fr: `--out doit se terminer par ${listed(endings, 'ou')}`,
  }),
  oneReport: (options: readonly string[]): Text => ({
    en: `exactly one of ${options.map((option) => `--${option}`).join(', ')} is needed`,
    fr: `il faut exactement une option parmi ${options.map((option) => `--${option}`).join(', ')}`,
  }),
  dismissed: { en: 'a dismissed finding has no penalty', fr: 'un constat rejeté n’a pas de pénalité' },
  penalty: (kinds: readonly string[]): Text => ({
    en: `--penalty must be one of ${kinds.join(', ')}; points need an amount, as in points:20`,
    fr: `--penalty doit être l’un de ${kinds.join(', ')} ; points demande un montant, comme points:20`,
  }),
  onlyPoints: (kind: string): Text => ({
    en: `only points have an amount, not ${kind}`,
    fr: `seuls les points ont un montant, non ${kind}`,
  }),
  otherUnit: (amount: number): Text => ({
    en: `these are tournament points; the points of these rules are table points (points:${amount}:table)`,
    fr: `ce sont des points de tournoi ; ceux de ce règlement sont des points de table (points:${amount}:table)`,
  }),
  amount: { en: 'points need an amount, as in points:20', fr: 'les points demandent un montant, comme points:20' },
  unit: { en: 'points must be table or tournament points', fr: 'les points sont de table (table) ou de tournoi (tournament)' },
  port: { en: '--port needs a number from 0 to 65535', fr: '--port demande un nombre de 0 à 65535' },
  head: { en: '--head needs the 64 hex digits of an entry', fr: '--head demande les 64 chiffres hexadécimaux d’une entrée' },
  setting: (text: string): Text => ({ en: `--set needs NAME=VALUE, not ${text}`, fr: `--set demande NOM=VALEUR, non ${text}` }),
}

/** A line of usage: the words between choices, and those in capitals that stand for what a person gives. */
export const usageIn = (line: string, language: Language): string =>
  ({ en: line, fr: line.replaceAll(/\b(?:or|[A-Z]{3,})\b/g, (word) => FRENCH_USAGE[word] ?? word) })[language]

const FRENCH_USAGE: Readonly<Record<string, string>> = {
  or: 'ou',
  ADDRESS: 'ADRESSE',
  AMOUNT: 'MONTANT',
  COMMAND: 'COMMANDE',
  DEVICE: 'APPAREIL',
  DIR: 'DOSSIER',
  FILE: 'FICHIER',
  GAMES: 'PARTIES',
  HOUSE: 'MAISON',
  KIND: 'GENRE',
  LIST: 'LISTE',
  NAME: 'NOM',
  NUMBER: 'NUMÉRO',
  REFEREE: 'ARBITRE',
  TEXT: 'TEXTE',
  VALUE: 'VALEUR',
}

/** Errors in user input, reported by `desk/contract/inputs.ts`. */
const INPUTS: Readonly<Record<string, string>> = {
  'is missing': 'manque',
  [UNSEEN]: 'contient des caractères invisibles',
  'needs points as a whole number from 1 to 1000000': 'demande des points : un nombre entier de 1 à 1000000',
}

const inFrench = (how: string): string => {
  const [, most] = /^has more than (\d+) characters$/.exec(how) ?? []
  return most === undefined ? (INPUTS[how] ?? 'n’est pas valable') : `a plus de ${most} caractères`
}

/** The sign between a name and a statement about it. */
export const COLON: Text = { en: ': ', fr: ' : ' }

const listed = (words: readonly string[], or: string): string => `${words.slice(0, -1).join(', ')} ${or} ${words.at(-1)}`
