import { Fragment, jsx as make, jsxs as makeOfSeveral } from 'react/jsx-runtime'
import { withHarmlessTexts } from './isolated.ts'

export { Fragment }

/** The window's JSX factory: React's own, with every text made harmless, wherever it comes from. */
export const jsx: typeof make = (type, props, key) => make(type, withHarmlessTexts(props), key)

/** The same for an element with several children. */
export const jsxs: typeof makeOfSeveral = (type, props, key) => makeOfSeveral(type, withHarmlessTexts(props), key)
