import { existsSync } from 'node:fs'
import { hostname } from 'node:os'
import { resolve } from 'node:path'
import { homeFolder } from '../../../db/disk/device.ts'
import { newestHead } from '../../../db/log/read.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { hubWords } from '../../messages/hub.ts'
import type { HubTournament } from '../../network/hub/administer.ts'
import { startExchange } from '../../network/hub/attached-sync.ts'
import { bringWhole, type DeskAddress, enterTournament } from '../../network/hub/joining.ts'
import { namedTournamentIn } from '../../network/hub/own-log.ts'
import { type Command, type CommandInput, type ExitCode, requiredOption } from '../command.ts'
import { withFile, withFileToRead } from '../shared/with-file.ts'
import { hubAddress } from './hub.ts'

/** Connects a file to a hub; if the file doesn't exist, downloads the whole tournament. */
export const join: Command = {
  usage: '--postgres ADDRESS --db FILE [--name NAME]',
  options: { postgres: { type: 'string' }, db: { type: 'string' }, name: { type: 'string' } },
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

/** The tournament of the existing file; an exit code if the file can't be read. */
const tournamentOf = (given: CommandInput): HubTournament | ExitCode => {
  let own: HubTournament | undefined
  const read = withFileToRead(given, (db) => {
    own = namedTournamentIn(db)
    return 0
  })
  return own ?? read
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
  given.say(given.flag('json') ? JSON.stringify({ file, entries }) : hubWords.broughtWhole(file, entries)[given.language])
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
  if (code === 0)
    given.say(
      given.flag('json')
        ? JSON.stringify({ tournament: tournament.name, entries, taken: entries - before })
        : hubWords.joined(open.file, tournament.name, entries - before)[given.language],
    )
  return code
}
