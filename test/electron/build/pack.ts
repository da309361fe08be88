/** Packs the app into the folder named, as `npm run package` does; run by packed.test.ts in a process of its own. */
import { api } from '@electron-forge/core'

const [, , outDir = ''] = process.argv
await api.package({ dir: process.cwd(), outDir, interactive: false })
