import { sql } from '../../db/sqlite/handle.ts'
import { ok } from '../../engine/model/result.ts'
import type { ProcedureOf } from '../context/context.ts'
import { refused } from '../context/refusals.ts'
import type { LaterRules } from '../context/rules/rules-in-force.ts'
import { ruleSetIn } from '../context/rules/stored-rule-sets.ts'
import { transact } from '../context/saving/transact.ts'
import type { tournaments } from '../contract/tournaments.ts'
import { refusals } from '../messages/refusals.ts'
import { tournamentOf } from '../storage/files/open.ts'

type Row = { readonly rules: string; readonly edition: string; readonly settings: string; readonly sample: number; readonly later: string }

/** Sets the tournament's name, place and date, and its rule set; earlier values stay in the log. */
export const setTournament: ProcedureOf<typeof tournaments.set> = (desk, open, { by, key, rules: named, ...data }) => {
  const done = transact<null>(desk, open, {
    by,
    signed: true,
    once: { key, again: null },
    act: (write) => {
      const row = sql<Row>(open.db, 'SELECT rules, edition, settings, sample, later FROM tournament').get()
      if (!row) return refused(refusals.empty(open.file))
      const other = named === undefined ? undefined : ruleSetIn(open.db, named)
      if (named !== undefined && !other) return refused(refusals.noRuleSet(named))
      const settings = JSON.parse(row.settings) as { name: string; value: string }[]
      const { id: rules, edition } = other ?? { id: row.rules, edition: row.edition }
      // other rules for all that has not begun replace those announced for later rounds
      const later = other ? [] : (JSON.parse(row.later) as LaterRules[])
      write('tournament', { ...data, rules, edition, settings, sample: row.sample === 1, later })
      return ok(null)
    },
  })
  if (!done.ok) return done
  const now = tournamentOf(desk)
  return now ? ok(now) : refused(refusals.empty(open.file))
}
