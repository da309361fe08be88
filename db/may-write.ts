import { accessSync, constants } from 'node:fs'
import { dirname } from 'node:path'

/** Whether this user may write the file and, as every writer of it must, make files beside it. */
export const mayWrite = (file: string): boolean => {
  try {
    accessSync(file, constants.W_OK)
    accessSync(dirname(file), constants.W_OK)
    return true
  } catch {
    return false
  }
}
