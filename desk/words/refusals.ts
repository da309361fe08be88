import { saidBy } from '../../db/words.ts'
import type { SumDifference } from '../../engine/hand/score-sum.ts'
import type { ByLanguage } from '../../engine/language.ts'
import { sumDifferenceText } from '../../engine/words/score-sum.ts'
import { fileRefusals } from './file-refusals.ts'

/** An import of the same file before. */
type EarlierImport = {
  readonly file: string
  readonly by: string
  readonly at: string
  readonly table: string | null
  readonly hands: number
  readonly acts: number
}

type Text = ByLanguage<string>

/** What the desk refuses, and why. */
export const refusals = {
  noTournament: { en: 'no tournament file is open', fr: 'aucun fichier de tournoi n’est ouvert' },
  notWhole: (file: string): Text => ({ en: `${file} is no whole path`, fr: `${file} n’est pas un chemin complet` }),
  empty: (file: string): Text => ({
    en: `${file} holds no tournament (shinpan rebuild makes it anew from the log)`,
    fr: `${file} ne contient aucun tournoi (shinpan rebuild le refait à partir du journal)`,
  }),
  broken: (file: string, error: unknown): Text => ({
    en: `${file} can't be read: ${saidBy(error).en} (shinpan rebuild makes all but the log anew)`,
    fr: `${file} est illisible : ${saidBy(error).fr} (shinpan rebuild refait tout sauf le journal)`,
  }),
  besideCopy: (file: string): Text => ({
    en: `${file} is a copy of the tournament that is open: its incidents are here already`,
    fr: `${file} est une copie du tournoi ouvert : ses incidents sont déjà ici`,
  }),
  besideChanged: (file: string, why: Text): Text => ({
    en: `${file} is not read: ${why.en}`,
    fr: `${file} n’est pas lu : ${why.fr}`,
  }),
  besideMost: (most: number): Text => ({
    en: `${most} files are open beside: close one first`,
    fr: `${most} fichiers sont ouverts à côté : fermez-en un d’abord`,
  }),
  notBeside: (file: string): Text => ({ en: `${file} is not open beside`, fr: `${file} n’est pas ouvert à côté` }),
  besideNotKept: (why: Text): Text => ({
    en: `the list of the files beside can't be kept: ${why.en}`,
    fr: `la liste des fichiers à côté ne peut pas être gardée : ${why.fr}`,
  }),
  joined: {
    en: 'the file was just joined with another copy, and numbers may have moved on: look again, then repeat it',
    fr: 'le fichier vient d’être réuni avec une autre copie et les numéros ont pu changer : regardez de nouveau, puis recommencez',
  },
  noRuleSet: (id: string): Text => ({ en: `there is no rule set ${id}`, fr: `il n’y a pas de règlement ${id}` }),
  wrongSetting: (setting: string, expected: string): Text => ({
    en: `${setting}: ${expected} expected`,
    fr: `${setting} : attendu ${expected}`,
  }),
  noTable: { en: 'there is no such table', fr: 'cette table n’existe pas' },
  noHand: { en: 'there is no such hand at this table', fr: 'cette main n’existe pas à cette table' },
  tableNamed: (name: string): Text => ({
    en: `there is a table ${name} in this round already`,
    fr: `il y a déjà une table ${name} dans cette ronde`,
  }),
  whichRound: (name: string, rounds: readonly number[]): Text => ({
    en: `there is a table ${name} in rounds ${rounds.join(', ')}: say which with --round`,
    fr: `il y a une table ${name} dans les rondes ${rounds.join(', ')} : dites laquelle avec --round`,
  }),
  noTableNamed: (
    { name, round }: { readonly name: string; readonly round?: number | undefined },
    known: readonly { readonly round: number | null; readonly names: readonly string[] }[],
  ): Text => ({
    en: `there is no table ${name}${round === undefined ? '' : ` in round ${round}`}; the tables are ${known
      .map((one) => `${one.round === null ? '' : `round ${one.round}: `}${one.names.join(', ')}`)
      .join('; ')}`,
    fr: `il n’y a pas de table ${name}${round === undefined ? '' : ` dans la ronde ${round}`} ; les tables sont ${known
      .map((one) => `${one.round === null ? '' : `ronde ${one.round} : `}${one.names.join(', ')}`)
      .join(' ; ')}`,
  }),
  tableNotMade: { en: 'the table was not made', fr: 'la table n’a pas été créée' },
  lateHeader: {
    en: '@rules and @set stand before the first event of a hand; of one that goes on, they are corrected with its header lines',
    fr: '@rules et @set se placent avant le premier événement d’une main ; d’une main en cours, on les corrige avec ses lignes d’en-tête',
  },
  groups: (most: number): Text => ({
    en: `more than ${most} claims and kongs in one hand`,
    fr: `plus de ${most} annonces et kongs dans une main`,
  }),
  noSuchAct: (number: number, acts: number): Text => ({
    en: `there is no act ${number}: the hand has ${acts}`,
    fr: `il n’y a pas d’acte ${number} : la main en a ${acts}`,
  }),
  /** `now`: what stands in its place. */
  actGone: ({
    number,
    text,
    by,
    now,
  }: {
    readonly number: number
    readonly text: string
    readonly by: string
    readonly now: string | null
  }): Text => ({
    en: `act ${number}${text && ` (${text})`} ${now === null ? 'was taken out' : `was changed to ${now}`} since${by && ` by ${by}`}: nothing was corrected, look at the list again`,
    fr: `l’acte ${number}${text && ` (${text})`} a depuis été ${now === null ? 'retiré' : `changé en ${now}`}${by && ` par ${by}`} : rien n’a été corrigé, regardez de nouveau la liste`,
  }),
  actsParted: (first: number, last: number): Text => ({
    en: `acts ${first} to ${last} no longer stand together, others were put between them since: nothing was corrected, look at the list again`,
    fr: `les actes ${first} à ${last} ne se suivent plus, d’autres y ont été insérés depuis : rien n’a été corrigé, regardez de nouveau la liste`,
  }),
  actsRenumbered: {
    en: 'acts have other numbers since, and this correction names one: nothing was corrected, look at the list again',
    fr: 'les actes ont changé de numéro depuis, et cette correction en cite un : rien n’a été corrigé, regardez de nouveau la liste',
  },
  headerSet: (by: string): Text => ({
    en: `the header lines of this hand were set anew since${by && ` by ${by}`}: nothing was corrected, look at them again`,
    fr: `les lignes d’en-tête de cette main ont été changées depuis${by && ` par ${by}`} : rien n’a été corrigé, regardez-les de nouveau`,
  }),
  movedNowhere: { en: 'the act stands there already', fr: 'l’acte y est déjà' },
  signedAct: (number: number, by: string): Text => ({
    en: `act ${number} is the ruling signed by ${by}: it is undone, or ruled on anew`,
    fr: `l’acte ${number} est la décision signée par ${by} : elle s’annule ou se tranche à nouveau`,
  }),
  nothingToEnter: { en: 'there is no act in the text', fr: 'le texte ne contient aucun acte' },
  inFile: (name: string, why: Text): Text => ({ en: `${name}: ${why.en}`, fr: `${name} : ${why.fr}` }),
  tooManyLines: (most: number): Text => ({
    en: `more than ${most} lines at once: send them in portions, or import the record as a file`,
    fr: `plus de ${most} lignes à la fois : envoyez-les par portions, ou importez le relevé comme fichier`,
  }),
  tooManyAtOnce: (acts: number, hands: number): Text => ({
    en: `more than ${acts} acts or ${hands} hands at once: send them in portions, or import the record as a file`,
    fr: `plus de ${acts} actes ou ${hands} mains à la fois : envoyez-les par portions, ou importez le relevé comme fichier`,
  }),
  longHand: (most: number): Text => ({
    en: `the hand has ${most} acts, and takes no more: begin the next hand`,
    fr: `la main a ${most} actes et n’en prend pas d’autre : commencez la main suivante`,
  }),
  tooManyActs: (acts: number, most: number): Text => ({
    en: `${acts} acts, and one import takes ${most}: import its games one by one`,
    fr: `${acts} actes, et un import en prend ${most} : importez ses parties une à une`,
  }),
  notBase64: { en: 'what was sent is not Base64', fr: 'ce qui a été envoyé n’est pas du Base64' },
  imported: (name: string, { file, by, at, table, hands, acts }: EarlierImport): Text => ({
    en: `${name}: the same file was imported before, as ${file} by ${by} at ${at}${table === null ? '' : ` into table ${table}`} (${hands} hands, ${acts} acts); ask for it again to have it twice`,
    fr: `${name} : ce même fichier a déjà été importé, sous le nom ${file} par ${by} le ${at}${table === null ? '' : ` à la table ${table}`} (mains : ${hands}, actes : ${acts}) ; redemandez-le pour l’avoir deux fois`,
  }),
  onlyHeader: {
    en: 'the header lines of one hand are wanted, and nothing else',
    fr: 'il faut les lignes d’en-tête d’une main, et rien d’autre',
  },
  headerAmongActs: { en: 'header lines are corrected by themselves', fr: 'les lignes d’en-tête se corrigent à part' },
  noReview: (ruling: number): Text => ({
    en: `ruling ${ruling} does not wait for a review`,
    fr: `la décision ${ruling} n’attend pas d’être revue`,
  }),
  otherKey: { en: 'another act was done under this key: ask again', fr: 'un autre acte a été fait sous cette clé : redemandez' },
  nothingToUndo: { en: 'there is nothing to undo', fr: 'il n’y a rien à annuler' },
  nothingToRedo: { en: 'there is nothing to redo', fr: 'il n’y a rien à rétablir' },
  /** `said`: what it is in table notation, where it is an act of the record. */
  notLast: (by: string, said: string): Text => ({
    en: `this table went on meanwhile: its last act is now ${said === '' ? 'another one' : said} (${by || 'nobody signed it'}); nothing was taken back`,
    fr: `cette table a continué entre-temps : son dernier acte est maintenant ${said === '' ? 'un autre' : said} (${by || 'sans signature'}) ; rien n’a été annulé`,
  }),
  actElsewhere: {
    en: 'the act that is named is at another table: nothing was taken back',
    fr: 'l’acte nommé est à une autre table : rien n’a été annulé',
  },
  notLastUndone: {
    en: 'this table went on meanwhile: what was to be put back is not what was undone last; nothing was put back',
    fr: 'cette table a continué entre-temps : ce qui devait être rétabli n’est pas ce qui a été annulé en dernier ; rien n’a été rétabli',
  },
  beforeNotDone: {
    en: 'what was entered before this was not taken, so nothing was taken or put back',
    fr: 'ce qui a été saisi juste avant n’a pas été pris ; rien n’a donc été annulé ni rétabli',
  },
  notARecorders: (by: string): Text => ({
    en: `the last act is ${by || 'somebody else'}'s and no recorder's to do: a referee or the laptop takes it back`,
    fr: `le dernier acte est de ${by || 'quelqu’un d’autre'} et ne revient pas à un releveur : un arbitre ou l’ordinateur l’annule`,
  }),
  signed: (by: string): Text => ({
    en: `the last act is the ruling signed by ${by}`,
    fr: `le dernier acte est la décision signée par ${by}`,
  }),
  findingMoved: (id: number, name: string): Text => ({
    en: `finding ${id} had another number in one of the copies that were joined since the last act: look at the list again and name it, ${name} if it is the one`,
    fr: `le constat ${id} avait un autre numéro dans l’une des copies réunies depuis le dernier acte : regardez de nouveau la liste et nommez-le, ${name} si c’est bien lui`,
  }),
  noFinding: (id: number | string): Text => ({ en: `there is no finding ${id}`, fr: `il n’y a pas de constat ${id}` }),
  noQuestion: (id: number): Text => ({ en: `finding ${id} is no open question`, fr: `le constat ${id} n’est pas une question ouverte` }),
  noAnswer: (word: string, rule: string, answers: readonly string[]): Text => ({
    en: `${word} does not answer ${rule}: ${answers.join(', ')}`,
    fr: `${word} ne répond pas à ${rule} : ${answers.join(', ')}`,
  }),
  noPenaltySaid: {
    en: 'the ruling does not say which penalty it imposes',
    fr: 'la décision ne dit pas quelle pénalité elle impose',
  },
  handGone: { en: 'the hand of this finding was taken back', fr: 'la main de ce constat a été annulée' },
  decided: (id: number, by: string): Text => ({
    en: `finding ${id} was decided by ${by} already`,
    fr: `le constat ${id} a déjà été tranché par ${by}`,
  }),
  findingGone: (id: number): Text => ({
    en: `finding ${id} is gone: the record was mended since`,
    fr: `le constat ${id} n’existe plus : le relevé a été corrigé depuis`,
  }),
  notOpen: (id: number): Text => ({ en: `finding ${id} is not open`, fr: `le constat ${id} n’est pas ouvert` }),
  noPenalty: (id: number): Text => ({ en: `there is no penalty ${id}`, fr: `il n’y a pas de pénalité ${id}` }),
  cancelled: (id: number, by: string): Text => ({
    en: `penalty ${id} was cancelled by ${by} already`,
    fr: `la pénalité ${id} a déjà été annulée par ${by}`,
  }),
  notHeld: (ref: string): Text => ({
    en: `what this is about (${ref}) is not in this file: look again`,
    fr: `ce dont il s’agit (${ref}) n’est pas dans ce fichier : regardez de nouveau`,
  }),
  noIncident: (id: number): Text => ({ en: `there is no incident ${id}`, fr: `il n’y a pas d’incident ${id}` }),
  noFork: {
    en: 'this fork is settled already, or others have gone on: look again',
    fr: 'cette divergence est déjà réglée, ou d’autres ont continué : regardez de nouveau',
  },
  noLikelyOrder: {
    en: 'an answer or a ruling stands among these acts: put them in order by hand',
    fr: 'une réponse ou une décision figure parmi ces actes : ordonnez-les à la main',
  },
  noCall: (id: number): Text => ({ en: `incident ${id} is no call that is open`, fr: `l’incident ${id} n’est pas un appel en cours` }),
  notOwnCall: (by: string): Text => ({
    en: `this call is ${by}'s, or more was written down about it: it is closed as an incident`,
    fr: `cet appel est de ${by}, ou davantage en a été noté : il se clôt comme un incident`,
  }),
  noAttachment: (id: number): Text => ({ en: `there is no picture ${id}`, fr: `il n’y a pas d’image ${id}` }),
  noPicture: (name: string): Text => ({
    en: `${name} is not a picture: JPEG, PNG or WebP is expected`,
    fr: `${name} n’est pas une image : JPEG, PNG ou WebP attendu`,
  }),
  largePicture: (name: string, most: number): Text => ({
    en: `${name} has more than ${most / 1_000_000} MB: make it smaller first`,
    fr: `${name} fait plus de ${String(most / 1_000_000).replace('.', ',')} Mo : réduisez-la d’abord`,
  }),
  incidentClosed: (id: number): Text => ({ en: `incident ${id} is closed`, fr: `l’incident ${id} est clos` }),
  notClosed: (id: number): Text => ({ en: `incident ${id} is not closed`, fr: `l’incident ${id} n’est pas clos` }),
  notRuled: (id: number): Text => ({ en: `incident ${id} has no ruling`, fr: `l’incident ${id} n’a pas de décision` }),
  appealed: (id: number): Text => ({
    en: `incident ${id} has an appeal that is not decided yet`,
    fr: `l’incident ${id} a un recours qui n’est pas encore tranché`,
  }),
  notAppealed: (id: number): Text => ({
    en: `incident ${id} has no appeal to decide`,
    fr: `l’incident ${id} n’a pas de recours à trancher`,
  }),
  findingElsewhere: (id: number, incident: number): Text => ({
    en: `finding ${id} is of incident ${incident} already`,
    fr: `le constat ${id} appartient déjà à l’incident ${incident}`,
  }),
  ruled: (id: number, by: string): Text => ({
    en: `${by} decided this already, in ruling ${id}`,
    fr: `${by} a déjà tranché cela, par la décision ${id}`,
  }),
  notNewest: (id: number): Text => ({
    en: `ruling ${id} is not the newest on this`,
    fr: `la décision ${id} n’est pas la plus récente à ce sujet`,
  }),
  noAct: (number: number): Text => ({ en: `there is no act ${number} in this hand`, fr: `il n’y a pas d’acte ${number} dans cette main` }),
  actsBackwards: { en: 'the last act stands before the first', fr: 'le dernier acte précède le premier' },
  wrongCode: { en: 'name or code is wrong', fr: 'le nom ou le code est faux' },
  foreignCode: (name: string): Text => ({
    en: `the code of ${name} can’t be checked: its hash is not of Shinpan’s form, or asks for too much work; set a new code`,
    fr: `le code de ${name} ne peut être vérifié : son empreinte n’a pas la forme de Shinpan, ou demande trop de calcul ; fixez un nouveau code`,
  }),
  oldCode: (name: string): Text => ({
    en: `${name} has a code from an earlier version, which is easily guessed from a copy of the file: set a new one in the window`,
    fr: `${name} a un code d’une version antérieure, facile à deviner à partir d’une copie du fichier : fixez-en un nouveau dans la fenêtre`,
  }),
  tooSoon: (seconds: number): Text => ({
    en: `too many wrong codes: try again in ${seconds} s`,
    fr: `trop de codes faux : réessayez dans ${seconds} s`,
  }),
  signInFirst: (name: string): Text => ({
    en: `${name} has a code: sign in first`,
    fr: `${name} a un code : identifiez-vous d’abord`,
  }),
  signedInAs: (name: string): Text => ({
    en: `${name} is signed in at this desk and signs; sign out first`,
    fr: `${name} est identifié à ce poste et signe ; déconnectez-vous d’abord`,
  }),
  notReferee: (name: string): Text => ({
    en: `${name} is no referee of this tournament`,
    fr: `${name} n’est pas arbitre de ce tournoi`,
  }),
  laptopOnly: {
    en: 'this can only be done at the laptop, or by a tablet that may do it',
    fr: 'cela ne se fait qu’à l’ordinateur, ou sur une tablette qui en a le droit',
  },
  /** `what`: in table notation. */
  refereeOnly: (what: string): Text => ({
    en: `“${what}” is a referee’s decision: call a referee, a recorder does not enter it`,
    fr: `« ${what} » est une décision d’arbitre : appelez un arbitre, un releveur ne la saisit pas`,
  }),
  signInToDecide: (what: string): Text => ({
    en: `“${what}” is a referee’s decision: sign in with a referee’s code first`,
    fr: `« ${what} » est une décision d’arbitre : identifiez-vous d’abord avec un code d’arbitre`,
  }),
  noCodeYet: (name: string): Text => ({
    en: `${name} has no code, and in this tournament referees sign in with one: the head referee sets it in the setup`,
    fr: `${name} n’a pas de code, et dans ce tournoi les arbitres s’identifient par un code : l’arbitre principal le fixe dans la préparation`,
  }),
  otherTable: { en: 'this tablet records another table', fr: 'cette tablette note une autre table' },
  noTablet: { en: 'there is no such tablet', fr: 'cette tablette n’existe pas' },
  notListening: { en: 'tablets are switched off', fr: 'les tablettes sont désactivées' },
  noReferee: { en: 'there is no such referee', fr: 'cet arbitre n’existe pas' },
  refereeNamed: (name: string): Text => ({ en: `there is a referee ${name} already`, fr: `il y a déjà un arbitre ${name}` }),
  noConflict: {
    en: 'these two no longer stand against each other: look again',
    fr: 'ces deux-là ne se contredisent plus : regardez de nouveau',
  },
  notOwn: {
    en: 'only of two rulings the head referee takes neither and rules himself: say what he rules',
    fr: 'seules deux décisions laissent place à une troisième, celle de l’arbitre principal : dites laquelle',
  },
  notSettledHere: {
    en: 'this is settled where it was entered: at the table, or by giving one of the two another name',
    fr: 'cela se règle là où c’est saisi : à la table, ou en donnant un autre nom à l’un des deux',
  },
  headDecides: (name: string): Text => ({
    en: `which of two stands is decided by the head referee, ${name}`,
    fr: `c’est l’arbitre principal, ${name}, qui décide lequel des deux vaut`,
  }),
  notACopy: (file: string): Text => ({
    en: `${file} is the file in use itself`,
    fr: `${file} est le fichier ouvert lui-même`,
  }),
  notJoined: (why: Text): Text => ({ en: `nothing was joined: ${why.en}`, fr: `rien n’a été réuni : ${why.fr}` }),
  headOnly: { en: 'only the head referee, signed in, may do that', fr: 'seul l’arbitre principal, identifié, peut faire cela' },
  sitsAlready: { en: 'this player sits at the table already', fr: 'ce joueur est déjà assis à la table' },
  seatEmpty: { en: 'nobody is known to sit there', fr: 'on ne connaît personne à cette place' },
  sameSeat: { en: 'two different seats are wanted', fr: 'il faut deux places différentes' },
  resultSigned: {
    en: 'the result of this table is signed; reopen it first, with a reason',
    fr: 'le résultat de cette table est signé ; rouvrez-le d’abord, avec un motif',
  },
  sumDiffers: (difference: SumDifference): Text => ({
    en: `${sumDifferenceText(difference, 'en')} Sign them only with a reason.`,
    fr: `${sumDifferenceText(difference, 'fr')} Ils ne se signent qu’avec un motif.`,
  }),
  noRound: (round: number): Text => ({ en: `there is no round ${round}`, fr: `il n’y a pas de ronde ${round}` }),
  roundBegun: (round: number, table: string): Text => ({
    en: `round ${round} has begun at table ${table}: rules that change hold from a later round on`,
    fr: `la ronde ${round} a commencé à la table ${table} : des règles changées valent à partir d’une ronde suivante`,
  }),
  atNoRound: { en: 'this table belongs to no round', fr: 'cette table n’appartient à aucune ronde' },
  clockStarted: (round: number): Text => ({
    en: `the clock of round ${round} was started already`,
    fr: `l’horloge de la ronde ${round} a déjà été lancée`,
  }),
  clockRuns: (round: number): Text => ({
    en: `the clock of round ${round} runs already`,
    fr: `l’horloge de la ronde ${round} tourne déjà`,
  }),
  clockStands: (round: number): Text => ({
    en: `the clock of round ${round} does not run`,
    fr: `l’horloge de la ronde ${round} ne tourne pas`,
  }),
  noClock: (round: number): Text => ({
    en: `the clock of round ${round} has not been started`,
    fr: `l’horloge de la ronde ${round} n’a pas été lancée`,
  }),
  clockEnded: (round: number): Text => ({ en: `round ${round} is over`, fr: `la ronde ${round} est terminée` }),
  noResult: { en: 'this table has no signed result', fr: 'cette table n’a pas de résultat signé' },
  withdrew: (name: string): Text => ({
    en: `${name} has withdrawn: let them come back first, in the setup`,
    fr: `${name} s’est retiré(e) : notez d’abord son retour, dans la préparation`,
  }),
  takesPart: (name: string): Text => ({ en: `${name} takes part`, fr: `${name} participe` }),
  onlyHead: {
    en: 'this is the only head referee: name another one first',
    fr: 'c’est le seul arbitre principal : désignez-en d’abord un autre',
  },
  noPlayer: { en: 'there is no such player', fr: 'ce joueur n’existe pas' },
  noRule: (id: string): Text => ({ en: `there is no rule ${id}`, fr: `il n’y a pas de règle ${id}` }),
  noReport: (why: Text): Text => ({
    en: `no report is printed from it: ${why.en}`,
    fr: `aucun rapport n’en est tiré : ${why.fr}`,
  }),
  ...fileRefusals,
  holdsNone: { en: 'holds no tournament', fr: 'ne contient aucun tournoi' },
}
