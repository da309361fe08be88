import { usage } from '../../messages/command-usage.ts'
import { hubWords } from '../../messages/hub.ts'
import { type AdmittedDesk, admitDesk, admittedDesks, type HubTournament, initHub, revokeDesk } from '../../network/hub/administer.ts'
import { connectTo, type HubConnection, isHubAddress } from '../../network/hub/connect.ts'
import { namedTournamentIn } from '../../network/hub/own-log.ts'
import { hubTrouble, inSentence, refusalWords, troubleIn } from '../../network/hub/trouble.ts'
import { type Command, type CommandInput, type ExitCode, printAnswer, requiredOption, wrongUsage } from '../command.ts'
import { withFileToRead } from '../shared/with-file.ts'

type Task = (given: CommandInput, client: HubConnection, name: string) => Promise<ExitCode>

/** Tasks of a hub's owner: create it, admit laptops and revoke them. */
export const hub: Command = {
  usage: `init --postgres ADDRESS
shinpan hub add NAME --postgres ADDRESS --db FILE
shinpan hub list --postgres ADDRESS
shinpan hub revoke NAME --postgres ADDRESS`,
  options: ['postgres=', 'db='],
  words: 2,
  run: async (given) => {
    const [what = '', name = ''] = given.words
    const task = Object.hasOwn(TASKS, what) ? TASKS[what] : undefined
    if (!task) throw wrongUsage(hubWords.tasks(Object.keys(TASKS)))
    const wantsName = what === 'add' || what === 'revoke'
    if (wantsName && name.trim() === '') throw wrongUsage(hubWords.whichDesk)
    if (!wantsName && name !== '') throw wrongUsage(usage.word(name))
    const client = await connectTo(hubAddress(given))
    try {
      return await task(given, client, name)
    } catch (error) {
      throw ownersOnly(error, what === 'init')
    } finally {
      await client.end()
    }
  },
}

const refusalLine = ({ at, why, entry }: AdmittedDesk['refusals'][number]) =>
  hubWords.deskRefused(new Date(at), inSentence(entry ?? ''), refusalWords(why))

const TASKS: Readonly<Record<string, Task>> = {
  init: async (given, client) => {
    const made = await initHub(client)
    return printAnswer(given, made, hubWords.made(made.was, made.format))
  },
  add: async (given, client, name) => {
    const tournament = tournamentOf(given)
    if (typeof tournament === 'number') return tournament
    const isUnused = (await admittedDesks(client)).some((desk) => desk.name === name && !desk.seen && !desk.revoked)
    const address = await admitDesk(client, hubAddress(given), name, tournament)
    if (isUnused) given.complain(hubWords.replaced(name)[given.language])
    return printAnswer(given, { name, address }, { en: address, fr: address })
  },
  list: async (given, client) => {
    for (const desk of await admittedDesks(client)) {
      printAnswer(given, desk, hubWords.desk(desk))
      if (!given.flag('json')) for (const refusal of desk.refusals) given.say(refusalLine(refusal)[given.language])
    }
    return 0
  },
  revoke: async (given, client, name) => {
    const { signsIn, stays } = await revokeDesk(client, name)
    printAnswer(given, { name, revoked: true, signsIn, stays }, hubWords.shutOut(name))
    if (signsIn) given.complain(hubWords.staysRole[given.language])
    if (stays) given.complain(hubWords.staysConnected[given.language])
    return 0
  },
}

/** The tournament of the file; an exit code if the file can't be read. */
export const tournamentOf = (given: CommandInput): HubTournament | ExitCode => {
  let own: HubTournament | undefined
  const read = withFileToRead(given, (db) => {
    own = namedTournamentIn(db)
    return 0
  })
  return own ?? read
}

/** Missing permission means here that the user is not the owner, not that the desk was revoked. */
const ownersOnly = (error: unknown, isMaking: boolean): Error =>
  (error as { code?: unknown }).code === '42501' ? hubTrouble('closed', isMaking ? hubWords.noCreate : hubWords.notOwner) : troubleIn(error)

/** The address of a hub contains a password. `SHINPAN_HUB` hides it: every user of the machine can read the arguments of a command. */
export const hubAddress = (given: CommandInput): string => {
  const address = given.option('postgres') ?? process.env.SHINPAN_HUB ?? requiredOption(given, 'postgres')
  if (!isHubAddress(address)) throw wrongUsage(hubWords.address)
  return address
}
