import { existsSync } from 'node:fs'
import { hostname } from 'node:os'
import { resolve } from 'node:path'
import { homeFolder } from '../../../db/disk/device.ts'
import { newestHead } from '../../../db/log/read.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { hubWords } from '../../messages/hub.ts'
import { startExchange } from '../../network/hub/attached-sync.ts'
import { bringWhole, type DeskAddress, enterTournament } from '../../network/hub/joining.ts'
import { type Command, type CommandInput, type ExitCode, printAnswer, requiredOption } from '../command.ts'
import { withFile } from '../shared/with-file.ts'
import { hubAddress, tournamentOf } from './hub.ts'

/** Connects a file to a hub; if the file doesn't exist, downloads the whole tournament. */
export const join: Command = {
  usage: '--postgres ADDRESS --db FILE [--name NAME]',
  options: ['postgres=', 'db=', 'name='],
  run: async (given) => {
    const file = resolve(requiredOption(given, 'db'))
    const own = existsSync(file) ? tournamentOf(given) : null
    if (typeof own === 'number') return own
    const joining = await enterTournament(homeFolder(), {
      address: hubAddress(given),
      own: own ?? undefined,
      name: given.option('name') ?? hostname(),
    })
    if (!own) await bring(given, joining, file)
    return withFile(given, (desk, open) => exchangeOnce(given, desk, open, joining))
  },
}

/** Number of entries between two progress lines. */
const SAY_EVERY = 50_000

const bring = async (given: CommandInput, joining: DeskAddress, file: string): Promise<void> => {
  let said = 0
  const { entries, leftOut } = await bringWhole(joining, file, {
    told: (come) => {
      if (come.entries < said + SAY_EVERY) return
      said = come.entries
      if (!given.flag('json')) given.say(hubWords.come(come)[given.language])
    },
  })
  if (leftOut) given.complain(hubWords.leftOut(leftOut)[given.language])
  printAnswer(given, { file, entries }, hubWords.broughtWhole(file, entries))
}

/** Synchronizes until both hold the same entries, or until the obstacle is known. */
const exchangeOnce = async (
  given: CommandInput,
  desk: DeskContext,
  open: OpenFile,
  { address, tournament }: DeskAddress,
): Promise<ExitCode> => {
  const before = newestHead(open.db)?.seq ?? 0
  const { promise, resolve: ended } = Promise.withResolvers<ExitCode>()
  const exchange = startExchange(desk, open, {
    address,
    onStanding: (standing) => {
      if (standing.state === 'together') ended(0)
      if (standing.state !== 'apart') return
      // everything else is there: an entry that every desk refuses stays on the hub, and is tried again while the file is open
      const isLeftOut = standing.trouble === 'refused' && standing.unsent === 0
      given.complain((isLeftOut ? hubWords.leftOut(standing.why) : standing.why)[given.language])
      ended(isLeftOut ? 0 : 1)
    },
  })
  const code = await promise
  await exchange.close()
  const entries = newestHead(open.db)?.seq ?? 0
  const taken = entries - before
  return code === 0
    ? printAnswer(given, { tournament: tournament.name, entries, taken }, hubWords.joined(open.file, tournament.name, taken))
    : code
}
