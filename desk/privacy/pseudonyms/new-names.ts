import { createHmac } from 'node:crypto'
import type { Ref } from '../../../db/log/entry.ts'
import { reachIn } from '../../../db/log/read.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { LoggedBody } from '../../context/permissions/entry-kinds.ts'
import { isIdUnder } from '../names/entry-texts.ts'

/**
 * New names for everything in a log that is an id: players, referees, tables, hands, devices, entries. They follow from a secret that is drawn
 * for one file and never written into it, so that the preview and the file agree and nothing else does.
 */
export type NewNames = {
  readonly device: (device: string) => string
  /** A body with every id and reference renamed; keys of requests and tablets are left out. */
  readonly ids: (body: LoggedBody) => LoggedBody
  /** A text with every id, device and hash of the old log in it renamed or left out. */
  readonly text: (text: string) => string
}

/** A random order and random ids that only the holder of the secret can compute again. */
export const drawnName = (secret: string, what: string, old: string): string =>
  createHmac('sha256', secret).update(`${what} ${old}`).digest('hex').slice(0, 16)

/** `shift`: how far the rewriting moves every entry but the first. */
export const newNames = (db: ReadableDb, secret: string, shift: number): NewNames => {
  const devices = renamedDevices(db, secret)
  const id = (old: string): string => drawnName(secret, 'id', old)
  const moved = (number: number): number => (number > 1 ? number + shift : number)
  const ref = (old: string): string | undefined => {
    const [, device = '', number = ''] = REF.exec(old) ?? []
    const renamed = devices.get(device)
    return renamed === undefined ? undefined : (`${renamed}:${moved(Number(number))}` satisfies Ref)
  }
  const known = new Set(sql<string>(db, IDS).pluck().all())
  const isHash = (hex: string): boolean =>
    sql(db, 'SELECT 1 FROM entry WHERE hash BETWEEN ? AND ?').get(
      Buffer.from(hex.padEnd(64, '0'), 'hex'),
      Buffer.from(hex.padEnd(64, 'f'), 'hex'),
    ) !== undefined

  const within = (key: string, value: unknown): unknown => {
    if (typeof value === 'string') return isIdUnder(key) ? id(value) : (ref(value) ?? value)
    if (Array.isArray(value)) return value.map((one) => within(key, one))
    // a finding and a rule set are the engine's own: they hold no ids, only look-alikes
    if (typeof value !== 'object' || value === null || key === 'finding' || key === 'house') return value
    return Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, within(inner, one)]))
  }
  return {
    device: (device) => devices.get(device) ?? id(device),
    ids: (body) => within('', Object.fromEntries(Object.entries(body).filter(([key]) => key !== 'key' && key !== 'tablet'))) as LoggedBody,
    text: (text) =>
      text.replaceAll(HEX, (found) => {
        const [, device = '', number] = REF_IN_TEXT.exec(found.toLowerCase()) ?? []
        const renamed = devices.get(device)
        if (renamed !== undefined) return number === undefined ? renamed : `${renamed}:${moved(Number(number))}`
        if (known.has(device)) return id(device)
        const hex = device.replaceAll(/[ -]/g, '')
        return hex.length >= 8 && hex.length <= 64 && isHash(hex) ? LEFT_OUT : found
      }),
  }
}

/** Replaces text that must not be in the new file. */
export const LEFT_OUT = '…'

const REF = /^(.+):(\d+)$/
/** Hexadecimal of some length, in groups as on paper too, or with the number of an entry. */
const HEX = /\b[0-9a-f]{4,64}(?:[ -][0-9a-f]{4,64}){0,15}(?::\d+)?\b/gi
const REF_IN_TEXT = /^([0-9a-f -]+?)(?::(\d+))?$/

const IDS = `SELECT id FROM player UNION SELECT id FROM referee UNION SELECT id FROM table_ UNION SELECT id FROM hand`

/** Random names in the order of the old ones, since the order of concurrent entries depends on it. */
const renamedDevices = (db: ReadableDb, secret: string): ReadonlyMap<string, string> => {
  const before = [...reachIn(db).keys()]
  const after = before.map((device) => drawnName(secret, 'device', device)).toSorted()
  return new Map(before.map((device, n) => [device, after[n] ?? device]))
}
