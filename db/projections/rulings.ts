import type { Penalty } from '../../engine/model/penalties.ts'
import { refOf } from '../log/entry.ts'
import { idOf, insert, nextId, type Projections } from './projection.ts'

/** Decisions, penalties and reports. */
export const rulings: Pick<Projections, 'ruling' | 'penalty' | 'penalty-cancelled' | 'export'> = {
  ruling: (db, entry, ruling) => {
    const id = nextId(db, 'ruling')
    insert(db, 'ruling', {
      id,
      ref: refOf(entry),
      entry: entry.seq,
      incident: idOf(db, 'incident', ruling.incident),
      finding: ruling.finding && idOf(db, 'finding', ruling.finding),
      event: ruling.event,
      decision: ruling.decision,
      rule: ruling.rule,
      rules: ruling.rules,
      edition: ruling.edition,
      sections: JSON.stringify(ruling.sections),
      player: ruling.player,
      player_name: ruling.playerName,
      seat: ruling.seat,
      ...columnsOf('proposed_', ruling.proposed),
      ...columnsOf('imposed_', ruling.imposed),
      remedies: JSON.stringify(ruling.remedies),
      reason: ruling.reason,
      by: entry.by,
      at: entry.at,
      hash: entry.hash.toString('hex'),
    })
    for (const former of ruling.supersedes) insert(db, 'ruling_superseded', { former: idOf(db, 'ruling', former), ruling: id })
  },

  penalty: (db, entry, { ruling, player, playerName, seat, rule, penalty, worth, voidWithWin, reason }) =>
    insert(db, 'penalty_imposed', {
      id: nextId(db, 'penalty'),
      ref: refOf(entry),
      entry: entry.seq,
      ruling: idOf(db, 'ruling', ruling),
      player,
      player_name: playerName,
      seat,
      rule,
      ...columnsOf('', penalty),
      worth_amount: worth?.amount ?? null,
      worth_unit: worth?.unit ?? null,
      void_with_win: Number(voidWithWin),
      reason,
      by: entry.by,
      at: entry.at,
    }),

  'penalty-cancelled': (db, entry, { penalty, reason }) =>
    insert(db, 'penalty_cancelled', {
      entry: entry.seq,
      ref: refOf(entry),
      penalty: idOf(db, 'penalty', penalty),
      reason,
      at: entry.at,
      by: entry.by,
    }),

  export: (db, { seq, at, by }, { incident, ...exported }) =>
    insert(db, 'export', { entry: seq, ...exported, incident: incident && idOf(db, 'incident', incident), at, by }),
}

const columnsOf = (prefix: string, penalty: Penalty) => ({
  [`${prefix}kind`]: penalty.kind,
  [`${prefix}amount`]: penalty.kind === 'points' ? penalty.amount : null,
  [`${prefix}unit`]: penalty.kind === 'points' ? penalty.unit : null,
})
