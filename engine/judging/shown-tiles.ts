import type { Ankan, Kakan, Reveal, Show } from '../model/events.ts'
import { kongShown } from '../table/kongs.ts'
import { isShowOfSet } from '../table/unclear-call.ts'
import { lineBefore, type Play, type PlayedLine } from './play.ts'

/** The tiles of a set or of an own kong, written under the verb for a whole hand. */
export const showWrittenAs = (play: Play, reveal: Reveal): Show | null => {
  const { mixed: _, ...line } = reveal
  const show: Show = { ...line, verb: 'show' }
  return isShowOfSet(play.table, reveal) || kongShownBy(play, show) ? show : null
}

/** The own kong whose tiles are shown after its word, in one line or more, and the number of events before the first of these lines. */
export const kongShownBy = (play: Play, show: Show): { readonly kong: Ankan | Kakan; readonly since: number } | null => {
  const isOfSame = ({ event }: PlayedLine): boolean => event.verb === 'show' && event.actor === show.actor
  const lines: Show[] = [show]
  let line = lineBefore(play)
  for (; line && isOfSame(line); line = lineBefore(line.play)) if (line.event.verb === 'show') lines.unshift(line.event)
  if (!line) return null
  const kong = kongShown(line.play.table, line.event, { ...show, tiles: lines.flatMap(({ tiles }) => tiles) })
  return kong ? { kong, since: line.play.number + 1 } : null
}
