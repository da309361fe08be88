import { Fragment, jsxDEV as make } from 'react/jsx-dev-runtime'
import { textsIn } from './isolated.ts'

export { Fragment }

/** The JSX factory in tests of components. */
export const jsxDEV: typeof make = (type, props, ...rest) => make(type, textsIn(props), ...rest)
