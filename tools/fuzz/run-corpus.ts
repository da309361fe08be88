import { bombs, hostileFiles, type Sent, spoilt } from './corpus.ts'
import { type Entrance, entrances, wrongAnswer } from './entrances.ts'
import { runFields } from './run-fields.ts'

/** The results of a corpus at one entrance. `wrong`: faults, each with the file that caused it. */
export type Tally = {
  readonly format: string
  readonly files: number
  readonly refused: number
  readonly taken: number
  readonly wrong: readonly string[]
}

/** Sends every hostile file and every spoilt sample to every entrance. */
export const runCorpus = async ({ cuts, size, heavy }: Large): Promise<readonly Tally[]> => {
  const everywhere = [...hostileFiles(size), ...(heavy ? bombs() : [])]
  const tallies: Tally[] = []
  for (const entrance of await entrances())
    tallies.push(await runAt(entrance, [...everywhere, ...entrance.samples.flatMap((good) => spoilt(good, cuts))]))
  return tallies
}

/**
 * `cuts`: number of places at which each sample is spoilt. `size`: size of the large files, in bytes. `heavy`: includes decompression
 * bombs, which take seconds.
 */
type Large = { readonly cuts: number; readonly size: number; readonly heavy: boolean }

const runAt = async ({ format, read }: Entrance, files: readonly Sent[]): Promise<Tally> => {
  let refused = 0
  const wrong: string[] = []
  for (const { how, bytes } of files) {
    try {
      const answer = await read(bytes)
      if (answer) refused++
      const trouble = wrongAnswer(answer)
      if (trouble) wrong.push(`${format}, ${how}: ${trouble}`)
    } catch (error) {
      wrong.push(`${format}, ${how}: threw ${error instanceof Error ? (error.stack ?? '').slice(0, 300) : String(error)}`)
    }
  }
  return {
    format,
    files: files.length,
    refused,
    taken: files.length - refused - wrong.filter((line) => line.includes(': threw')).length,
    wrong,
  }
}

if (import.meta.main) {
  const tallies = await runCorpus({ cuts: 60, size: 1_000_000, heavy: true })
  for (const { format, files, refused, taken, wrong } of tallies)
    console.log(
      `${format.padEnd(12)} ${String(files).padStart(6)} files  ${String(refused).padStart(6)} refused  ${String(taken).padStart(6)} taken  ${wrong.length} wrong`,
    )
  for (const line of tallies.flatMap(({ wrong }) => wrong)) console.log(line)
  const byField = await runFields()
  for (const { format, fields, wrong } of byField)
    console.log(`fields in ${format.padEnd(10)} ${String(fields).padStart(6)}  ${wrong.length} wrong`)
  for (const line of byField.flatMap(({ wrong }) => wrong)) console.log(line)
  process.exitCode = [...tallies, ...byField].every(({ wrong }) => wrong.length === 0) ? 0 : 1
}
