import { refOf } from '../../log/entry.ts'
import { logWords, troubled } from '../../messages/messages.ts'
import { sql } from '../../sqlite/handle.ts'
import { nextId, type Projections } from '../projection.ts'
import { noteMissedAct } from './concurrent-hands.ts'
import { aboutOf, countInForce, placeOfEvent } from './event-place.ts'
import { findingNow, markForReview } from './mark-for-review.ts'
import { renumber } from './renumber.ts'

/** Hands, their events and findings. */
export const play: Pick<
  Projections,
  'hand' | 'event' | 'event-removed' | 'typed-apart' | 'fork-settled' | 'hands-settled' | 'finding' | 'finding-gone' | 'reviewed'
> = {
  hand: (db, entry, { hand, table, game, wind, number, counters, rules, edition, lines }) => {
    sql(
      db,
      `INSERT INTO hand (id, ref, entry, table_id, position, game, wind, number, counters, rules, edition, header)
       VALUES (?, ?, ?, ?, 1 + (SELECT count(*) FROM hand WHERE table_id = ?), ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET wind = excluded.wind, number = excluded.number, counters = excluded.counters, game = excluded.game,
         rules = excluded.rules, edition = excluded.edition, header = excluded.header, edits = edits + 1`,
    ).run(hand, refOf(entry), entry.seq, table, table, game, wind, number, counters, rules, edition, lines.join('\n'))
  },

  event: (db, entry, event) => {
    const { hand, text, form, replaces } = event
    const { after, place, crossed, last, isLast } = placeOfEvent(db, event)
    const about = aboutOf(db, event)
    if (!isLast) sql(db, 'UPDATE event SET place = place + 1 WHERE hand = ? AND place >= ?').run(hand, place)
    const isAppended = isLast && about === null && replaces === undefined
    sql(
      db,
      `INSERT INTO event (entry, ref, hand, place, number, text, form_text, form_part, form_parts, after, crossed, about, replaces, at, by)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT entry FROM event WHERE ref = ?), ?, ?)`,
    ).run(
      entry.seq,
      refOf(entry),
      hand,
      place,
      isAppended ? countInForce(db, hand, last) + 1 : null,
      text,
      form?.text ?? null,
      form?.part ?? null,
      form?.parts ?? null,
      after,
      crossed,
      about,
      replaces ?? null,
      entry.at,
      entry.by,
    )
    if (!isAppended) renumber(db, hand)
    noteMissedAct(db, entry, hand)
  },

  'event-removed': (db, entry, { hand, events }) => {
    const remove = sql(
      db,
      'INSERT INTO event_removed (entry, ref, hand, event) SELECT ?, ?, hand, entry FROM event WHERE ref = ? AND hand = ?',
    )
    for (const ref of events)
      if (remove.run(entry.seq, refOf(entry), ref, hand).changes !== 1) throw troubled(logWords.notHeld('event', ref))
    renumber(db, hand)
  },

  'typed-apart': (db, entry, { events, first }) => {
    const insert = sql(db, 'INSERT INTO typed_apart (event, first, entry) VALUES (?, ?, ?)')
    for (const ref of events) insert.run(ref, first, entry.seq)
  },

  'fork-settled': (db, entry, { hand, one, other, how }) =>
    sql(db, 'INSERT INTO fork_settled (entry, ref, hand, one, other, how) VALUES (?, ?, ?, ?, ?, ?)').run(
      entry.seq,
      refOf(entry),
      hand,
      one,
      other,
      how,
    ),

  'hands-settled': (db, entry, { table, one, other, stands }) =>
    sql(db, 'INSERT INTO hands_settled (entry, ref, table_id, one, other, stands, by) VALUES (?, ?, ?, ?, ?, ?, ?)').run(
      entry.seq,
      refOf(entry),
      table,
      one,
      other,
      stands,
      entry.by,
    ),

  finding: (db, entry, shown) => {
    const { hand, again, rules, edition, engine, player, playerName, finding } = shown
    const columns = [finding.state, JSON.stringify(finding), finding.event, JSON.stringify(shown.names)] as const
    if (again) {
      const before = findingNow(db, again)
      if (!before) throw troubled(logWords.notHeld('finding', again))
      sql(
        db,
        'UPDATE finding SET state = ?, data = ?, event = ?, names = ?, player = ?, player_name = ?, rules = ?, edition = ?, gone = NULL WHERE id = ?',
      ).run(...columns, player, playerName, rules, edition, before.id)
      const after = findingNow(db, again)
      if (after) markForReview(db, entry, before, after)
      return
    }
    sql(
      db,
      `INSERT INTO finding (state, data, event, names, id, ref, entry, hand, rule, level, seat, player, player_name, rules, edition, engine, at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(
      ...columns,
      nextId(db, 'finding'),
      refOf(entry),
      entry.seq,
      hand,
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

  'finding-gone': (db, entry, { finding }) => {
    const before = findingNow(db, finding)
    if (!before) throw troubled(logWords.notHeld('finding', finding))
    sql(db, 'UPDATE finding SET gone = ? WHERE id = ?').run(entry.seq, before.id)
    markForReview(db, entry, before, { ...before, gone: entry.seq })
  },

  reviewed: (db, entry, { ruling, outcome, reason }) => {
    const insert = sql(
      db,
      'INSERT INTO reviewed (entry, ref, ruling, outcome, reason, at, by) SELECT ?, ?, id, ?, ?, ?, ? FROM ruling WHERE ref = ?',
    )
    if (insert.run(entry.seq, refOf(entry), outcome, reason, entry.at, entry.by, ruling).changes !== 1)
      throw troubled(logWords.notHeld('ruling', ruling))
  },
}
