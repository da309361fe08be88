import type { Text } from '../../engine/model/language.ts'
import { entriesOf } from './command-line.ts'
import { inType } from './in-type.ts'

/** A desk that the hub admits. */
export type HubDesk = {
  readonly name: string
  readonly role: string
  readonly made: Date
  readonly seen: Date | null
  readonly revoked: Date | null
  readonly refused: number
}

/** Messages about a hub and its refusals. */
export const hubWords = inType({
  address: {
    en: 'the address of a hub is postgres://ROLE:PASSWORD@HOST:PORT/DATABASE',
    fr: 'l’adresse d’un pôle est postgres://RÔLE:MOT-DE-PASSE@HÔTE:PORT/BASE',
  },
  noTls: (host: string): Text => ({
    en: `the address switches TLS off (sslmode), and ${host} is not this machine: anyone on the network could read along`,
    fr: `l’adresse désactive TLS (sslmode), et ${host} n’est pas cette machine : n’importe qui sur le réseau pourrait lire`,
  }),
  noAuthority: (file: string): Text => ({
    en: `the file ${file}, which the address names as sslrootcert, can't be read`,
    fr: `le fichier ${file}, que l’adresse nomme comme sslrootcert, est illisible`,
  }),
  certificate: (why: string): Text => ({
    en: `the hub's certificate is not known (${why}): if it is its own, name the file of its authority in the address: ?sslrootcert=FILE`,
    fr: `le certificat du pôle n’est pas reconnu (${why}) : si c’est le sien, nommez le fichier de son autorité dans l’adresse : ?sslrootcert=FICHIER`,
  }),
  certificateOf: {
    en: 'the hub shows the certificate of another host: it is another machine, or another computer intercepts the connection',
    fr: 'le pôle montre le certificat d’un autre hôte : c’est une autre machine, ou quelqu’un intercepte la connexion',
  },
  certificateEnded: {
    en: 'the hub’s certificate has expired or is not valid yet: its administrator must renew it (or this machine’s date is wrong)',
    fr: 'le certificat du pôle a expiré ou n’est pas encore valable : le responsable du pôle doit le renouveler (ou la date de cette machine est fausse)',
  },
  tlsOff: {
    en: 'the hub offers no TLS, or another computer on the network removed it: nothing was sent',
    fr: 'le pôle n’offre pas TLS, ou quelqu’un sur le réseau l’a retiré : rien n’a été envoyé',
  },
  noPassword: {
    en: 'the hub asks for a password, and the address has none',
    fr: 'le pôle demande un mot de passe, et l’adresse n’en a pas',
  },
  noHost: {
    en: 'the hub does not answer: there is no machine with this name, or it can’t be reached',
    fr: 'le pôle ne répond pas : il n’y a aucune machine de ce nom, ou elle est injoignable',
  },
  closedPort: {
    en: 'the hub does not answer: the machine is there, but nothing listens at this port',
    fr: 'le pôle ne répond pas : la machine est là, mais rien n’écoute à ce port',
  },
  noDatabase: {
    en: 'PostgreSQL answers, but has no database with this name',
    fr: 'PostgreSQL répond, mais n’a aucune base de ce nom',
  },
  notListed: {
    en: 'the server does not admit this role from here, or not in this way (its pg_hba.conf has no line for it): its administrator must add one',
    fr: 'le serveur n’admet pas ce rôle depuis ici, ou pas de cette façon (son pg_hba.conf n’a aucune ligne pour cela) : le responsable du serveur doit en ajouter une',
  },
  password: (why: string): Text => ({
    en: `the hub refuses the role or the password: ${why}`,
    fr: `le pôle refuse le rôle ou le mot de passe : ${why}`,
  }),
  away: (why: string): Text => ({ en: `the hub does not answer: ${why}`, fr: `le pôle ne répond pas : ${why}` }),
  failed: (why: string): Text => ({ en: `the hub failed: ${why}`, fr: `le pôle a échoué : ${why}` }),
  letsIn: (host: string): Text => ({ en: `${host} admits this laptop`, fr: `${host} admet cet ordinateur` }),
  owns: (host: string): Text => ({
    en: `there is a hub at ${host}, and this address is its owner’s: joining with it admits this laptop`,
    fr: `il y a un pôle à ${host}, et cette adresse est celle de son propriétaire : la rejoindre admet cet ordinateur`,
  }),
  otherTournament: (names: string): Text => ({
    en: `this address is admitted to another tournament (${names}), not to the open one`,
    fr: `cette adresse est admise à un autre tournoi (${names}), pas à celui qui est ouvert`,
  }),
  silent: {
    en: 'the hub does not answer: the connection is broken, or the hub is very busy',
    fr: 'le pôle ne répond pas : la connexion est rompue, ou le pôle est très occupé',
  },
  endless: { en: 'the hub answers without end', fr: 'le pôle répond sans fin' },
  disorder: {
    en: 'the hub gives its entries out of order: it is not a hub, or it was changed',
    fr: 'le pôle donne ses entrées en désordre : ce n’est pas un pôle, ou il a été modifié',
  },
  noHub: {
    en: 'there is no hub in this database: shinpan hub init --postgres ADDRESS makes one',
    fr: 'il n’y a pas de pôle dans cette base : shinpan hub init --postgres ADRESSE en crée un',
  },
  encoding: (encoding: string): Text => ({
    en: `the database stores its text as ${encoding}: a hub needs a database in UTF8`,
    fr: `la base enregistre ses textes en ${encoding} : un pôle demande une base en UTF8`,
  }),
  server: (version: string): Text => ({
    en: `this is PostgreSQL ${version}: a hub needs 15 or later`,
    fr: `ceci est PostgreSQL ${version} : un pôle demande la version 15 ou plus`,
  }),
  newer: (format: number, known: number): Text => ({
    en: `the hub accepts only newer versions of Shinpan (at least format ${format}; this program knows ${known}). Update this one; new entries wait here meanwhile`,
    fr: `le pôle n’accepte que des versions plus récentes de Shinpan (format ${format} au moins ; ce programme connaît ${known}). Mettez celui-ci à jour ; les nouvelles entrées attendent ici`,
  }),
  updateShort: { en: 'update Shinpan', fr: 'mettez Shinpan à jour' },
  updateSoon: {
    en: 'The hub has a newer version of Shinpan. Everything goes on as before; update this laptop when there is time.',
    fr: 'Le pôle a une version plus récente de Shinpan. Tout continue comme avant ; mettez cet ordinateur à jour quand vous aurez le temps.',
  },
  hubBehind: {
    en: 'The hub has an older version of Shinpan. Everything goes on as before; its owner can upgrade it with shinpan hub init at any time.',
    fr: 'Le pôle a une version plus ancienne de Shinpan. Tout continue comme avant ; son propriétaire peut le mettre à niveau par shinpan hub init à tout moment.',
  },
  refusedShort: (desk: string): Text => ({ en: `hub refused ${desk}`, fr: `pôle : ${desk} refusé` }),
  refusedOf: (desk: string, times: number, entry: string, why: Text): Text => ({
    en: `The hub refused entries of ${desk} ${times === 1 ? 'once' : `${times} times`} in the last day; the last was entry ${entry}: ${why.en}. None was accepted. If the reason is unknown there, the hub’s owner should shut it out: shinpan hub revoke.`,
    fr: `Le pôle a refusé des entrées de ${desk} ${times === 1 ? 'une fois' : `${times} fois`} en un jour ; en dernier l’entrée ${entry} : ${why.fr}. Aucune n’a été acceptée. Si personne là-bas ne sait pourquoi, le propriétaire du pôle devrait l’exclure : shinpan hub revoke.`,
  }),
  older: (format: number, known: number): Text => ({
    en: `the hub's format is ${format}, this program needs ${known}: its owner must upgrade it with shinpan hub init`,
    fr: `le format du pôle est ${format}, ce programme demande ${known} : son propriétaire doit le mettre à niveau par shinpan hub init`,
  }),
  noRoles: {
    en: 'this address is its owner’s, but its role may not admit laptops: it lacks CREATEROLE (the server’s administrator grants it: ALTER ROLE … CREATEROLE)',
    fr: 'cette adresse est celle de son propriétaire, mais son rôle ne peut admettre d’ordinateur : il lui manque CREATEROLE (le responsable du serveur le donne : ALTER ROLE … CREATEROLE)',
  },
  noConnect: {
    en: 'the laptop’s new role may not connect to this database, and this role may not allow it (the database owner does: GRANT CONNECT). No laptop was admitted',
    fr: 'le nouveau rôle de l’ordinateur ne peut se connecter à cette base, et celui-ci ne peut l’y autoriser (le propriétaire de la base le fait : GRANT CONNECT). Aucun ordinateur n’a été admis',
  },
  noCreate: {
    en: 'this role may not create a hub here: it owns neither the database nor a hub in it (or lacks CREATE on the database)',
    fr: 'ce rôle ne peut créer de pôle ici : ni la base ni un pôle qui s’y trouve ne lui appartient (ou CREATE sur la base lui manque)',
  },
  notOwner: {
    en: 'this role does not own the hub: only its owner may do that',
    fr: 'ce rôle n’est pas propriétaire du pôle : seul le propriétaire le peut',
  },
  revoked: {
    en: 'the hub does not admit this laptop to this tournament, or no longer does',
    fr: 'le pôle n’admet pas, ou plus, cet ordinateur à ce tournoi',
  },
  deviceTaken: {
    en: 'another laptop writes to this hub under the same name: one of the two files, or its whole disk, was copied',
    fr: 'un autre ordinateur écrit dans ce pôle sous le même nom : l’un des deux fichiers, ou son disque entier, a été copié',
  },
  forged: (entry: string, why: Text): Text => ({
    en: `the hub refuses entry ${entry}: ${why.en}; none of the entries was accepted`,
    fr: `le pôle refuse l’entrée ${entry} : ${why.fr} ; aucune des entrées n’a été acceptée`,
  }),
  hash: { en: 'its hash does not fit its content', fr: 'son empreinte ne correspond pas à son contenu' },
  link: { en: 'it names an entry that is not in the hub', fr: 'elle nomme une entrée que le pôle ne contient pas' },
  number: {
    en: 'its number does not follow those of the entries that it names',
    fr: 'son numéro ne suit pas ceux des entrées qu’elle nomme',
  },
  unlinked: {
    en: 'it does not follow the earlier entries under its device’s name',
    fr: 'elle ne suit pas les entrées précédentes sous le nom de son appareil',
  },
  fork: { en: 'another entry has this name', fr: 'une autre entrée porte ce nom' },
  nameTaken: (name: string): Text => ({ en: `there is already a laptop called ${name}`, fr: `il y a déjà un ordinateur nommé ${name}` }),
  noDesk: (name: string): Text => ({
    en: `the hub knows no laptop called ${name}`,
    fr: `le pôle ne connaît aucun ordinateur nommé ${name}`,
  }),
  several: (names: string): Text => ({
    en: `this laptop is admitted to several tournaments (${names}): join with a file of one of them`,
    fr: `cet ordinateur est admis à plusieurs tournois (${names}) : rejoignez avec un fichier de l’un d’eux`,
  }),
  holdsNone: {
    en: 'the hub has no tournament yet: first join it from the laptop that has the tournament’s file',
    fr: 'le pôle ne contient encore aucun tournoi : rejoignez-le d’abord depuis l’ordinateur qui a le fichier du tournoi',
  },
  none: { en: 'this laptop is not admitted to any tournament yet', fr: 'cet ordinateur n’est encore admis à aucun tournoi' },
  tasks: (names: readonly string[]): Text => ({
    en: `name a task for the hub: ${names.join(', ')}`,
    fr: `nommez une tâche pour le pôle : ${names.join(', ')}`,
  }),
  whichDesk: { en: 'name the laptop', fr: 'nommez l’ordinateur' },
  noTournament: { en: 'the file holds no tournament', fr: 'le fichier ne contient aucun tournoi' },
  made: (was: number, format: number): Text =>
    was === 0
      ? { en: `hub created (format ${format})`, fr: `pôle créé (format ${format})` }
      : was === format
        ? { en: `there is a hub already (format ${format})`, fr: `il y a déjà un pôle (format ${format})` }
        : { en: `hub upgraded from format ${was} to ${format}`, fr: `pôle mis à niveau du format ${was} au format ${format}` },
  desk: ({ name, role, made, seen, revoked, refused }: HubDesk): Text => ({
    en: `${name}  ${role}  admitted ${made.toISOString()}${seen ? `, last seen ${seen.toISOString()}` : ', never seen'}${revoked ? `, shut out ${revoked.toISOString()}` : ''}${refused > 0 ? `, refused ${refused} times` : ''}`,
    fr: `${name}  ${role}  admis ${made.toISOString()}${seen ? `, vu pour la dernière fois ${seen.toISOString()}` : ', jamais vu'}${revoked ? `, exclu ${revoked.toISOString()}` : ''}${refused > 0 ? `, refusé ${refused} fois` : ''}`,
  }),
  deskRefused: (at: Date, entry: string, why: Text): Text => ({
    en: `  refused ${at.toISOString()}, entry ${entry}: ${why.en}`,
    fr: `  refusée ${at.toISOString()}, entrée ${entry} : ${why.fr}`,
  }),
  shutOut: (name: string): Text => ({ en: `${name} is shut out; its entries stay`, fr: `${name} est exclu ; ses entrées restent` }),
  staysConnected: {
    en: 'the server does not let this role end its open connection; that connection can no longer read or write',
    fr: 'le serveur ne laisse pas ce rôle fermer sa connexion ouverte : cette connexion ne peut plus rien lire ni écrire',
  },
  staysRole: {
    en: 'the server does not let this role switch off its sign-in (another role admitted it): it can still connect, but not read or write',
    fr: 'le serveur ne laisse pas ce rôle couper son accès (un autre rôle l’a admis) : il peut encore se connecter, mais ni lire ni écrire',
  },
  replaced: (name: string): Text => ({
    en: `the earlier address for ${name} was never used and is no longer valid`,
    fr: `l’adresse précédente pour ${name} n’a jamais servi et n’est plus valable`,
  }),
  empty: (name: string): Text => ({
    en: `the hub has no entry of ${name} yet: first join it with that file`,
    fr: `le pôle ne contient encore aucune entrée de ${name} : rejoignez-le d’abord avec son fichier`,
  }),
  come: ({ entries, of }: { readonly entries: number; readonly of: number }): Text => ({
    en: `${entries} of ${of} entries received …`,
    fr: `${entries} entrées reçues sur ${of} …`,
  }),
  leftOut: (why: Text): Text => ({
    en: `wrong entries were left at the hub, all others were received: ${why.en}`,
    fr: `les entrées fausses sont restées dans le pôle, toutes les autres ont été reçues : ${why.fr}`,
  }),
  broughtWhole: (file: string, entries: number): Text => ({
    en: `${file} was made: ${entriesOf(entries).en} received from the hub`,
    fr: `${file} a été créé : ${entriesOf(entries).fr} du pôle`,
  }),
  joined: (file: string, name: string, taken: number): Text => ({
    en: `${file} is up to date with the hub for ${name} (${taken} new ${taken === 1 ? 'entry' : 'entries'} received), and stays so while it is open`,
    fr: `${file} est à jour avec le pôle pour ${name} (${taken} ${taken < 2 ? 'nouvelle entrée reçue' : 'nouvelles entrées reçues'}), et le reste tant qu’il est ouvert`,
  }),
})
