import { readFileSync } from 'node:fs'
import { endianness } from 'node:os'
import { tried } from '../../../db/disk/tried.ts'

/** One end of a connection between two programs of this machine: its address and port, and the port at the other end. */
type End = { readonly address: string | undefined; readonly port: number | undefined; readonly to: number | undefined }

/** The id of the user whose program is at that end, if the system reveals it: Linux does, for every connection. */
export const userAt = ({ address, port, to }: End): number | undefined => {
  if (process.platform !== 'linux' || address === undefined || port === undefined || to === undefined) return undefined
  const end = `${inHex(address)}:${portInHex(port)}`
  for (const table of TABLES)
    for (const line of linesOf(table)) {
      const [, local = '', remote = '', , , , , user] = line.trim().split(/\s+/)
      if (local.endsWith(end) && remote.endsWith(`:${portInHex(to)}`)) return Number(user)
    }
  return undefined
}

/** An IPv6 client may also connect by an IPv4 address. */
const TABLES = ['/proc/net/tcp', '/proc/net/tcp6']

const linesOf = (table: string): readonly string[] => tried(() => readFileSync(table, 'latin1').split('\n').slice(1)) ?? []

/** As the machine holds it in memory. */
const inHex = (address: string): string => {
  const bytes = Buffer.from(
    address
      .replace(/^::ffff:/, '')
      .split('.')
      .map(Number),
  )
  return Buffer.from(endianness() === 'LE' ? bytes.toReversed() : bytes)
    .toString('hex')
    .toUpperCase()
}

const portInHex = (port: number): string => port.toString(16).toUpperCase().padStart(4, '0')
