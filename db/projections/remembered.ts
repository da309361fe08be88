import { type ReadableDb, slotIn } from '../sqlite/handle.ts'

/** A lookup that a projection makes for each act of a hand. */
type Lookup<Key, Answer> = {
  readonly get: (db: ReadableDb, key: Key) => Answer
  /** The answer from now on, after the caller has changed it. */
  readonly set: (db: ReadableDb, key: Key, answer: Answer) => void
}

/** `round`: how often answers were forgotten; null: none are remembered. */
const memory = slotIn<{ round: number | null; forgotten: number }>(() => ({ round: null, forgotten: 0 }))

/**
 * Remembers the answers of `remembered` lookups while a function projects many entries in a transaction, in which nothing else is written.
 * Acts that are only appended to their hands change no answer but the one that they set.
 */
export const withLookupsRemembered = <T>(db: ReadableDb, projectAll: () => T): T => {
  const state = memory(db)
  if (state.round !== null) return projectAll()
  forgetIn(state)
  try {
    return projectAll()
  } finally {
    state.round = null
  }
}

/** Call for every other change of the projections. */
export const forgetLookups = (db: ReadableDb): void => {
  const state = memory(db)
  if (state.round !== null) forgetIn(state)
}

const forgetIn = (state: { round: number | null; forgotten: number }): void => {
  state.forgotten++
  state.round = state.forgotten
}

export const remembered = <Key, Answer>(look: (db: ReadableDb, key: Key) => Answer): Lookup<Key, Answer> => {
  const slot = slotIn<{ round: number; readonly answers: Map<Key, Answer> }>(() => ({ round: 0, answers: new Map() }))
  const answersIn = (db: ReadableDb): Map<Key, Answer> | undefined => {
    const { round } = memory(db)
    if (round === null) return undefined
    const known = slot(db)
    if (known.round !== round) known.answers.clear()
    known.round = round
    return known.answers
  }
  return {
    get: (db, key) => {
      const answers = answersIn(db)
      const before = answers?.get(key)
      if (before !== undefined) return before
      const answer = look(db, key)
      answers?.set(key, answer)
      return answer
    },
    set: (db, key, answer) => void answersIn(db)?.set(key, answer),
  }
}
