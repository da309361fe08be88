import { saidBy } from '../../db/messages/messages.ts'
import type { TableUse } from '../../db/projections/keep-table.ts'
import { RULE_SET_IDS } from '../../engine/editions/index.ts'
import type { Text } from '../../engine/model/language.ts'
import type { SumDifference } from '../../engine/scoring/score-sum.ts'
import { sumDifferenceText } from '../../engine/wording/scoring/score-sum.ts'
import { fileRefusals } from './file-refusals.ts'
import { rulingRefusals } from './ruling-refusals.ts'

/** An import of the same file before. */
type EarlierImport = {
  readonly file: string
  readonly by: string
  readonly at: string
  readonly table: string | null
  readonly hands: number
  readonly acts: number
}

/** A kind of row at the tables of a round, and how many there are. */
export type RoundUse = { readonly use: TableUse; readonly count: number }

const ROUND_USES: Readonly<Record<TableUse, (count: number) => Text>> = {
  seating: (count) => ({
    en: `${count} seated ${count === 1 ? 'player' : 'players'}`,
    fr: `${count} ${count === 1 ? 'joueur assis' : 'joueurs assis'}`,
  }),
  hand: (count) => ({
    en: `${count} recorded ${count === 1 ? 'hand' : 'hands'}`,
    fr: `${count} ${count === 1 ? 'donne relevée' : 'donnes relevées'}`,
  }),
  incident: () => ({ en: 'a call or an incident', fr: 'un appel ou un incident' }),
  live_timing: () => ({ en: 'live timing', fr: 'un chronométrage' }),
  result: () => ({ en: 'a signed result', fr: 'un résultat signé' }),
  time_added: () => ({ en: 'more time', fr: 'une prolongation' }),
}

/** Refusals of the desk, each with its reason. */
export const refusals = {
  noTournament: { en: 'no tournament file is open', fr: 'aucun fichier de tournoi n’est ouvert' },
  notWhole: (file: string): Text => ({ en: `the path ${file} is not a full path`, fr: `le chemin ${file} n’est pas un chemin complet` }),
  empty: (file: string): Text => ({
    en: `the file ${file} holds no tournament (shinpan rebuild rebuilds it from the log)`,
    fr: `le fichier ${file} ne contient aucun tournoi (shinpan rebuild le reconstruit à partir du journal)`,
  }),
  broken: (file: string, error: unknown): Text => ({
    en: `the file ${file} can't be read: ${saidBy(error).en} (shinpan rebuild rebuilds everything but the log)`,
    fr: `le fichier ${file} est illisible : ${saidBy(error).fr} (shinpan rebuild reconstruit tout sauf le journal)`,
  }),
  besideCopy: (file: string): Text => ({
    en: `the file ${file} is a copy of the open tournament: its incidents are already here`,
    fr: `le fichier ${file} est une copie du tournoi ouvert : ses incidents sont déjà ici`,
  }),
  besideChanged: (file: string, why: Text): Text => ({
    en: `the file ${file} is not read: ${why.en}`,
    fr: `le fichier ${file} n’est pas lu : ${why.fr}`,
  }),
  besideMost: (most: number): Text => ({
    en: `${most} files are open beside: close one first`,
    fr: `${most} fichiers sont ouverts à côté : fermez-en un d’abord`,
  }),
  notBeside: (file: string): Text => ({ en: `${file} is not open beside`, fr: `${file} n’est pas ouvert à côté` }),
  besideNotKept: (why: Text): Text => ({
    en: `the list of files opened beside can't be saved: ${why.en}`,
    fr: `la liste des fichiers ouverts à côté ne peut pas être enregistrée : ${why.fr}`,
  }),
  joined: {
    en: 'the file was just joined with another copy, and numbers may have changed: look again, then repeat',
    fr: 'le fichier vient d’être réuni avec une autre copie et les numéros ont pu changer : regardez de nouveau, puis recommencez',
  },
  noRuleSet: (id: string): Text => ({
    en: `there is no rule set ${id}; built in are ${RULE_SET_IDS.join(', ')}`,
    fr: `il n’y a pas de règlement ${id} ; sont fournis ${RULE_SET_IDS.join(', ')}`,
  }),
  wrongSetting: (setting: string, expected: Text): Text => ({
    en: `${setting}: ${expected.en} expected`,
    fr: `${setting} : attendu ${expected.fr}`,
  }),
  nobodySeated: { en: 'no player sits at this table', fr: 'aucun joueur n’est assis à cette table' },
  noTable: { en: 'there is no such table', fr: 'cette table n’existe pas' },
  noHand: { en: 'there is no such hand at this table', fr: 'cette donne n’existe pas à cette table' },
  tableNamed: (name: string): Text => ({
    en: `there is already a table ${name} in this round`,
    fr: `il y a déjà une table ${name} dans cette ronde`,
  }),
  tableUsed: (name: string): Text => ({
    en: `table ${name} has players, acts, a call or more time: only an empty table can be removed`,
    fr: `la table ${name} a des joueurs, des actes, un appel ou une prolongation : seule une table vide peut être supprimée`,
  }),
  tableWithTablet: (name: string, tablet: string): Text => ({
    en: `the tablet ${tablet} records at table ${name}: give it another table or role first`,
    fr: `la tablette ${tablet} tient le relevé de la table ${name} : donnez-lui d’abord une autre table ou un autre rôle`,
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
    en: '@rules and @set come before the first event of a hand; once it has begun, correct them with its header lines',
    fr: '@rules et @set se placent avant le premier événement d’une donne ; une fois la donne commencée, corrigez-les avec ses lignes d’en-tête',
  },
  groups: (most: number): Text => ({
    en: `more than ${most} claims and kongs in one hand`,
    fr: `plus de ${most} annonces et kongs dans une donne`,
  }),
  noSuchAct: (number: number, acts: number): Text => ({
    en: `there is no act ${number}: the hand has ${acts}`,
    fr: `il n’y a pas d’acte ${number} : la donne en a ${acts}`,
  }),
  /** `now`: the act now in its place. */
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
    en: `act ${number}${text && ` (${text})`} has since been ${now === null ? 'removed' : `changed to ${now}`}${by && ` by ${by}`}: nothing was corrected, look at the list again`,
    fr: `l’acte ${number}${text && ` (${text})`} a depuis été ${now === null ? 'retiré' : `changé en ${now}`}${by && ` par ${by}`} : rien n’a été corrigé, regardez de nouveau la liste`,
  }),
  actsParted: (first: number, last: number): Text => ({
    en: `acts ${first} to ${last} no longer follow each other, others have been inserted between them: nothing was corrected, look at the list again`,
    fr: `les actes ${first} à ${last} ne se suivent plus, d’autres y ont été insérés depuis : rien n’a été corrigé, regardez de nouveau la liste`,
  }),
  actsRenumbered: {
    en: 'the acts have been renumbered since, and this correction names one by its number: nothing was corrected, look at the list again',
    fr: 'les actes ont changé de numéro depuis, et cette correction en cite un : rien n’a été corrigé, regardez de nouveau la liste',
  },
  headerSet: (by: string): Text => ({
    en: `the header lines of this hand have since been changed${by && ` by ${by}`}: nothing was corrected, look at them again`,
    fr: `les lignes d’en-tête de cette donne ont été changées depuis${by && ` par ${by}`} : rien n’a été corrigé, regardez-les de nouveau`,
  }),
  movedNowhere: { en: 'the act is already there', fr: 'l’acte y est déjà' },
  signedAct: (number: number, by: string): Text => ({
    en: `act ${number} is the ruling signed by ${by}: undo it, or rule again`,
    fr: `l’acte ${number} est la décision signée par ${by} : annulez-la, ou décidez à nouveau`,
  }),
  nothingToEnter: { en: 'there is no act in the text', fr: 'le texte ne contient aucun acte' },
  inFile: (name: string, why: Text): Text => ({ en: `${name}: ${why.en}`, fr: `${name} : ${why.fr}` }),
  tooManyLines: (most: number): Text => ({
    en: `more than ${most} lines at once: send them in parts, or import the record as a file`,
    fr: `plus de ${most} lignes à la fois : envoyez-les en plusieurs fois, ou importez le relevé comme fichier`,
  }),
  tooManyAtOnce: (acts: number, hands: number): Text => ({
    en: `more than ${acts} acts or ${hands} hands at once: send them in parts, or import the record as a file`,
    fr: `plus de ${acts} actes ou ${hands} donnes à la fois : envoyez-les en plusieurs fois, ou importez le relevé comme fichier`,
  }),
  longHand: (most: number): Text => ({
    en: `the hand has ${most} acts, the most it can hold: begin the next hand`,
    fr: `la donne a ${most} actes, le maximum : commencez la donne suivante`,
  }),
  tooManyActs: (acts: number, most: number): Text => ({
    en: `${acts} acts, but one import takes at most ${most}: import its games one by one`,
    fr: `${acts} actes, mais un import en prend ${most} au plus : importez ses parties une à une`,
  }),
  notBase64: { en: 'the data sent is not Base64', fr: 'les données envoyées ne sont pas du Base64' },
  imported: (name: string, { file, by, at, table, hands, acts }: EarlierImport): Text => ({
    en: `${name}: the same file was imported before, as ${file}${by === '' ? '' : ` by ${by}`} at ${at}${table === null ? '' : ` into table ${table}`} (${hands} ${hands === 1 ? 'hand' : 'hands'}, ${acts} ${acts === 1 ? 'act' : 'acts'}); import it again to have it twice`,
    fr: `${name} : ce même fichier a déjà été importé, sous le nom ${file}${by === '' ? '' : ` par ${by}`} le ${at}${table === null ? '' : ` à la table ${table}`} (donnes : ${hands}, actes : ${acts}) ; importez-le de nouveau pour l’avoir deux fois`,
  }),
  onlyHeader: {
    en: 'enter the header lines of one hand, and nothing else',
    fr: 'saisissez les lignes d’en-tête d’une donne, et rien d’autre',
  },
  headerAmongActs: { en: 'correct header lines separately', fr: 'corrigez les lignes d’en-tête à part' },
  noReview: (ruling: number): Text => ({
    en: `ruling ${ruling} does not need a review`,
    fr: `la décision ${ruling} n’est pas à revoir`,
  }),
  otherKey: { en: 'this key was used for another act: try again', fr: 'cette clé a servi à un autre acte : réessayez' },
  nothingToUndo: { en: 'there is nothing to undo', fr: 'il n’y a rien à annuler' },
  nothingToRedo: { en: 'there is nothing to redo', fr: 'il n’y a rien à rétablir' },
  stillNeeded: { en: 'first undo the later entries that need it', fr: 'annulez d’abord les entrées qui en dépendent' },
  /** `said`: an act of the record in table notation. */
  notLast: (by: string, said: string): Text => ({
    en: `this table went on meanwhile: its last act is now ${said === '' ? 'another one' : said} (${by || 'not signed'}); nothing was undone`,
    fr: `cette table a continué entre-temps : son dernier acte est maintenant ${said === '' ? 'un autre' : said} (${by || 'sans signature'}) ; rien n’a été annulé`,
  }),
  clockMoved: (text: string, by: string): Text => ({
    en: `the clocks went on meanwhile: the last act is now ${text} (${by || 'not signed'}); nothing was undone`,
    fr: `les horloges ont continué entre-temps : le dernier acte est maintenant ${text} (${by || 'sans signature'}) ; rien n’a été annulé`,
  }),
  actElsewhere: {
    en: 'the named act is at another table: nothing was undone',
    fr: 'l’acte nommé est à une autre table : rien n’a été annulé',
  },
  notLastUndone: {
    en: 'this table went on meanwhile: the act to redo is not the one undone last; nothing was redone',
    fr: 'cette table a continué entre-temps : l’acte à rétablir n’est pas le dernier annulé ; rien n’a été rétabli',
  },
  wentOn: {
    en: 'something was entered or undone since: nothing was redone',
    fr: 'quelque chose a été saisi ou annulé depuis : rien n’a été rétabli',
  },
  beforeNotDone: {
    en: 'the entry before this one was not accepted, so nothing was undone or redone',
    fr: 'la saisie précédente n’a pas été acceptée ; rien n’a donc été annulé ni rétabli',
  },
  enteredBy: (by: string): Text => ({
    en: `the last act was entered by ${by}; nothing was undone`,
    fr: `le dernier acte a été saisi par ${by} ; rien n’a été annulé`,
  }),
  notARecorders: (by: string): Text => ({
    en: `the last act is ${by || 'another person'}'s, and a recorder may not undo it: ask a referee, or undo it at the laptop`,
    fr: `le dernier acte est de ${by || 'quelqu’un d’autre'}, et un releveur ne peut pas l’annuler : demandez à l’arbitre, ou annulez-le à l’ordinateur`,
  }),
  noAct: (number: number): Text => ({ en: `there is no act ${number} in this hand`, fr: `il n’y a pas d’acte ${number} dans cette donne` }),
  actsBackwards: { en: 'the last act comes before the first', fr: 'le dernier acte précède le premier' },
  wrongCode: { en: 'name or code is wrong', fr: 'le nom ou le code est faux' },
  foreignCode: (name: string): Text => ({
    en: `the code of ${name} can’t be checked: its hash does not have Shinpan’s form, or needs too much computing; set a new code`,
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
    en: `${name} is signed in here and signs; sign out first`,
    fr: `${name} est identifié ici et signe ; déconnectez-vous d’abord`,
  }),
  notReferee: (name: string): Text => ({
    en: `${name} is not a referee of this tournament`,
    fr: `${name} n’est pas arbitre de ce tournoi`,
  }),
  laptopOnly: {
    en: 'this can only be done at the laptop, or by a tablet that may do it',
    fr: 'cela ne se fait qu’à l’ordinateur, ou sur une tablette qui en a le droit',
  },
  /** `what`: in table notation. */
  refereeOnly: (what: string): Text => ({
    en: `“${what}” is a referee’s decision, and a recorder can’t enter it: call a referee`,
    fr: `« ${what} » est une décision d’arbitre, et un releveur ne peut pas la saisir : appelez l’arbitre`,
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
  refereeNamed: (name: string): Text => ({
    en: `there is already a referee ${name}: write the two so that no one can mistake one for the other`,
    fr: `il y a déjà un arbitre ${name} : écrivez les deux de façon à ne pas les confondre`,
  }),
  noConflict: {
    en: 'these two no longer contradict each other: look again',
    fr: 'ces deux-là ne se contredisent plus : regardez de nouveau',
  },
  notOwn: {
    en: 'a new ruling is possible only where two rulings contradict each other: give that new ruling',
    fr: 'une nouvelle décision n’est possible que si deux décisions se contredisent : indiquez cette nouvelle décision',
  },
  notSettledHere: {
    en: 'resolve this where it was entered: at the table, or by giving one of the two another name',
    fr: 'réglez cela là où c’est saisi : à la table, ou en donnant un autre nom à l’un des deux',
  },
  headDecides: (name: string): Text => ({
    en: `the head referee, ${name}, decides which of the two to keep`,
    fr: `c’est l’arbitre principal, ${name}, qui décide lequel des deux garder`,
  }),
  notACopy: (file: string): Text => ({
    en: `${file} is the open file itself`,
    fr: `${file} est le fichier ouvert lui-même`,
  }),
  notJoined: (why: Text): Text => ({ en: `nothing was joined: ${why.en}`, fr: `rien n’a été réuni : ${why.fr}` }),
  headOnly: { en: 'only the head referee, signed in, may do that', fr: 'seul l’arbitre principal, identifié, peut faire cela' },
  sitsAlready: { en: 'this player already sits at the table', fr: 'ce joueur est déjà assis à la table' },
  seatEmpty: { en: 'no player is noted at this seat', fr: 'aucun joueur n’est noté à cette place' },
  sameSeat: { en: 'choose two different seats', fr: 'choisissez deux places différentes' },
  otherResult: {
    en: 'another result of this table was signed meanwhile: look at it first',
    fr: 'un autre résultat de cette table a été signé entre-temps : regardez-le d’abord',
  },
  resultSigned: {
    en: 'the result of this table is signed; reopen it first, with a reason',
    fr: 'le résultat de cette table est signé ; rouvrez-le d’abord, avec un motif',
  },
  sumDiffers: (difference: SumDifference): Text => ({
    en: `${sumDifferenceText(difference, 'en')} Sign them only with a reason.`,
    fr: `${sumDifferenceText(difference, 'fr')} Ils ne se signent qu’avec un motif.`,
  }),
  noRound: (round: number): Text => ({ en: `there is no round ${round}`, fr: `il n’y a pas de ronde ${round}` }),
  roundUsed: (round: number, uses: readonly RoundUse[]): Text => {
    const areSeatsAll = uses.every(({ use }) => use === 'seating')
    const said = uses.map(({ use, count }) => ROUND_USES[use](count))
    return {
      en: `round ${round} has ${said.map(({ en }) => en).join(', ')}${areSeatsAll ? ': empty its seats first, in Setup under Seating' : ''}`,
      fr: `la ronde ${round} a ${said.map(({ fr }) => fr).join(', ')}${areSeatsAll ? ' : videz d’abord ses places, dans Préparation sous Placement' : ''}`,
    }
  },
  rulesChanged: {
    en: 'the rules of the tournament were changed meanwhile: look at them, and give the change again',
    fr: 'les règles du tournoi ont été changées entre-temps : relisez-les, puis refaites le changement',
  },
  roundBegun: (round: number, table: string): Text => ({
    en: `round ${round} has begun at table ${table}: a change of rules can apply only from a later round on`,
    fr: `la ronde ${round} a commencé à la table ${table} : un changement de règles ne s’applique qu’à partir d’une ronde suivante`,
  }),
  atNoRound: { en: 'this table belongs to no round', fr: 'cette table n’appartient à aucune ronde' },
  clockStarted: (round: number): Text => ({
    en: `the clock of round ${round} was already started`,
    fr: `l’horloge de la ronde ${round} a déjà été lancée`,
  }),
  clockRuns: (round: number): Text => ({
    en: `the clock of round ${round} is already running`,
    fr: `l’horloge de la ronde ${round} tourne déjà`,
  }),
  clockStands: (round: number): Text => ({
    en: `the clock of round ${round} is not running`,
    fr: `l’horloge de la ronde ${round} ne tourne pas`,
  }),
  noClock: (round: number): Text => ({
    en: `the clock of round ${round} has not been started`,
    fr: `l’horloge de la ronde ${round} n’a pas été lancée`,
  }),
  clockEnded: (round: number): Text => ({ en: `round ${round} is over`, fr: `la ronde ${round} est terminée` }),
  noResult: { en: 'this table has no signed result', fr: 'cette table n’a pas de résultat signé' },
  withdrew: (name: string): Text => ({
    en: `${name} has withdrawn: readmit them first, in the setup`,
    fr: `${name} s’est retiré(e) : réadmettez d’abord cette personne, dans la préparation`,
  }),
  takesPart: (name: string): Text => ({ en: `${name} takes part`, fr: `${name} participe` }),
  onlyHead: {
    en: 'this is the only head referee: name another one first',
    fr: 'c’est le seul arbitre principal : désignez-en d’abord un autre',
  },
  severalNamed: (name: string, numbers: readonly string[]): Text => ({
    en: `several people are called ${name} (${numbers.join(', ')}): give the number`,
    fr: `plusieurs personnes s’appellent ${name} (${numbers.join(', ')}) : indiquez le numéro`,
  }),
  noPlayer: { en: 'there is no such player', fr: 'ce joueur n’existe pas' },
  noCircumstance: (named: string, rule: string): Text => ({
    en: `the rules distinguish no circumstance ${named} under ${rule}`,
    fr: `le règlement ne distingue pas de circonstance ${named} pour ${rule}`,
  }),
  noRule: (id: string): Text => ({ en: `there is no rule ${id}`, fr: `il n’y a pas de règle ${id}` }),
  noReport: (why: Text): Text => ({
    en: `no report is printed from it: ${why.en}`,
    fr: `aucun rapport n’en est tiré : ${why.fr}`,
  }),
  ...fileRefusals,
  ...rulingRefusals,
  holdsNone: { en: 'holds no tournament', fr: 'ne contient aucun tournoi' },
}
