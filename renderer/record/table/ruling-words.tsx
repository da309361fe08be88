import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx'
import type { RulingParts } from './named-ruling.tsx'
import type { RecordRow } from './rows.ts'

// names of rules are half the wording of the engine, and few rows are rulings
const NamedRuling = lazyWithRetry(async () => (await import('./named-ruling.tsx')).NamedRuling, {
  isPart: true,
  ahead: 'at once',
  first: ({ words }: RulingParts) => words,
})

/** `* ruling 8 swap.same-tile upheld dead-hand` */
const RULING = /^ruling (\d+) (\S+) (.+)$/

type RulingWordsProps = { readonly row: Pick<RecordRow, 'seat' | 'words'> }

/** The words of an act. A rule id, as in a recorded ruling, is replaced by the rule's name. */
export const RulingWords = ({ row: { seat, words } }: RulingWordsProps) => {
  const [, act = '', rule, decision = ''] = (seat === '*' && RULING.exec(words)) || []
  return rule === undefined ? words : <NamedRuling words={words} act={act} rule={rule} decision={decision} />
}
