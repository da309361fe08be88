import type { RuleId } from '../model/rule-ids.ts'
import { claimAwardedWords } from './claim/awarded.words.ts'
import { callWordWords } from './claim/call-word.words.ts'
import { claimChangedWords } from './claim/changed.words.ts'
import { claimLastDiscardWords } from './claim/last-discard.words.ts'
import { claimLateWords } from './claim/late.words.ts'
import { claimNoGroupWords } from './claim/no-group.words.ts'
import { claimNotTakenWords } from './claim/not-taken.words.ts'
import { claimOrderWords } from './claim/order.words.ts'
import { claimOwnDiscardWords } from './claim/own-discard.words.ts'
import { claimPrecedenceWords } from './claim/precedence.words.ts'
import { claimTogetherWords } from './claim/together.words.ts'
import { claimTooFastWords } from './claim/too-fast.words.ts'
import { claimUnderRiichiWords } from './claim/under-riichi.words.ts'
import { claimWrongSeatWords } from './claim/wrong-seat.words.ts'
import { discardTakenBackWords } from './draw/discard-taken-back.words.ts'
import { drawIntoHandWords } from './draw/into-hand.words.ts'
import { drawNotReturnedWords } from './draw/not-returned.words.ts'
import { drawOpponentsHandWords } from './draw/opponents-hand.words.ts'
import { drawTooFastWords } from './draw/too-fast.words.ts'
import { drawWrongPlaceWords } from './draw/wrong-place.words.ts'
import { abortFalseWords } from './end/abort-false.words.ts'
import { tenpaiChangedWords } from './end/tenpai-changed.words.ts'
import { tenpaiEarlyWords } from './end/tenpai-early.words.ts'
import { tenpaiFalseWords } from './end/tenpai-false.words.ts'
import { groupDiscardedWords } from './group/discarded.words.ts'
import { groupFacesWords } from './group/faces.words.ts'
import { groupRearrangedWords } from './group/rearranged.words.ts'
import { groupRotationWords } from './group/rotation.words.ts'
import { kongAfterClaimWords } from './kong/after-claim.words.ts'
import { kongDoraLateWords } from './kong/dora-late.words.ts'
import { kongFifthWords } from './kong/fifth.words.ts'
import { kongFourthAbortWords } from './kong/fourth-abort.words.ts'
import { kongLastTileWords } from './kong/last-tile.words.ts'
import { kongNoGroupWords } from './kong/no-group.words.ts'
import { kongNoReplacementWords } from './kong/no-replacement.words.ts'
import { kongNoWaitWords } from './kong/no-wait.words.ts'
import { kongOrderWords } from './kong/order.words.ts'
import { kongRiichiWords } from './kong/riichi.words.ts'
import { kongRobConcealedWords } from './kong/rob-concealed.words.ts'
import { recordClaimWords } from './record/claim.words.ts'
import { recordDoubledWords } from './record/doubled.words.ts'
import { recordFifthTileWords } from './record/fifth-tile.words.ts'
import { recordHandWords } from './record/hand.words.ts'
import { recordMissingWords } from './record/missing.words.ts'
import { recordNoClaimWords } from './record/no-claim.words.ts'
import { recordSeatWords } from './record/seat.words.ts'
import { recordTileWords } from './record/tile.words.ts'
import { recordWallWords } from './record/wall.words.ts'
import { recordWindWords } from './record/wind.words.ts'
import { riichiFuritenWords } from './riichi/furiten.words.ts'
import { riichiHandChangedWords } from './riichi/hand-changed.words.ts'
import { riichiNotShownWords } from './riichi/not-shown.words.ts'
import { riichiNotWaitingWords } from './riichi/not-waiting.words.ts'
import { riichiOpenHandWords } from './riichi/open-hand.words.ts'
import { riichiOrderWords } from './riichi/order.words.ts'
import { riichiPointsWords } from './riichi/points.words.ts'
import { riichiReturnedWords } from './riichi/returned.words.ts'
import { riichiRotateNextWords } from './riichi/rotate-next.words.ts'
import { riichiRotationWords } from './riichi/rotation.words.ts'
import { riichiTakenBackWords } from './riichi/taken-back.words.ts'
import { riichiTouchingWords } from './riichi/touching.words.ts'
import { riichiTwiceWords } from './riichi/twice.words.ts'
import { riichiWallWords } from './riichi/wall.words.ts'
import { riichiWordWords } from './riichi/word.words.ts'
import type { QuestionRule, QuestionWords, RuleWords } from './rule-words.ts'
import { swapOtherEndWords } from './swap/other-end.words.ts'
import { swapSameTileWords } from './swap/same-tile.words.ts'
import { deadHandActWords } from './table/dead-hand-act.words.ts'
import { deadHandAtCallWords } from './table/dead-hand-at-call.words.ts'
import { deadHandUndeclaredWords } from './table/dead-hand-undeclared.words.ts'
import { dealCourtesyWords } from './table/deal-courtesy.words.ts'
import { dealUnfinishedWords } from './table/deal-unfinished.words.ts'
import { handCountWords } from './table/hand-count.words.ts'
import { paceSlowWords } from './table/pace-slow.words.ts'
import { tilesExposedWords } from './table/tiles-exposed.words.ts'
import { turnActWords } from './turn/act.words.ts'
import { turnDiscardWords } from './turn/discard.words.ts'
import { turnDrawWords } from './turn/draw.words.ts'
import { turnNoDrawWords } from './turn/no-draw.words.ts'
import { winAfterEndWords } from './win/after-end.words.ts'
import { winAfterTsumoWords } from './win/after-tsumo.words.ts'
import { winFuritenWords } from './win/furiten.words.ts'
import { winIncompleteWords } from './win/incomplete.words.ts'
import { winLaidTileWords } from './win/laid-tile.words.ts'
import { winLateWords } from './win/late.words.ts'
import { winLiabilityWords } from './win/liability.words.ts'
import { winNoYakuWords } from './win/no-yaku.words.ts'
import { winSeveralWords } from './win/several.words.ts'
import { winTileMixedWords } from './win/tile-mixed.words.ts'
import { winTileTakenWords } from './win/tile-taken.words.ts'
import { winTwoHanWords } from './win/two-han.words.ts'

/** The words of every rule; a missing one does not compile. */
export const RULE_WORDS: { readonly [Id in RuleId]: Id extends QuestionRule ? QuestionWords<Id> : RuleWords } = {
  'claim.order': claimOrderWords,
  'claim.not-taken': claimNotTakenWords,
  'claim.wrong-seat': claimWrongSeatWords,
  'claim.own-discard': claimOwnDiscardWords,
  'claim.no-group': claimNoGroupWords,
  'claim.late': claimLateWords,
  'claim.precedence': claimPrecedenceWords,
  'claim.awarded': claimAwardedWords,
  'claim.changed': claimChangedWords,
  'claim.last-discard': claimLastDiscardWords,
  'claim.under-riichi': claimUnderRiichiWords,
  'call.word': callWordWords,
  'claim.together': claimTogetherWords,
  'claim.too-fast': claimTooFastWords,
  'swap.same-tile': swapSameTileWords,
  'swap.other-end': swapOtherEndWords,
  'draw.too-fast': drawTooFastWords,
  'draw.not-returned': drawNotReturnedWords,
  'draw.wrong-place': drawWrongPlaceWords,
  'draw.opponents-hand': drawOpponentsHandWords,
  'draw.into-hand': drawIntoHandWords,
  'discard.taken-back': discardTakenBackWords,
  'turn.draw': turnDrawWords,
  'turn.discard': turnDiscardWords,
  'turn.act': turnActWords,
  'turn.no-draw': turnNoDrawWords,
  'hand.count': handCountWords,
  'pace.slow': paceSlowWords,
  'deal.courtesy': dealCourtesyWords,
  'deal.unfinished': dealUnfinishedWords,
  'kong.after-claim': kongAfterClaimWords,
  'kong.no-group': kongNoGroupWords,
  'kong.last-tile': kongLastTileWords,
  'kong.fifth': kongFifthWords,
  'kong.fourth-abort': kongFourthAbortWords,
  'kong.no-wait': kongNoWaitWords,
  'kong.order': kongOrderWords,
  'kong.dora-late': kongDoraLateWords,
  'kong.no-replacement': kongNoReplacementWords,
  'kong.riichi': kongRiichiWords,
  'kong.rob-concealed': kongRobConcealedWords,
  'group.discarded': groupDiscardedWords,
  'group.rearranged': groupRearrangedWords,
  'group.rotation': groupRotationWords,
  'group.faces': groupFacesWords,
  'riichi.open-hand': riichiOpenHandWords,
  'riichi.wall': riichiWallWords,
  'riichi.points': riichiPointsWords,
  'riichi.twice': riichiTwiceWords,
  'riichi.rotation': riichiRotationWords,
  'riichi.rotate-next': riichiRotateNextWords,
  'riichi.returned': riichiReturnedWords,
  'riichi.hand-changed': riichiHandChangedWords,
  'riichi.not-waiting': riichiNotWaitingWords,
  'riichi.word': riichiWordWords,
  'riichi.order': riichiOrderWords,
  'riichi.taken-back': riichiTakenBackWords,
  'riichi.touching': riichiTouchingWords,
  'riichi.not-shown': riichiNotShownWords,
  'riichi.furiten': riichiFuritenWords,
  'win.late': winLateWords,
  'win.several': winSeveralWords,
  'win.after-tsumo': winAfterTsumoWords,
  'win.furiten': winFuritenWords,
  'win.no-yaku': winNoYakuWords,
  'win.incomplete': winIncompleteWords,
  'win.tile-mixed': winTileMixedWords,
  'win.liability': winLiabilityWords,
  'win.laid-tile': winLaidTileWords,
  'win.tile-taken': winTileTakenWords,
  'win.after-end': winAfterEndWords,
  'win.two-han': winTwoHanWords,
  'dead-hand.act': deadHandActWords,
  'dead-hand.undeclared': deadHandUndeclaredWords,
  'dead-hand.at-call': deadHandAtCallWords,
  'tenpai.false': tenpaiFalseWords,
  'tenpai.early': tenpaiEarlyWords,
  'tenpai.changed': tenpaiChangedWords,
  'abort.false': abortFalseWords,
  'record.fifth-tile': recordFifthTileWords,
  'record.wall': recordWallWords,
  'record.claim': recordClaimWords,
  'record.missing': recordMissingWords,
  'record.doubled': recordDoubledWords,
  'record.seat': recordSeatWords,
  'record.tile': recordTileWords,
  'record.hand': recordHandWords,
  'record.no-claim': recordNoClaimWords,
  'record.wind': recordWindWords,
  'tiles.exposed': tilesExposedWords,
}
