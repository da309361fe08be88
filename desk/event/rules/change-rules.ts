import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { HouseRules } from '../../../engine/rulebook/house/house-rules.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import { laterRules } from '../../context/rules/rules-in-force.ts'
import { ruleSetIn, storeHouseRules } from '../../context/rules/stored-rule-sets.ts'
import { transact } from '../../context/saving/transact.ts'
import type { InputOf } from '../../contract/base.ts'
import type { ruleSets } from '../../contract/rule-sets.ts'
import type { Tournament } from '../../contract/tournaments.ts'
import { refusals } from '../../messages/refusals.ts'
import { tournamentOf } from '../../storage/files/open.ts'
import { mayLead } from '../sign-in/referee-codes.ts'

/** A built-in rule set by its id, or house rules; from a round on, or (null) for all that has not begun. */
export type GoingBy = Omit<InputOf<typeof ruleSets.goBy>, 'rules'> & { readonly rules: string | HouseRules }

type Row = { name: string; place: string; date: string; rules: string; edition: string; settings: string; sample: number }

/**
 * Sets the tournament's rules. From a round on: they apply to the hands of that round and later ones; earlier hands keep the rules they
 * were begun with. Refused if a table of such a round has begun, since rules do not change during play.
 */
export const goBy = (
  desk: DeskContext,
  open: OpenFile,
  { rules: asked, from, instead, decided, by, key }: GoingBy,
): Result<Tournament, Refusal> => {
  const { db } = open
  const done = transact<null>(desk, open, {
    by,
    signed: true,
    once: { key, again: null },
    act: (write) => {
      if (!mayLead(desk, db, false)) return refused(refusals.headOnly)
      const row = sql<Row>(db, 'SELECT name, place, date, rules, edition, settings, sample FROM tournament').get()
      if (!row) return refused(refusals.empty(open.file))
      const newest = laterRules(db).at(-1) ?? row
      if (instead && (instead.id !== newest.rules || instead.edition !== newest.edition)) return refused(refusals.rulesChanged)
      const begun = from === null ? undefined : begunIn(db, from)
      if (begun) return refused(refusals.roundBegun(begun.round, begun.name))
      const chosen = typeof asked === 'string' ? ruleSetIn(db, asked) : undefined
      if (typeof asked === 'string' && !chosen) return refused(refusals.noRuleSet(asked))
      const kept = typeof asked === 'string' ? undefined : storeHouseRules(db, write, asked)
      if (kept?.ok === false) return kept
      const { id: rules, edition } = kept?.value ?? chosen ?? { id: row.rules, edition: row.edition }
      const settings = JSON.parse(row.settings) as { name: string; value: string }[]
      const rest = { name: row.name, place: row.place, date: row.date, settings, sample: row.sample === 1 }
      // from the first round on is from the beginning
      const isAll = from === null || from <= 1
      write('tournament', {
        ...rest,
        ...(decided && { decided }),
        ...(isAll ? { rules, edition } : { rules: row.rules, edition: row.edition }),
        later: isAll ? [] : [...laterRules(db).filter(({ round }) => round < from), { round: from, rules, edition }],
      })
      return ok(null)
    },
  })
  if (!done.ok) return done
  const now = tournamentOf(desk)
  return now ? ok(now) : refused(refusals.empty(open.file))
}

const begunIn = (db: ReadableDb, from: number): { readonly round: number; readonly name: string } | undefined =>
  sql<{ round: number; name: string }>(
    db,
    `SELECT round, name FROM table_ WHERE round >= ? AND EXISTS (SELECT 1 FROM hand WHERE hand.table_id = table_.id AND hand.taken_back IS NULL)
     ORDER BY round, entry LIMIT 1`,
  ).get(from)
