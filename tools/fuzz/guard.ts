import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRouterClient, ORPCError } from '@orpc/server'
import { createDesk } from '../../desk/api/desk.ts'
import { handlers } from '../../desk/api/handlers.ts'
import type { DeskContext } from '../../desk/context/context.ts'
import { asRoleAllows, contextAt } from '../../desk/network/tablets/tablet-context.ts'
import { parseLine } from '../../engine/notation/parse/parse-line.ts'
import { type Draw, decisiveText, drawerOf, headerText } from './decisive-lines.ts'
import { random } from './mutate.ts'

/*
 * Compares the parser's view of decisions with the desk's guard. Mutated lines from the grammar go through the real procedures. The callers
 * are a recorder's tablet and a laptop without a signed-in referee. Whatever the guard decides, the log shows the truth.
 */

/** Kinds of lines, as the parser reads them, that a recorder may not enter. */
export type Forbidden = 'ruling' | 'answer' | 'dead' | '@rules' | '@set'

/** Numbers of forbidden lines and their outcomes; `lines` counts all. */
export type Counts = {
  lines: number
  requests: number
  accepted: number
  /** Lines by procedure and kind. */
  readonly forbidden: Map<string, number>
  /** Requests with a forbidden line, or about another table or a decision, counted by the check that refused them. */
  readonly refused: Map<string, number>
}

/** The kinds of forbidden lines that the parser finds in a text, split into lines as every reader of the desk does. */
export const forbiddenIn = (text: string): readonly Forbidden[] =>
  text.split('\n').flatMap((line, i) => {
    const read = parseLine(i === 0 && line.startsWith('\ufeff') ? line.slice(1) : line)
    if (!read.ok || read.value.kind === 'blank') return []
    if (read.value.kind === 'header') {
      const { name } = read.value.header
      return name === 'rules' || name === 'set' ? [`@${name}` as const] : []
    }
    return read.value.events.flatMap(({ verb }) => (verb === 'ruling' || verb === 'answer' || verb === 'dead' ? [verb] : []))
  })

/** Runs that number of lines. Throws at the first accepted request that the parser reads as a decision, and names the request. */
export const fuzzGuard = async ({
  lines,
  seed,
  say,
}: {
  readonly lines: number
  readonly seed: number
  readonly say?: (counts: Counts) => void
}): Promise<Counts> => {
  const counts: Counts = { lines: 0, requests: 0, accepted: 0, forbidden: new Map(), refused: new Map() }
  const chance = random(seed)
  const draw = drawerOf(chance)
  let world = await aWorld()
  try {
    while (counts.lines < lines) {
      if (world.isWorn()) {
        await world.leave()
        world = await aWorld()
      }
      await world.refresh()
      await once(world, draw, counts)
      if (counts.requests % 5000 === 0) say?.(counts)
    }
  } finally {
    await world.leave()
  }
  return counts
}

type World = Awaited<ReturnType<typeof aWorld>>
type Asking = { readonly call: string; readonly input: Record<string, unknown>; readonly text: string; readonly wrong?: string }

const once = async (world: World, draw: Draw, counts: Counts): Promise<void> => {
  const who = draw(['tablet', 'laptop'] as const)
  const asking = requestOf(world, draw, who)
  const { call, text } = asking
  const kinds = forbiddenIn(text)
  const input = { by: draw([REFEREE, 'Michiko  HAYASHI', 'recorder']), ...asking.input }
  counts.requests++
  counts.lines += text.split('\n').length
  for (const kind of kinds) add(counts.forbidden, `${who} ${call} ${kind}`)
  const isForbidden = kinds.length > 0 || asking.wrong !== undefined
  const before = world.state()
  const answer = await world.ask(who, call, input)
  const after = world.state()
  const what = `${who} ${call} ${JSON.stringify(input)}`
  if (after.decided !== before.decided) throw new Error(`a decision came or went: ${what}`)
  if (answer === 'ok') {
    counts.accepted++
    if (isForbidden) throw new Error(`let in: ${what}`)
  } else {
    if (after.head !== before.head) throw new Error(`refused, and yet written: ${what}`)
    if (answer === 'fails') throw new Error(`fails: ${what}`)
    if (isForbidden) add(counts.refused, `${who} ${asking.wrong ?? 'decision'}: ${answer}`)
  }
  if (after.signed.some((by) => by === REFEREE)) throw new Error(`in the referee’s name: ${what}`)
}

const add = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1)

const REFEREE = 'Michiko Hayashi'

const WHAT = [
  ...Array<'record'>(10).fill('record'),
  ...(['insert', 'insert', 'insert', 'insert', 'replace', 'replace', 'header', 'header', 'previewHeader'] as const),
  ...(['preview', 'preview', 'preview', 'preview', 'preview', 'import', 'import', 'rules', 'touch', 'elsewhere', 'undo'] as const),
] as const

const requestOf = ({ table, other, otherHand, otherAct, acts, decision, hand }: World, draw: Draw, who: 'tablet' | 'laptop'): Asking => {
  const text = decisiveText(draw, acts())
  const at = 1 + Math.floor(draw([0, 0.3, 0.6, 0.99]) * Math.max(1, acts()))
  const count = draw([1, 1, 2])
  const insert = { do: 'insert', at, text }
  switch (draw(WHAT)) {
    case 'record':
      return {
        call: 'tables/record',
        input: {
          table,
          text,
          ...draw([{}, {}, { edit: { text: '' } }, { text: text, do: 'insert' }, { behind: { hand: hand(), after: null } }, { waited: 5 }]),
        },
        text,
      }
    case 'insert':
      return { call: 'tables/correct', input: { table, edit: insert }, text }
    case 'replace':
      return { call: 'tables/correct', input: { table, edit: { ...insert, do: 'replace', count } }, text }
    case 'header': {
      const lines = headerText(draw)
      return { call: 'tables/correct', input: { table, text: '', edit: { do: 'header', text: lines } }, text: lines }
    }
    case 'preview':
      return { call: 'tables/preview', input: { table, edit: draw([insert, { ...insert, do: 'replace', count }]) }, text }
    case 'previewHeader': {
      const lines = headerText(draw)
      return { call: 'tables/preview', input: { table, edit: { do: 'header', text: lines } }, text: lines }
    }
    case 'import': {
      const file = draw([
        { name: 'a.table', text },
        { name: 'a.txt', base64: Buffer.from(text).toString('base64') },
      ])
      return { call: 'tables/import', input: { table, file, again: true }, text, ...(who === 'tablet' && { wrong: 'import' }) }
    }
    case 'rules': {
      const edit = {
        do: 'rules',
        ...draw([{ rules: 'ema-2016' }, { settings: { renhou: 'on' } }, { settings: { clock: 'live' }, hands: 'all' }, {}]),
      }
      return { call: draw(['tables/correct', 'tables/preview']), input: { table, edit }, text: '', wrong: 'rules' }
    }
    case 'touch': {
      const edit = draw([
        { do: 'remove', at: decision(), count: 1 },
        { do: 'replace', at: decision(), count: 1, text: 'E draw' },
        { do: 'move', at: decision(), count: 1, after: 0 },
      ])
      return { call: draw(['tables/correct', 'tables/preview']), input: { table, edit }, text: 'E draw', wrong: 'touches a decision' }
    }
    case 'elsewhere': {
      const wrong = 'other table'
      if (draw([true, false])) return { call: 'tables/undo', input: { table, of: otherAct }, text: '', wrong }
      if (who === 'laptop') return { call: 'tables/correct', input: { table, hand: otherHand, edit: insert }, text, wrong }
      const call = draw(['tables/record', 'tables/correct', 'tables/preview', 'tables/undo', 'tables/state', 'tables/liveTiming'])
      return { call, input: { table: other, text, edit: insert, on: true }, text, wrong }
    }
    case 'undo':
      return { call: draw(['tables/undo', 'tables/redo']), input: { table, own: draw([true, false]) }, text: '' }
  }
}

/** Limits after which a new desk and a new hand begin. */
const MOST_ENTRIES = 2500
const MOST_ACTS = 30

const BASE = 'E discard 1z\nW call pon\nW show 1z1z\nW discard 9m\nN draw\nN discard 3p\nE draw\nE discard 7s'

/**
 * A desk whose referee has a code and has not signed in. It has a table with a violation and a decision, another table, and a tablet that
 * records the first.
 */
const aWorld = async () => {
  const home = mkdtempSync(join(tmpdir(), 'shinpan-guard-'))
  const desk = createDesk({ folder: home, home, by: 'desk' })
  const { context } = desk
  const calls = createRouterClient(handlers, { context: { desk: context } })
  await calls.tournaments.create({ name: 'Open', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 0, referee: REFEREE })
  const players = { E: 'Zofia', S: 'Camille', W: 'Haruto', N: 'Jonas' }
  const { id: table } = await calls.tables.create({ name: '7', players })
  const { id: other } = await calls.tables.create({ name: '8', players })
  const beside = await calls.tables.record({ table: other, text: 'E draw', by: 'x' })
  const [head] = await calls.referees.list()
  const { id: referee = '' } = head ?? {}
  await calls.referees.setCode({ referee, code: 'jade-7-kan' })
  const db = context.open?.db
  if (!db) throw new Error('no file is open')
  const station = { id: 'a-tablet', name: 'Table 7', role: { kind: 'recorder', table, hold: true }, before: null, lacks: null } as const
  const contexts = { laptop: context, tablet: contextAt(context, station, { referee: null }) }
  const clients = { laptop: calls, tablet: createRouterClient(handlers, { context: { desk: contexts.tablet } }) }
  const newest = db.prepare('SELECT max(seq) FROM entry').pluck()
  let inHand = { id: '', acts: 0, decision: 0 }
  let seen = newest.get() as number
  const decisionsOf = db.prepare("SELECT ref, text FROM event WHERE number IS NOT NULL AND hand = ? AND text LIKE '%*%'")
  const rulesOf = db.prepare('SELECT DISTINCT rules, edition FROM hand WHERE taken_back IS NULL')
  const since = db.prepare('SELECT kind, by, body FROM entry WHERE seq > ?')
  const newestHand = db.prepare('SELECT id FROM hand WHERE table_id = ? AND taken_back IS NULL ORDER BY position DESC LIMIT 1').pluck()
  const actsOf = db.prepare('SELECT number, text FROM event WHERE hand = ? AND number IS NOT NULL ORDER BY place')
  /** The decisions in force in the file as the parser reads it, with the rules of its hands. */
  const standing = (): string => {
    const events = decisionsOf.all(inHand.id) as { ref: string; text: string }[]
    return JSON.stringify([events.filter(({ text }) => forbiddenIn(text).length > 0), rulesOf.all()])
  }
  let stood = ''
  let looked = 0
  const asReferee = async <T>(what: () => Promise<T>): Promise<T> => {
    context.signedIn = referee
    try {
      return await what()
    } finally {
      context.signedIn = null
    }
  }
  const newHand = () =>
    asReferee(async () => {
      const { state } = await calls.tables.record({ table, text: `@hand E1 0\n@from middle\n${BASE}\n* dead S`, by: REFEREE })
      inHand = { id: state.hand, acts: state.acts.length, decision: 9 }
      seen = newest.get() as number
      looked = seen
      stood = standing()
    })
  await newHand()
  return {
    table,
    other,
    otherHand: beside.state.hand,
    otherAct: beside.written,
    hand: () => inHand.id,
    acts: () => inHand.acts,
    decision: () => inHand.decision,
    isWorn: () => (newest.get() as number) > MOST_ENTRIES,
    /** Begins the next hand if this one is too long or no longer the newest. */
    refresh: async () => {
      if (looked === seen) return
      looked = seen
      const events = actsOf.all(inHand.id) as { number: number; text: string }[]
      inHand = { ...inHand, acts: events.length, decision: events.find(({ text }) => forbiddenIn(text).includes('dead'))?.number ?? 0 }
      if (newestHand.get(table) !== inHand.id || events.length > MOST_ACTS || inHand.decision === 0) await newHand()
    },
    state: () => {
      const head = newest.get() as number
      const written = head === seen ? [] : (since.all(seen) as { kind: string; by: string; body: string }[])
      if (head !== seen) stood = standing()
      seen = head
      for (const { kind, body } of written) {
        const { text = '', lines = [] } = JSON.parse(body) as { text?: string; lines?: string[] }
        const wrong = kind === 'event' ? forbiddenIn(text) : kind === 'hand' ? lines.flatMap(forbiddenIn) : []
        if (wrong.length > 0) throw new Error(`the log has a decision of nobody: ${kind} ${body}`)
      }
      return { head, decided: stood, signed: written.map(({ by }) => by) }
    },
    ask: (who: 'tablet' | 'laptop', call: string, input: object): Promise<string> => asked(contexts[who], clients[who], call, input),
    leave: async () => {
      await desk.closed()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** The outcome of a call: done, the code of the refusal and its type (decision or not), or a failure. */
const asked = async (desk: DeskContext, client: object, call: string, input: object): Promise<string> => {
  const procedure = call.split('/').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], client) as (
    input: unknown,
  ) => Promise<unknown>
  try {
    await asRoleAllows(desk, { call, input, go: (given) => procedure(given) })
    return 'ok'
  } catch (error) {
    if (!(error instanceof ORPCError)) return 'fails'
    if (error.status >= 500) return 'fails'
    return error.code === 'REFUSED' && /referee’s decision/.test(error.message) ? 'decision' : error.code
  }
}
