import { type CallEvent, type DiscardEvent, type EventOf, isOfMoment, type TableEvent, type Verb } from '../../model/events.ts'
import { costsTheHand, type Finding, isOpenQuestion, seatFact } from '../../model/findings.ts'
import type { RuleId } from '../../model/rule-ids.ts'
import { nextSeat, SEATS, type Seat } from '../../model/seats.ts'
import { isKnown, isSameKind, isTile } from '../../model/tiles.ts'
import { isAside, isDecision, isSilent } from '../../model/verb-kinds.ts'
import { hasCalledRon, makesGroup } from '../claims.ts'
import { declaredBy } from '../declarations.ts'
import { changeWall, type Draft, declarationSnapshot, mutablePlayer, type PlayerDraft } from '../draft.ts'
import { impliedDraw } from '../draws.ts'
import { isWordAfterKong, weighKongs } from '../kongs.ts'
import { isDealtOver } from '../moments.ts'
import { beginsNextHand, nextHand } from '../next-hand.ts'
import { isOwnWord } from '../spoken-word.ts'
import { isGroupCall, type Table } from '../table.ts'
import { gainTile } from '../tiles/concealed.ts'
import { isShownWithoutDrawn } from '../tiles/hand-size.ts'
import { updateSeenTiles } from '../tiles/seen.ts'
import { isDrawCorrected, isLateLine, isLineCorrected } from '../turn.ts'
import { turnTile } from '../turned-tiles.ts'
import { carryOutAnnouncement, carryOutCount, noteDealtOver, noteFound } from './announce.ts'
import { cancelCall, dropOpenCalls } from './cancel-call.ts'
import { carryOutClaim, carryOutRetract, carryOutShow, carryOutTake, voidWin } from './claim.ts'
import { type Consequences, findingWith, isDismissed, isVoid } from './consequences.ts'
import { carryOutDiscard } from './discard.ts'
import { isDoubledCall } from './doubled-call.ts'
import { carryOutDora, carryOutDraw, carryOutReplace, carryOutReturn, carryOutTouch } from './draw.ts'
import { doubtGroupTiles, letWinPass } from './earlier-calls.ts'
import { carryOutKong, passOverKong } from './kong.ts'
import { noteTurn } from './last-turn.ts'
import {
  carryOutRiichi,
  doubtRiichi,
  isRiichiMissing,
  keepsRiichi,
  markChanged,
  mayHaveWon,
  returnRiichi,
  suspectRiichi,
} from './riichi.ts'
import { takeBackDiscard } from './take-back.ts'
import { continueTurn, isTurnOfOther } from './turn.ts'

/** The table after an event. No physically possible act is refused; the findings at the event decide how play continues. */
export const carryOut = (table: Table, event: TableEvent, consequences: Consequences): Table => {
  // A tile exposed after the end doesn't say that play goes on, nor does a declaration.
  const isOver =
    event.verb !== 'end' && event.verb !== 'dead' && !isAside(event.verb) && findingWith(consequences, 'end-doubted') !== undefined
  const start = isOver && beginsNextHand(table, event) ? nextHand(table) : table
  const draft = draftOf(start, event)
  if (!findingWith(consequences, 'line-doubled')) act(draft, event, consequences)
  else if (event.verb === 'ankan' || event.verb === 'kakan') passOverKong(draft, event.actor)
  else if (event.verb === 'call') draft.doubledForm = draft.number
  // A further end confirms or corrects the first.
  if (isOver) {
    draft.ended = null
    draft.endDoubted = true
  }
  mark(draft, event, consequences)
  weighKongs(draft)
  if (separatesLines(event.verb)) {
    draft.before = event
    draft.aside = null
  } else if (isAside(event.verb)) draft.aside = event
  updateSeenTiles(start, draft)
  return draft
}

/** The table after a line that repeats an earlier one, or comes late: it changes nothing but the word of a call, or a tile that was unknown. */
export const passOver = (table: Table, event: TableEvent): Table => {
  const draft = draftOf(table, event)
  // After the bare call, the rest of a short form gives the tiles that followed it.
  if (event.short?.part === 0 && table.before?.verb !== 'call') draft.doubledForm = draft.number
  correctWord(draft, event)
  if (event.verb === 'discard' && fillIn(draft, event)) updateSeenTiles(table, draft)
  draft.before = event
  return draft
}

/** Puts the tile of a turn that seemed to be missing in its place. */
const fillIn = (draft: Draft, { actor, tile }: DiscardEvent): boolean => {
  const { river } = draft.players[actor]
  const place = river.findLastIndex(({ leftOut }) => leftOut)
  const missing = river[place]
  if (!missing) return false
  const { leftOut: _, ...filled } = missing
  mutablePlayer(draft, actor).river = river.with(place, { ...filled, tile })
  return true
}

/** The table after a word that is part of the next line: it changes nothing. */
export const passWord = (table: Table, event: TableEvent): Table => {
  const draft = draftOf(table, event)
  draft.before = event
  return draft
}

const draftOf = (table: Table, event: TableEvent): Draft => {
  const draft: Draft = { ...table }
  draft.number = table.number + 1
  if (!isOfMoment(event)) draft.moment = draft.number
  return draft
}

/** Whether an event repeats a call, is a later part of a short form whose call was recorded twice, or an act that the table already has. */
export const isDoubledLine = (table: Table, event: TableEvent): boolean =>
  (table.doubledForm !== null && isRestOfDoubledForm(table, event)) || isDoubledCall(table, event) || isKnownAct(table, event)

const isKnownAct = (table: Table, event: TableEvent): boolean => {
  if (event.verb === 'draw') return isDrawCorrected(table, event)
  if (event.verb === 'discard') return isLateLine(table, event) || isLineCorrected(table, event)
  if (event.verb === 'call') return isWordAfterKong(table, event)
  return (event.verb === 'tenpai' || event.verb === 'noten') && table.before?.verb === event.verb && table.before.actor === event.actor
}

const isRestOfDoubledForm = ({ number, doubledForm, before, claims }: Table, { short, verb, actor }: TableEvent): boolean => {
  if (short !== undefined) return short.part > 0 && number + 1 - short.part === doubledForm
  const isStep = verb === 'show' ? before?.verb === 'call' : verb === 'take' && (before?.verb === 'show' || before?.verb === 'call')
  return isStep && before?.actor === actor && !claims.some(({ by, called }) => by === actor && called > (doubledForm ?? 0))
}

const separatesLines = (verb: Verb): boolean => !isSilent(verb) && !isDecision(verb)

type CarryOut<V extends Verb> = (draft: Draft, event: EventOf<V>, consequences: Consequences) => void

const nothing = (): void => {}

/** Draws and discards, nine of ten acts, are called by name: V8 can't foresee a function that it finds by the verb. */
const act = (draft: Draft, event: TableEvent, consequences: Consequences): void => {
  if (event.verb === 'draw') carryOutDraw(draft, event, consequences)
  else if (event.verb === 'discard') carryOutDiscard(draft, event, consequences)
  else (ACTS[event.verb] as CarryOut<Verb>)(draft, event, consequences)
}

/** A declaration at the time of a call cancels it. */
const declareDead = (draft: Draft, seat: Seat, consequences: Consequences): void => {
  const atCall = findingWith(consequences, 'call-cancelled')
  if (atCall) cancelCall(draft, seat, atCall, consequences)
  else dropOpenCalls(draft, seat, consequences)
  const { dead } = draft.players[seat]
  // the first declaration counts; a ruling is followed by the line that says so
  const isFirst = consequences.rules.deadFrom === 'act' || !dead || dead.event === draft.number - 1
  markDeclaredDead(mutablePlayer(draft, seat), isFirst ? draft.number : dead.event)
}

const markDeclaredDead = (player: PlayerDraft, event: number): void => {
  const { dead } = player
  if (dead?.rule !== null) player.deadFor = dead && { event: dead.event, rule: dead.rule }
  player.dead = { event, rule: null }
}

const carryOutCall: CarryOut<'call'> = (draft, event, consequences) => {
  if (event.call === 'ron' || event.call === 'tsumo') draft.winCalled = draft.number
  if (isGroupCall(event.call) || event.call === 'ron') {
    carryOutClaim(draft, event, consequences)
    const { target } = draft
    if (target?.tsumo && findingWith(consequences, 'self-draw-beaten')?.facts.answer === 'discard')
      draft.target = { ...target, tsumo: undefined }
    return
  }
  const unsaid = declarationSnapshot(draft)
  if (event.call === 'riichi') carryOutRiichi(draft, event, consequences)
  else carryOutSelfDraw(draft, event, consequences)
  if (event.said !== undefined && draft.selfDraw?.event === draft.number) draft.selfDraw = { ...draft.selfDraw, said: event.said }
  draft.unsaid = unsaid
}

/** A call repeated at once in the right word corrects the word. */
const correctWord = (draft: Draft, event: TableEvent): void => {
  if (event.verb !== 'call' || (event.said !== undefined && !isOwnWord(event.said, event.call))) return
  const last = draft.claims.findLast(({ by }) => by === event.actor)
  if (last?.said === undefined) return
  draft.claims = draft.claims.map((claim) => (claim === last ? { ...claim, said: undefined } : claim))
}

/** How each act changes the table. */
const ACTS: { readonly [V in Verb]: CarryOut<V> } = {
  touch: carryOutTouch,
  draw: carryOutDraw,
  replace: carryOutReplace,
  return: carryOutReturn,
  discard: carryOutDiscard,
  call: carryOutCall,
  show: carryOutShow,
  take: carryOutTake,
  retract: (draft, event, consequences) => {
    if (!keepsRiichi(consequences)) carryOutRetract(draft, event, consequences)
  },
  ankan: carryOutKong,
  kakan: carryOutKong,
  dora: carryOutDora,
  reveal: (draft, event, consequences) => {
    const { actor, tiles } = event
    if (isDealtOver(draft, event)) {
      noteDealtOver(draft, tiles.length)
      return
    }
    if (isVoid(consequences, 'win-void')) voidWin(draft, actor, consequences)
    else if (consequences.dismissed.length > 0) letWinPass(draft, actor)
    if (
      draft.selfDraw?.seat === actor ||
      draft.claims.some(({ by, call, standing }) => by === actor && call === 'ron' && standing === 'good')
    )
      draft.winShown = draft.number
    if (!hasCalledRon(draft, actor)) noteFound(draft, actor, tiles.length)
    const player = mutablePlayer(draft, actor)
    const apart = isShownWithoutDrawn(draft, event) ? player.drawn?.tile : undefined
    const shown = { size: tiles.length, known: tiles.filter(isKnown) }
    player.hand = apart === undefined ? shown : gainTile(shown, apart)
    player.revealed = draft.number
    player.offBy = 0
  },
  ura: (draft, { tiles }) => {
    draft.ura = tiles
    // The indicators are turned for a riichi: its call is missing in the record.
    if (isRiichiMissing(draft)) for (const seat of mayHaveWon(draft)) mutablePlayer(draft, seat).riichiAsked = true
  },
  dead: (draft, event, consequences) => {
    const seat = consequences.rules.deadFrom === 'act' ? event.seat : declaredBy(draft, event, draft.number)
    if (seat !== null) declareDead(draft, seat, consequences)
  },
  end: (draft, { how }) => {
    for (const seat of SEATS) mutablePlayer(draft, seat).shown = undefined
    draft.ended = { how, event: draft.number }
  },
  ready: (draft, { actor }) => {
    mutablePlayer(draft, actor).ready = true
  },
  tenpai: carryOutAnnouncement,
  noten: carryOutAnnouncement,
  count: carryOutCount,
  stick: (draft, { actor }) => {
    suspectRiichi(draft, actor)
    const player = mutablePlayer(draft, actor)
    player.stick = draft.number
    if (player.points !== null) player.points -= 1000
  },
  kita: nothing,
  expose: nothing,
  rearrange: nothing,
  note: nothing,
  answer: nothing,
  ruling: (draft, event, consequences) => {
    const { rule, decision } = event
    if (rule === 'group.rotation' && decision === 'upheld') turnTile(draft, event.event)
    if (consequences.rules.deadFrom === 'declaration') {
      const seat = declaredBy(draft, event, draft.number)
      if (seat !== null) declareDead(draft, seat, consequences)
      return
    }
    for (const seat of SEATS) {
      const { dead, deadFor, setAside } = draft.players[seat]
      // A fault that a referee has upheld has been declared at the table; without the fault that it rested on, a declaration ends.
      if (dead && dead.rule === rule && decision === 'upheld') markDeclaredDead(mutablePlayer(draft, seat), dead.event)
      if (dead?.rule === null && setAside === draft.number) mutablePlayer(draft, seat).dead = deadFor
    }
  },
  scores: nothing,
}

const carryOutSelfDraw = (draft: Draft, event: CallEvent, consequences: Consequences): void => {
  const { actor, laid } = event
  const onLaid = findingWith(consequences, 'tile-laid')
  if (laid || onLaid) mutablePlayer(draft, actor).onLaidTile = true
  if (onLaid && onLaid.state !== 'settled') return
  // The tile lay apart from the discards: it was never discarded.
  if (onLaid) takeBackDiscard(draft, actor, draft.players[actor].river.at(-1)?.tile ?? '?')
  declareSelfDraw(draft, event, consequences)
}

/** A void win closes no window and is not judged further. */
const declareSelfDraw = (draft: Draft, event: CallEvent, consequences: Consequences): void => {
  // A self-draw win that begins a record was drawn from the wall given; a discard, riichi or kong, before it was counted.
  if (impliedDraw(draft, event) === 'earlier') changeWall(draft, -1)
  const isOfOther = isTurnOfOther(draft, event.actor, consequences)
  const seat = continueTurn(draft, event.actor, consequences)
  // What is asked of others who win in the same moment leaves this win as it is.
  const own = { ...consequences, found: consequences.found.filter((finding) => finding.facts.call !== 'ron') }
  if (isVoid(own, 'win-void') || own.found.some(isWinDoubted(own))) return
  const { target, number, players, turn } = draft
  draft.selfDraw = { seat, event: number, tile: players[seat].drawn?.tile ?? '?', replacement: turn.kong !== undefined }
  // On a tile that lies discarded nobody may have said it: then the next player goes on.
  if (isDismissed(consequences, 'tile-laid')) draft.turn = { ...turn, doubted: 'let-pass', or: nextSeat(seat, draft.form.seats) }
  // The player of a win out of turn is unknown.
  if (isOfOther || draft.turn.doubted === 'let-pass' || findingWith(consequences, 'out-of-turn')?.level === 'question') return
  const tsumo = { seat, event: number }
  noteTurn(draft, { seat, kind: 'self-draw', act: event, target, player: players[seat] })
  draft.target = target && { ...target, tsumo }
  if (draft.others.length > 0) draft.others = draft.others.map((other) => ({ ...other, tsumo }))
}

/** Whether a question leaves open that the win counts. */
const isWinDoubted =
  ({ effectsOf }: Consequences) =>
  (finding: Finding): boolean =>
    isOpenQuestion(finding) && finding.remedies.includes('win-void') && effectsOf(finding.rule).includes('claim-doubted')

/** Applies the findings to the table: dead hands, faults already reported on claims, kinds already overcounted. */
const mark = (draft: Draft, { actor }: TableEvent, { found, dismissed, rules, effectsOf }: Consequences): void => {
  for (const finding of found) {
    const { rule, seat, facts } = finding
    if (seat && rules.deadFrom === 'act' && costsTheHand(finding)) mutablePlayer(draft, seat).dead ??= { event: draft.number, rule }
    const effects = effectsOf(rule)
    if (effects.includes('once-a-claim')) speakOf(draft, rule, facts.called)
    if (effects.includes('riichi-doubted') && seat) doubtRiichi(draft, seat, finding)
    if (effects.includes('touch-counted') && seat) mutablePlayer(draft, seat).touched += 1
    if (effects.includes('riichi-changed') && seat) markChanged(draft, seat)
    if (effects.includes('riichi-returned') && seat) returnRiichi(draft, seat)
    if (effects.includes('hand-contradicted')) doubtDiscards(draft, finding)
    if (effects.includes('riichi-changed') && seat && isOpenQuestion(finding)) doubtDiscard(draft, seat, draft.number)
    if (effects.includes('claim-impossible')) doubtClaimed(draft, finding)
    if (effects.includes('discard-doubted') && facts.why === 'named') doubtTarget(draft, finding)
    if (effects.includes('turn-doubted') && isOpenQuestion(finding)) draft.mayLack = draft.number
    if (effects.includes('four-kongs-noticed')) draft.fourKongsFound = true
    if (effects.includes('kind-overcounted') && typeof facts.tile === 'string') draft.overcounted = [...draft.overcounted, facts.tile]
  }
  for (const rule of dismissed) {
    const effects = effectsOf(rule)
    if (effects.includes('four-kongs-noticed')) draft.fourKongsFound = true
    if (effects.includes('once-a-claim')) speakOf(draft, rule, undefined)
    if (effects.includes('group-wrong') && actor !== '*') doubtGroupTiles(draft, actor)
  }
}

/** The discards of a tile that the known hand can't have held, then or since. */
const doubtDiscards = (draft: Draft, finding: Finding): void => {
  const seat = seatFact(finding, 'due')
  const { tile } = finding.facts
  if (!seat || typeof tile !== 'string' || !isTile(tile)) return
  const player = mutablePlayer(draft, seat)
  player.river = player.river.map((discard) => (isSameKind(discard.tile, tile) ? { ...discard, misread: true } : discard))
}

const doubtDiscard = (draft: Draft, seat: Seat, event: number): void => {
  const player = mutablePlayer(draft, seat)
  player.river = player.river.map((discard) => (discard.event === event ? { ...discard, misread: true } : discard))
}

/** A claim that can't be right: the discard may be of another tile, with which those shown make the set; else a turn before it may be missing. */
const doubtClaimed = (draft: Draft, finding: Finding): void => {
  const { why, call, tiles } = finding.facts
  if (why !== 'tiles') {
    draft.mayLack = draft.number
    return
  }
  const isSet = (call === 'chii' || call === 'pon' || call === 'kan') && typeof tiles === 'object' && makesGroup(call, '?', tiles)
  if (isSet) doubtTarget(draft, finding)
}

/** The claimed discard, whose line may have the wrong tile. */
const doubtTarget = (draft: Draft, finding: Finding): void => {
  const { discard } = finding.facts
  const from = seatFact(finding, 'from')
  if (from && typeof discard === 'number') doubtDiscard(draft, from, discard)
}

const speakOf = (draft: Draft, rule: RuleId, called: unknown): void => {
  draft.claims = draft.claims.map((claim) =>
    called === undefined || claim.called === called ? { ...claim, found: [...claim.found, rule] } : claim,
  )
}
