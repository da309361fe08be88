import type { CSSOptions, Plugin } from 'vite'

/** Classes keep their names in the page, so that tests, tools and people find them: the decision on CSS modules says why. */
export const css: CSSOptions = { modules: { generateScopedName: '[local]', localsConvention: 'camelCaseOnly' } }

/** The build writes each class name where it is used, and no list of them. The styles of such a module are kept all the same. */
export const keepStyles: Plugin = {
  name: 'keep-styles',
  enforce: 'post',
  transform: { filter: { id: /\.module\.css$/ }, handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }) },
}
