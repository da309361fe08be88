import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { onTestFinished } from 'vitest'
import { act, type Write } from '../../db/writing/act.ts'
import { createFile } from '../../db/file/create-file.ts'
import { openFile } from '../../db/file/open-file.ts'
import type { WritableDb } from '../../db/sqlite/handle.ts'
import type { Ref } from '../../db/log/entry.ts'
import type { Body } from '../../db/log/kinds.ts'
import type { Finding } from '../../engine/model/findings.ts'
import type { HouseRules } from '../../engine/editions/house/house-rules.ts'
import { handAt } from './hand-at.ts'

/** A folder of its own for one test, gone after it. */
export const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'shinpan-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

export const DEVICE = '00112233445566aa'
export const NOON = { at: new Date('2026-11-21T12:00:00.000Z'), by: 'Michiko Hayashi' }

/** A tournament file with nothing but its first entry. */
export const newFile = (file: string, device = DEVICE): WritableDb =>
  opened(createFile(file, (db) => act(db, NOON, writeTournament), device))

/** Opens it again, as another device if one is named. */
export const reopen = (file: string, device = DEVICE): WritableDb => opened(openFile(file, device))

/** The file as anybody with a SQLite shell has it. */
export const raw = <T>(file: string, what: (db: Database.Database) => T): T => {
  const db = new Database(file)
  const answer = what(db)
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
  return answer
}

const opened = (result: ReturnType<typeof openFile>): WritableDb => {
  if (!result.ok) throw new Error(result.error.detail)
  onTestFinished(() => void result.value.close())
  return result.value
}

export const writeTournament = (write: Write) =>
  write('tournament', {
    name: 'Test Open',
    place: 'Lyon',
    date: '2026-11-21',
    rules: 'wrc-2015',
    edition: '2015',
    settings: [],
    sample: false,
    later: [{ round: 3, rules: 'ema-2016', edition: '2016' }],
  })

/** The dead hand of the case file, as data. */
const FINDING: Finding = {
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

/** A tournament's own rule set. */
const HOUSE: HouseRules = {
  id: 'paris-open',
  name: { en: 'Paris Open', fr: 'Open de Paris' },
  edition: '2026',
  parent: 'wrc-2015',
  differences: [{ kind: 'level', rule: 'claim.order', level: 'off', who: 'A. Martin', when: '2026-05-02', why: 'beginners' }],
}

/** A small log with an entry of every kind, one act after the other. */
export const writeEverything = (db: WritableDb): void => {
  act(db, NOON, (write) => {
    write('referee', { referee: 'r1', name: 'Michiko Hayashi', head: true })
    write('round', { round: 1, starts: null, minutes: 90 })
    write('player', { player: 'p1', number: 1, name: 'Zofia Wiśniewska', country: 'POL' })
    write('table', { table: 't1', name: '7', round: 1 })
    write('seating', { table: 't1', seat: 'W', player: 'p1' })
  })
  act(db, NOON, (write) => write('hand', handAt('t1', 'h1')))
  const event = act(db, NOON, (write) => {
    const first = write('event', { hand: 'h1', after: null, text: 'E discard 1z' })
    const wrong = write('event', { hand: 'h1', after: first.ref, text: 'S draw' })
    write('event-removed', { hand: 'h1', events: [wrong.ref] })
    const call = write('event', { hand: 'h1', after: first.ref, before: wrong.ref, text: 'W call pon' })
    write('typed-apart', { hand: 'h1', events: [call.ref], first: call.ref })
    write('fork-settled', { hand: 'h1', one: wrong.ref, other: call.ref, how: 'kept' })
    return call
  })
  act(db, NOON, (write) => {
    const one = write('hand', handAt('t2', 'h2'))
    const other = write('hand', { ...handAt('t2', 'h3'), unseen: one.ref })
    write('hands-settled', { table: 't2', one: one.ref, other: other.ref, stands: 'one' })
  })
  const finding = act(db, NOON, (write) =>
    write('finding', {
      hand: 'h1',
      again: null,
      rules: 'wrc-2015',
      edition: '2015',
      engine: '1',
      player: 'p1',
      playerName: null,
      finding: FINDING,
      names: { 2: event.ref },
    }),
  )
  act(db, NOON, (write) => {
    const incident = write('incident', { table: 't1', hand: 'h1', event: 2, finding: finding.ref })
    const decided: Body<'ruling'> = {
      incident: incident.ref,
      finding: finding.ref,
      event: event.ref,
      supersedes: [],
      decision: 'upheld',
      rule: FINDING.rule,
      player: 'p1',
      playerName: null,
      seat: 'W',
      rules: 'wrc-2015',
      edition: '2015',
      sections: ['5.4'],
      remedies: ['dead-hand'],
      reason: 'seen',
      proposed: { kind: 'dead-hand' },
      imposed: { kind: 'points', amount: 20, unit: 'tournament' },
    }
    const ruling = write('ruling', decided)
    const penalty = write('penalty', {
      ruling: ruling.ref,
      player: 'p1',
      playerName: 'Zofia Wiśniewska',
      seat: 'W',
      rule: FINDING.rule,
      penalty: { kind: 'points', amount: 20, unit: 'tournament' },
      worth: { amount: 20, unit: 'tournament' },
      voidWithWin: false,
      reason: 'seen',
    })
    write('incident-filled', { incident: incident.ref, note: 'loud', weight: 'notable', players: [{ player: 'p1', playerName: null }] })
    write('incident-filled', { incident: incident.ref, done: { ruling: ruling.ref, remedies: ['dead-hand', 'step-1'] } })
    write('attachment', { incident: incident.ref, name: 'table.jpg', type: 'image/jpeg', data: '/9j/2Q==', note: 'the table' })
    write('statement', { incident: incident.ref, role: 'player', player: 'p1', playerName: null, text: 'I had called' })
    write('call-answered', { incident: incident.ref, how: 'coming' })
    const appeal = write('appeal', { incident: incident.ref, ruling: ruling.ref, player: 'p1', playerName: null, grounds: 'I had called' })
    const second = write('ruling', { ...decided, supersedes: [ruling.ref], reason: 'seen again' })
    write('appeal-decided', { appeal: appeal.ref, outcome: 'changed', ruling: second.ref, reason: 'nobody heard it' })
    write('incident-closed', { incident: incident.ref, how: 'closed', reason: 'nothing more to be done' })
    write('round-clock', { round: 1, what: 'started' })
    write('time-added', { round: 1, table: 't1', minutes: 5, reason: 'long ruling' })
    write('live-timing', { table: 't1', on: true })
    write('referee-code', { referee: 'r1', code: { kind: 'scrypt', salt: '00', hash: '11', cost: 16, block: 8, parallel: 1 } })
    write('sign-in', { referee: 'r1' })
    write('withdrawal', { player: 'p1', referee: null, back: false, reason: 'ill' })
    write('sign-in-failed', { referee: 'r1' })
    write('sign-out', { referee: 'r1' })
    write('seats-changed', { table: 't1', why: 'substitute', changes: [{ seat: 'E', player: 'p1', hand: 'h1' }], reason: 'ill' })
    const result = write('result-signed', {
      table: 't1',
      scores: [{ seat: 'E', player: 'p1', playerName: null, points: 30_000 }],
      signed: ['Zofia Wiśniewska'],
    })
    write('result-reopened', { result: result.ref, reason: 'added up wrongly' })
    write('import', { file: 'players.csv', hash: '00', what: 'players', table: null, games: 0, hands: 0, acts: 0, lines: 32, leftOut: 1 })
    write('penalty-cancelled', { penalty: penalty.ref, reason: 'wrong player' })
    write('export', { what: 'incident', format: 'html', incident: incident.ref, player: null, language: 'both', digest: '00', head: '11' })
  })
  const undo = act(db, NOON, (write) => write('undo', { table: 't1', entries: [event.ref], text: 'W call pon', key: 'k1' }))
  act(db, NOON, (write) => write('redo', { undo: undo.ref }))
  act(db, NOON, (write) => write('finding-gone', { finding: finding.ref }))
  const ruling = db.prepare('SELECT ref FROM ruling').pluck().get() as Ref
  act(db, NOON, (write) => write('reviewed', { ruling, outcome: 'stands', reason: 'seen by all' }))
  act(db, NOON, (write) => write('rule-set', { house: HOUSE }))
}
