import type { ByLanguage } from '../../engine/model/language.ts'
import type { Command } from './command.ts'

/** A command: its line in the help, and its program, which is loaded only when it runs. */
export type Listed = { readonly does: ByLanguage<string>; readonly load: () => Promise<Command> }

/** All commands by name, in the order of the help. */
export const COMMANDS: Readonly<Record<string, Listed>> = {
  open: {
    does: {
      en: 'opens the window (in a browser, with a server for this machine only) and prints its address',
      fr: 'ouvre la fenêtre (dans un navigateur, avec un serveur pour cette machine seule) et donne son adresse',
    },
    load: async () => (await import('./commands/open.ts')).open,
  },
  serve: {
    does: {
      en: 'serves a file to a browser on this machine, on the same port each time if it is free; prints the address with its one-time token',
      fr: 'sert un fichier à un navigateur de cette machine, chaque fois sur le même port s’il est libre ; donne l’adresse avec son jeton à usage unique',
    },
    load: async () => (await import('./commands/serve.ts')).serve,
  },
  judge: {
    does: {
      en: 'judges files of any known format; - is standard input, a folder means all files in it; several rule sets are compared',
      fr: 'juge des fichiers de tout format connu ; - est l’entrée standard, un dossier vaut pour les fichiers qu’il contient ; plusieurs règlements sont comparés',
    },
    load: async () => (await import('./commands/judge.ts')).judge,
  },
  convert: {
    does: {
      en: 'writes any known format as table notation, to files in DIR or to standard output',
      fr: 'écrit tout format connu en notation de table, dans des fichiers de DOSSIER ou sur la sortie standard',
    },
    load: async () => (await import('./commands/convert.ts')).convert,
  },
  check: {
    does: {
      en: 'judges case files and compares the findings with their @expect lines: prints each difference, then N of M',
      fr: 'juge des fichiers de cas et compare les constats avec leurs lignes @expect : affiche chaque différence, puis N sur M',
    },
    load: async () => (await import('./commands/check.ts')).check,
  },
  rules: {
    does: {
      en: 'lists the rule sets, with --db also the tournament’s own; prints the named ones: the changes of a house-rules file, then the whole sheet',
      fr: 'énumère les règlements, avec --db aussi ceux du tournoi ; affiche ceux nommés : les changements d’un fichier de règles maison, puis la feuille entière',
    },
    load: async () => (await import('./commands/rules.ts')).rules,
  },
  record: {
    does: {
      en: 'records table notation from standard input; answers ok SEQ after each durable commit, then the findings that appeared and disappeared',
      fr: 'relève la notation de table de l’entrée standard ; répond ok SEQ après chaque enregistrement durable, puis les constats apparus et disparus',
    },
    load: async () => (await import('./commands/record.ts')).record,
  },
  import: {
    does: {
      en: 'imports the games of a file of any known format as further hands of a table, all or nothing (--round: if several rounds have a table with that name; --again: even if the file was imported before); or lists from CSV or XLSX, with columns found by their headings (--skip-bad: without the bad lines; --dry-run: only shows the changes)',
      fr: 'importe les parties d’un fichier de format connu comme nouvelles donnes d’une table, tout ou rien (--round : quand plusieurs rondes ont une table de ce nom ; --again : même un fichier déjà importé) ; ou des listes CSV ou XLSX, les colonnes d’après leurs titres (--skip-bad : sans les lignes fautives ; --dry-run : montre seulement les changements)',
    },
    load: async () => (await import('./commands/import.ts')).importGames,
  },
  rule: {
    does: {
      en: 'confirms or dismisses a finding by its number or its name in the list, with the penalty; also decides again on a finding already decided',
      fr: 'confirme ou rejette un constat par son numéro ou son nom dans la liste, avec la pénalité ; tranche aussi de nouveau un constat déjà tranché',
    },
    load: async () => (await import('./commands/rule.ts')).rule,
  },
  findings: {
    does: {
      en: 'lists the findings with their numbers and states; --mends: likely corrections of impossible records',
      fr: 'énumère les constats avec leurs numéros et leurs états ; --mends : les corrections probables d’un relevé impossible',
    },
    load: async () => (await import('./commands/listings.ts')).findings,
  },
  incidents: {
    does: {
      en: 'lists the incidents',
      fr: 'énumère les incidents',
    },
    load: async () => (await import('./commands/listings.ts')).incidents,
  },
  penalties: {
    does: {
      en: 'lists the penalties, cancelled ones too',
      fr: 'énumère les pénalités, annulées comprises',
    },
    load: async () => (await import('./commands/listings.ts')).penalties,
  },
  results: {
    does: {
      en: 'lists the signed results of tables, reopened ones too; differs_by: points above or (negative) below the starting points; reason: why the result was signed anyway; --uma: place, total and uma by the rules of the table',
      fr: 'énumère les résultats signés des tables, rouverts compris ; écart : points au-dessus ou (négatif) au-dessous des points de départ ; motif : pourquoi le résultat a été signé malgré tout ; --uma : place, total et uma selon les règles de la table',
    },
    load: async () => (await import('./commands/listings.ts')).results,
  },
  report: {
    does: {
      en: 'writes the report of an incident, or of the tournament, its penalties, incidents or players, the score deductions, a player’s slip, a blank form, the rules or the penalties of a rule set, or all data about a person; --lang both: pages side by side, and in CSV and XLSX a column in each language for texts; JSON is the same in all languages',
      fr: 'écrit le rapport d’un incident, ou du tournoi, ses pénalités, incidents ou joueurs, les points retirés aux scores, le bulletin d’un joueur, une fiche vierge, les règles ou les pénalités d’un règlement, ou toutes les données sur une personne ; --lang both : les pages côte à côte, et en CSV et XLSX une colonne par langue pour les textes ; le JSON est le même dans toutes les langues',
    },
    load: async () => (await import('./commands/report.ts')).report,
  },
  exports: {
    does: {
      en: 'lists the newest report or export of each kind, whether it is outdated, and the changes since by player and amount',
      fr: 'énumère le rapport ou l’export le plus récent de chaque genre, indique s’il est périmé, et les changements depuis, par joueur et montant',
    },
    load: async () => (await import('./commands/exports.ts')).exports,
  },
  pseudonyms: {
    does: {
      en: 'writes a tournament into a new file with pseudonyms, for publishing (all players) or for a player who asks to be forgotten; the new file verifies; --edits FILE writes the doubtful texts there for you to decide, and reads them from there the next time',
      fr: 'écrit un tournoi dans un nouveau fichier avec des pseudonymes, pour le publier (tous les joueurs) ou pour un joueur qui demande l’oubli ; le nouveau fichier se vérifie ; --edits FICHIER y écrit les textes douteux à trancher, puis les lit la fois suivante',
    },
    load: async () => (await import('./commands/pseudonyms.ts')).pseudonyms,
  },
  log: {
    does: {
      en: 'prints the log, one entry a line, its seq first',
      fr: 'affiche le journal, une entrée par ligne, son seq d’abord',
    },
    load: async () => (await import('./commands/listings.ts')).log,
  },
  verify: {
    does: {
      en: 'checks every hash, the order and every projection; with --head, also that the log contains that entry, and the entries that joined it later',
      fr: 'vérifie toutes les empreintes, l’ordre et les projections ; avec --head, aussi que le journal contient cette entrée, et les entrées qui l’ont rejoint depuis',
    },
    load: async () => (await import('./commands/verify.ts')).verify,
  },
  rebuild: {
    does: {
      en: 'rebuilds everything but the log, from the log',
      fr: 'reconstruit tout sauf le journal, à partir du journal',
    },
    load: async () => (await import('./commands/verify.ts')).rebuild,
  },
  backup: {
    does: {
      en: 'makes a consistent copy of a file while others write in it',
      fr: 'fait une copie cohérente d’un fichier pendant que d’autres y écrivent',
    },
    load: async () => (await import('./commands/backup.ts')).backup,
  },
  receive: {
    does: {
      en: 'imports a whole tournament from one file (.shinpan, gzipped or not) into the folder, once it verifies',
      fr: 'importe dans le dossier un tournoi entier depuis un fichier (.shinpan, compressé ou non), une fois vérifié',
    },
    load: async () => (await import('./commands/receive.ts')).receive,
  },
  merge: {
    does: {
      en: 'joins separately used copies of one tournament into a file, which is created if it does not exist; nothing is lost',
      fr: 'réunit des copies d’un tournoi tenues séparément dans un fichier, créé s’il n’existe pas ; rien n’est perdu',
    },
    load: async () => (await import('./commands/merge.ts')).merge,
  },
  join: {
    does: {
      en: 'links a file to a hub, so that it stays in step with the files on other machines; if the file does not exist, creates it from the hub',
      fr: 'relie un fichier à un pôle, pour qu’il reste à jour avec ceux des autres machines ; le crée depuis le pôle s’il n’existe pas',
    },
    load: async () => (await import('./commands/join.ts')).join,
  },
  hub: {
    does: {
      en: 'creates a hub for several machines in a PostgreSQL database; admits a laptop to the tournament of a file and prints its address; lists the laptops; shuts one out',
      fr: 'crée dans une base PostgreSQL un pôle pour plusieurs machines ; admet un ordinateur au tournoi d’un fichier et donne son adresse ; énumère les ordinateurs ; en exclut un',
    },
    load: async () => (await import('./commands/hub.ts')).hub,
  },
  doctor: {
    does: {
      en: 'checks file, backups, home, disk, window, browser and Electron, and tablets and hub if they are used; --salvage saves all readable entries of a damaged file and its backups into a new one; --go-on accepts a file that is older than its last state on this machine',
      fr: 'vérifie fichier, sauvegardes, dossier, disque, fenêtre, navigateur et Electron, et les tablettes et le pôle s’ils servent ; --salvage sauve dans un nouveau fichier toutes les entrées lisibles d’un fichier endommagé et de ses sauvegardes ; --go-on accepte un fichier plus ancien que son dernier état sur cette machine',
    },
    load: async () => (await import('./commands/doctor.ts')).doctor,
  },
}
