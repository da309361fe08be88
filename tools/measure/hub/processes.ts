import { readdirSync, readFileSync } from 'node:fs'

/** The use of some processes: processor time so far in ms, and private memory plus their share of shared memory in MB. Linux only. */
export type Taken = { readonly cpu: number; readonly memory: number }

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // the process has ended meanwhile
    return ''
  }
}

/**
 * Processor time in hundredths of a second, as the kernel counts it. `ended`: includes ended children. The fields follow the name, which
 * may contain anything.
 */
const ticksOf = (pid: string, ended: boolean): number => {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []
  return fields.slice(11, ended ? 15 : 13).reduce((sum, field) => sum + Number(field), 0)
}

const shareOf = (pid: string): number => Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024

/** The current use of all processes of the PostgreSQL on a port. */
export const takenByPostgres = (port: number): Taken => {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const main = all.find(
    (pid) => read(`/proc/${pid}/cmdline`).includes(`postgres\0`) && read(`/proc/${pid}/cmdline`).includes(`\0${port}\0`),
  )
  const own = all.filter((pid) => pid === main || read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1] === main)
  return {
    cpu: own.reduce((sum, pid) => sum + 10 * ticksOf(pid, pid === main), 0),
    memory: own.reduce((sum, pid) => sum + shareOf(pid), 0),
  }
}
