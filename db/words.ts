import type { ByLanguage } from '../engine/language.ts'

type Text = ByLanguage<string>

/** An error that says in every language what it has to say. */
export const troubled = (text: Text): Error => Object.assign(new Error(text.en), { text })

/** What an error says; of one that came from outside this program, its code (or how it begins) in words. */
export const saidBy = (error: unknown): Text => {
  const { message = String(error), code = '', text } = error as { message?: string; code?: unknown; text?: Text }
  if (text) return text
  const known = OUTSIDE.find(([beginning]) => String(code || message).startsWith(beginning))
  const said = inOneLine(message)
  return { en: said, fr: known ? `${known[1]}${code ? ` (${inOneLine(String(code))})` : ''}` : said }
}

/** As much of it as stands within a sentence, in letters: names in a strange file may be as long as it is. */
const MOST_SAID = 300

/** What stands in a file of somebody else's, or was said about it, within a sentence of ours: one line, nothing that does not show or turns the rest around. */
const inOneLine = (text: string, most = MOST_SAID): string =>
  text
    .slice(0, most)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029]+\s*/gu, ' ')
    .replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')

/** What SQLite and the system say, by how it begins. */
const OUTSIDE: readonly (readonly [string, string])[] = [
  ['SQLITE_BUSY', 'la base est occupée par un autre programme'],
  ['SQLITE_CANTOPEN', 'la base ne peut pas être ouverte'],
  ['SQLITE_CORRUPT', 'la base est endommagée'],
  ['SQLITE_FULL', 'le disque est plein'],
  ['SQLITE_IOERR', 'erreur de lecture ou d’écriture du disque'],
  ['SQLITE_LOCKED', 'la base est occupée par un autre programme'],
  ['SQLITE_NOTADB', 'ce n’est pas une base de données'],
  ['SQLITE_READONLY', 'la base ne peut pas être écrite'],
  ['SQLITE_', 'erreur de la base de données'],
  ['Cannot open database because the directory', 'le dossier n’existe pas'],
  ['EACCES', 'accès refusé'],
  ['EADDRINUSE', 'port déjà pris'],
  ['EEXIST', 'existe déjà'],
  ['EIO', 'erreur de lecture ou d’écriture du disque'],
  ['EISDIR', 'c’est un dossier'],
  ['ELOOP', 'trop de liens'],
  ['EMFILE', 'trop de fichiers ouverts'],
  ['ENAMETOOLONG', 'nom trop long'],
  ['ENOENT', 'fichier ou dossier introuvable'],
  ['ENOSPC', 'le disque est plein'],
  ['ENOTDIR', 'ce n’est pas un dossier'],
  ['EPERM', 'opération non permise'],
  ['EROFS', 'disque en lecture seule'],
]

/** Why a file is not opened, rebuilt or made. */
export const fileWords = {
  noFile: (file: string): Text => ({ en: `${file} is no file`, fr: `${file} n’est pas un fichier` }),
  missing: (file: string): Text => ({ en: `${file} does not exist`, fr: `${file} n’existe pas` }),
  exists: (file: string): Text => ({ en: `${file} exists already`, fr: `${file} existe déjà` }),
  unreadable: (file: string, code: string | undefined): Text => ({
    en: `${file} can't be read: ${code}`,
    fr: `${file} est illisible : ${code}`,
  }),
  notOurs: (file: string): Text => ({
    en: `${file} is not a tournament file of Shinpan; it was left as it is`,
    fr: `${file} n’est pas un fichier de tournoi de Shinpan ; il a été laissé tel quel`,
  }),
  newer: (file: string, version: number, known: number): Text => ({
    en: `${file} was written by a newer version of Shinpan (its format is ${version}, this program knows ${known}); it was left as it is`,
    fr: `${file} a été écrit par une version plus récente de Shinpan (son format est ${version}, ce programme connaît ${known}) ; il a été laissé tel quel`,
  }),
  failed: (file: string, done: 'opened' | 'rebuilt' | 'made', why: Text): Text => ({
    en: `${file} can't be ${done}: ${why.en}`,
    fr: `${file} ne peut pas être ${{ opened: 'ouvert', rebuilt: 'reconstruit', made: 'créé' }[done]} : ${why.fr}`,
  }),
  rebuildMends: (why: Text): Text => ({
    en: `${why.en} (shinpan rebuild makes them anew)`,
    fr: `${why.fr} (shinpan rebuild les refait)`,
  }),
  noLog: { en: 'the table of the log is not as this program makes it', fr: 'la table du journal n’est pas telle que ce programme la fait' },
}

/** What is wrong with the log of a file, or with what is made from it. */
export const logWords = {
  changed: (what: string): Text => ({
    en: `the tables or guards of the file were changed: ${inOneLine(what)}`,
    fr: `les tables ou les gardes du fichier ont été modifiées : ${inOneLine(what)}`,
  }),
  otherHead: (head: string): Text => ({
    en: `the log does not go through ${head}: it was written anew`,
    fr: `le journal ne passe pas par ${head} : il a été réécrit`,
  }),
  entry: (seq: number, device: string, number: number, what: Text): Text => ({
    en: `entry ${seq} (device ${device}, number ${number}): ${what.en}`,
    fr: `entrée ${seq} (appareil ${device}, numéro ${number}) : ${what.fr}`,
  }),
  misplaced: (seq: number): Text => ({
    en: `entry ${seq} should stand here; an entry was removed, moved or put in`,
    fr: `l’entrée ${seq} devrait se trouver ici ; une entrée a été ôtée, déplacée ou ajoutée`,
  }),
  valueType: {
    en: 'a column holds another type of value than it should',
    fr: 'une colonne contient un autre type de valeur qu’elle ne devrait',
  },
  hash: { en: 'its hash does not fit its content', fr: 'son empreinte ne correspond pas à son contenu' },
  link: { en: 'it does not follow on the entries before it', fr: 'elle ne suit pas les entrées qui la précèdent' },
  cut: (seq: number): Text => ({
    en: `entry ${seq} is missing: the file’s list of heads names one that the log does not hold`,
    fr: `l’entrée ${seq} manque : la liste des têtes du fichier en nomme une que le journal ne contient pas`,
  }),
  unnamed: {
    en: 'no other entry and no head names it, where one should; it was changed',
    fr: 'aucune autre entrée ni aucune tête ne la nomme, alors qu’il le faudrait ; elle a été modifiée',
  },
  added: {
    en: 'it is not behind any head that the file has listed; it was put in',
    fr: 'elle ne précède aucune des têtes que le fichier a notées ; elle a été ajoutée',
  },
  gap: (number: number): Text => ({ en: `number ${number} is missing`, fr: `le numéro ${number} manque` }),
  order: { en: 'it is out of order', fr: 'elle n’est pas à sa place' },
  kind: (kind: string, version: number): Text => ({
    en: `its kind, ${inOneLine(kind, 60)} ${version}, is not known to this version of Shinpan`,
    fr: `son genre, ${inOneLine(kind, 60)} ${version}, est inconnu de cette version de Shinpan`,
  }),
  body: (kind: string, path: string, message: string): Text => ({
    en: `its body is not that of a ${kind}: ${inOneLine(path, 100)} ${inOneLine(message, 200)}`,
    fr: `son contenu n’est pas celui d’un genre ${kind} : ${inOneLine(path, 100)}`,
  }),
  damaged: (said: string): Text => ({
    en: `the database is damaged, or an incomplete copy of one that was open: ${inOneLine(said)}`,
    fr: `la base est endommagée, ou c’est la copie incomplète d’une base ouverte : ${inOneLine(said)}`,
  }),
  brokenLog: (frame: number): Text => ({
    en: `its write-ahead log (-wal) is damaged at ${frame === 0 ? 'its beginning' : `frame ${frame}`}, and what was saved after that would be lost by opening it to write: shinpan doctor --salvage saves it into a new file`,
    fr: `son journal d’écriture (-wal) est endommagé ${frame === 0 ? 'au début' : `au bloc ${frame}`}, et ce qui a été enregistré ensuite serait perdu en l’ouvrant pour écrire : shinpan doctor --salvage le sauve dans un nouveau fichier`,
  }),
  format: { en: 'the format number of the file was changed', fr: 'le numéro de format du fichier a été modifié' },
  notCarried: (why: Text): Text => ({
    en: `the log can't be carried over: ${why.en}`,
    fr: `le journal ne peut pas être repris : ${why.fr}`,
  }),
  projection: (table: string, is: string, ought: string): Text => ({
    en: `table ${table} is not what the log says: ${is ? `${inOneLine(is, 100)} stands there` : 'nothing stands there'} for ${inOneLine(ought, 100) || 'nothing'} (rebuild makes it anew)`,
    fr: `la table ${table} n’est pas ce que dit le journal : ${is ? `on y lit ${inOneLine(is, 100)}` : 'on n’y lit rien'} pour ${inOneLine(ought, 100) || 'rien'} (rebuild la refait)`,
  }),
  after: (entries: number, why: Text): Text => ({
    en: `the file is damaged after entry ${entries}: ${why.en}`,
    fr: `le fichier est endommagé après l’entrée ${entries} : ${why.fr}`,
  }),
  notHeld: (what: string, ref: string): Text => ({
    en: `the log speaks of ${/^[aeiu]/.test(what) ? 'an' : 'a'} ${what} ${inOneLine(ref, 100)} that it does not hold`,
    fr: `le journal parle d’un élément ${what} ${inOneLine(ref, 100)} qu’il ne contient pas`,
  }),
}

/** What became of an open file that is no longer where it was opened, and of what was saved in it. */
export const misplacedWords = {
  gone: (path: string): Text => ({
    en: `${path} is no longer there: it was moved, renamed or deleted while it was open`,
    fr: `${path} n’est plus là : il a été déplacé, renommé ou supprimé pendant qu’il était ouvert`,
  }),
  replaced: (path: string): Text => ({
    en: `${path} was replaced by another file while it was open`,
    fr: `${path} a été remplacé par un autre fichier pendant qu’il était ouvert`,
  }),
}

/** Why copies can't be joined. */
export const mergeWords = {
  empty: (file: string): Text => ({ en: `${file} holds no tournament`, fr: `${file} ne contient aucun tournoi` }),
  otherTournament: (file: string, first: string): Text => ({
    en: `${file} and ${first} are not copies of one tournament: their logs begin with different entries`,
    fr: `${file} et ${first} ne sont pas des copies d’un même tournoi : leurs journaux commencent par des entrées différentes`,
  }),
  notVerified: (file: string, why: Text): Text => ({
    en: `${file} does not verify: ${why.en}`,
    fr: `${file} ne passe pas la vérification : ${why.fr}`,
  }),
  forked: (one: string, other: string, { device, number }: { device: string; number: number }): Text => ({
    en: `${one} and ${other} can't be joined: device ${device} wrote a different entry ${number} in each of them`,
    fr: `${one} et ${other} ne peuvent pas être réunis : l’appareil ${device} a écrit dans chacun une entrée ${number} différente`,
  }),
  wrong: (why: Text): Text => ({
    en: `the joined log does not verify: ${why.en}`,
    fr: `le journal réuni ne passe pas la vérification : ${why.fr}`,
  }),
}

/** Why entries of another device are not taken in. */
export const arrivalWords = {
  refused: ({ device, number }: { readonly device: string; readonly number: number }, why: Text): Text => ({
    en: `nothing was taken in: entry ${number} of device ${inOneLine(device, 100)}: ${why.en}`,
    fr: `rien n’a été repris : entrée ${number} de l’appareil ${inOneLine(device, 100)} : ${why.fr}`,
  }),
  form: { en: 'it is not in the form of an entry', fr: 'elle n’a pas la forme d’une entrée' },
  root: { en: 'it is the first entry of another tournament', fr: 'c’est la première entrée d’un autre tournoi' },
  missing: (hash: string): Text => ({
    en: `it follows on an entry that is neither here nor before it: ${hash}`,
    fr: `elle suit une entrée qui n’est ni ici ni avant elle : ${hash}`,
  }),
  forked: {
    en: 'another entry of that name is here already: the device wrote in two copies under one name, or the entry was changed',
    fr: 'une autre entrée de ce nom est déjà ici : l’appareil a écrit dans deux copies sous un même nom, ou l’entrée a été modifiée',
  },
}

/** What is said of copies kept aside. */
export const backupWords = {
  exists: (file: string): Text => ({
    en: `${file} exists already; no backup was made`,
    fr: `${file} existe déjà ; aucune sauvegarde n’a été faite`,
  }),
  failed: (file: string, why: Text): Text => ({
    en: `no backup could be made at ${file}: ${why.en}`,
    fr: `aucune sauvegarde n’a pu être faite en ${file} : ${why.fr}`,
  }),
}

/** What is said where a damaged file is saved from. */
export const salvageWords = {
  nothing: (file: string): Text => ({
    en: `nothing can be read of ${file}, and no backup of it is there`,
    fr: `rien n’est lisible dans ${file}, et il n’y en a aucune sauvegarde`,
  }),
  noBeginning: (file: string, entries: number, list: string): Text => ({
    en: `the first entry of ${file} can't be read, so that no log can be made of the others; the ${entries} that can be read are in ${list}, a line each with what it says`,
    fr: `la première entrée de ${file} est illisible, et aucun journal ne peut être fait des autres ; les ${entries} lisibles sont dans ${list}, une ligne chacune avec ce qu’elle dit`,
  }),
}
