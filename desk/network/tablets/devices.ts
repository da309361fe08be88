import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { changePrivateJson, readPrivateJsonOrThrow } from '../../context/files/private-files.ts'
import { newId } from '../../context/ids.ts'
import type { TabletRole } from '../../contract/tablets.ts'

const ROLE = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('recorder'), table: z.string(), hold: z.boolean().optional() }),
  z.object({ kind: z.literal('referee'), referee: z.string() }),
  z.object({ kind: z.literal('viewer') }),
])
const DEVICE = z.object({
  id: z.string(),
  name: z.string(),
  /** Hash of its cookie. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  paired: z.string(),
  seen: z.string().nullable(),
  revoked: z.string().nullable(),
  role: ROLE.nullable(),
  /** The tournament file that the role is for. */
  file: z.string().nullable(),
})

const LIST = z.array(DEVICE)

/** A paired device as stored in this user's home: never its token, only the hash. */
export type Device = z.infer<typeof DEVICE>

/** The paired devices of a home. Several desks of one user may use it at once: the list is read again after another one wrote. */
export type Devices = {
  readonly all: () => readonly Device[]
  /** The device that shows this, revoked or not. */
  readonly showing: (token: string) => Device | undefined
  /** Admits a device; `token`: its cookie from now on. Throws, as `change` does, if the list can't be read or written. */
  readonly add: (name: string, role: { readonly role: TabletRole | null; readonly file: string | null }, now: Date) => AddedDevice
  readonly change: (id: string, part: Partial<Omit<Device, 'id' | 'hash'>>) => void
}
export type AddedDevice = { readonly device: Device; readonly token: string }

const NAME = 'devices.json'
/** Upper bound of stored devices: the longest revoked are dropped first. */
const MOST = 300

export const devicesIn = (home: string): Devices => {
  const path = ownFile(home, NAME)
  let read: { readonly stamp: string; readonly all: readonly Device[] } = { stamp: '', all: [] }
  const all = (): readonly Device[] => {
    try {
      const stamp = stampOf(path)
      if (read.stamp !== stamp) read = { stamp, all: readPrivateJsonOrThrow(path, LIST) ?? [] }
    } catch {
      // a list that can't be read just now stays as it was: each access reads it again
    }
    return read.all
  }
  const write = (change: (devices: readonly Device[]) => readonly Device[]): void => {
    changePrivateJson<readonly Device[]>(path, { form: LIST, otherwise: all(), change })
    // in case it can't be read at the first access
    all()
  }
  return {
    all,
    showing: (token) => {
      const hash = hashOf(token)
      return all().find((device) => timingSafeEqual(Buffer.from(device.hash), Buffer.from(hash)))
    },
    add: (name, { role, file }, now) => {
      const token = randomBytes(32).toString('base64url')
      const device = { id: newId(), name, hash: hashOf(token), paired: now.toISOString(), seen: null, revoked: null, role, file }
      write((devices) => [...withoutOldest(devices), device])
      return { device, token }
    },
    change: (id, part) => write((devices) => devices.map((device) => (device.id === id ? { ...device, ...part } : device))),
  }
}

const withoutOldest = (devices: readonly Device[]): readonly Device[] => {
  if (devices.length < MOST) return devices
  const out = devices.find(({ revoked }) => revoked !== null) ?? devices[0]
  return devices.filter((device) => device !== out)
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Stamp of the list's last write; empty if there is none. */
const stampOf = (path: string): string => {
  const known = statSync(path, { throwIfNoEntry: false, bigint: true })
  return known ? `${known.ino} ${known.mtimeNs} ${known.size}` : ''
}

/** Path of a file about tablets in a home. */
export const ownFile = (home: string, name: string): string => join(home, 'tablets', name)
