/**
 * Restricts all files that this program and its child processes create to this user: files 0600, folders 0700. SQLite gives `-wal` and
 * `-shm` the mode of their file. Each program calls this once, before anything else.
 */
export const restrictFiles = (): void => void process.umask(0o077)
