import { join } from 'node:path'

/** Where something about tablets is kept in a home. */
export const ownFile = (home: string, name: string): string => join(home, 'tablets', name)
