import Database from 'better-sqlite3'
import { hashOf } from '../../../db/log/entry.ts'
import { APPLICATION_ID, migrate } from '../../../db/schema/migrate.ts'

const DEVICE = '00112233445566aa'
const AT = '2026-11-21T12:00:00.000Z'
const BY = 'Michiko Hayashi'

const FINDING = {
  rule: 'claim.not-taken',
  level: 'violation',
  seat: 'W',
  event: 2,
  because: [1, 2],
  state: 'open',
  sections: ['5.4'],
  remedies: ['dead-hand'],
  penalty: { kind: 'dead-hand' },
  facts: {},
}
const RULES = { rules: 'wrc-2015', edition: '2015' }
const NAMED = { player: 'p1', playerName: 'Zofia Wiśniewska' }
const POINTS = { kind: 'points', amount: 20, unit: 'tournament' }

/** An entry of every kind that there was at first, each in its first form. `refOf`: the name of the entry written so many before. */
function* firstForms(hands: number): Generator<readonly [kind: string, body: (refOf: (before: number) => string) => unknown]> {
  yield ['tournament', () => ({ name: 'Test Open', place: 'Lyon', date: '2026-11-21', ...RULES, settings: [], sample: false })]
  yield ['referee', () => ({ referee: 'r1', name: BY, head: true })]
  yield ['round', () => ({ round: 1, starts: null, minutes: 90 })]
  yield ['player', () => ({ player: 'p1', number: 1, name: NAMED.playerName, country: 'POL' })]
  yield ['table', () => ({ table: 't1', name: '7', round: 1 })]
  yield ['seating', () => ({ table: 't1', seat: 'W', player: 'p1' })]
  for (let n = 1; n <= hands; n++) {
    const hand = `h${n}`
    const place = { wind: 'E', number: 1 + (n % 4), counters: 0 }
    yield ['hand', () => ({ hand, table: 't1', game: 1, ...place, ...RULES, lines: [`@hand E${place.number} 0`] })]
    yield ['event', () => ({ hand, number: 1, text: 'E discard 1z', form: null, key: `key ${n}` })]
    yield ['event', () => ({ hand, number: 2, text: 'W call pon', form: { text: 'W call pon; W show 1z1z', part: 1, parts: 2 } })]
    yield ['event', () => ({ hand, number: 3, text: 'W show 1z1z', form: { text: 'W call pon; W show 1z1z', part: 2, parts: 2 } })]
    yield ['undo', (refOf) => ({ table: 't1', entries: [refOf(1), refOf(2)], text: 'W call pon; W show 1z1z' })]
    yield ['event', () => ({ hand, number: 2, text: 'W call pon', form: null })]
    yield ['finding', () => ({ hand, again: null, ...RULES, engine: '1', ...NAMED, finding: FINDING })]
    yield ['event', () => ({ hand, number: 3, text: '* ruling 2 claim.not-taken upheld', form: null })]
    yield ['incident', (refOf) => ({ table: 't1', hand, event: 2, finding: refOf(2) })]
    yield [
      'ruling',
      (refOf) => ({
        incident: refOf(1),
        finding: refOf(3),
        event: refOf(2),
        decision: 'changed',
        rule: FINDING.rule,
        ...RULES,
        sections: ['5.4'],
        proposed: FINDING.penalty,
        imposed: POINTS,
        remedies: ['dead-hand'],
        reason: 'seen',
      }),
    ]
    yield ['penalty', (refOf) => ({ ruling: refOf(1), ...NAMED, seat: 'W', rule: FINDING.rule, penalty: POINTS, reason: 'seen' })]
    if (n % 2 === 0) yield ['penalty-cancelled', (refOf) => ({ penalty: refOf(1), reason: 'wrong player' })]
    yield ['event', () => ({ hand, number: 4, text: 'W discard 9m', form: null })]
    yield ['undo', (refOf) => ({ table: 't1', entries: [refOf(1)], text: 'W discard 9m' })]
    yield ['redo', (refOf) => ({ undo: refOf(1) })]
  }
  yield ['export', () => ({ what: 'tournament', format: 'html', incident: null })]
}

/** Makes a file as a program of that version made it, with some hands in it, all in the first form of each kind. Answers how many entries. */
export const makeEarlierFile = (file: string, version: number, hands = 2): number => {
  const db = new Database(file)
  db.pragma(`application_id = ${APPLICATION_ID}`)
  // in one piece: a program of that day was not killed on the way
  db.transaction(() => migrate(db, version))()
  db.pragma('journal_mode = WAL')
  const insert = db.prepare('INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  let seq = 0
  let previous: Buffer = Buffer.alloc(32)
  db.transaction(() => {
    for (const [kind, bodyOf] of firstForms(hands)) {
      seq++
      const body = JSON.stringify(bodyOf((before) => `${DEVICE}:${seq - before}`))
      const columns = [DEVICE, seq, AT, BY, kind, 1, body, previous] as const
      const hash = hashOf(columns)
      insert.run(seq, ...columns, hash)
      previous = hash
    }
  })()
  db.close()
  return seq
}
