import { hash } from 'node:crypto'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Carry } from '../../../engine/judging/carry.ts'
import { keepNewest } from './lru.ts'

/** What hands were found to hand on, by all that they were folded from: true of these whatever else came into the file. */
const known = new WeakMap<object, Map<string, Carry>>()
/** So many of a file: every hand of a weekend's tournament. */
const MOST_KNOWN = 10_000

/** Which hands: those of a table before one of its places. */
type Before = { readonly table: string; readonly position: number }
/** What a hand hands on that began with so much; `fold` finds it where the very same hand was not folded before. */
type HandsOn = (hand: string, carry: Carry, fold: () => Carry) => Carry

/**
 * What hands hand on, remembered for a file (`kept`). After entries came in from elsewhere no hand is known to be what it was, but nearly all are: they are
 * read and compared as a whole, which costs a thirtieth of judging them again.
 */
export const carriedIn = (db: ReadableDb, kept: object, { table, position }: Before): HandsOn => {
  const carries = known.get(kept) ?? new Map<string, Carry>()
  known.set(kept, carries)
  const ground = sql<string>(db, GROUND).pluck().get(table) ?? ''
  const contents = new Map(sql<[string, string]>(db, CONTENTS).raw().all(table, position))
  return (hand, carry, fold) => {
    const key = hash('sha1', JSON.stringify([ground, contents.get(hand) ?? hand, carry]))
    return keepNewest(carries, key, carries.get(key) ?? fold(), MOST_KNOWN)
  }
}

/** What all hands of a table hang on beside their own lines: the settings of the tournament, its own rule sets, who sits where under which name. */
const GROUND = `SELECT json_array(
    (SELECT settings FROM tournament),
    (SELECT json_group_array(data ORDER BY entry) FROM rule_set),
    (SELECT json_group_array(json_array(seat, position, why, player.id, player.name) ORDER BY seat_set.entry)
      FROM seat_set LEFT JOIN player ON player.id = seat_set.player WHERE table_id = ?))`

/** The lines of a hand as a whole. */
const CONTENTS = `SELECT id, json_array(position, hand.number, rules, edition, header,
    (SELECT json_group_array(json_array(text, form_text, form_part) ORDER BY place) FROM event WHERE event.hand = hand.id AND event.number IS NOT NULL))
  FROM hand WHERE table_id = ? AND position < ? AND taken_back IS NULL`
