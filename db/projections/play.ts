import { sql } from '../handle.ts'
import { refOf } from '../log/entry.ts'
import { nextId } from './next-id.ts'
import type { Projections } from './project.ts'

/** Hands, their events, and what the engine found in them. */
export const play: Pick<Projections, 'hand' | 'event' | 'finding' | 'finding-gone'> = {
  hand: (db, entry, { hand, table, game, wind, number, counters, rules, edition, lines }) =>
    sql(
      db,
      `INSERT INTO hand (id, ref, entry, table_id, position, game, wind, number, counters, rules, edition, header)
       VALUES (?, ?, ?, ?, 1 + (SELECT count(*) FROM hand WHERE table_id = ?), ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET wind = excluded.wind, number = excluded.number, counters = excluded.counters, game = excluded.game,
         rules = excluded.rules, edition = excluded.edition, header = excluded.header`,
    ).run(hand, refOf(entry), entry.seq, table, table, game, wind, number, counters, rules, edition, lines.join('\n')),

  event: (db, entry, { hand, number, text, form }) =>
    sql(
      db,
      'INSERT INTO event (entry, ref, hand, number, text, form_text, form_part, form_parts, at, by) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ).run(entry.seq, refOf(entry), hand, number, text, form?.text ?? null, form?.part ?? null, form?.parts ?? null, entry.at, entry.by),

  finding: (db, entry, { hand, again, rules, edition, engine, player, playerName, finding }) => {
    const columns = [finding.state, JSON.stringify(finding)] as const
    if (again) return sql(db, 'UPDATE finding SET state = ?, data = ?, gone = NULL WHERE ref = ?').run(...columns, again)
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
