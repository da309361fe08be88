import { join, resolve } from 'node:path'
import { z } from 'zod'
import { backupFolder } from '../../../db/file/backup/backups.ts'
import { changePrivateJson, readPrivateJson } from '../files/private-files.ts'

/** The user's chosen backup folders on this machine, by tournament file; never stored in the file itself. */
const NAME = 'backup-folders.json'
const kept = z.record(z.string(), z.string())

/** The chosen backup folder of a file; undefined if none was chosen. */
export const chosenBackupFolder = (home: string, file: string): string | undefined =>
  readPrivateJson(join(home, NAME), kept)?.[resolve(file)]

/** The backup folder of a file: the chosen one, else the one next to the file. */
export const backupsGoTo = (home: string, file: string): string => chosenBackupFolder(home, file) ?? backupFolder(file)

/** Changes the backup folder of a file: `choose` receives the previous one; null means the one next to the file. */
export const chooseBackupFolder = (home: string, file: string, choose: (before: string | undefined) => string | null): void => {
  const change = ({ [resolve(file)]: before, ...others }: Readonly<Record<string, string>>) => {
    const folder = choose(before)
    return folder === null ? others : { ...others, [resolve(file)]: folder }
  }
  changePrivateJson(join(home, NAME), { form: kept, otherwise: {}, change })
}
