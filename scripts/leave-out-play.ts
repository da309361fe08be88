import type { Plugin } from 'vite'

/** Leaves out what the app never reads of the evaluation library, the games that it could play: no tablet waits for it, no command loads it. */
export const leaveOutPlay: Plugin = {
  name: 'leave-out-play',
  transform: {
    filter: { id: /\/majiang-core\/lib\/index\.js$/ },
    handler: (code) => ({ code: code.replaceAll(/^ +(?:He|Board|Game|Player): +require\('[^']+'\),\n/gm, ''), map: null }),
  },
}
