import { type Ref, refOf } from '../../log/entry.ts'
import { logWords, troubled } from '../../messages/messages.ts'
import { type ReadableDb, sql } from '../../sqlite/handle.ts'
import { FOUND_IN, NO_VALUE_NO_INCIDENTS, nextId, type Projections } from '../projection.ts'
import { ITS_FINDING, playerNameSql, playerNumber } from '../search/found-in.ts'
import { findingNow, markForReview } from './mark-for-review.ts'
import { twinOf } from './twin-finding.ts'

/** Findings of hands. The program adds them to an act by itself. */
export const findings: Pick<Projections, 'finding' | 'finding-gone'> = {
  finding: {
    ...NO_VALUE_NO_INCIDENTS,
    act: 'none',
    scope: 'hand',
    project: (db, entry, shown, { log }) => {
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
        `INSERT INTO finding (state, data, event, names, id, ref, entry, hand, rule, level, seat, player, player_name, rules, edition, engine, at, twin)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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
        twinOf(db, log, entry, shown),
      )
    },
    sets: null,
    incidents: {
      ...FOUND_IN,
      of: (db, { again }) => (again === null ? [] : incidentsOfFinding(db, again)),
      players: [`SELECT ${playerNameSql('finding')} FROM finding WHERE finding.id = (${ITS_FINDING})`],
      numbers: [playerNumber(`SELECT player FROM finding WHERE finding.id = (${ITS_FINDING})`)],
      rules: [`SELECT finding.rule FROM finding WHERE finding.id = (${ITS_FINDING})`],
    },
    undo: null,
  },

  'finding-gone': {
    ...NO_VALUE_NO_INCIDENTS,
    act: 'none',
    scope: 'hand',
    project: (db, entry, { finding }) => {
      const before = findingNow(db, finding)
      if (!before) throw troubled(logWords.notHeld('finding', finding))
      sql(db, 'UPDATE finding SET gone = ? WHERE id = ?').run(entry.seq, before.id)
      markForReview(db, entry, before, { ...before, gone: entry.seq })
    },
    sets: null,
    incidents: { ...FOUND_IN, of: (db, { finding }) => incidentsOfFinding(db, finding) },
    undo: null,
  },
}

const incidentsOfFinding = (db: ReadableDb, finding: Ref): readonly number[] =>
  sql<number>(db, OF_FINDING).pluck().all(finding, finding, finding)

const OF_FINDING = `SELECT incident.id FROM finding JOIN incident ON incident.finding = finding.id WHERE finding.ref = ?
  UNION SELECT incident_filled.incident FROM finding JOIN incident_filled ON incident_filled.finding = finding.id WHERE finding.ref = ?
  UNION SELECT ruling.incident FROM finding JOIN ruling ON ruling.finding = finding.id WHERE finding.ref = ?`
