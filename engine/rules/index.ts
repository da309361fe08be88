import type { RuleId } from '../model/rule-ids.ts'
import { claimAwarded } from './claim/awarded.ts'
import { callWord } from './claim/call-word.ts'
import { claimChanged } from './claim/changed.ts'
import { claimLastDiscard } from './claim/last-discard.ts'
import { claimLate } from './claim/late.ts'
import { claimNoGroup } from './claim/no-group.ts'
import { claimNotTaken } from './claim/not-taken.ts'
import { claimOrder } from './claim/order.ts'
import { claimOwnDiscard } from './claim/own-discard.ts'
import { claimPrecedence } from './claim/precedence.ts'
import { claimTogether } from './claim/together.ts'
import { claimTooFast } from './claim/too-fast.ts'
import { claimUnderRiichi } from './claim/under-riichi.ts'
import { claimWrongSeat } from './claim/wrong-seat.ts'
import { discardTakenBack } from './draw/discard-taken-back.ts'
import { drawIntoHand } from './draw/into-hand.ts'
import { drawNotReturned } from './draw/not-returned.ts'
import { drawOpponentsHand } from './draw/opponents-hand.ts'
import { drawTooFast } from './draw/too-fast.ts'
import { drawWrongPlace } from './draw/wrong-place.ts'
import { abortFalse } from './end/abort-false.ts'
import { tenpaiChanged } from './end/tenpai-changed.ts'
import { tenpaiEarly } from './end/tenpai-early.ts'
import { tenpaiFalse } from './end/tenpai-false.ts'
import { groupDiscarded } from './group/discarded.ts'
import { groupFaces } from './group/faces.ts'
import { groupRearranged } from './group/rearranged.ts'
import { groupRotation } from './group/rotation.ts'
import { kongAfterClaim } from './kong/after-claim.ts'
import { kongDoraLate } from './kong/dora-late.ts'
import { kongFifth } from './kong/fifth.ts'
import { kongFourthAbort } from './kong/fourth-abort.ts'
import { kongLastTile } from './kong/last-tile.ts'
import { kongNoGroup } from './kong/no-group.ts'
import { kongNoReplacement } from './kong/no-replacement.ts'
import { kongNoWait } from './kong/no-wait.ts'
import { kongOrder } from './kong/order.ts'
import { kongRiichi } from './kong/riichi.ts'
import { kongRobConcealed } from './kong/rob-concealed.ts'
import { recordClaim } from './record/claim.ts'
import { recordDoubled } from './record/doubled.ts'
import { recordFifthTile } from './record/fifth-tile.ts'
import { recordHand } from './record/hand.ts'
import { recordMissing } from './record/missing.ts'
import { recordNoClaim } from './record/no-claim.ts'
import { recordSeat } from './record/seat.ts'
import { recordTile } from './record/tile.ts'
import { recordWall } from './record/wall.ts'
import { recordWind } from './record/wind.ts'
import { riichiFuriten } from './riichi/furiten.ts'
import { riichiHandChanged } from './riichi/hand-changed.ts'
import { riichiNotShown } from './riichi/not-shown.ts'
import { riichiNotWaiting } from './riichi/not-waiting.ts'
import { riichiOpenHand } from './riichi/open-hand.ts'
import { riichiOrder } from './riichi/order.ts'
import { riichiPoints } from './riichi/points.ts'
import { riichiReturned } from './riichi/returned.ts'
import { riichiRotateNext } from './riichi/rotate-next.ts'
import { riichiRotation } from './riichi/rotation.ts'
import { riichiTakenBack } from './riichi/taken-back.ts'
import { riichiTouching } from './riichi/touching.ts'
import { riichiTwice } from './riichi/twice.ts'
import { riichiWall } from './riichi/wall.ts'
import { riichiWord } from './riichi/word.ts'
import type { Rule } from './rule.ts'
import { swapOtherEnd } from './swap/other-end.ts'
import { swapSameTile } from './swap/same-tile.ts'
import { deadHandAct } from './table/dead-hand-act.ts'
import { deadHandAtCall } from './table/dead-hand-at-call.ts'
import { deadHandUndeclared } from './table/dead-hand-undeclared.ts'
import { dealCourtesy } from './table/deal-courtesy.ts'
import { dealUnfinished } from './table/deal-unfinished.ts'
import { handCount } from './table/hand-count.ts'
import { paceSlow } from './table/pace-slow.ts'
import { tilesExposed } from './table/tiles-exposed.ts'
import { turnAct } from './turn/act.ts'
import { turnDiscard } from './turn/discard.ts'
import { turnDraw } from './turn/draw.ts'
import { turnNoDraw } from './turn/no-draw.ts'
import { winAfterEnd } from './win/after-end.ts'
import { winAfterTsumo } from './win/after-tsumo.ts'
import { winFuriten } from './win/furiten.ts'
import { winIncomplete } from './win/incomplete.ts'
import { winLaidTile } from './win/laid-tile.ts'
import { winLate } from './win/late.ts'
import { winLiability } from './win/liability.ts'
import { winNoYaku } from './win/no-yaku.ts'
import { winSeveral } from './win/several.ts'
import { winTileMixed } from './win/tile-mixed.ts'
import { winTileTaken } from './win/tile-taken.ts'
import { winTwoHan } from './win/two-han.ts'

/**
 * The rule of each id. Of the rules that share a `firstOf`, only the first one here that holds is raised on an event (rule book: "Only the
 * first that holds is raised").
 */
const RULES: Readonly<Record<RuleId, Rule>> = {
  'dead-hand.act': deadHandAct,
  'dead-hand.undeclared': deadHandUndeclared,
  'dead-hand.at-call': deadHandAtCall,
  'win.after-end': winAfterEnd,
  'record.claim': recordClaim,
  'claim.under-riichi': claimUnderRiichi,
  'claim.together': claimTogether,
  'claim.too-fast': claimTooFast,
  'claim.own-discard': claimOwnDiscard,
  'claim.changed': claimChanged,
  'claim.late': claimLate,
  'win.late': winLate,
  'win.after-tsumo': winAfterTsumo,
  'claim.wrong-seat': claimWrongSeat,
  'claim.last-discard': claimLastDiscard,
  'kong.last-tile': kongLastTile,
  'kong.fifth': kongFifth,
  'win.laid-tile': winLaidTile,
  'riichi.order': riichiOrder,
  'turn.act': turnAct,
  'kong.after-claim': kongAfterClaim,
  'kong.no-group': kongNoGroup,
  'riichi.twice': riichiTwice,
  'riichi.open-hand': riichiOpenHand,
  'riichi.wall': riichiWall,
  'riichi.points': riichiPoints,
  'draw.too-fast': drawTooFast,
  'win.several': winSeveral,
  'turn.draw': turnDraw,
  'turn.discard': turnDiscard,
  'turn.no-draw': turnNoDraw,
  'claim.order': claimOrder,
  'claim.no-group': claimNoGroup,
  'claim.precedence': claimPrecedence,
  'claim.not-taken': claimNotTaken,
  'swap.same-tile': swapSameTile,
  'swap.other-end': swapOtherEnd,
  'draw.not-returned': drawNotReturned,
  'draw.wrong-place': drawWrongPlace,
  'draw.opponents-hand': drawOpponentsHand,
  'draw.into-hand': drawIntoHand,
  'discard.taken-back': discardTakenBack,
  'kong.no-replacement': kongNoReplacement,
  'kong.fourth-abort': kongFourthAbort,
  'kong.no-wait': kongNoWait,
  'kong.order': kongOrder,
  'kong.dora-late': kongDoraLate,
  'group.discarded': groupDiscarded,
  'group.rearranged': groupRearranged,
  'group.rotation': groupRotation,
  'group.faces': groupFaces,
  'riichi.word': riichiWord,
  'riichi.rotation': riichiRotation,
  'riichi.rotate-next': riichiRotateNext,
  'riichi.hand-changed': riichiHandChanged,
  'riichi.touching': riichiTouching,
  'riichi.taken-back': riichiTakenBack,
  'riichi.not-shown': riichiNotShown,
  'win.tile-mixed': winTileMixed,
  'win.liability': winLiability,
  'win.tile-taken': winTileTaken,
  'pace.slow': paceSlow,
  'deal.courtesy': dealCourtesy,
  'deal.unfinished': dealUnfinished,
  'tiles.exposed': tilesExposed,
  'abort.false': abortFalse,
  'hand.count': handCount,
  'record.hand': recordHand,
  'win.incomplete': winIncomplete,
  'kong.rob-concealed': kongRobConcealed,
  'win.furiten': winFuriten,
  'win.no-yaku': winNoYaku,
  'riichi.not-waiting': riichiNotWaiting,
  'tenpai.false': tenpaiFalse,
  'tenpai.early': tenpaiEarly,
  'tenpai.changed': tenpaiChanged,
  'call.word': callWord,
  'win.two-han': winTwoHan,
  'riichi.furiten': riichiFuriten,
  'kong.riichi': kongRiichi,
  'record.wall': recordWall,
  'record.no-claim': recordNoClaim,
  'record.wind': recordWind,
  'record.fifth-tile': recordFifthTile,
  'record.missing': recordMissing,
  'record.doubled': recordDoubled,
  'record.seat': recordSeat,
  'record.tile': recordTile,
  'claim.awarded': claimAwarded,
  'riichi.returned': riichiReturned,
}

/** All rules, in the order in which they are judged. */
export const rules: readonly Rule[] = Object.values(RULES)

/** The rule of an id. An id without a rule, as a newer version writes it, is an error of the caller. */
export const ruleById = (id: RuleId): Rule => {
  if (!Object.hasOwn(RULES, id)) throw new Error(`no rule is called ${id}`)
  return RULES[id]
}
