import { hash } from 'node:crypto'
import { type ReadableDb, sql } from '../../db/sqlite/handle.ts'
import type { Carry } from '../../engine/judging/carry.ts'
import { cachesOf } from '../context/caches/file-caches.ts'
import { setInLru } from '../context/caches/hand-cache.ts'

/** Upper bound per file: more hands than a weekend tournament has. */
const MOST_KNOWN = 10_000

type Before = { readonly table: string; readonly position: number }
/** The carry after a hand, given the carry before it. Calls `fold`, with the hand's lines, only on a cache miss. */
type HandsOn = (hand: string, carry: Carry, fold: (lines: string) => Carry) => Carry

/**
 * The carry cache of a file. After a merge any hand may have changed, though few have. Comparing a hand's rows is
 * about 30 times cheaper than judging it again.
 */
export const carryCache = (db: ReadableDb, { table, position }: Before): HandsOn => {
  const { carries } = cachesOf(db).hands
  const ground = sql<string>(db, GROUND).pluck().get(table) ?? ''
  const contents = new Map(sql<[string, string]>(db, CONTENTS).raw().all(table, position))
  return (hand, carry, fold) => {
    const lines = contents.get(hand) ?? hand
    const key = hash('sha1', JSON.stringify([ground, lines, carry]))
    return setInLru(carries, key, carries.get(key) ?? fold(lines), MOST_KNOWN)
  }
}

/** Inputs of all hands of a table other than their own lines: tournament settings, its own rule sets, the players' seats and names. */
const GROUND = `SELECT json_array(
    (SELECT settings FROM tournament),
    (SELECT json_group_array(data ORDER BY entry) FROM rule_set),
    (SELECT json_group_array(json_array(seat, position, why, player.id, player.name) ORDER BY seat_set.entry)
      FROM seat_set LEFT JOIN player ON player.id = seat_set.player WHERE table_id = ?))`

/** The lines of a hand as one JSON value. */
const CONTENTS = `SELECT id, json_array(position, hand.number, rules, edition, header,
    (SELECT json_group_array(json_array(text, form_text, form_part) ORDER BY place) FROM event WHERE event.hand = hand.id AND event.number IS NOT NULL))
  FROM hand WHERE table_id = ? AND position < ? AND taken_back IS NULL`
