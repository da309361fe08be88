import { mkdirSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments, refuseArgument } from '../arguments.ts'
import { arrivals, ownFiles } from './arriving.ts'
import { hostileFiles } from './corpus.ts'
import { type Entrance, entrances, wrongAnswer } from './entrances.ts'
import { door, tabletCalls } from './from-tablets.ts'
import { mutate, random } from './mutate.ts'
import { richSamples } from './samples.ts'
import { seats } from './seats.ts'

/*
 * Coverage-guided fuzzing of every reader of outside input. An input that reaches new code is stored and mutated further.
 * npm run tool -- fuzz [--seconds N] [--seed N] [format …]
 */
const { options, words: formats } = readArguments({
  options: { seconds: 120, seed: Date.now() % 1_000_000, out: join(tmpdir(), 'shinpan-fuzz') },
  words: 'any',
})
const { seconds, seed, out } = options
const BATCH = 40
const MOST_KEPT = 2000
const LARGEST = 64 * 1024

const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true, allowTriggeredUpdates: false })

const seen = new Set<string>()

/** The parts of this program's code that ran for the first time since the last call. */
const newlyReached = async (): Promise<ReadonlySet<string>> => {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const fresh = new Set<string>()
  for (const { url, functions } of result) {
    if (!/\/(desk|engine|db)\//.test(url) || /node_modules|\/test\//.test(url)) continue
    for (const { ranges } of functions)
      for (const { startOffset, endOffset, count } of ranges) {
        const piece = `${url}:${startOffset}-${endOffset}`
        if (count > 0 && !seen.has(piece)) fresh.add(piece)
      }
  }
  for (const piece of fresh) seen.add(piece)
  return fresh
}

/** The fault of a reader on these bytes; undefined if there is none. */
const faultOf = async ({ read }: Entrance, bytes: Uint8Array): Promise<string | undefined> => {
  try {
    return wrongAnswer(await read(bytes))
  } catch (error) {
    return error instanceof Error ? `threw ${error.name}: ${error.message.slice(0, 100)}` : 'threw'
  }
}

/** Time limit for shrinking an input, in ms: for a database, each try writes and reads a file. */
const LONGEST_SHRINK = 10_000

/** The smallest input with the same kind of fault that a simple search finds in time. */
const shrunk = async (entrance: Entrance, bytes: Uint8Array, fault: string): Promise<Uint8Array> => {
  const kind = fault.slice(0, 20)
  const until = performance.now() + LONGEST_SHRINK
  let best = bytes
  for (let piece = Math.ceil(best.length / 2); piece >= 1; piece = Math.floor(piece / 2)) {
    for (let at = 0; at < best.length; ) {
      if (performance.now() > until) return best
      const less = Buffer.concat([best.subarray(0, at), best.subarray(at + piece)])
      if ((await faultOf(entrance, less))?.startsWith(kind)) best = less
      else at += piece
    }
    if (piece === 1) break
  }
  return best
}

const rich = await richSamples()

const fuzz = async (entrance: Entrance): Promise<number> => {
  const chance = random(seed)
  const good = [...entrance.samples, ...(rich[entrance.format] ?? [])]
  const largest = Math.max(LARGEST, ...good.map(({ length }) => length))
  const kept: Uint8Array[] = [...good]
  const faults = new Map<string, Uint8Array>()
  let executions = 0
  const one = async (bytes: Uint8Array): Promise<void> => {
    executions++
    const fault = await faultOf(entrance, bytes)
    if (fault !== undefined && !faults.has(fault.slice(0, 60))) faults.set(fault.slice(0, 60), await shrunk(entrance, bytes, fault))
  }
  const keep = async (bytes: Uint8Array): Promise<void> => {
    await one(bytes)
    if ((await newlyReached()).size > 0 && kept.length < MOST_KEPT) kept.push(bytes)
  }
  seen.clear()
  await newlyReached()
  seen.clear()
  for (const bytes of good) await one(bytes)
  const bySamples = (await newlyReached()).size
  for (const { bytes } of hostileFiles(500)) if (bytes.length <= largest) await keep(bytes)
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    const batch = Array.from({ length: BATCH }, () => mutate(kept, chance, largest))
    for (const bytes of batch) await one(bytes)
    const fresh = await newlyReached()
    if (fresh.size === 0) continue
    for (const piece of fresh) seen.delete(piece)
    for (const bytes of batch) await keep(bytes)
  }
  for (const [fault, bytes] of faults) {
    mkdirSync(out, { recursive: true })
    const file = join(out, `${entrance.format}-${fault.replaceAll(/\W+/g, '-').slice(0, 40)}`)
    writeFileSync(file, bytes)
    console.log(`${entrance.format}: ${fault} (${bytes.length} bytes in ${file})`)
  }
  console.log(
    `${entrance.format.padEnd(12)} ${seconds} s  ${String(executions).padStart(8)} executions  pieces of code: ${bySamples} by ${good.length} samples, ${seen.size - bySamples} more since  ${kept.length - good.length} inputs kept  ${faults.size} findings`,
  )
  return faults.size
}

/** Inputs that no user opens as a file: entries after a log, files in the home folder, network requests, rounds to be seated. */
const WITHIN: Readonly<Record<string, () => Promise<Omit<Entrance, 'format'>> | Omit<Entrance, 'format'>>> = {
  arriving: arrivals,
  'own-files': ownFiles,
  pairing: door,
  'tablet-calls': tabletCalls,
  seats,
}

const outside = await entrances()
const known = [...outside.map(({ format }) => format), ...Object.keys(WITHIN)]
const unknown = formats.find((format) => !known.includes(format))
if (unknown !== undefined) refuseArgument(`there is no format ${unknown}, but ${known.join(', ')}`)
console.log(`seed ${seed}`)
let findings = 0
const isAsked = (format: string): boolean => formats.length === 0 || formats.includes(format)
for (const entrance of outside) if (isAsked(entrance.format)) findings += await fuzz(entrance)
for (const [format, made] of Object.entries(WITHIN)) if (isAsked(format)) findings += await fuzz({ format, ...(await made()) })
// open listeners would delay the exit
process.exit(findings > 0 ? 1 : 0)
