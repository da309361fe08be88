import type { ByLanguage } from '../../engine/language.ts'

/** A desk that the hub admits. */
type Desk = {
  readonly name: string
  readonly role: string
  readonly made: Date
  readonly seen: Date | null
  readonly revoked: Date | null
  readonly refused: number
}

type Text = ByLanguage<string>

/** What is said about a hub, and about what it refuses. */
export const hubWords = {
  address: {
    en: 'the address of a hub is postgres://ROLE:PASSWORD@HOST:PORT/DATABASE',
    fr: 'l’adresse d’un pôle est postgres://RÔLE:MOT-DE-PASSE@HÔTE:PORT/BASE',
  },
  noTls: (host: string): Text => ({
    en: `the address switches TLS off (sslmode), and ${host} is not this machine: everybody on the way could read along`,
    fr: `l’adresse désactive TLS (sslmode), et ${host} n’est pas cette machine : tous ceux qui sont sur le chemin pourraient lire`,
  }),
  noAuthority: (file: string): Text => ({
    en: `${file}, which the address names as sslrootcert, can't be read`,
    fr: `${file}, que l’adresse nomme comme sslrootcert, est illisible`,
  }),
  certificate: (why: string): Text => ({
    en: `the hub's certificate is not known (${why}): if it is its own, name the file of its authority in the address: ?sslrootcert=FILE`,
    fr: `le certificat du pôle n’est pas reconnu (${why}) : si c’est le sien, nommez le fichier de son autorité dans l’adresse : ?sslrootcert=FICHIER`,
  }),
  certificateOf: {
    en: 'the hub shows the certificate of another host: it is another machine, or somebody stands in between',
    fr: 'le pôle montre le certificat d’un autre hôte : c’est une autre machine, ou quelqu’un s’est interposé',
  },
  certificateEnded: {
    en: 'the hub’s certificate has run out, or holds only later: whoever runs it renews it (or this machine’s date is wrong)',
    fr: 'le certificat du pôle a expiré ou ne vaut que plus tard : qui le gère le renouvelle (ou la date de cette machine est fausse)',
  },
  tlsOff: {
    en: 'the hub speaks no TLS, or somebody on the way took it away: nothing was sent',
    fr: 'le pôle ne parle pas TLS, ou quelqu’un sur le chemin l’a retiré : rien n’a été envoyé',
  },
  noPassword: {
    en: 'the hub asks for a password, and the address has none',
    fr: 'le pôle demande un mot de passe, et l’adresse n’en a pas',
  },
  noHost: {
    en: 'the hub does not answer: there is no machine of this name, or no way to it',
    fr: 'le pôle ne répond pas : il n’y a aucune machine de ce nom, ou aucun chemin vers elle',
  },
  closedPort: {
    en: 'the hub does not answer: the machine is there, but nothing listens at this port',
    fr: 'le pôle ne répond pas : la machine est là, mais rien n’écoute à ce port',
  },
  noDatabase: {
    en: 'PostgreSQL answers, but has no database of this name',
    fr: 'PostgreSQL répond, mais n’a aucune base de ce nom',
  },
  notListed: {
    en: 'the server lets nobody of this role in from here, or not in this way (its pg_hba.conf has no line for it): whoever runs it adds one',
    fr: 'le serveur ne laisse entrer personne de ce rôle depuis ici, ou pas ainsi (son pg_hba.conf n’a aucune ligne pour cela) : qui le gère en ajoute une',
  },
  password: (why: string): Text => ({
    en: `the hub refuses role or password: ${why}`,
    fr: `le pôle refuse le rôle ou le mot de passe : ${why}`,
  }),
  away: (why: string): Text => ({ en: `the hub does not answer: ${why}`, fr: `le pôle ne répond pas : ${why}` }),
  failed: (why: string): Text => ({ en: `the hub failed: ${why}`, fr: `le pôle a échoué : ${why}` }),
  letsIn: (host: string): Text => ({ en: `${host} lets this laptop in`, fr: `${host} laisse entrer cet ordinateur` }),
  owns: (host: string): Text => ({
    en: `there is a hub at ${host}, and this address is its owner’s: whoever joins by it is admitted`,
    fr: `il y a un pôle à ${host}, et cette adresse est celle de son propriétaire : qui le rejoint par elle est admis`,
  }),
  otherTournament: (names: string): Text => ({
    en: `this address is admitted to another tournament (${names}), not to the one that is open`,
    fr: `cette adresse est admise à un autre tournoi (${names}), pas à celui qui est ouvert`,
  }),
  silent: {
    en: 'the hub does not answer: what was sent there went nowhere, or it is very busy',
    fr: 'le pôle ne répond pas : ce qui lui a été envoyé s’est perdu, ou il est très occupé',
  },
  endless: { en: 'the hub answers without end', fr: 'le pôle répond sans fin' },
  disorder: {
    en: 'the hub gives its entries in no order: it is none, or somebody changed it',
    fr: 'le pôle donne ses entrées sans ordre : ce n’en est pas un, ou quelqu’un l’a modifié',
  },
  noHub: {
    en: 'there is no hub in this database: shinpan hub init --postgres ADDRESS makes one',
    fr: 'il n’y a pas de pôle dans cette base : shinpan hub init --postgres ADRESSE en crée un',
  },
  encoding: (encoding: string): Text => ({
    en: `the database keeps its text as ${encoding}: a hub needs one in UTF8`,
    fr: `la base garde ses textes en ${encoding} : un pôle en demande une en UTF8`,
  }),
  server: (version: string): Text => ({
    en: `this is PostgreSQL ${version}: a hub needs 15 or later`,
    fr: `ceci est PostgreSQL ${version} : un pôle demande la version 15 ou plus`,
  }),
  newer: (format: number, known: number): Text => ({
    en: `the hub takes only newer versions of Shinpan (of format ${format} at least, this program knows ${known}): update this one; what is entered meanwhile waits here`,
    fr: `le pôle ne prend que des versions plus récentes de Shinpan (du format ${format} au moins, ce programme connaît ${known}) : mettez celui-ci à jour ; ce qui est saisi en attendant reste ici`,
  }),
  updateShort: { en: 'update Shinpan', fr: 'mettez Shinpan à jour' },
  updateSoon: {
    en: 'The hub is of a newer version of Shinpan. All goes on as before; update this laptop when there is time.',
    fr: 'Le pôle est d’une version plus récente de Shinpan. Tout continue comme avant ; mettez cet ordinateur à jour quand il y aura le temps.',
  },
  hubBehind: {
    en: 'The hub is of an older version of Shinpan. All goes on as before; its owner brings it up by shinpan hub init, at any time.',
    fr: 'Le pôle est d’une version plus ancienne de Shinpan. Tout continue comme avant ; son propriétaire le met à niveau par shinpan hub init, à tout moment.',
  },
  refusedShort: (desk: string): Text => ({ en: `hub refused ${desk}`, fr: `pôle : ${desk} refusé` }),
  refusedOf: (desk: string, times: number, entry: string, why: Text): Text => ({
    en: `The hub refused what ${desk} sent, ${times === 1 ? 'once' : `${times} times`} in the last day; the last was entry ${entry}: ${why.en}. Nothing of it was taken. If nobody there knows why, its owner shuts it out: shinpan hub revoke.`,
    fr: `Le pôle a refusé ce que ${desk} a envoyé, ${times === 1 ? 'une fois' : `${times} fois`} en un jour ; en dernier l’entrée ${entry} : ${why.fr}. Rien n’en a été pris. Si personne là-bas ne sait pourquoi, son propriétaire l’exclut : shinpan hub revoke.`,
  }),
  older: (format: number, known: number): Text => ({
    en: `the hub's format is ${format}, this program needs ${known}: its owner brings it up by shinpan hub init`,
    fr: `le format du pôle est ${format}, ce programme demande ${known} : son propriétaire le met à niveau par shinpan hub init`,
  }),
  noRoles: {
    en: 'this address is its owner’s, but its role may not admit laptops: it lacks CREATEROLE (ALTER ROLE … CREATEROLE, by who runs the server)',
    fr: 'cette adresse est celle de son propriétaire, mais son rôle ne peut admettre d’ordinateur : il lui manque CREATEROLE (ALTER ROLE … CREATEROLE, par qui gère le serveur)',
  },
  noConnect: {
    en: 'the laptop’s new role may not connect to this database, and this one may not allow it (GRANT CONNECT, by who owns the database): nobody was admitted',
    fr: 'le nouveau rôle de l’ordinateur ne peut se connecter à cette base, et celui-ci ne peut l’y autoriser (GRANT CONNECT, par le propriétaire de la base) : personne n’a été admis',
  },
  noCreate: {
    en: 'this role may not make a hub here: it owns neither the database nor a hub in it (or lacks CREATE on the database)',
    fr: 'ce rôle ne peut créer de pôle ici : ni la base ni un pôle qui s’y trouve ne lui appartient (ou CREATE sur la base lui manque)',
  },
  notOwner: {
    en: 'this role does not own the hub: only its owner may do that',
    fr: 'ce rôle n’est pas propriétaire du pôle : seul le propriétaire le peut',
  },
  revoked: {
    en: 'this desk is not, or no longer, admitted to this tournament by the hub',
    fr: 'ce poste n’est pas, ou n’est plus, admis à ce tournoi par le pôle',
  },
  deviceTaken: {
    en: 'another desk writes under the same name into this hub: one of the two files, or its whole disk, was copied',
    fr: 'un autre poste écrit sous le même nom dans ce pôle : l’un des deux fichiers, ou son disque entier, a été copié',
  },
  forged: (entry: string, why: Text): Text => ({
    en: `the hub refuses entry ${entry}: ${why.en}; nothing of it was taken`,
    fr: `le pôle refuse l’entrée ${entry} : ${why.fr} ; rien n’en a été pris`,
  }),
  hash: { en: 'its hash does not fit its content', fr: 'son empreinte ne correspond pas à son contenu' },
  link: { en: 'it names an entry that the hub does not hold', fr: 'elle nomme une entrée que le pôle ne contient pas' },
  number: { en: 'its number does not follow on those it names', fr: 'son numéro ne suit pas celles qu’elle nomme' },
  unlinked: {
    en: 'it does not follow on what was written before under its device’s name',
    fr: 'elle ne fait pas suite à ce qui a été écrit avant sous le nom de son appareil',
  },
  fork: { en: 'another entry bears this name', fr: 'une autre entrée porte ce nom' },
  nameTaken: (name: string): Text => ({ en: `a desk called ${name} is there already`, fr: `un poste nommé ${name} existe déjà` }),
  noDesk: (name: string): Text => ({ en: `the hub knows no desk called ${name}`, fr: `le pôle ne connaît aucun poste nommé ${name}` }),
  several: (names: string): Text => ({
    en: `this desk is admitted to several tournaments (${names}): join with a file of one of them`,
    fr: `ce poste est admis à plusieurs tournois (${names}) : rejoignez avec un fichier de l’un d’eux`,
  }),
  holdsNone: {
    en: 'the hub holds no tournament yet: join there first from the laptop that has the tournament’s file',
    fr: 'le pôle ne contient encore aucun tournoi : rejoignez-le d’abord depuis l’ordinateur qui a le fichier du tournoi',
  },
  none: { en: 'this desk is admitted to no tournament yet', fr: 'ce poste n’est encore admis à aucun tournoi' },
  tasks: (names: readonly string[]): Text => ({
    en: `what about the hub: ${names.join(', ')}?`,
    fr: `que faire du pôle : ${names.join(', ')} ?`,
  }),
  whichDesk: { en: 'say which laptop, by a name', fr: 'dites quel ordinateur, par un nom' },
  noTournament: { en: 'the file holds no tournament', fr: 'le fichier ne contient aucun tournoi' },
  made: (was: number, format: number): Text =>
    was === 0
      ? { en: `a hub was made (format ${format})`, fr: `un pôle a été créé (format ${format})` }
      : was === format
        ? { en: `there is a hub already (format ${format})`, fr: `il y a déjà un pôle (format ${format})` }
        : { en: `the hub was brought from format ${was} to ${format}`, fr: `le pôle est passé du format ${was} au format ${format}` },
  desk: ({ name, role, made, seen, revoked, refused }: Desk): Text => ({
    en: `${name}  ${role}  admitted ${made.toISOString()}${seen ? `, last seen ${seen.toISOString()}` : ', never seen'}${revoked ? `, shut out ${revoked.toISOString()}` : ''}${refused > 0 ? `, refused ${refused} times` : ''}`,
    fr: `${name}  ${role}  admis ${made.toISOString()}${seen ? `, vu pour la dernière fois ${seen.toISOString()}` : ', jamais vu'}${revoked ? `, exclu ${revoked.toISOString()}` : ''}${refused > 0 ? `, refusé ${refused} fois` : ''}`,
  }),
  deskRefused: (at: Date, entry: string, why: Text): Text => ({
    en: `  refused ${at.toISOString()}, entry ${entry}: ${why.en}`,
    fr: `  refusée ${at.toISOString()}, entrée ${entry} : ${why.fr}`,
  }),
  shutOut: (name: string): Text => ({ en: `${name} is shut out; what it wrote stays`, fr: `${name} est exclu ; ce qu’il a écrit reste` }),
  staysConnected: {
    en: 'the server does not let this role end its open connection: that one reads and writes nothing any more',
    fr: 'le serveur ne laisse pas ce rôle fermer sa connexion ouverte : celle-ci ne lit ni n’écrit plus rien',
  },
  staysRole: {
    en: 'the server does not let this role switch off its sign-in (it was admitted by another one): it still connects, and reads and writes nothing',
    fr: 'le serveur ne laisse pas ce rôle couper son accès (il a été admis par un autre) : il se connecte encore, et ne lit ni n’écrit rien',
  },
  replaced: (name: string): Text => ({
    en: `the address made for ${name} before was never used, and no longer holds`,
    fr: `l’adresse créée auparavant pour ${name} n’a jamais servi, et ne vaut plus`,
  }),
  empty: (name: string): Text => ({
    en: `the hub holds no entry of ${name} yet: join there with its file first`,
    fr: `le pôle ne contient encore aucune entrée de ${name} : rejoignez-le d’abord avec son fichier`,
  }),
  come: ({ entries, of }: { readonly entries: number; readonly of: number }): Text => ({
    en: `${entries} of ${of} entries have come …`,
    fr: `${entries} entrées sur ${of} sont arrivées …`,
  }),
  leftOut: (why: Text): Text => ({
    en: `what is wrong at the hub was left there, and all else taken: ${why.en}`,
    fr: `ce qui est faux dans le pôle y est resté, tout le reste a été pris : ${why.fr}`,
  }),
  broughtWhole: (file: string, entries: number): Text => ({
    en: `${file} was made: ${entries} entries came from the hub`,
    fr: `${file} a été créé : ${entries} entrées sont venues du pôle`,
  }),
  joined: (file: string, name: string, taken: number): Text => ({
    en: `${file} and the hub hold the same of ${name} now (${taken} more came), and stay so while it is open`,
    fr: `${file} et le pôle contiennent maintenant la même chose de ${name} (${taken} de plus sont venues), et le restent tant qu’il est ouvert`,
  }),
}
