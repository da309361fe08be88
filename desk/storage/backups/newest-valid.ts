import { openToRead } from '../../../db/file/open-to-read.ts'
import { verify } from '../../../db/file/verify.ts'
import type { BackupFile } from '../../contract/backups.ts'
import { allBackups } from './backup-folder.ts'

export const newestValidBackup = (home: string, file: string): BackupFile | undefined =>
  allBackups(home, file).find((backup) => {
    const opened = openToRead(backup.file)
    if (!opened.ok) return false
    try {
      return verify(opened.value).ok
    } finally {
      opened.value.close()
    }
  })
