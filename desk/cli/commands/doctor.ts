import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { deviceId, homePath } from '../../../db/disk/device.ts'
import { tried } from '../../../db/disk/tried.ts'
import { readFileOnce } from '../../../db/file/open-to-read.ts'
import { brokenLog } from '../../../db/file/raw/broken-wal.ts'
import { verify } from '../../../db/file/verify.ts'
import { fileWords, saidBy } from '../../../db/messages/messages.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { isClockWrong } from '../../context/clock-offsets.ts'
import { createContext } from '../../context/context.ts'
import { logPath } from '../../context/diagnostics/log-file.ts'
import { freeSpaceAt } from '../../context/files/disk-space.ts'
import { hubOf } from '../../context/hub-ties.ts'
import { sayRefusal } from '../../context/refusals.ts'
import { type ConflictRow, output } from '../../messages/command-line.ts'
import { COLON } from '../../messages/command-usage.ts'
import { olderWords } from '../../messages/older-file.ts'
import type { HubTournament } from '../../network/hub/administer.ts'
import { namedTournamentIn } from '../../network/hub/own-log.ts'
import { tryHub } from '../../network/hub/try-hub.ts'
import { certificateIn } from '../../network/tablets/certificate.ts'
import { devicesIn } from '../../network/tablets/devices.ts'
import { allBackups, backupPlaceTrouble, newestValidBackup } from '../../storage/backups/backup-folder.ts'
import { olderState } from '../../storage/restore/older-state.ts'
import { acceptOlderState, salvage } from '../../storage/restore/restore.ts'
import { isPackedFile } from '../../storage/transfer/unpack.ts'
import { findBrowser, hasScreen } from '../browser/browser.ts'
import { type Command, type CommandInput, type ExitCode, printAnswer, printFailure, requiredOption } from '../command.ts'
import { withFile } from '../shared/with-file.ts'

type Finding = { readonly what: keyof typeof output.checked; readonly ok: boolean; readonly says: ByLanguage<string> }

/** Checks what the desk needs on this machine. */
export const doctor: Command = {
  usage: '[--db FILE [--salvage or --go-on]]',
  options: ['db=', 'salvage', 'go-on'],
  run: async (given) => {
    const file = given.option('db')
    if (given.flag('salvage')) return salvaged(given, resolve(requiredOption(given, 'db')))
    if (given.flag('go-on')) return goneOn(given)
    const folder = file === undefined ? homePath() : dirname(resolve(file))
    const checks = [
      ...(file === undefined ? [] : [...fileChecks(resolve(file)), backupCheck(resolve(file)), ...backupPlaceCheck(resolve(file))]),
      homeCheck(),
      diskCheck(folder),
      windowCheck(),
      browserCheck(),
      electronCheck(),
      ...tabletsCheck(),
      ...(file === undefined ? [] : await hubCheck(resolve(file))),
      logCheck(),
    ]
    for (const { what, ok, says: text } of checks) {
      const says = text[given.language]
      const line = `${ok ? 'ok  ' : output.look[given.language]}  ${output.checked[what][given.language]}${COLON[given.language]}${says}`
      given.say(given.flag('json') ? JSON.stringify({ what, ok, says }) : line)
    }
    return checks.every(({ what, ok }) => ok || what !== 'file') ? 0 : 1
  },
}

const fileChecks = (file: string): readonly Finding[] => {
  const read = readFileOnce(file, (db): readonly Finding[] => {
    const { ok, entries, head, text } = verify(db)
    const broken = brokenLog(file)
    const closed = closedToWriting(file)
    const found: Finding = { what: 'file', ok: ok && !broken && !closed, says: text ?? broken ?? closed ?? output.entries(entries, head) }
    const older = olderState(homePath(), file, db)
    const olderFound: readonly Finding[] = older ? [{ what: 'file', ok: false, says: withGoOn(older.text) }] : []
    return [found, ...olderFound, ...(ok ? conflictChecks(db) : [])]
  })
  return read.ok ? read.value : [{ what: 'file', ok: false, says: read.error.text }]
}

/** The reason why the file can't be written, or its `-wal` can't be made beside it. */
const closedToWriting = (file: string): ByLanguage<string> | undefined => {
  try {
    for (const path of [file, dirname(file)]) accessSync(path, constants.W_OK)
    return undefined
  } catch (error) {
    return output.onlyRead((error as NodeJS.ErrnoException).code)
  }
}

const withGoOn = (text: ByLanguage<string>): ByLanguage<string> => ({
  en: `${text.en} (${olderWords.goOn.en})`,
  fr: `${text.fr} (${olderWords.goOn.fr})`,
})

/** Accepts an older state of a file: its missing entries are not reported again. */
const goneOn = (given: CommandInput): Promise<ExitCode> =>
  withFile(given, (desk, open) => {
    acceptOlderState(desk)
    if (open.older) return 1
    given.say(olderWords.goesOn(open.file)[given.language])
    return 0
  })

/** Conflicts of merged copies; a file that was never merged has none. */
const conflictChecks = (db: ReadableDb): readonly Finding[] =>
  sql<ConflictRow>(db, 'SELECT * FROM conflicts')
    .all()
    .map((conflict) => ({ what: 'conflict', ok: false, says: output.conflict(conflict) }))

/** Whether there is a valid backup. */
const backupCheck = (file: string): Finding => {
  const good = newestValidBackup(homePath(), file)
  return { what: 'backups', ok: good !== undefined, says: output.backups(allBackups(homePath(), file).length, good) }
}

/** Whether the chosen backup folder is still usable. */
const backupPlaceCheck = (file: string): readonly Finding[] => {
  try {
    const trouble = backupPlaceTrouble(homePath(), file)
    return trouble ? [{ what: 'backups', ok: false, says: trouble }] : []
  } catch (error) {
    return [{ what: 'backups', ok: false, says: saidBy(error) }]
  }
}

/** Saves all readable entries; succeeds if anything was saved, whatever is missing. */
const salvaged = async (given: CommandInput, file: string): Promise<ExitCode> => {
  if (isPackedFile(file)) return printFailure(given, fileWords.packed(file))
  const saved = await salvage(createContext({}), file)
  return saved.ok ? printAnswer(given, saved.value, output.salvaged(saved.value)) : printFailure(given, sayRefusal(saved.error))
}

/** Readers need no home; writers do. */
const homeCheck = (): Finding => {
  try {
    return { what: 'home', ok: true, says: output.device(homePath(), deviceId()) }
  } catch (error) {
    return { what: 'home', ok: false, says: saidBy(error) }
  }
}

const diskCheck = (folder: string): Finding => {
  try {
    const free = Math.floor(freeSpaceAt(folder) / 1024 / 1024)
    return { what: 'disk', ok: free > 200, says: output.free(free, folder) }
  } catch (error) {
    return { what: 'disk', ok: false, says: { en: `${folder}: ${saidBy(error).en}`, fr: `${folder} : ${saidBy(error).fr}` } }
  }
}

const windowCheck = (): Finding => {
  const page = join(createContext({}).renderer, 'index.html')
  return existsSync(page)
    ? { what: 'window', ok: true, says: { en: page, fr: page } }
    : { what: 'window', ok: false, says: output.notBuilt }
}

const browserCheck = (): Finding => {
  const browser = findBrowser()
  return { what: 'browser', ok: browser !== undefined, says: output.browser(browser?.path, hasScreen()) }
}

/** The certificate shown to tablets, if this home has ever served any. */
const tabletsCheck = (): readonly Finding[] => {
  const certificate = certificateIn(homePath())
  if (certificate === undefined) return []
  const paired = devicesIn(homePath())
    .all()
    .filter(({ revoked }) => revoked === null).length
  return certificate === null
    ? [{ what: 'tablets', ok: false, says: output.noCertificate }]
    : [
        {
          what: 'tablets',
          ok: Date.parse(certificate.validTo) > Date.now(),
          says: output.certificate(certificate.subjectAltName ?? '', new Date(certificate.validTo), paired),
        },
      ]
}

/** Whether the hub of the file's tournament admits this laptop, and this laptop's clock offset to it. */
const hubCheck = async (file: string): Promise<readonly Finding[]> => {
  const tournament = tournamentOf(file)
  const address = tournament && hubOf(homePath(), tournament.id)
  if (!tournament || address === undefined) return []
  const { ok, says, ahead } = await tryHub(address, tournament)
  const clock: readonly Finding[] = ahead ? [{ what: 'clock', ok: !isClockWrong(ahead), says: output.clock(ahead.ahead) }] : []
  return [{ what: 'hub', ok, says }, ...clock]
}

/** Undefined if the file can't be read, which the check of the file reports. */
const tournamentOf = (file: string): HubTournament | undefined =>
  tried(() => {
    const read = readFileOnce(file, namedTournamentIn)
    return read.ok ? read.value : undefined
  })

/** Path of the diagnostics, for a bug report. */
const logCheck = (): Finding => {
  const path = logPath(homePath())
  return { what: 'log', ok: true, says: existsSync(path) ? { en: path, fr: path } : output.noLog(path) }
}

/** Without Electron's program the window opens in a browser, which is fine. */
const electronCheck = (): Finding => {
  const version = process.versions.electron
  if (version) return { what: 'electron', ok: true, says: { en: version, fr: version } }
  const program = electronProgram()
  return { what: 'electron', ok: true, says: program ? output.electronThere(program) : output.noElectron }
}

/** The program that Electron's package names; undefined if the package is missing or incomplete. */
const electronProgram = (): string | undefined =>
  tried(() => {
    const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'))
    const program = join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8'))
    return existsSync(program) ? program : undefined
  })
