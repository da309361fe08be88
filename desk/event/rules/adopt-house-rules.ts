import { sql } from '../../../db/sqlite/handle.ts'
import type { Result } from '../../../engine/model/result.ts'
import type { HouseRules } from '../../../engine/rulebook/house/house-rules.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import type { Refusal } from '../../context/refusals.ts'
import { storeHouseRules } from '../../context/rules/stored-rule-sets.ts'
import { transact } from '../../context/saving/transact.ts'
import type { Tournament } from '../../contract/tournaments.ts'
import { tournamentOf } from '../../storage/files/open.ts'

type Row = { name: string; place: string; date: string; settings: string; sample: number }

/** The tournament goes by house rules from now on: tables whose first hand has not begun yet; the others go on with those they began with. */
export const adoptHouseRules = (
  desk: DeskContext,
  open: OpenFile,
  { house, by }: { readonly house: HouseRules; readonly by: string },
): Result<Tournament, Refusal> =>
  transact(desk, open, {
    by,
    table: null,
    act: (write) => {
      const row = sql<Row>(open.db, 'SELECT name, place, date, settings, sample FROM tournament').get()
      if (!row) return { ok: false, error: { code: 'NO_TOURNAMENT' } }
      const rules = storeHouseRules(open.db, write, house)
      if (!rules.ok) return rules
      const settings = JSON.parse(row.settings) as { name: string; value: string }[]
      write('tournament', { ...row, settings, sample: row.sample === 1, rules: rules.value.id, edition: rules.value.edition })
      const now = tournamentOf(desk)
      return now ? { ok: true, value: now } : { ok: false, error: { code: 'NO_TOURNAMENT' } }
    },
  })
