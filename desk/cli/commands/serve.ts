import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { createDesk, type Desk } from '../../api/desk.ts'
import { sayRefusal } from '../../context/refusals.ts'
import { output } from '../../messages/command-line.ts'
import { usage } from '../../messages/command-usage.ts'
import { type Loopback, listen } from '../../network/serving/loopback.ts'
import { createForCommand } from '../../storage/files/create.ts'
import { openTournament } from '../../storage/files/open.ts'
import { chromiumPrinter } from '../browser/print-with-chromium.ts'
import { type Command, type CommandInput, requiredOption, wrongUsage } from '../command.ts'
import { warnIfOlder } from '../shared/with-file.ts'

/** The loopback server for one file, for a browser or for tests. */
export const serve: Command = {
  usage: '--db FILE [--port N]',
  options: ['db=', 'port='],
  run: async (given) => {
    const file = resolve(requiredOption(given, 'db'))
    const served = await serveFile(given, file, given.option('port') === undefined ? listenAsUsual(file) : undefined)
    if (!served) return 1
    const stopped = untilStopped()
    given.say(output.listening(served.loopback.url)[given.language])
    await stopped
    await stopServing(served)
    return 0
  },
}

export type Served = { readonly desk: Desk; readonly loopback: Loopback }

type Listening = (desk: Desk, port: number) => Promise<Loopback>

/**
 * Listens on the port that belongs to the file, or on a free one if that is taken: a browser keeps the acts that a window holds for its address,
 * so a program that is started again has to be where it was.
 */
const listenAsUsual =
  (file: string): Listening =>
  async (desk) => {
    const { note } = desk.context.diagnostics
    try {
      return await listen(desk.fetch, { port: usualPort(file), note })
    } catch {
      // in use, or kept by the system
      return listen(desk.fetch, { port: 0, note })
    }
  }

/** A port among the 16,384 that no service has for its own. */
const usualPort = (file: string): number => 49_152 + (createHash('sha256').update(file).digest().readUInt16BE() % 16_384)

/** Serves a file; creates it as a small tournament if it doesn't exist. Without a file, serves the desk's own folder. */
export const serveFile = async (
  given: CommandInput,
  file: string | undefined,
  listening: Listening = (desk, port) => listen(desk.fetch, { port, note: desk.context.diagnostics.note }),
): Promise<Served | undefined> => {
  const asked = given.option('port') ?? '0'
  const port = Number(asked)
  if (!/^\d{1,5}$/.test(asked) || port > 65535) throw wrongUsage(usage.port)
  const desk = createDesk({ print: chromiumPrinter(), ...(file !== undefined && { folder: dirname(file) }) })
  const isNew = file !== undefined && !existsSync(file)
  const opened = file === undefined ? undefined : isNew ? createForCommand(desk.context, file) : openTournament(desk.context, file)
  if (opened && !opened.ok) {
    given.complain(sayRefusal(opened.error)[given.language])
    await desk.closed()
    return undefined
  }
  warnIfOlder(given, desk.context)
  if (isNew) given.complain(output.madeNew(file)[given.language])
  try {
    const loopback = await listening(desk, port)
    await desk.context.tablets?.begin()
    return { desk, loopback }
  } catch (error) {
    given.complain(output.portTaken(port, error)[given.language])
    await desk.closed()
    return undefined
  }
}

/** Resolves when the terminal or another program ends this one. */
export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
  })

export const stopServing = async ({ desk, loopback }: Served): Promise<void> => {
  await loopback.close()
  await desk.closed()
}
