import { refOf, typedAt } from '../../log/entry.ts'
import { logWords, troubled } from '../../messages/messages.ts'
import { sql } from '../../sqlite/handle.ts'
import {
  atItsTable,
  atTableOfHand,
  EARLIER_VALUE,
  NO_VALUE_NO_INCIDENTS,
  OWN_ACT,
  type Projections,
  rowOf,
  SHARED_ACT,
  SUBJECT_OF_VALUE,
  UNDO_ENTRY,
} from '../projection.ts'
import { forgetLookups } from '../remembered.ts'
import { noteMissedAct, settleHands } from './concurrent-hands.ts'
import { countInForce, eventAbout, lastInList, placeOfEvent } from './event-place.ts'
import { renumber } from './renumber.ts'

/** The line that a correction of the header wrote, else the name of the hand. */
const TEXT_OF_HEADER = `WITH now AS (SELECT entry, subject, body FROM past WHERE ref = ?),
  former AS (SELECT past.body FROM past, now WHERE past.kind = 'hand' AND past.subject = now.subject AND past.entry < now.entry
    AND past.taken_back IS NULL ORDER BY past.entry DESC LIMIT 1)
  SELECT coalesce(
    (SELECT line.value FROM now, former, json_each(now.body, '$.lines') line
     WHERE line.value NOT IN (SELECT value FROM json_each(former.body, '$.lines')) LIMIT 1),
    '@hand ' || (body ->> '$.wind') || (body ->> '$.number') || ' ' || (body ->> '$.counters')) FROM now`

export const play: Pick<Projections, 'hand' | 'event' | 'event-removed' | 'typed-apart' | 'fork-settled' | 'hands-settled'> = {
  hand: {
    ...OWN_ACT,
    project: (db, entry, { hand, table, game, wind, number, counters, rules, edition, lines, unseen }) => {
      sql(
        db,
        `INSERT INTO hand (id, ref, entry, table_id, position, game, wind, number, counters, rules, edition, header)
         VALUES (?, ?, ?, ?, 1 + (SELECT count(*) FROM hand WHERE table_id = ?), ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET wind = excluded.wind, number = excluded.number, counters = excluded.counters, game = excluded.game,
           rules = excluded.rules, edition = excluded.edition, header = excluded.header, edits = edits + 1`,
      ).run(hand, refOf(entry), entry.seq, table, table, game, wind, number, counters, rules, edition, lines.join('\n'))
      if (unseen !== undefined) sql(db, HANDS_CROSSED).run(entry.seq, unseen)
    },
    sets: ({ hand, table }, db) => [sql(db, 'SELECT 1 FROM hand WHERE id = ?').get(hand) ? ['hand-header', hand] : ['hand-begun', table]],
    value: { subject: ({ hand }) => hand, history: { remove: null } },
    undo: {
      ...UNDO_ENTRY,
      rows: 'hand',
      at: atItsTable,
      text: TEXT_OF_HEADER,
      quotedAfter: '',
      needed: `SELECT 1 FROM one WHERE NOT EXISTS (${EARLIER_VALUE}) AND (EXISTS (SELECT 1 FROM event WHERE hand = ${SUBJECT_OF_VALUE} AND number IS NOT NULL AND entry > seq)
        OR EXISTS (SELECT 1 FROM past WHERE kind = 'hand' AND subject = ${SUBJECT_OF_VALUE} AND entry > seq AND taken_back IS NULL))`,
    },
  },

  event: {
    ...NO_VALUE_NO_INCIDENTS,
    act: 'own',
    scope: 'hand',
    project: (db, entry, event) => {
      const { hand, text, form, replaces } = event
      const { after, place, crossed, last, isLast } = placeOfEvent(db, event)
      const about = eventAbout(db, event)
      if (!isLast) sql(db, 'UPDATE event SET place = place + 1 WHERE hand = ? AND place >= ?').run(hand, place)
      const isAppended = isLast && about === null && replaces === undefined
      const ref = refOf(entry)
      const number = isAppended ? countInForce(db, hand, last) + 1 : null
      const replaced =
        replaces === undefined ? null : (sql<number>(db, 'SELECT entry FROM event WHERE ref = ?').pluck().get(replaces) ?? null)
      sql(
        db,
        `INSERT INTO event (entry, ref, hand, place, number, text, form_text, form_part, form_parts, after, crossed, about, replaces, at, by)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ).run(
        entry.seq,
        ref,
        hand,
        place,
        number,
        text,
        form?.text ?? null,
        form?.part ?? null,
        form?.parts ?? null,
        after,
        crossed,
        about,
        replaced,
        typedAt(entry.at, event.waited),
        entry.by,
      )
      if (isAppended) lastInList.set(db, hand, { entry: entry.seq, ref, place, number, after, replaces: null })
      else {
        renumber(db, hand)
        forgetLookups(db)
      }
      noteMissedAct(db, entry, hand)
    },
    sets: null,
    undo: {
      ...UNDO_ENTRY,
      rows: 'event',
      at: (db, event) => atTableOfHand(db, event) ?? null,
      text: 'SELECT coalesce(form_text, text) FROM event WHERE ref = ?',
      quotedAfter: '',
    },
  },

  'event-removed': {
    ...OWN_ACT,
    project: (db, entry, { hand, events }) => {
      const remove = sql(
        db,
        'INSERT INTO event_removed (entry, ref, hand, event) SELECT ?, ?, hand, entry FROM event WHERE ref = ? AND hand = ?',
      )
      for (const ref of events)
        if (remove.run(entry.seq, refOf(entry), ref, hand).changes !== 1) throw troubled(logWords.notHeld('event', ref))
      renumber(db, hand)
    },
    sets: null,
    undo: {
      ...UNDO_ENTRY,
      rows: 'event_removed',
      at: atTableOfHand,
      text: "SELECT group_concat(text, ', ') FROM (SELECT text FROM event_removed JOIN event ON event.entry = event_removed.event WHERE event_removed.ref = ? ORDER BY place)",
      quotedAfter: '− ',
    },
  },

  'typed-apart': {
    ...SHARED_ACT,
    project: (db, entry, { events, first }) => {
      const insert = sql(db, 'INSERT INTO typed_apart (event, first, entry) VALUES (?, ?, ?)')
      for (const ref of events) insert.run(ref, first, entry.seq)
    },
    sets: null,
    undo: null,
  },

  'fork-settled': {
    ...SHARED_ACT,
    project: rowOf('fork_settled'),
    sets: null,
    undo: {
      ...UNDO_ENTRY,
      rows: 'fork_settled',
      at: atTableOfHand,
      text: "SELECT CASE how WHEN 'ordered' THEN 'acts put in order' ELSE 'acts kept as they are' END FROM fork_settled WHERE ref = ?",
    },
  },

  'hands-settled': {
    ...SHARED_ACT,
    project: (db, entry, settled, seen) => {
      insertSettled(db, entry, settled)
      settleHands(db, entry, settled, seen)
    },
    sets: ({ one, other }) => [['hands-settled', `${one} ${other}`]],
    undo: {
      ...UNDO_ENTRY,
      rows: 'hands_settled',
      at: atItsTable,
      text: "SELECT CASE WHEN stands IN ('one', 'other') THEN 'one of two hands kept' ELSE 'both hands kept' END FROM hands_settled WHERE ref = ?",
    },
  },
}

const insertSettled = rowOf('hands_settled')

/** Marks a hand that began at its table when another author did not know of the one there. */
const HANDS_CROSSED =
  "INSERT INTO latest (what, key, entry) SELECT 'hand-crossed', CAST(entry AS TEXT), ? FROM hand WHERE ref = ? ON CONFLICT DO NOTHING"
