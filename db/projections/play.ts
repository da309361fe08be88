import { sql, type WritableDb } from '../handle.ts'
import { refOf } from '../log/entry.ts'
import { logWords, troubled } from '../words.ts'
import { aboutOf, placeOf, standingCount } from './event-place.ts'
import { nextId } from './next-id.ts'
import type { Projections } from './project.ts'
import { renumber } from './standing.ts'

/** Hands, their events, and what the engine found in them. */
export const play: Pick<Projections, 'hand' | 'event' | 'event-removed' | 'finding' | 'finding-gone'> = {
  hand: (db, entry, { hand, table, game, wind, number, counters, rules, edition, lines }) => {
    sql(
      db,
      `INSERT INTO hand (id, ref, entry, table_id, position, game, wind, number, counters, rules, edition, header)
       VALUES (?, ?, ?, ?, 1 + (SELECT count(*) FROM hand WHERE table_id = ?), ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET wind = excluded.wind, number = excluded.number, counters = excluded.counters, game = excluded.game,
         rules = excluded.rules, edition = excluded.edition, header = excluded.header`,
    ).run(hand, refOf(entry), entry.seq, table, table, game, wind, number, counters, rules, edition, lines.join('\n'))
    overtake(db, entry.seq, hand)
  },

  event: (db, entry, event) => {
    const { hand, text, form, replaces } = event
    const { after, place, crossed, isLast } = placeOf(db, entry, event)
    const about = aboutOf(db, entry, event)
    if (!isLast) sql(db, 'UPDATE event SET place = place + 1 WHERE hand = ? AND place >= ?').run(hand, place)
    const isAppended = isLast && about === null && replaces === undefined
    sql(
      db,
      `INSERT INTO event (entry, ref, hand, place, number, text, form_text, form_part, form_parts, after, crossed, about, replaces, given, at, by)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT entry FROM event WHERE ref = ?), ?, ?, ?)`,
    ).run(
      entry.seq,
      refOf(entry),
      hand,
      place,
      isAppended ? standingCount(db, hand) + 1 : null,
      text,
      form?.text ?? null,
      form?.part ?? null,
      form?.parts ?? null,
      after,
      crossed,
      about,
      replaces ?? null,
      event.number ?? null,
      entry.at,
      entry.by,
    )
    if (!isAppended) renumber(db, hand)
    overtake(db, entry.seq, hand)
  },

  'event-removed': (db, entry, { hand, events }) => {
    const remove = sql(
      db,
      'INSERT INTO event_removed (entry, ref, hand, event) SELECT ?, ?, hand, entry FROM event WHERE ref = ? AND hand = ?',
    )
    for (const ref of events)
      if (remove.run(entry.seq, refOf(entry), ref, hand).changes !== 1) throw troubled(logWords.notHeld('event', ref))
    renumber(db, hand)
    overtake(db, entry.seq, hand)
  },

  finding: (db, entry, { hand, again, rules, edition, engine, player, playerName, finding }) => {
    const columns = [finding.state, JSON.stringify(finding)] as const
    if (again)
      return sql(db, 'UPDATE finding SET state = ?, data = ?, event = ?, gone = NULL WHERE ref = ?').run(...columns, finding.event, again)
    return sql(
      db,
      `INSERT INTO finding (state, data, id, ref, entry, hand, event, rule, level, seat, player, player_name, rules, edition, engine, at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(
      ...columns,
      nextId(db, 'finding'),
      refOf(entry),
      entry.seq,
      hand,
      finding.event,
      finding.rule,
      finding.level,
      finding.seat,
      player,
      playerName,
      rules,
      edition,
      engine,
      entry.at,
    )
  },

  'finding-gone': (db, { seq }, { finding }) => sql(db, 'UPDATE finding SET gone = ? WHERE ref = ?').run(seq, finding),
}

/** What was undone at a table can't be redone once something new was entered there. */
const overtake = (db: WritableDb, seq: number, hand: string) =>
  sql(
    db,
    'UPDATE undo SET overtaken = ? WHERE table_id = (SELECT table_id FROM hand WHERE id = ?) AND redone IS NULL AND overtaken IS NULL',
  ).run(seq, hand)
