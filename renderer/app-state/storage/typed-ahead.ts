import { createStore } from './store.ts'

/** What was typed while a table was being opened, for its line. */
export const typedAhead = createStore('')
