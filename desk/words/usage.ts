import { saidBy } from '../../db/words.ts'
import type { ByLanguage } from '../../engine/language.ts'

type Text = ByLanguage<string>

/** How a command was used wrongly. */
export const usage = {
  noCommand: (name: string): Text => ({
    en: `there is no command ${name} (shinpan --help lists them)`,
    fr: `il n’y a pas de commande ${name} (shinpan --help les énumère)`,
  }),
  noTournamentYet: (file: string): Text => ({ en: `there is no tournament ${file} yet`, fr: `il n’y a pas encore de tournoi ${file}` }),
  noFile: { en: 'no file', fr: 'aucun fichier' },
  missing: (option: string): Text => ({ en: `--${option} is missing`, fr: `--${option} manque` }),
  twice: (option: string): Text => ({ en: `--${option} stands there twice`, fr: `--${option} y est deux fois` }),
  word: (word: string): Text => ({ en: `${word} is one word too many`, fr: `${word} est un mot de trop` }),
  wrong: (option: string, how = 'is wrong'): Text => ({
    en: `--${option} ${how}`,
    fr: `--${option} ${INPUTS[how] ?? 'n’est pas valable'}`,
  }),
  number: (option: string, value: string): Text => ({
    en: `--${option} wants a number, not ${value}`,
    fr: `--${option} demande un nombre, non ${value}`,
  }),
  finding: (value: string): Text => ({
    en: `--finding wants a number, or a name as the list has it (DEVICE:NUMBER), not ${value}`,
    fr: `--finding demande un numéro, ou un nom comme dans la liste (DEVICE:NUMBER), non ${value}`,
  }),
  /** What Node found wrong with the options. */
  options: (error: unknown): Text => {
    const en = saidBy(error).en.split('\n')[0] ?? ''
    const option = /'([^']*)'/.exec(en)?.[1] ?? ''
    const unknown = (error as { code?: unknown }).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
    return { en, fr: unknown ? `option inconnue : ${option}` : `l’option ${option} a une valeur qui ne convient pas` }
  },
  oneOf: (option: string, values: readonly string[]): Text => ({
    en: `--${option} is ${values.join(' or ')}`,
    fr: `--${option} est ${values.join(' ou ')}`,
  }),
  ending: (endings: readonly string[]): Text => ({
    en: `--out ends in ${listed(endings, 'or')}`,
    fr: `--out se termine par ${listed(endings, 'ou')}`,
  }),
  oneReport: (options: readonly string[]): Text => ({
    en: `exactly one of ${options.map((option) => `--${option}`).join(', ')} is needed`,
    fr: `il faut exactement une option parmi ${options.map((option) => `--${option}`).join(', ')}`,
  }),
  dismissed: { en: 'a dismissed finding has no penalty', fr: 'un constat rejeté n’a pas de pénalité' },
  penalty: (kinds: readonly string[]): Text => ({
    en: `--penalty is one of ${kinds.join(', ')}, points with an amount as in points:20`,
    fr: `--penalty est l’un de ${kinds.join(', ')} ; points avec un montant, comme points:20`,
  }),
  onlyPoints: (kind: string): Text => ({
    en: `only points have an amount, not ${kind}`,
    fr: `seuls les points ont un montant, non ${kind}`,
  }),
  amount: { en: 'points want an amount, as in points:20', fr: 'les points demandent un montant, comme points:20' },
  unit: { en: 'points are table or tournament points', fr: 'les points sont de table (table) ou de tournoi (tournament)' },
  port: { en: '--port wants a number from 0 to 65535', fr: '--port demande un nombre de 0 à 65535' },
  head: { en: '--head wants the 64 hex digits of an entry', fr: '--head demande les 64 chiffres hexadécimaux d’une entrée' },
  setting: (text: string): Text => ({ en: `--set wants NAME=VALUE, not ${text}`, fr: `--set demande NOM=VALEUR, non ${text}` }),
}

/** What `desk/contract/inputs.ts` finds wrong with what people enter. */
const INPUTS: Readonly<Record<string, string>> = {
  'is missing': 'manque',
  'has fewer than 4 characters': 'a moins de 4 caractères',
  'has more than 200 characters': 'a plus de 200 caractères',
  'has more than 4000 characters': 'a plus de 4000 caractères',
  'has more than 20000 characters': 'a plus de 20000 caractères',
  'is from -1000000 to 1000000': 'va de -1000000 à 1000000',
}

/** What stands between a name and what is said of it. */
export const COLON: Text = { en: ': ', fr: ' : ' }

const listed = (words: readonly string[], or: string): string => `${words.slice(0, -1).join(', ')} ${or} ${words.at(-1)}`
