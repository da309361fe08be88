import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import type { ShownFinding } from '../../desk/contract/rulings.ts'
import type { TableState, TableSummary } from '../../desk/contract/tables.ts'
import type { Tournament } from '../../desk/contract/tournaments.ts'
import { LEVELS } from '../../engine/model/findings.ts'
import { BUSY, CLAIMED, COUNTDOWN, DEAD_HAND, DECLARED, FULL, NAMES, NEIGHBOURS, QUESTION, SHOWN, SWAP } from './tables.ts'

/** The data to show: a tournament with a table in each state, and other files. */
export type World = {
  readonly home: string
  /** Calls the desk, as the window does. */
  readonly call: <Answer>(procedure: string, input?: unknown) => Promise<Answer>
  readonly tables: Readonly<Record<TableIn, string>>
  readonly files: Readonly<Record<'main' | 'empty' | 'damaged' | 'many' | 'most' | 'ema', string>>
}

const PLACE = 'Saint-Germain-en-Laye'
const REFEREE = 'Marta Olsen'
/** A round so short that the signal of the time limit is already given, in minutes. */
const AFTER_SIGNAL = 14

/** Replaces a plain text to be entered. */
type Said = (plain: string) => string

/** The tables of the main tournament, by the state that they show. */
const TABLES = {
  fresh: [],
  countdown: COUNTDOWN,
  violation: DEAD_HAND,
  question: QUESTION,
  busy: BUSY,
  full: FULL,
  claimed: CLAIMED,
  neighbours: NEIGHBOURS,
  signed: DEAD_HAND,
  undone: DEAD_HAND,
  live: [],
  corrected: DEAD_HAND,
  forked: [],
  twoHands: [],
} as const

/** The tables of a tournament under EMA 2025, where a hand is dead once somebody declares it. */
const EMA_TABLES = {
  untaken: COUNTDOWN,
  undeclared: SWAP,
  declared: DECLARED,
  declaredBySigning: SWAP,
  shown: SHOWN,
} as const
export type TableIn = keyof typeof TABLES | keyof typeof EMA_TABLES

/**
 * Makes the data through the window's own contract. The desk must have admitted the page, which is empty from then on: an open window would
 * draw its hall again for each of a hundred tables.
 */
export const makeWorld = async (page: Page, said: Said = (plain) => plain): Promise<World> => {
  const home = new URL('/', page.url()).href
  await page.goto('about:blank')
  const call = async <Answer>(procedure: string, input?: unknown): Promise<Answer> => (await asked(page, home, procedure, input)) as Answer
  const made = (name: string, tables: number, rules = 'wrc-2015') =>
    call<Tournament>('tournaments/create', { name, place: PLACE, date: '2026-11-21', rules, tables, referee: REFEREE })
  const table = async (name: string, acts: readonly string[], n: number): Promise<string> => {
    const players = Object.fromEntries(['E', 'S', 'W', 'N'].map((seat, s) => [seat, said(NAMES[(n * 4 + s) % NAMES.length] ?? '')]))
    const { id } = await call<TableSummary>('tables/create', { name, players })
    if (acts.length > 0) await call('tables/record', { table: id, text: acts.join('\n'), by: REFEREE })
    return id
  }
  const { file: empty } = await made('Nothing yet', 1)
  const { file: damaged } = await made('Damaged', 1)
  const many = await hallOf(made, table, 24)
  const most = await hallOf(made, table, 60)
  const tables: Partial<Record<TableIn, string>> = {}
  const fill = async (acts: Partial<Record<TableIn, readonly string[]>>): Promise<void> => {
    for (const [n, [name, lines]] of Object.entries(acts).entries()) tables[name as TableIn] = await table(String(n + 2), lines, n)
  }
  const sign = async (name: TableIn): Promise<void> => {
    const state = await call<TableState>('tables/state', { table: tables[name] })
    await call('findings/rule', {
      finding: violationIn(state).id,
      decision: 'upheld',
      remedies: ['dead-hand'],
      reason: said('Seen by both opponents'),
      by: REFEREE,
    })
  }
  const { file: ema } = await made('Autumn Open', 1, 'ema-2025')
  await fill(EMA_TABLES)
  await sign('declaredBySigning')
  await call('rounds/plan', { round: 1, starts: null, minutes: AFTER_SIGNAL, by: REFEREE })
  await call('rounds/start', { round: 1, by: REFEREE })
  const { file: main } = await made('Spring Open', 1)
  await fill(TABLES)
  const world: World = { home, call, tables: tables as World['tables'], files: { main, empty, damaged, many, most, ema } }
  await spoil(damaged)
  for (const name of ['signed', 'corrected'] as const) await sign(name)
  const edit = { do: 'insert', at: 5, text: 'W take' }
  await call('tables/correct', { table: world.tables.corrected, edit, by: REFEREE })
  await call('tables/undo', { table: world.tables.undone, by: REFEREE })
  await crossedAt(call, world.tables.forked)
  await begunApartAt(call, world.tables.twoHands)
  await call('tables/liveTiming', { table: world.tables.live, on: true, by: REFEREE })
  const timed = QUESTION.map((line, n) => `${(n * 1.4).toFixed(1)} ${line}`)
  await call('tables/record', { table: world.tables.live, text: timed.join('\n'), by: REFEREE })
  return world
}

/** Two recorders add acts after the same act; neither act is known to the other author. */
const crossedAt = async (call: World['call'], table: string): Promise<void> => {
  const { state } = await call<{ state: TableState }>('tables/record', { table, text: 'E discard 1z', by: REFEREE })
  const behind = { hand: state.hand, after: state.end }
  await call('tables/record', { table, text: 'S draw\nS discard 2z\nW draw\nW discard 9m', by: 'Tablet 15', behind })
  await call('tables/record', { table, text: 'S draw\nS discard 2z\nW discard 9m drawn', by: REFEREE, behind })
}

/** Two recorders begin the next hand concurrently. */
const begunApartAt = async (call: World['call'], table: string): Promise<void> => {
  const first = '@hand E1 0\nE discard 1z\n* end exhaustive'
  const { state } = await call<{ state: TableState }>('tables/record', { table, text: first, by: REFEREE })
  const behind = { hand: state.hand, after: state.end }
  const next = '@hand E2 0\n@dora 4p\nE discard 9m\nS draw\nS discard 1s'
  await call('tables/record', { table, text: next, by: REFEREE, behind })
  await call('tables/record', { table, text: `${next}\nW draw\nW discard 2s`, by: 'Tablet 16', behind })
}

/** The violation that is in force at a table. */
export const violationIn = ({ findings }: TableState): ShownFinding => {
  const found = findings.find(({ finding }) => finding.level === 'violation')
  if (!found) throw new Error('no violation there')
  return found
}

/** The violation at a table, otherwise the finding with the next level. */
export const firstOpen = (state: TableState): ShownFinding => {
  const [first] = state.findings.toSorted((a, b) => LEVELS.indexOf(a.finding.level) - LEVELS.indexOf(b.finding.level))
  if (!first) throw new Error('nothing is found there')
  return first
}

/** Changes one word of the log, as a faulty disk does. The file is closed, and the next opening detects the damage. */
const spoil = async (file: string): Promise<void> => {
  const bytes = await readFile(file)
  for (let at = bytes.indexOf(PLACE); at >= 0; at = bytes.indexOf(PLACE, at + 1)) bytes.write(PLACE.replace('Saint', 'Seint'), at)
  await writeFile(file, bytes)
}

type Made = (name: string, tables: number) => Promise<Tournament>
type Table = (name: string, acts: readonly string[], n: number) => Promise<string>

/** A tournament with `count` tables; a few have an open finding. */
const hallOf = async (made: Made, table: Table, count: number): Promise<string> => {
  const { file } = await made(`${count} tables`, 1)
  for (let n = 2; n <= count; n++)
    await table(
      String(n),
      n === 7 || n === 20
        ? DEAD_HAND
        : n === 5
          ? NEIGHBOURS
          : n % 3 === 0
            ? ['@hand S4 2', ...DEAD_HAND.slice(0, n % 5)]
            : n === 4
              ? QUESTION
              : [],
      n,
    )
  return file
}

const asked = async (page: Page, home: string, procedure: string, input: unknown): Promise<unknown> => {
  const { origin } = new URL(home)
  const answer = await page.request.post(`${home}api/${procedure}`, { data: { json: input }, headers: { origin } })
  const [status, text] = [answer.status(), await answer.text()]
  if (status !== 200) throw new Error(`${procedure}: ${status} ${text}`)
  return (JSON.parse(text) as { json: unknown }).json
}
