import { pathToFileURL } from 'node:url'

/** `node scripts/shinpan.ts` does the same as `npm run shinpan`, which starts sooner, because Node need not strip types from it. */
await import(pathToFileURL(`${import.meta.dirname}/shinpan.mjs`).href)
