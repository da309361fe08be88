import { setTimeout as wait } from 'node:timers/promises'
import { createRouterClient, ORPCError } from '@orpc/server'
import { newestHead } from '../../../db/log/read.ts'
import { sql } from '../../../db/sqlite/handle.ts'
import { createDesk } from '../../../desk/api/desk.ts'
import { handlers } from '../../../desk/api/handlers.ts'
import { openTournament } from '../../../desk/storage/files/open.ts'
import { diceOf } from '../../generator/dice.ts'
import type { Asked, Task, Told } from './laptop.ts'
import { carryOut } from './soak-acts.ts'

/**
 * One desk of the soak test, in a process of its own. It does its acts, and reports its commits, the notes it reads, and its state.
 * `laptop.ts` starts it.
 */
const { home, file, name, seed, acts, skew } = JSON.parse(process.argv[2] ?? '') as Task
const tell = (told: Told): void => void process.send?.(told)
const now = (): number => performance.timeOrigin + performance.now()

const desk = createDesk({ folder: home, home, by: name, now: () => new Date(Date.now() + skew) })
const opened = openTournament(desk.context, file)
if (!opened.ok) throw new Error(JSON.stringify(opened.error))
const { open } = desk.context
if (!open) throw new Error('no file is open')
const calls = createRouterClient(handlers, { context: { desk: desk.context } })

/** A refused act changes nothing; an act that finds the file locked is retried under its key. */
const once = async (what: (key: string) => Promise<unknown>, key: string): Promise<boolean> => {
  for (;;) {
    try {
      await what(key)
      return sql(open.db, 'SELECT 1 FROM act_key WHERE key = ?').get(key) !== undefined
    } catch (error) {
      if (!(error instanceof ORPCError)) throw error
      if (['REFUSED', 'NOTATION', 'NOT_FOUND'].includes(error.code)) return false
      if (error.code !== 'NOT_SAVED') throw error
      await wait(20)
    }
  }
}

/** Maximum pause between two acts, in ms. */
const MOST_REST = 20

const work = async (): Promise<void> => {
  const between = diceOf(seed + acts.from)
  for (let n = acts.from; n < acts.to; n++) {
    const key = `${name} ${n}`
    const isDone = await once((one) => carryOut(calls, { dice: diceOf(seed * 100_003 + n), key: one, by: name }), key)
    tell({ did: n, key: isDone ? key : null })
    await wait(between.below(MOST_REST + 1))
  }
}

/** Marker notes that the file already had; each is reported once. */
const seen = new Set<string>()
const look = (): void => {
  const texts = sql<string>(
    open.db,
    `SELECT body ->> '$.text' FROM entry WHERE seq > (SELECT max(seq) FROM entry) - 300 AND kind = 'event' AND body ->> '$.text' LIKE '* note mark%'`,
  )
  for (const text of texts.pluck().all()) {
    if (!seen.has(text)) tell({ seen: text, at: now() })
    seen.add(text)
  }
}

const carryOutAsked = async (asked: Asked): Promise<void> => {
  const all = await calls.tables.names()
  const table = all[asked.table % all.length]?.id ?? ''
  if ('window' in asked) return void (await calls.presence.say({ window: asked.window, table, by: name, recording: false }))
  const text = 'mark' in asked ? `* note ${asked.mark}` : asked.line
  await calls.tables.record({ table, text, by: name })
  if ('mark' in asked) tell({ wrote: text, at: now() })
}

process.on('message', (asked: Asked) => void carryOutAsked(asked))
process.on('disconnect', () => process.exit())
let told = ''
setInterval(() => {
  const { seq = 0, hash = '' } = newestHead(open.db) ?? {}
  const stands = `${seq} ${hash}`
  const news = `${stands} ${JSON.stringify(open.hub)} ${Math.floor(performance.now() / 1000)}`
  if (news === told) return
  told = news
  const { user, system } = process.cpuUsage()
  tell({ stands, hub: open.hub, cpu: (user + system) / 1000, memory: process.memoryUsage.rss() })
}, 50)
void (async () => {
  for await (const news of desk.context.events.subscribe()) if (news.kind === 'entry') look()
})()
await work()
