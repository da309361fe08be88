import type { Reading } from './decisions.ts'
import { eventsSince, type Play, playAt } from './play.ts'
import { isAccusation, readingOf } from './wrong-word.ts'

/**
 * A declaration of tenpai or noten under the seat of a player who has declared the opposite too, where all others but one have declared theirs: it is
 * that one's, and its line has the wrong seat. The player is in riichi, or has shown the hand: neither then says noten.
 */
export const otherDeclarer = (play: Play): Reading | null => {
  const said = play.previous?.event
  if (said?.verb !== 'tenpai' && said?.verb !== 'noten') return null
  const { table } = play
  if (table.ended?.how !== 'exhaustive') return null
  const words = eventsSince(play, table.ended.event).filter(({ verb }) => verb === 'tenpai' || verb === 'noten')
  const silent = table.form.seats.filter((seat) => words.every(({ actor }) => actor !== seat))
  const [meant] = silent
  const isTwice = new Set(words.filter(({ actor }) => actor === said.actor).map(({ verb }) => verb)).size === 2
  if (!meant || silent.length > 1 || !isTwice || words.length !== table.form.seats.length) return null
  const isShown = (table.players[said.actor].revealed ?? 0) > table.ended.event
  const held = play.findings.find(
    (one) =>
      one.seat === said.actor && (one.rule === 'riichi.not-shown' || (one.rule === 'tenpai.changed' && isShown)) && isAccusation(one),
  )
  const [line] = held ? eventsSince(playAt(play, held.event), held.event - 1) : []
  if (!held || (line?.verb !== 'tenpai' && line?.verb !== 'noten') || line.actor !== said.actor) return null
  return readingOf(play, held.event, { ...line, actor: meant }, { line: 'declared-by', seat: said.actor, actor: meant })
}
