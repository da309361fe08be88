import { readdirSync, readFileSync } from 'node:fs'

/** What some processes took: processor time so far, in ms, and memory that is theirs alone or their share of it, in MB. Linux only. */
export type Taken = { readonly cpu: number; readonly memory: number }

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // ended meanwhile
    return ''
  }
}

/** As the kernel counts them, in hundredths of a second; `ended`: also those of its own that ended. Behind the name, which may hold anything. */
const ticksOf = (pid: string, ended: boolean): number => {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []
  return fields.slice(11, ended ? 15 : 13).reduce((sum, field) => sum + Number(field), 0)
}

const shareOf = (pid: string): number => Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024

/** What all processes of the PostgreSQL on a port take now. */
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
