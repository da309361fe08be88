import { Fragment, jsx as make, jsxs as makeOfSeveral } from 'react/jsx-runtime'
import { textsIn } from './isolated.ts'

export { Fragment }

/** What JSX becomes in this window: React's own, with all texts as they may be drawn, wherever they come from. */
export const jsx: typeof make = (type, props, key) => make(type, textsIn(props), key)

/** The same for an element with several children. */
export const jsxs: typeof makeOfSeveral = (type, props, key) => makeOfSeveral(type, textsIn(props), key)
