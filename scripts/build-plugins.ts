import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)

/** Below this size, in bytes, a file is sent in one packet anyway. */
const LEAST = 1000

/** Writes a compressed copy beside each file of the window, for tablets: fonts are compressed already. */
export const compressAssets: Plugin = {
  name: 'compress-assets',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const texts = Object.values(bundle).filter(({ fileName }) => /\.(?:js|css|svg|html)$/.test(fileName))
      await Promise.all(
        texts.map(async (file) => {
          const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          if (content.length < LEAST) return
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: await compress(content, { params }) })
        }),
      )
    },
  },
}

/** Leaves out what the app never reads of the evaluation library, the games that it could play: no tablet waits for it, no command loads it. */
export const leaveOutPlay: Plugin = {
  name: 'leave-out-play',
  transform: {
    filter: { id: /\/majiang-core\/lib\/index\.js$/ },
    handler: (code) => ({ code: code.replaceAll(/^ +(?:He|Board|Game|Player): +require\('[^']+'\),\n/gm, ''), map: null }),
  },
}
