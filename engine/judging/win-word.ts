import { shownHand } from '../hand/declared-win.ts'
import { completes } from '../hand/waits.ts'
import type { CallEvent, Reveal } from '../model/events.ts'
import { isKnown, isSameKind, type Tile } from '../model/tiles.ts'
import { isGroupCall, type Table } from '../table/table.ts'
import { decisionKey, type Reading } from './decisions.ts'
import { lineBefore, type Play, type PlayedLine } from './play.ts'
import { readingOf } from './wrong-word.ts'

/**
 * A win called by the wrong word, that of a claim too, or by both words in a row. The hand shown tells which was meant: with the
 * drawn tile the self-draw, without it the win on the discard.
 */
export const otherWinWord = (play: Play): Reading | null => drawnWinEnded(play) ?? wordAsShown(play)

/** "Ron" by the player who has drawn, of no tile by name, and the hand ends with a win: it was a self-draw, which nobody has contested. */
const drawnWinEnded = (play: Play): Reading | null => {
  const end = play.previous?.event
  const line = end?.verb === 'end' && end.how === 'win' && play.previous ? lineBefore(play.previous.play) : null
  if (line?.event.verb !== 'call' || line.event.call !== 'ron' || line.event.tile !== undefined) return null
  const { actor } = line.event
  const { turn, players } = line.play.table
  const at = line.play.number + 1
  const isDrawn = turn.seat === actor && turn.due === 'discard' && players[actor].drawn !== undefined
  if (
    !isDrawn ||
    !play.findings.some(({ event, rule, state, decision }) => event === at && rule === 'win.late' && state === 'open' && !decision)
  )
    return null
  return readingOf(play, at, { ...line.event, call: 'tsumo' }, { line: 'self-draw-ended', seat: actor, actor })
}

/** The word that the hand shown fits. */
const wordAsShown = (play: Play): Reading | null => {
  const reveal = play.previous?.event
  if (!play.previous || reveal?.verb !== 'reveal') return null
  const calls = winCallsBefore(play.previous.play, reveal)
  const [first] = calls
  const meant = first && wordMeant(first.before, reveal)
  const wrong = meant && calls.find(({ call }) => call.call !== meant)
  if (!wrong || wrong.call.laid || !play.findings.some((finding) => finding.event >= first.at && isAgainst(finding, reveal))) return null
  const { at, call } = wrong
  if (play.decisions.get(decisionKey(at, 'record.tile'))?.kind === 'dismissed') return null
  return {
    at,
    events: new Map([[at, calls.length > 1 ? null : { ...call, call: meant }]]),
    seat: reveal.actor,
    raised: {
      seat: null,
      at,
      because: [at, play.number],
      facts: { line: lineOf(meant, wrong.call.call), actor: reveal.actor },
    },
  }
}

const lineOf = (meant: 'ron' | 'tsumo', wrong: CallEvent['call']): string =>
  meant === 'tsumo' ? 'self-draw' : wrong === 'tsumo' ? 'win-on-discard' : 'win-not-set'

type WinCall = { readonly call: CallEvent; readonly at: number; readonly before: Table }

/** Whether a claim may be a win called by another word: the player has called nothing else before it, or is in riichi and can claim nothing but a win. */
const mayMeanWin = ({ play }: PlayedLine, { actor, call }: CallEvent): boolean => {
  const before = lineBefore(play)?.event
  const isAlone = before?.verb !== 'call' || before.actor !== actor
  return isGroupCall(call) && (isAlone || play.table.players[actor].riichi !== undefined)
}

/** The wins that the player called in the lines right before the hand was shown, oldest first. */
const winCallsBefore = (play: Play, { actor }: Reveal): readonly WinCall[] => {
  const calls: WinCall[] = []
  for (let line = lineBefore(play); line; line = lineBefore(line.play)) {
    const { event } = line
    if (event.verb !== 'call' || event.actor !== actor) break
    const isWin = event.call === 'ron' || event.call === 'tsumo'
    if (!isWin && (calls.length > 0 || !mayMeanWin(line, event))) break
    calls.unshift({ call: event, at: line.play.number + 1, before: line.play.table })
    if (!isWin) break
  }
  return calls
}

const isAgainst = ({ seat, level, state, decision, rule }: Play['findings'][number], { actor }: Reveal): boolean =>
  seat === actor && state === 'open' && decision === undefined && (level === 'violation' || rule === 'turn.act')

/** The word that fits the hand shown, if only one does. */
const wordMeant = (table: Table, reveal: Reveal): 'ron' | 'tsumo' | undefined => {
  const { target, turn, players } = table
  const shown = shownHand(table, reveal)
  if (!shown) return undefined
  const { hand, last } = shown
  const wins = (tile: Tile): boolean => isKnown(tile) && completes(hand, tile)
  const drawn = turn.seat === reveal.actor ? players[reveal.actor].drawn : undefined
  if (drawn && last) return wins(last) && (!isKnown(drawn.tile) || isSameKind(drawn.tile, last)) ? 'tsumo' : undefined
  const isOnDiscard = target !== null && target.seat !== reveal.actor && wins(target.tile) && (!last || isSameKind(last, target.tile))
  // the drawn tile lies apart from the hand that it completes
  if (drawn && wins(drawn.tile)) return isOnDiscard ? undefined : 'tsumo'
  return isOnDiscard && (!drawn || isKnown(drawn.tile)) ? 'ron' : undefined
}
