/**
 * Whatever this program and the programs that it starts make from now on is for this user alone: files 0600, folders 0700. SQLite gives `-wal` and
 * `-shm` the mode of their file. Each program calls this once, before anything else.
 */
export const makePrivateFiles = (): void => void process.umask(0o077)
