import { Fragment, jsxDEV as make } from 'react/jsx-dev-runtime'
import { withHarmlessTexts } from './isolated.ts'

export { Fragment }

/** The JSX factory in tests of components. */
export const jsxDEV: typeof make = (type, props, ...rest) => make(type, withHarmlessTexts(props), ...rest)
