import { LATER_ACT_NAMES, LATER_ACTS } from '../../../log/vocabulary.ts'
import { HAND } from './play.ts'
import { signedColumns } from './rulings.ts'

export const PENALTY_TABLES = ['penalty_imposed', ...LATER_ACT_NAMES.map((act) => `penalty_${act}` as const)] as const

const tables = Object.entries(LATER_ACTS)
  .map(
    ([act, { texts }]) => `CREATE TABLE penalty_${act} (
    entry INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, penalty INTEGER NOT NULL, ${texts.map((name) => `${name} TEXT NOT NULL, `).join('')}at TEXT NOT NULL, by TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX penalty_${act}_by_penalty ON penalty_${act} (penalty);
`,
  )
  .join('  ')

const columns = (column: (name: string, act: string) => string): string =>
  Object.entries(LATER_ACTS)
    .flatMap(([act, { texts }]) => ['by', 'at', ...texts].map((name) => column(name, act)))
    .join(', ')

/** A column of the totals about the place of a player without a name. */
const ofNameless = (column: string): string => `CASE WHEN penalties.player IS NULL THEN penalties."${column}" END AS nameless_${column}`

/**
 * Penalties and their totals for each player; without a name, each place is a player. `penalty_now.void`: `win` if the offender's hand was won by another player and the chombo therefore does not count.
 * Number, name and country in the totals come from one row of the player list: the finding's current player, otherwise the penalty's.
 */
export const penalties = `
  CREATE TABLE penalty_imposed (
    id INTEGER PRIMARY KEY, ref TEXT NOT NULL UNIQUE, entry INTEGER NOT NULL, ruling INTEGER NOT NULL, player TEXT, player_name TEXT, seat TEXT,
    rule TEXT NOT NULL, kind TEXT NOT NULL, amount INTEGER, unit TEXT, worth_amount INTEGER, worth_unit TEXT, void_with_win INTEGER NOT NULL,
    reason TEXT NOT NULL, by TEXT NOT NULL, at TEXT NOT NULL, taken_back INTEGER
  ) STRICT;
  CREATE INDEX penalty_by_ruling ON penalty_imposed (ruling);
  ${tables}  CREATE VIEW penalty AS
    SELECT penalty_imposed.id, penalty_imposed.ref, penalty_imposed.entry, penalty_imposed.ruling, player, player_name, seat, rule, kind, amount, unit,
      worth_amount, worth_unit, void_with_win, penalty_imposed.reason, penalty_imposed.by, penalty_imposed.at, penalty_imposed.taken_back,
      ${columns(
        (name, act) =>
          `(SELECT c.${name} FROM penalty_${act} c WHERE c.penalty = penalty_imposed.id AND c.taken_back IS NULL ORDER BY c.entry DESC LIMIT 1) AS ${act}_${name}`,
      )}
    FROM penalty_imposed;
  CREATE VIEW penalty_now AS
    SELECT penalty.*,
      CASE WHEN penalty.kind = 'chombo' AND penalty.void_with_win = 1
        AND EXISTS (SELECT 1 FROM ruling JOIN incident_now ON incident_now.id = ruling.incident JOIN hand_won ON hand_won.hand = incident_now.hand
          WHERE ruling.id = penalty.ruling AND hand_won.seat <> penalty.seat)
        THEN 'win' END AS void
    FROM penalty;
  CREATE VIEW penalties AS
    SELECT penalty.id, table_.round, table_.name AS "table", ${HAND} AS hand,
      coalesce(finding.event, first.number, incident.opened_event) AS event, penalty.seat,
      coalesce(player.name, penalty.player_name) AS player, player.country, penalty.rule, penalty.kind, penalty.amount, penalty.unit,
      ruling.proposed_kind, ruling.proposed_amount, ruling.proposed_most, ruling.proposed_unit, ruling.decision, ${signedColumns}, penalty.by, penalty.at,
      incident.id AS incident, ruling.id AS ruling, ruling.rules, ruling.edition,
      ${columns((name, act) => `penalty.${act}_${name}`)}, ruling.superseded_by, penalty.void,
      penalty.worth_amount, penalty.worth_unit,
      penalty.cancelled_at IS NULL AND penalty.void IS NULL AND ruling.superseded_by IS NULL AND coalesce(ruling.conflict, 0) < ruling.id
        AND incident.taken_back IS NULL AS stands,
      EXISTS (SELECT 1 FROM reviews WHERE reviews.ruling = ruling.id AND reviews.state = 'open') AS review
    FROM penalty_now penalty JOIN ruling_now ruling ON ruling.id = penalty.ruling JOIN incident_now incident ON incident.id = ruling.incident
      LEFT JOIN finding ON finding.id = ruling.finding LEFT JOIN table_ ON table_.id = incident.table_id LEFT JOIN hand ON hand.id = incident.hand
      LEFT JOIN player ON player.id = coalesce(finding.player, penalty.player) LEFT JOIN event first ON first.ref = incident.from_ref
    WHERE penalty.taken_back IS NULL ORDER BY penalty.id;
  CREATE VIEW penalty_totals AS
    SELECT player.number, penalties.player, penalties.country,
      ${ofNameless('table')}, ${ofNameless('hand')}, ${ofNameless('seat')}, count(*) AS penalties,
      sum(penalties.kind = 'notice') AS notices, sum(penalties.kind = 'dead-hand') AS dead_hands, sum(penalties.kind = 'chombo') AS chombos,
      sum(penalties.kind = 'disqualification') AS disqualifications,
      coalesce(sum(CASE penalties.worth_unit WHEN 'table' THEN penalties.worth_amount END), 0) AS table_points,
      coalesce(sum(CASE penalties.worth_unit WHEN 'tournament' THEN penalties.worth_amount END), 0) AS tournament_points,
      sum(penalties.worth_amount IS NULL AND penalties.kind IN ('chombo', 'discretion')) AS not_in_points
    FROM penalties JOIN penalty ON penalty.id = penalties.id JOIN ruling ON ruling.id = penalty.ruling LEFT JOIN finding ON finding.id = ruling.finding
      LEFT JOIN player ON player.id = coalesce(finding.player, penalty.player)
    WHERE penalties.stands = 1 GROUP BY coalesce(player.id, penalties.player, json_array(penalties.round, penalties."table", penalties.hand, penalties.seat)), player.number
    ORDER BY player.number IS NULL, player.number, penalties.player, penalties.id;
`
