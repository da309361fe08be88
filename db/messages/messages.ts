import type { Text } from '../../engine/model/language.ts'

export const troubled = (text: Text): Error => Object.assign(new Error(text.en), { text })

/** The text of an error; for one from outside this program, its code (or its beginning) in words. */
export const saidBy = (error: unknown): Text => {
  const { message = String(error), code = '', text } = error as { message?: string; code?: unknown; text?: Text }
  if (text) return text
  const known = OUTSIDE.find(([beginning]) => String(code || message).startsWith(beginning))
  const said = inOneLine(message)
  return { en: known?.[2] ?? said, fr: known ? `${known[1]}${code ? ` (${inOneLine(String(code))})` : ''}` : said }
}

/** Maximum length of a foreign text in a sentence: names in a foreign file may be as long as the file. */
const MOST_SAID = 300

/** A foreign text within a sentence of ours: on one line, without invisible characters or marks that reverse the rest. */
const inOneLine = (text: string, most = MOST_SAID): string =>
  text
    .slice(0, most)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029]+\s*/gu, ' ')
    .replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')

/** Errors of SQLite and the system, by their beginning, in French; in English where their own words say nothing to an organizer. */
const OUTSIDE: readonly (readonly [beginning: string, fr: string, en?: string])[] = [
  ['SQLITE_BUSY', 'la base est occupée par un autre programme'],
  ['SQLITE_CANTOPEN', 'la base ne peut pas être ouverte'],
  ['SQLITE_CORRUPT', 'une partie du fichier est endommagée', 'a part of the file is damaged'],
  ['SQLITE_FULL', 'le disque est plein'],
  ['SQLITE_IOERR', 'erreur de lecture ou d’écriture du disque'],
  ['SQLITE_LOCKED', 'la base est occupée par un autre programme'],
  ['SQLITE_NOTADB', 'le début du fichier est endommagé', 'the beginning of the file is damaged'],
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

/** The same about "it", where the sentence has named the file already, or its path means nothing to the reader. */
export const aboutIt = ({ en, fr }: Text, file: string): Text => ({
  en: en.replaceAll(`the file ${file}`, 'it').replaceAll(file, 'it'),
  fr: fr.replaceAll(`le fichier ${file}`, 'il').replaceAll(file, 'il'),
})

/** Reasons why a file is not opened, rebuilt or made. They begin with a word, because a sentence on screen begins with a capital. */
export const fileWords = {
  foreignLog: (file: string): Text => ({
    en: `the file ${file} can't be opened: ${file}-wal beside it was written for another file of that name, and would be mixed with it. Put ${file}-wal and ${file}-shm into another folder, then open the file`,
    fr: `le fichier ${file} ne peut pas être ouvert : ${file}-wal, à côté de lui, a été écrit pour un autre fichier du même nom et s’y mêlerait. Mettez ${file}-wal et ${file}-shm dans un autre dossier, puis ouvrez le fichier`,
  }),
  noFile: (file: string): Text => ({ en: `the path ${file} is not a file`, fr: `le chemin ${file} n’est pas un fichier` }),
  missing: (file: string): Text => ({ en: `the file ${file} does not exist`, fr: `le fichier ${file} n’existe pas` }),
  exists: (file: string): Text => ({ en: `the file ${file} already exists`, fr: `le fichier ${file} existe déjà` }),
  deadLink: (file: string): Text => ({
    en: `the file ${file} is a link to a file that is not there`,
    fr: `le fichier ${file} est un lien vers un fichier absent`,
  }),
  noFolder: (folder: string): Text => ({ en: `there is no folder ${folder}`, fr: `il n’y a pas de dossier ${folder}` }),
  unreadable: (file: string, code: string | undefined): Text => ({
    en: `the file ${file} can't be read: ${code}`,
    fr: `le fichier ${file} est illisible : ${code}`,
  }),
  notOurs: (file: string): Text => ({
    en: `the file ${file} is not a tournament file of Shinpan; it was left as it is`,
    fr: `le fichier ${file} n’est pas un fichier de tournoi de Shinpan ; il a été laissé tel quel`,
  }),
  packed: (file: string): Text => ({
    en: `the file ${file} is packed (gzip): “Import a tournament file”, or shinpan receive, checks and unpacks it`,
    fr: `le fichier ${file} est compressé (gzip) : « Importer un fichier de tournoi », ou shinpan receive, le vérifie et le décompresse`,
  }),
  newer: (file: string, version: number, known: number): Text => ({
    en: `the file ${file} was written by a newer version of Shinpan (its format is ${version}, this program knows ${known}); it was left as it is`,
    fr: `le fichier ${file} a été écrit par une version plus récente de Shinpan (son format est ${version}, ce programme connaît ${known}) ; il a été laissé tel quel`,
  }),
  failed: (file: string, done: 'opened' | 'rebuilt' | 'made', why: Text): Text => ({
    en: `the file ${file} can't be ${done}: ${why.en}`,
    fr: `le fichier ${file} ne peut pas être ${{ opened: 'ouvert', rebuilt: 'reconstruit', made: 'créé' }[done]} : ${why.fr}`,
  }),
  rebuildMends: (why: Text): Text => ({
    en: `${why.en} (shinpan rebuild rebuilds them)`,
    fr: `${why.fr} (shinpan rebuild les reconstruit)`,
  }),
  noLog: { en: 'the table of the log does not have this program’s form', fr: 'la table du journal n’a pas la forme de ce programme' },
}

/** Faults of a file's log, or of the projections made from it. */
export const logWords = {
  changed: (type: string, name: string): Text => ({
    en: `the tables or guards of the file were changed: its ${inOneLine(type, 20)} ${inOneLine(name, 60)} is not as Shinpan makes it`,
    fr: `les tables ou les gardes du fichier ont été modifiées : l’élément ${inOneLine(name, 60)} n’est pas tel que Shinpan le fait`,
  }),
  otherHead: (head: string): Text => ({
    en: `the log does not contain ${head}: the hash was mistyped or is of another tournament, this file is an older state, or its log was rewritten`,
    fr: `le journal ne contient pas ${head} : l’empreinte est mal recopiée ou d’un autre tournoi, ce fichier est un état antérieur, ou son journal a été réécrit`,
  }),
  entry: (seq: number, device: string, number: number, what: Text): Text => ({
    en: `entry ${seq} (device ${device}, number ${number}): ${what.en}`,
    fr: `entrée ${seq} (appareil ${device}, numéro ${number}) : ${what.fr}`,
  }),
  misplaced: (seq: number): Text => ({
    en: `entry ${seq} should be here; an entry was removed, moved or inserted`,
    fr: `l’entrée ${seq} devrait être ici ; une entrée a été retirée, déplacée ou insérée`,
  }),
  valueType: {
    en: 'a column holds a wrong type of value',
    fr: 'une colonne contient un mauvais type de valeur',
  },
  hash: {
    en: 'its hash does not fit its content: it was changed after it was saved',
    fr: 'son empreinte ne correspond pas à son contenu : elle a été modifiée après son enregistrement',
  },
  link: { en: 'it does not follow the entries before it', fr: 'elle ne suit pas les entrées qui la précèdent' },
  cut: (seq: number): Text => ({
    en: `entry ${seq} is missing: the file’s list of heads names it, but the log does not hold it`,
    fr: `l’entrée ${seq} manque : la liste des têtes du fichier la nomme, mais le journal ne la contient pas`,
  }),
  unnamed: {
    en: 'neither another entry nor a head names it, as one should; it was changed',
    fr: 'aucune autre entrée ni aucune tête ne la nomme, alors qu’il le faudrait ; elle a été modifiée',
  },
  added: {
    en: 'it does not come before any head in the file’s list; it was inserted',
    fr: 'elle ne précède aucune tête de la liste du fichier ; elle a été insérée',
  },
  gap: (number: number): Text => ({ en: `number ${number} is missing`, fr: `le numéro ${number} manque` }),
  order: { en: 'it is out of order', fr: 'elle n’est pas à sa place' },
  kind: (kind: string, version: number): Text => ({
    en: `this version of Shinpan does not know its kind, ${inOneLine(kind, 60)} ${version}`,
    fr: `son genre, ${inOneLine(kind, 60)} ${version}, est inconnu de cette version de Shinpan`,
  }),
  body: (kind: string, path: string, message: string): Text => ({
    en: `its content is not that of a ${kind}: ${inOneLine(path, 100)} ${inOneLine(message, 200)}`,
    fr: `son contenu n’est pas celui d’un genre ${kind} : ${inOneLine(path, 100)}`,
  }),
  damaged: (said: string): Text => ({
    en: `the database is damaged, or it is an incomplete copy of an open one: ${inOneLine(said)}`,
    fr: `la base est endommagée, ou c’est la copie incomplète d’une base ouverte : ${inOneLine(said)}`,
  }),
  brokenLog: (frame: number): Text => ({
    en: `its write-ahead log (-wal) is damaged at ${frame === 0 ? 'its beginning' : `frame ${frame}`}, and opening it to write would lose everything saved after that: shinpan doctor --salvage saves it into a new file`,
    fr: `son journal d’écriture (-wal) est endommagé ${frame === 0 ? 'au début' : `au bloc ${frame}`}, et l’ouvrir pour écrire ferait perdre tout ce qui a été enregistré ensuite : shinpan doctor --salvage le sauve dans un nouveau fichier`,
  }),
  format: { en: 'the format number of the file was changed', fr: 'le numéro de format du fichier a été modifié' },
  notCarried: (why: Text): Text => ({
    en: `the log can't be applied to the tables: ${why.en}`,
    fr: `le journal ne peut pas être appliqué aux tables : ${why.fr}`,
  }),
  projection: (table: string, is: string, ought: string): Text => ({
    en: `table ${table} differs from the log: it has ${is ? inOneLine(is, 100) : 'nothing'} instead of ${inOneLine(ought, 100) || 'nothing'} (shinpan rebuild rebuilds it)`,
    fr: `la table ${table} diffère du journal : elle contient ${is ? inOneLine(is, 100) : 'rien'} au lieu de ${inOneLine(ought, 100) || 'rien'} (shinpan rebuild la reconstruit)`,
  }),
  after: (entries: number, why: Text): Text => ({
    en: `the file is damaged after entry ${entries}: ${why.en}`,
    fr: `le fichier est endommagé après l’entrée ${entries} : ${why.fr}`,
  }),
  notHeld: (what: string, ref: string): Text => ({
    en: `the log refers to ${/^[aeiu]/.test(what) ? 'an' : 'a'} ${what} ${inOneLine(ref, 100)} that it does not hold`,
    fr: `le journal cite un élément ${what} ${inOneLine(ref, 100)} qu’il ne contient pas`,
  }),
}

/** Messages about an open file that is no longer in its place. */
export const misplacedWords = {
  gone: (path: string): Text => ({
    en: `the file ${path} is no longer there: it was moved, renamed or deleted while it was open`,
    fr: `le fichier ${path} n’est plus là : il a été déplacé, renommé ou supprimé pendant qu’il était ouvert`,
  }),
  replaced: (path: string): Text => ({
    en: `the file ${path} was replaced by another file while it was open`,
    fr: `le fichier ${path} a été remplacé par un autre fichier pendant qu’il était ouvert`,
  }),
  overwritten: (path: string): Text => ({
    en: `the file ${path} was overwritten by another program while it was open`,
    fr: `le fichier ${path} a été écrasé par un autre programme pendant qu’il était ouvert`,
  }),
}

/** Reasons why copies can't be joined. */
export const mergeWords = {
  empty: (file: string): Text => ({ en: `${file} holds no tournament`, fr: `${file} ne contient aucun tournoi` }),
  otherTournament: (file: string, first: string): Text => ({
    en: `${file} and ${first} are not copies of the same tournament: their logs begin with different entries`,
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

/** Reasons for refusing entries of another device. */
export const arrivalWords = {
  refused: ({ device, number }: { readonly device: string; readonly number: number }, why: Text): Text => ({
    en: `nothing was imported: entry ${number} of device ${inOneLine(device, 100)}: ${why.en}`,
    fr: `rien n’a été importé : entrée ${number} de l’appareil ${inOneLine(device, 100)} : ${why.fr}`,
  }),
  form: { en: 'it does not have the form of an entry', fr: 'elle n’a pas la forme d’une entrée' },
  root: { en: 'it is the first entry of another tournament', fr: 'c’est la première entrée d’un autre tournoi' },
  missing: (hash: string): Text => ({
    en: `it follows an entry that is neither here nor before it: ${hash}`,
    fr: `elle suit une entrée qui n’est ni ici ni avant elle : ${hash}`,
  }),
  forked: {
    en: 'another entry with that name is already here: the device wrote in two copies under one name, or the entry was changed',
    fr: 'une autre entrée de ce nom est déjà ici : l’appareil a écrit dans deux copies sous un même nom, ou l’entrée a été modifiée',
  },
}

/** Messages about backups. */
export const backupWords = {
  exists: (file: string): Text => ({
    en: `the file ${file} already exists; no backup was made`,
    fr: `le fichier ${file} existe déjà ; aucune sauvegarde n’a été faite`,
  }),
  failed: (file: string, why: Text): Text => ({
    en: `no backup could be made at ${file}: ${why.en}`,
    fr: `aucune sauvegarde n’a pu être faite en ${file} : ${why.fr}`,
  }),
}

export const salvageWords = {
  nothing: (file: string): Text => ({
    en: `nothing in ${file} can be read, and it has no backup`,
    fr: `rien n’est lisible dans ${file}, et il n’a aucune sauvegarde`,
  }),
  noBeginning: (file: string, entries: number, list: string): Text => ({
    en: `the first entry of ${file} can't be read, so no log can be made of the others; the ${entries} that can be read are in ${list}, one line each`,
    fr: `la première entrée de ${file} est illisible, et aucun journal ne peut être fait des autres ; les ${entries} lisibles sont dans ${list}, une ligne chacune`,
  }),
}
