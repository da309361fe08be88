import { declaredWinOf, shownHand } from '../hand/declared-win.ts'
import type { Ankan, Dora, Draw, Expose, Kakan, Replace, Reveal, Show, Take } from '../model/events.ts'
import { isKnown, isSameKind } from '../model/tiles.ts'
import { claimToTake } from '../table/claims.ts'
import { kongOfWord, kongShown } from '../table/kongs.ts'
import type { Table } from '../table/table.ts'
import { isSetShown, isShowOfSet } from '../table/unclear-call.ts'
import { lineBefore, type Play, type PlayedLine } from './play.ts'

/**
 * The showing of a set, an own kong or a whole hand that is written with the verb of another: a set as a whole hand, the hand of a win as a set, or
 * any of them as tiles exposed by accident.
 */
export const showingMeant = (play: Play, event: Reveal | Expose | Show): Show | Reveal | null => {
  const { actor, tiles, clock, together, short } = event
  if (short || (event.verb === 'expose' && event.whose !== undefined && event.whose !== 'own')) return null
  const line = { actor, tiles, ...(clock !== undefined && { clock }), ...(together && { together }) }
  const show: Show = { ...line, verb: 'show' }
  if (event.verb === 'reveal') return (isShowOfSet(play.table, event) && !event.mixed) || kongShownBy(play, show) ? show : null
  if (event.verb === 'expose' && (isSetShown(play.table, show) || kongShownBy(play, show))) return show
  const reveal: Reveal = { ...line, verb: 'reveal' }
  return isHandOfWin(play.table, reveal) || isHandAtDraw(play.table, reveal) ? reveal : null
}

/** The fewest tiles that are no part of a hand by chance: three groups lie open. */
const WHOLE_HAND = 4

const isHandOfWin = (table: Table, reveal: Reveal): boolean => {
  const win = declaredWinOf(table, reveal.actor)
  const { revealed = 0 } = table.players[reveal.actor]
  return win !== undefined && revealed < win.called && reveal.tiles.length >= WHOLE_HAND && shownHand(table, reveal) !== null
}

/** After an exhaustive draw a hand that was declared waiting, by its word or by riichi, is shown whole. */
const isHandAtDraw = ({ ended, players }: Table, { actor, tiles }: Reveal): boolean =>
  ended?.how === 'exhaustive' && (players[actor].tenpai || players[actor].riichi !== undefined) && tiles.length >= WHOLE_HAND

/** The taking of a claimed tile whose group is shown, written as a draw of that tile, when no draw is due. */
export const takeMeant = (table: Table, draw: Draw): Take | null => {
  if (table.turn.seat === draw.actor && table.turn.due === 'draw') return null
  const { actor, tile, clock, together, fast, wrong, mixed, touching, from } = draw
  const claim = claimToTake(table, actor)
  if (claim?.standing !== 'good' || claim.shownAt === undefined || claim.takenAt !== undefined || claim.short) return null
  if (!isKnown(tile) || !isSameKind(tile, claim.tile) || fast || wrong || mixed || touching) return null
  if (from !== undefined && from !== claim.from) return null
  return { actor, verb: 'take', ...(clock !== undefined && { clock }), ...(together && { together }) }
}

/** The own kong whose tiles are shown after its word, in one line or more, and the number of events before the first of these lines. */
export const kongShownBy = (play: Play, show: Show): { readonly kong: Ankan | Kakan; readonly since: number } | null => {
  // a short form has a claim for its first part
  if (show.short) return null
  const isOfSame = ({ event }: PlayedLine): boolean => event.verb === 'show' && event.actor === show.actor
  const lines: Show[] = [show]
  let line = lineBefore(play)
  for (; line && isOfSame(line); line = lineBefore(line.play)) if (line.event.verb === 'show') lines.unshift(line.event)
  if (line?.event.verb !== 'call' || line.event.call !== 'kan') return null
  const kong = kongShown(line.play.table, line.event, { ...show, tiles: lines.flatMap(({ tiles }) => tiles) })
  return kong ? { kong, since: line.play.number + 1 } : null
}

/** The word of an own kong without a line of its own, before its indicator or replacement tile: its number, and the kong. */
export const kongMeant = (play: Play, event: Replace | Dora): { readonly at: number; readonly kong: Ankan | null } | null => {
  const word = lineBefore(play)
  if (!word || word.event.actor === '*' || (event.verb === 'replace' && event.actor !== word.event.actor)) return null
  const kong = kongOfWord(word.play.table, word.event, word.event.actor)
  return kong === undefined ? null : { at: word.play.number + 1, kong }
}
