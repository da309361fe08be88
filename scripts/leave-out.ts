import type { Plugin } from 'vite'

const EXAMPLES = /^ {2}examples: \[(?:[^\n]*|\n.*?^ {2})\],\n/ms

/** Leaves out what the app never reads, so that no tablet waits for it and no command loads it. */
export const leaveOut: Plugin[] = [
  {
    // examples of rules are for tests, and for those who read the sources
    name: 'leave-out-examples',
    enforce: 'pre',
    transform: {
      filter: { id: /\/engine\/rules\/.+\.ts$/, code: EXAMPLES },
      handler: (code) => ({ code: code.replace(EXAMPLES, '  examples: [],\n'), map: null }),
    },
  },
  {
    // of the evaluation library, the games that it could play
    name: 'leave-out-play',
    transform: {
      filter: { id: /\/majiang-core\/lib\/index\.js$/ },
      handler: (code) => ({ code: code.replaceAll(/^ +(?:He|Board|Game|Player): +require\('[^']+'\),\n/gm, ''), map: null }),
    },
  },
]
