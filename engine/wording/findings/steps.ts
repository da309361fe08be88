import { awaitsDeclaration, type Finding } from '../../model/findings.ts'
import type { ByLanguage, Language } from '../../model/language.ts'
import type { Remedy } from '../../model/penalties.ts'
import { english } from '../../phrases/english.ts'
import { french } from '../../phrases/french.ts'
import { englishSeat, frenchSeat } from '../../phrases/seats.ts'
import { capitalized } from '../../phrases/typeset.ts'
import { penaltyName } from '../penalties/penalties.ts'
import { type Due, type DueAct, dueOnceBack } from './due.ts'
import { ENGLISH_REMEDIES, FRENCH_REMEDIES, isAfterTheHand } from './remedies.ts'

/**
 * The steps at the table, one a line. A question waits for its answer; a resolved finding has no steps. With the act that is due `now`, the
 * steps are the same in number, but name the player to act, or say that the hand is over.
 */
export const stepsFor = (finding: Finding, headline: string, language: Language, now?: Due): readonly string[] => {
  const say = FIXED[language]
  const isOver = now === 'over'
  if (finding.state === 'settled') return []
  if (finding.state === 'pending') return [say.pending]
  if (finding.level === 'question') return [isOver ? say.stillOpen : say.hold, say.ask(headline)]
  if (finding.level === 'record') return [isOver ? say.over : say.playOn, say.mend(finding.event)]
  const steps = remedySteps(finding, language, isOver)
  if (finding.level !== 'violation') return steps
  const dead = finding.declared === undefined ? [] : stepsOf(finding, ['dead-hand'], language, isOver)
  const [saidDead, ...whileDead] = steps.filter((step) => dead.includes(step))
  const others = steps.filter((step) => step !== saidDead && !whileDead.includes(step))
  if (typeof finding.declared === 'number') return [say.declared(finding.declared), ...whileDead, ...others]
  if (isOutlived(finding)) return [say.over, say.undeclared]
  if (awaitsDeclaration(finding) && !isAfterTheHand(finding.rule))
    return [declareStep(finding, language), ...whileDead, ...others, resumes(finding, language, now)]
  if (finding.facts.unshown !== undefined) return [say.stop, showFirst(finding, language)]
  const decide = finding.penalty.kind === 'discretion' && finding.remedies.length === 0 ? [say.decide] : []
  const isAllDone =
    steps.length === 1 && steps[0] === say.righted(Number(finding.facts.righted)) && announced(finding, language).length === 0
  if (isAllDone) return steps
  const resume = finding.penalty.kind === 'chombo' || endsTheHand(finding) ? [] : [resumes(finding, language, now)]
  return [
    now && now !== 'over' && now.due !== 'discard' && resume.length > 0 ? say.stops(now) : say.stop,
    ...steps,
    ...decide,
    ...announced(finding, language),
    ...(finding.penalty.kind === 'chombo' && finding.remedies.includes('re-deal') ? stepsOf(finding, ['re-deal'], language, isOver) : []),
    ...resume,
  ]
}

/** Whether a hand that should have been declared dead was not, before it won or ended. */
export const isOutlived = (finding: Finding): boolean =>
  awaitsDeclaration(finding) && finding.facts.outlived !== undefined && !isAfterTheHand(finding.rule)

/** The English words of the steps that the record itself shows as done. */
export const doneByRecord = ({ declared, facts }: Finding): readonly string[] => [
  ...(typeof declared === 'number' ? [FIXED.en.declared(declared)] : []),
  ...(facts.righted === undefined ? [] : [FIXED.en.righted(Number(facts.righted))]),
]

/** The last step: how play goes on, if it does. */
const resumes = (finding: Finding, language: Language, now: Due | undefined): string => {
  const say = FIXED[language]
  const due = now && dueOnceBack(finding, now)
  if (due === 'over') return say.over
  return due ? say.resumes(due) : say.resume
}

/** The first step of a fault that costs the hand once somebody declares it dead. */
const declareStep = (finding: Finding, language: Language): string =>
  ({ en: FIXED.en.declare(english(finding).whose), fr: FIXED.fr.declare(french(finding).of) })[language]

/** The step before a new deal while another player's win is declared and not shown: if it is good, nothing is dealt again. */
const showFirst = (finding: Finding, language: Language): string => {
  const [en, fr] = [english(finding), french(finding)]
  const isMany = en.many('unshown')
  return {
    en: `${en.seats('unshown') ?? en.who} ${isMany ? 'show their hands' : 'shows the hand'} first: after a good win no hand is dealt again.`,
    fr: `${fr.seats('unshown') ?? fr.who} ${isMany ? 'montrent d’abord leurs mains' : 'montre d’abord sa main'} : après une victoire valable, rien n’est redistribué.`,
  }[language]
}

/** The announcement of the penalty to the players; a dead hand is announced as a remedy. */
const announced = (finding: Finding, language: Language): readonly string[] => {
  const { penalty, imposed, seat } = finding
  const say = FIXED[language]
  const who = { en: english(finding).Who, fr: french(finding).Who }[language]
  const of = { en: english(finding).who, fr: french(finding).of }[language]
  if (seat === null) return []
  switch (penalty.kind) {
    case 'chombo':
      return [say.chombo(of)]
    case 'notice':
      return [say.notice({ en: of, fr: french(finding).to }[language])]
    case 'points':
      return [say.points(who, penaltyName(penalty, language))]
    case 'disqualification':
      return [say.disqualified(who)]
    case 'none':
      return imposed ? [say.noPenalty] : []
    case 'dead-hand':
    case 'range':
    case 'discretion':
      return []
  }
}

/** The next act: `South draws.` */
export const goesOn = ({ seat, due }: DueAct, language: Language): string =>
  ({ en: `${englishSeat(seat)} ${EN_GOES_ON[due]}.`, fr: `${frenchSeat(seat)} ${FR_DUE[due]}.` })[language]

/** The steps of all remedies, and of a dead hand that is proposed only as a penalty. */
const remedySteps = (finding: Finding, language: Language, isOver: boolean): readonly string[] => {
  const done = finding.remedies.some((remedy) => isDone(remedy, finding)) ? [FIXED[language].righted(Number(finding.facts.righted))] : []
  const stays = isKept(finding) ? [groupStays(finding, language)] : []
  return [...done, ...stays, ...stepsOf(finding, remediesLeft(finding), language, isOver)]
}

/** The remedies that are left to carry out: not done, not too late, and not decided by an announced chombo. A dead hand is one of them. */
export const remediesLeft = (finding: Finding): readonly Remedy[] => {
  const remedies = finding.remedies.filter((remedy) => !isDone(remedy, finding) && !(isKept(finding) && UNDOES_SET.has(remedy)))
  const dead = finding.penalty.kind === 'dead-hand' && !remedies.includes('dead-hand')
  return unbound(dead ? [...remedies, 'dead-hand'] : remedies.filter((remedy) => !isDecided(remedy, finding)))
}

const isDone = (remedy: Remedy, { facts }: Finding): boolean => facts.righted !== undefined && PUT_RIGHT.has(remedy)

/** Whether a void set stays on the table, as its caller has discarded. */
export const isKept = ({ facts, remedies }: Finding): boolean => facts.kept !== undefined && remedies.some((one) => UNDOES_SET.has(one))

/** The step, or the sentence, that says so. */
export const groupStays = (finding: Finding, language: Language): string =>
  ({
    en: `The tiles laid stay on the table: ${english(finding).who} has discarded since.`,
    fr: `Les tuiles posées restent sur la table : ${french(finding).who} a écarté depuis.`,
  })[language]

/** Remedies that a player carries out, as the record can show. */
const PUT_RIGHT: ReadonlySet<Remedy> = new Set(['put-right', 'return-tile', 'revert', 'discard-stands'])

/** The remedies without a call that would bind a dead hand: it makes none. */
const unbound = (remedies: readonly Remedy[]): readonly Remedy[] =>
  remedies.includes('dead-hand') ? remedies.filter((remedy) => remedy !== 'first-call-stands') : remedies

const stepsOf = (finding: Finding, remedies: readonly Remedy[], language: Language, isOver: boolean): readonly string[] => {
  const steps = {
    en: remedies.flatMap((remedy) => ENGLISH_REMEDIES[remedy](english(finding), isOver)),
    fr: remedies.flatMap((remedy) => FRENCH_REMEDIES[remedy](french(finding), isOver)),
  }[language]
  return [...new Set(steps)]
}

/** Whether the announced chombo decides this remedy: nothing else is at discretion, the new deal comes after it, and before that nothing is put right. */
const isDecided = (remedy: Remedy, { penalty, remedies }: Finding): boolean =>
  penalty.kind === 'chombo' &&
  (remedy === 'referee-discretion' || remedy === 're-deal' || (PUTS_RIGHT.has(remedy) && remedies.includes('re-deal')))

const PUTS_RIGHT: ReadonlySet<Remedy> = new Set(['put-right', 'return-tile', 'revert', 'discard-stands'])

/** The remedies that undo a set, or put it right, before its caller discards. */
const UNDOES_SET: ReadonlySet<Remedy> = new Set(['claim-void', 'tile-to', 'put-right'])

/** Whether the hand is over or a remedy ends it. */
export const endsTheHand = ({ rule, remedies }: Finding): boolean =>
  isAfterTheHand(rule) || remedies.some((remedy) => remedy === 'abortive-draw' || remedy === 're-deal' || remedy === 'win-stands')

type Fixed = {
  readonly stop: string
  readonly stops: (due: DueAct) => string
  readonly resume: string
  readonly resumes: (due: DueAct) => string
  readonly over: string
  readonly hold: string
  readonly stillOpen: string
  readonly ask: (question: string) => string
  readonly pending: string
  readonly playOn: string
  readonly mend: (event: number) => string
  readonly decide: string
  readonly declare: (whose: string) => string
  readonly undeclared: string
  readonly declared: (event: number) => string
  readonly righted: (event: number) => string
  readonly chombo: (whose: string) => string
  readonly notice: (toWhom: string) => string
  readonly points: (who: string, points: string) => string
  readonly disqualified: (who: string) => string
  readonly noPenalty: string
}

const EN_GOES_ON: Readonly<Record<DueAct['due'], string>> = { draw: 'draws', discard: 'discards', replace: 'draws the replacement tile' }
const FR_DUE: Readonly<Record<DueAct['due'], string>> = { draw: 'pioche', discard: 'écarte', replace: 'prend la tuile de remplacement' }

const FIXED: ByLanguage<Fixed> = {
  en: {
    stop: 'Stop play.',
    stops: ({ seat, due }) => `Stop play; ${englishSeat(seat)} does not draw${due === 'replace' ? ' the replacement tile' : ''}.`,
    resume: 'Say whose turn it is; play goes on.',
    resumes: (due) => `Play goes on: ${goesOn(due, 'en')}`,
    over: 'The hand is over: nobody plays on.',
    hold: 'Hold play until this is answered.',
    stillOpen: 'The hand is over: this is still to be settled.',
    ask: (question) => `Ask at the table: “${question}”`,
    pending: 'Play goes on; this is judged at the end of the hand.',
    playOn: 'Play goes on.',
    mend: (event) => `Compare act ${event} with the table and correct the record.`,
    decide: 'Decide whether there is a penalty.',
    declare: (whose) => `Declare the hand dead: stop play and say “${capitalized(whose)} hand is dead.” Until then it is alive.`,
    undeclared: 'The hand was not declared dead before: what it shows counts.',
    declared: (event) => `Done: the hand was declared dead at act ${event}.`,
    righted: (event) => `Done: it was put right at act ${event}.`,
    chombo: (whose) => `Say: “Chombo by ${whose}.”`,
    notice: (toWhom) => `Say: “A notice for ${toWhom}.”`,
    points: (who, points) => `Say: “${who} loses ${points}.”`,
    disqualified: (who) => `Say: “${who} is disqualified.”`,
    noPenalty: 'Say: “There is no penalty.”',
  },
  fr: {
    stop: 'Arrêter le jeu.',
    stops: ({ seat, due }) =>
      `Arrêter le jeu ; ${frenchSeat(seat)} ne ${due === 'replace' ? 'prend pas la tuile de remplacement' : 'pioche pas'}.`,
    resume: 'Dire à qui c’est de jouer ; le jeu reprend.',
    resumes: (due) => `Le jeu reprend : ${goesOn(due, 'fr')}`,
    over: 'La donne est finie : plus personne ne joue.',
    hold: 'Suspendre le jeu jusqu’à la réponse.',
    stillOpen: 'La donne est finie : cela reste à trancher.',
    ask: (question) => `Demander à la table : « ${question} »`,
    pending: 'Le jeu continue ; cela se juge à la fin de la donne.',
    playOn: 'Le jeu continue.',
    mend: (event) => `Comparer l’acte ${event} avec la table et corriger le relevé.`,
    decide: 'Décider s’il y a une pénalité.',
    declare: (of) => `Déclarer la main morte : arrêter le jeu et dire « La main ${of} est morte. » Jusque-là, elle est vivante.`,
    undeclared: 'La main n’a pas été déclarée morte avant : ce qu’elle montre compte.',
    declared: (event) => `Fait : la main a été déclarée morte à l’acte ${event}.`,
    righted: (event) => `Fait : rectifié à l’acte ${event}.`,
    chombo: (whose) => `Dire : « Chombo ${whose}. »`,
    notice: (toWhom) => `Dire : « Un avertissement ${toWhom}. »`,
    points: (who, points) => `Dire : « ${who} perd ${points}. »`,
    disqualified: (who) => `Dire : « La disqualification est prononcée contre ${who}. »`,
    noPenalty: 'Dire : « Il n’y a pas de pénalité. »',
  },
}
