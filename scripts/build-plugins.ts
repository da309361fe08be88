import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { CSSOptions, Plugin } from 'vite'

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

/** The examples of a rule in its file. */
const EXAMPLES = /^ {2}examples: (\[\n.*?^ {2}\]),\n/msu
const RULES = join(import.meta.dirname, '../engine/rules')

/**
 * Takes the examples of the rules, which are two fifths of their code, out of the chunk that judges: a tablet takes acts before it has them.
 * `engine/rules/examples.ts` has them, with the pages of the rules.
 */
export const examplesApart: Plugin = {
  name: 'examples-apart',
  // as the files stand
  enforce: 'pre',
  transform: {
    filter: { id: /\/engine\/rules\/.+\.ts$/ },
    handler: (code, id) => ({ code: id.endsWith('/engine/rules/examples.ts') ? allExamples() : code.replace(EXAMPLES, ''), map: null }),
  },
}

const allExamples = (): string => {
  const rules = globSync('*/*.ts', { cwd: RULES }).map((file) => readFileSync(join(RULES, file), 'utf8'))
  const examples = rules.flatMap((code) => {
    const [, list] = EXAMPLES.exec(code) ?? []
    const [, id] = /^ {2}id: ('[^']+'),$/mu.exec(code) ?? []
    if (/^ {2}examples: /mu.test(code) && !(id && list)) throw new Error(`this rule’s examples are not found: ${code.slice(0, 500)}`)
    return id && list ? [`${id}: ${list}`] : []
  })
  return `const EXAMPLES = { ${examples.join(', ')} }\nexport const examplesIn = (rule) => EXAMPLES[rule]`
}

/** Classes keep their names in the page, so that tests, tools and people find them: the decision on CSS modules says why. */
export const css: CSSOptions = { modules: { generateScopedName: '[local]', localsConvention: 'camelCaseOnly' } }

/** The build writes each class name where it is used, and no list of them. The styles of such a module are kept all the same. */
export const keepStyles: Plugin = {
  name: 'keep-styles',
  enforce: 'post',
  transform: { filter: { id: /\.module\.css$/ }, handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }) },
}
