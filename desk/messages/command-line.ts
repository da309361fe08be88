import type { Backup } from '../../db/file/backup/backup.ts'
import { fileWords, saidBy } from '../../db/messages/messages.ts'
import type { MissingEntries } from '../../db/salvage/missing.ts'
import type { Text } from '../../engine/model/language.ts'
import type { BackupFile, Saved } from '../contract/backups.ts'
import type { TableName } from '../contract/base.ts'
import type { Imported } from '../contract/tables.ts'
import { listWords } from './lists.ts'

type Totals = { readonly games: number; readonly hands: number; readonly events: number; readonly found: string; readonly seconds: string }

type ListCounts = Readonly<Record<'fresh' | 'changed' | 'same' | 'leftOut', number>> & { readonly kind: keyof typeof listWords.took }

/** A row of the view `conflicts`. */
export type ConflictRow = { readonly kind: string; readonly table: string | null; readonly hand: string | null } & Record<
  'one' | 'other',
  number
> &
  Record<'one_by' | 'one_says' | 'other_by' | 'other_says', string>

const line = (text: Text): Text => text

/** A number of things in English. */
const count = (number: number, one: string, several = `${one}s`): string => `${number} ${number === 1 ? one : several}`

const played = (games: number, hands: number, events: number): string =>
  `${count(games, 'game')}, ${count(hands, 'hand')}, ${count(events, 'event')}`

/** French counts one until two. */
const frenchEnding = (number: number): string => (number < 2 ? '' : 's')

/** A number of entries. */
export const entriesOf = (number: number): Text => ({
  en: count(number, 'entry', 'entries'),
  fr: `${number} entrée${frenchEnding(number)}`,
})

export const output = {
  unwritable: (error: unknown): Text => {
    const why = String((error as { code?: unknown }).code ?? saidBy(error).en)
    return { en: `can't be written (${why})`, fr: `ne peut pas être écrit (${why})` }
  },
  inNoFolder: (folder: string): Text => {
    const { en, fr } = fileWords.noFolder(folder)
    return { en: `can't be written: ${en}`, fr: `ne peut pas être écrit : ${fr}` }
  },
  isNoFolder: (path: string): Text => ({
    en: `can't be written: ${path} is not a folder`,
    fr: `ne peut pas être écrit : ${path} n’est pas un dossier`,
  }),
  isLink: line({ en: 'is a link: name the file itself', fr: 'est un lien : nommez le fichier même' }),
  isFolder: line({ en: 'is a folder, not a file', fr: 'est un dossier, non un fichier' }),
  isNoFile: line({ en: 'is not a file', fr: 'n’est pas un fichier' }),
  isDatabase: line({ en: 'is a database and was left as it is', fr: 'est une base de données et a été laissé tel quel' }),
  isThere: line({ en: 'already exists and was left as it is', fr: 'existe déjà et a été laissé tel quel' }),
  otherRules: (first: string): Text => ({
    en: `its @rules or @set lines are not those of ${first}, and one file has one rule set: use --out`,
    fr: `ses lignes @rules ou @set ne sont pas celles de ${first}, et un fichier n’a qu’un règlement : utilisez --out`,
  }),
  onlyRead: (code: string | undefined): Text => ({
    en: `can be read, but not written (${code})`,
    fr: `lisible, mais ne peut pas être écrit (${code})`,
  }),
  writtenFrom: (other: string): Text => ({ en: `was written from ${other}`, fr: `a été écrit à partir de ${other}` }),
  stdinUnread: (code: string | undefined): Text => ({
    en: `standard input can't be read (${code})`,
    fr: `l’entrée standard est illisible (${code})`,
  }),
  actOfRefusedHand: (line: number): Text => ({
    en: `this act is not stored: the hand that it belongs to was refused at line ${line}`,
    fr: `cet acte n’est pas enregistré : sa donne a été refusée à la ligne ${line}`,
  }),
  /** A mistyped name would otherwise open an empty tournament without a word. */
  madeNew: (file: string): Text => ({
    en: `${file} did not exist: a new tournament was created there`,
    fr: `${file} n’existait pas : un nouveau tournoi y a été créé`,
  }),
  /** Port 0 means any free port: then the error is another one. */
  portTaken: (port: number, error: unknown): Text => ({
    en: `${port === 0 ? "the window can't be served" : `port ${port} can't be used`}: ${saidBy(error).en}`,
    fr: `${port === 0 ? 'la fenêtre ne peut pas être servie' : `le port ${port} ne peut pas être utilisé`} : ${saidBy(error).fr}`,
  }),
  notServed: (address: string, error: unknown): Text => ({
    en: `tablets can’t be served on ${address}: ${saidBy(error).en}`,
    fr: `impossible de servir les tablettes sur ${address} : ${saidBy(error).fr}`,
  }),
  devicesNotKept: (error: unknown): Text => ({
    en: `the list of tablets could not be saved and stays as it was: ${saidBy(error).en}`,
    fr: `la liste des tablettes n’a pas pu être enregistrée et reste telle quelle : ${saidBy(error).fr}`,
  }),
  settingNotKept: (error: unknown): Text => ({
    en: `the tablet settings for the next start could not be saved: ${saidBy(error).en}`,
    fr: `les réglages des tablettes pour le prochain démarrage n’ont pas pu être enregistrés : ${saidBy(error).fr}`,
  }),
  networkGone: (address: string): Text => ({
    en: `this computer has lost the network with the address ${address}; tablets are served again as soon as it is back, or choose another address`,
    fr: `cet ordinateur a perdu le réseau où il avait l’adresse ${address} ; les tablettes seront de nouveau servies dès son retour, ou choisissez une autre adresse`,
  }),
  otherPort: (port: number, url: string): Text => ({
    en: `another program uses port ${port}: paired tablets now find this computer at ${url}`,
    fr: `un autre programme occupe le port ${port} : les tablettes associées trouvent maintenant cet ordinateur à ${url}`,
  }),
  wereOn: {
    en: 'tablets were on when this program ended unexpectedly, more than a day ago: switch them on if you need them here',
    fr: 'les tablettes étaient activées quand ce programme s’est arrêté de façon inattendue, il y a plus d’un jour : activez-les si vous en avez besoin ici',
  },
  noNetwork: {
    en: 'this computer does not have this address on any network: first connect it to the hall’s network, or to a network of its own',
    fr: 'cet ordinateur n’a cette adresse sur aucun réseau : connectez-le d’abord au réseau de la salle, ou à un réseau à lui',
  },
  /** Programs wait for this very line: it is the same in every language. */
  listening: (url: string): Text => ({ en: `listening on ${url}`, fr: `listening on ${url}` }),
  waitsForStart: line({
    en: 'Another start is under way; this one waits for it (Ctrl C ends this one).',
    fr: 'Un autre démarrage est en cours ; celui-ci l’attend (Ctrl C arrête celui-ci).',
  }),
  waitsForServer: (pid: number): Text => ({
    en: `Shinpan is already running (process ${pid}) and does not answer yet; this start waits for it (Ctrl C ends this one).`,
    fr: `Shinpan est déjà lancé (processus ${pid}) et ne répond pas encore ; ce démarrage l’attend (Ctrl C arrête celui-ci).`,
  }),
  noBrowser: line({
    en: 'No browser was found; open this address in one:',
    fr: 'Aucun navigateur n’a été trouvé ; ouvrez cette adresse dans l’un d’eux :',
  }),
  noScreen: line({
    en: 'There is no screen here; open this address in a browser on this machine:',
    fr: 'Il n’y a pas d’écran ici ; ouvrez cette adresse dans un navigateur de cette machine :',
  }),
  notNoted: (out: string, why: Text): Text => ({
    en: `${out} was written, but the log could not note it: ${why.en}`,
    fr: `${out} a été écrit, mais le journal n’a pas pu le noter : ${why.fr}`,
  }),
  noRecords: (ends: readonly string[]): Text => ({
    en: `no record of a game in this folder: expected files that end in ${ends.join(', ')}`,
    fr: `aucun relevé de partie dans ce dossier : attendu des fichiers qui finissent par ${ends.join(', ')}`,
  }),
  unopened: (file: string, why: Text): Text => ({ en: `${file}: ${why.en}`, fr: `${file} : ${why.fr}` }),
  unread: (file: string, error: unknown): Text => ({
    en: `${file}: ${saidBy(error).en} (shinpan verify shows the trouble with the file)`,
    fr: `${file} : ${saidBy(error).fr} (shinpan verify montre ce qui ne va pas dans le fichier)`,
  }),
  backups: (count: number, good: BackupFile | undefined): Text => ({
    en: good ? `${count}; the newest that verifies is ${good.file}` : count === 0 ? 'none yet' : `${count}, but none verifies`,
    fr: good
      ? `${count} ; la dernière vérifiée est ${good.file}`
      : count === 0
        ? 'aucune pour l’instant'
        : `${count}, mais aucune n’est vérifiée`,
  }),
  salvaged: ({ file, entries, fromBackups, mended, missing, leftOut }: Saved): Text => {
    const told = (words: (count: number, after: string | null) => string): string =>
      missing.map((one) => toldMissing(one, words)).join('; ')
    const en = told((count, after) => (after === null ? `${count} at the beginning` : `${count} after ${after}`))
    const fr = told((count, after) => (after === null ? `${count} au début` : `${count} après ${after}`))
    return {
      en: `${file}: ${entriesOf(entries).en}, ${fromBackups} of them from backups${mended > 0 ? `, ${mended} with one wrong bit repaired` : ''}; missing: ${en || 'none'}${leftOut ? `; ${leftOut.entries} that follow missing ones, or are damaged, are in ${leftOut.file}, one line each` : ''}`,
      fr: `${file} : ${entriesOf(entries).fr}, dont ${fromBackups} reprise${frenchEnding(fromBackups)} des sauvegardes${mended > 0 ? ` et ${mended} où un bit faux a été corrigé` : ''} ; manquantes : ${fr || 'aucune'}${leftOut ? ` ; ${leftOut.entries} qui suivent des entrées manquantes, ou sont endommagées, sont dans ${leftOut.file}, une ligne chacune` : ''}`,
    }
  },
  noLog: (path: string): Text => ({ en: `${path}: empty so far`, fr: `${path} : vide jusqu’ici` }),
  noElectron: {
    en: 'its program is not on this machine; the window opens in the browser',
    fr: 'son programme n’est pas sur cette machine ; la fenêtre s’ouvre dans le navigateur',
  },
  certificate: (names: string, until: Date, paired: number): Text => ({
    en: `certificate for ${names} until ${until.toISOString().slice(0, 10)}; paired: ${paired}`,
    fr: `certificat pour ${names} jusqu’au ${until.toISOString().slice(0, 10)} ; associées : ${paired}`,
  }),
  noCertificate: {
    en: 'the stored certificate can’t be read: switching tablets on makes a new one, with another fingerprint',
    fr: 'le certificat enregistré est illisible : activer les tablettes en crée un nouveau, avec une autre empreinte',
  },
  clock: (ahead: number): Text => {
    const seconds = Math.round(Math.abs(ahead) / 1000)
    return seconds === 0
      ? { en: 'the same as the hub’s', fr: 'la même que celle du pôle' }
      : ahead > 0
        ? { en: `${seconds} s ahead of the hub’s`, fr: `avance de ${seconds} s sur celle du pôle` }
        : { en: `${seconds} s behind the hub’s`, fr: `retarde de ${seconds} s sur celle du pôle` }
  },
  electronThere: (program: string): Text => ({
    en: `${program}; the window opens there`,
    fr: `${program} ; la fenêtre s’ouvre dedans`,
  }),
  backedUp: ({ file, entries, size }: Backup): Text => ({
    en: `${file}: ${entriesOf(entries).en}, ${size} bytes`,
    fr: `${file} : ${entriesOf(entries).fr}, ${size} octets`,
  }),
  entries: (entries: number, head: string): Text => ({
    en: `${entriesOf(entries).en}, head ${head}`,
    fr: `${entriesOf(entries).fr}, tête ${head}`,
  }),
  heads: (heads: readonly string[]): Text => ({
    en: `${heads.length} newest entries, joined by the next act: ${heads.join(' ')}`,
    fr: `${heads.length} dernières entrées, réunies par le prochain acte : ${heads.join(' ')}`,
  }),
  joinedLater: (entries: number, device: string): Text => ({
    en: `${entriesOf(entries).en} of device ${device} ${entries === 1 ? 'comes' : 'come'} before that entry but joined the file later: it does not prove ${entries === 1 ? 'that one' : 'them'}`,
    fr: `${entriesOf(entries).fr} de l’appareil ${device} ${entries < 2 ? 'précède cette entrée mais a' : 'précèdent cette entrée mais ont'} rejoint le fichier plus tard : elle ne ${entries < 2 ? 'la' : 'les'} prouve pas`,
  }),
  imported: (file: string, { format, games, hands, acts, table: { name, round } }: Imported & { readonly table: TableName }): Text => ({
    en: `ok: ${file} (${format}) to ${round === null ? '' : `round ${round}, `}table ${name}: ${count(games, 'game')}, ${count(hands, 'hand')}, ${count(acts, 'act')}`,
    fr: `ok : ${file} (${format}) vers ${round === null ? '' : `ronde ${round}, `}table ${name}, parties : ${games}, donnes : ${hands}, actes : ${acts}`,
  }),
  listTaken: (file: string, { kind, fresh, changed, same, leftOut }: ListCounts): Text => ({
    en: `ok: ${file} (${listWords.took[kind].en}): ${fresh} new, ${changed} changed, ${same} as before${leftOut > 0 ? `, ${count(leftOut, 'bad line')} left out` : ''}`,
    fr: `ok : ${file} (${listWords.took[kind].fr}), nouveaux : ${fresh}, changés : ${changed}, inchangés : ${same}${leftOut > 0 ? `, lignes fautives laissées : ${leftOut}` : ''}`,
  }),
  joined: (file: string, entries: number, added: number): Text => ({
    en: `${file}: ${entriesOf(entries).en}, ${added} of them new`,
    fr: `${file} : ${entriesOf(entries).fr}, dont ${added} nouvelle${frenchEnding(added)}`,
  }),
  joinedInto: (file: string, entries: number): Text => ({
    en: `ok: ${file} holds ${entriesOf(entries).en}`,
    fr: `ok : ${file} contient ${entriesOf(entries).fr}`,
  }),
  conflict: ({ kind, table, hand, one, one_by, one_says, other, other_by, other_says }: ConflictRow): Text => {
    const where = (word: string): string => (table === null ? '' : `, ${word} ${table}${hand === null ? '' : ` ${hand}`}`)
    return {
      en: `${kind}${where('table')}: entry ${one} by ${one_by} says ${one_says}; entry ${other} by ${other_by} says ${other_says}`,
      fr: `${kind}${where('table')} : l’entrée ${one} par ${one_by} dit ${one_says} ; l’entrée ${other} par ${other_by} dit ${other_says}`,
    }
  },
  conflicts: (conflicts: number): Text =>
    conflicts === 0
      ? { en: 'no conflicts', fr: 'aucune contradiction' }
      : {
          en: `${count(conflicts, 'conflict')}, kept and shown until a person who has seen both decides:`,
          fr: `contradictions : ${conflicts}, gardées et montrées jusqu’à ce que quelqu’un qui a vu les deux tranche :`,
        },
  goneThrough: (entries: number): Text => ({
    en: `ok: ${entriesOf(entries).en} processed`,
    fr: `ok : ${entriesOf(entries).fr} traitée${frenchEnding(entries)}`,
  }),
  noRules: line({ en: 'no rule set: name one with --rules or @rules', fr: 'aucun règlement : nommez-en un par --rules ou @rules' }),
  moreWithoutRules: (files: number): Text => ({
    en: `the same for ${count(files, 'more file')}`,
    fr: `de même pour ${files} autre${frenchEnding(files)} fichier${frenchEnding(files)}`,
  }),
  /** The count of each level under one rule set of several. */
  under: (ruleSet: Text, found: string): Text => ({ en: `${ruleSet.en}: ${found}`, fr: `${ruleSet.fr} : ${found}` }),
  compared: ({ games, hands, events, places, differ, seconds }: Omit<Totals, 'found'> & { places: number; differ: number }): Text => ({
    en: `${played(games, hands, events)}: the rule sets differ at ${differ} of ${count(places, 'place')}; ${seconds} seconds`,
    fr: `parties : ${games}, donnes : ${hands}, événements : ${events} ; les règlements diffèrent à ${differ} endroit${frenchEnding(differ)} sur ${places} ; ${seconds.replace('.', ',')} secondes`,
  }),
  allAlike: (ruleSets: number): Text => ({ en: `all ${ruleSets}`, fr: `les ${ruleSets}` }),
  didYouMean: (mends: Text): Text => ({ en: `did you mean: ${mends.en}`, fr: `vouliez-vous dire : ${mends.fr}` }),
  total: ({ games, hands, events, found, seconds }: Totals): Text => ({
    en: `${played(games, hands, events)}: ${found}; ${seconds} seconds`,
    fr: `parties : ${games}, donnes : ${hands}, événements : ${events} ; ${found} ; ${seconds.replace('.', ',')} secondes`,
  }),
  game: (n: number): Text => ({ en: `game ${n}`, fr: `partie ${n}` }),
  hand: (n: number): Text => ({ en: `hand ${n}`, fr: `donne ${n}` }),
  event: (n: number): Text => ({ en: `event ${n}`, fr: `événement ${n}` }),
  line: (n: number): Text => ({ en: `line ${n}`, fr: `ligne ${n}` }),
  by: (event: number): Text => ({ en: `by event ${event}`, fr: `par l’événement ${event}` }),
  of: (right: number, all: number): Text => ({ en: `${right} of ${all}`, fr: `${right} sur ${all}` }),
  notFound: line({ en: 'expected and not found', fr: 'attendu et non trouvé' }),
  notExpected: line({ en: 'found and not expected', fr: 'trouvé et non attendu' }),
  nothingExpected: line({ en: 'has no @expect line, so nothing was compared', fr: 'n’a pas de ligne @expect : rien n’a été comparé' }),
  /** Four letters in each language, so that the checks stand below one another. */
  look: line({ en: 'look', fr: 'voir' }),
  /** The checks of `doctor`. */
  checked: {
    file: { en: 'file', fr: 'fichier' },
    conflict: { en: 'conflict', fr: 'contradiction' },
    backups: { en: 'backups', fr: 'sauvegardes' },
    home: { en: 'home', fr: 'dossier de Shinpan' },
    disk: { en: 'disk', fr: 'disque' },
    window: { en: 'window', fr: 'fenêtre' },
    browser: { en: 'browser', fr: 'navigateur' },
    electron: { en: 'electron', fr: 'electron' },
    tablets: { en: 'tablets', fr: 'tablettes' },
    hub: { en: 'hub', fr: 'pôle' },
    clock: { en: 'clock', fr: 'horloge' },
    log: { en: 'log', fr: 'journal technique' },
  } satisfies Record<string, Text>,
  device: (home: string, device: string): Text => ({ en: `${home}, device ${device}`, fr: `${home}, appareil ${device}` }),
  free: (megabytes: number, folder: string): Text => ({
    en: `${megabytes} MB free in ${folder}`,
    fr: `${megabytes} Mo libres dans ${folder}`,
  }),
  helpMore: line({
    en: 'shinpan COMMAND --help shows details. Options of every command: --lang en or fr; for lists, --json.',
    fr: 'shinpan COMMANDE --help donne les détails. Options de toutes les commandes : --lang en ou fr ; pour les listes, --json.',
  }),
  answerLost: (command: string, code: string | undefined): Text => ({
    en: `shinpan ${command}: the answer can't be written (${code}), so it stops here; what was already read may have been done`,
    fr: `shinpan ${command} : la réponse ne peut pas être écrite (${code}), tout s’arrête là ; ce qui était déjà lu a pu être fait`,
  }),
  noSession: line({
    en: 'This address was already used, or Shinpan has been restarted since. Start Shinpan again: it gives a new address for the same tournament.',
    fr: 'Cette adresse a déjà servi, ou Shinpan a redémarré depuis. Relancez Shinpan : il donne une nouvelle adresse pour le même tournoi.',
  }),
  noWindow: line({
    en: 'The window is not built yet: npm run build',
    fr: 'La fenêtre n’est pas encore construite : npm run build',
  }),
  notBuilt: line({ en: 'not built yet: npm run build', fr: 'pas encore construite : npm run build' }),
  browser: (path: string | undefined, screen: boolean): Text => ({
    en: `${path ?? 'none found'}${screen ? '' : ', no screen'}`,
    fr: `${path ?? 'aucun trouvé'}${screen ? '' : ', pas d’écran'}`,
  }),
}

/** Missing entries by name; where not all names are known, their number and the entry before them. */
const toldMissing = ({ count, names, after }: MissingEntries, words: (count: number, after: string | null) => string): string =>
  names.length < count ? words(count, after) : names.length > 3 ? `${names[0]} … ${names.at(-1)} (${count})` : names.join(', ')
