const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the of in on at to it its is are was were be been i he she they we you him her his their my your from and or with by for what if when
  do does did then that this these who which has have had as so up out can could just somebody someone
  le la les un une des de du d l au aux en et ou il elle on ils a est son sa ses leur leurs mon ma que qui quand si ne se s qu y avec pour
  par dans sur quelqu ce cette ces fait faire t during game pendant partie`.split(/\s+/),
)

/** Whether a folded word says nothing about what happened. */
export const saysNothing = (word: string): boolean => STOP_WORDS.has(word)

/** A word without the endings that English and French put to it: `rotated`, `rotating` → `rotat`; `oublié`, `oublier` → `oubli`. */
export const stemOf = (word: string): string => {
  const short = ENDINGS.find((ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM)
  return short === undefined ? word : stemOf(word.slice(0, word.length - short.length))
}
const ENDINGS = ['ing', 'ed', 'es', 'er', 'ez', 's', 'e']
const SHORTEST_STEM = 4
