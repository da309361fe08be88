import { join, resolve } from 'node:path'
import { z } from 'zod'
import { backupFolder } from '../../../db/file/backup/backups.ts'
import { changeOwnJson, readOwnJson } from '../files/private-files.ts'

/** Where backups of a file go on this machine, where somebody chose a folder: kept beside what else belongs to the person, never in the file. */
const NAME = 'backup-folders.json'
const kept = z.record(z.string(), z.string())

/** The folder that was chosen for the backups of a file; undefined where none was. */
export const chosenBackupFolder = (home: string, file: string): string | undefined => readOwnJson(join(home, NAME), kept)?.[resolve(file)]

/** The folder that backups of a file go to: the chosen one, else the one next to it. */
export const backupsGoTo = (home: string, file: string): string => chosenBackupFolder(home, file) ?? backupFolder(file)

/** Remembers another folder for the backups of a file: `choose` is given the one before; where it returns null, they go next to the file again. */
export const chooseBackupFolder = (home: string, file: string, choose: (before: string | undefined) => string | null): void => {
  const change = ({ [resolve(file)]: before, ...others }: Readonly<Record<string, string>>) => {
    const folder = choose(before)
    return folder === null ? others : { ...others, [resolve(file)]: folder }
  }
  changeOwnJson(join(home, NAME), { form: kept, otherwise: {}, change })
}
