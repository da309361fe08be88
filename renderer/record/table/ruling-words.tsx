import { useLanguage } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import type { RecordRow } from './rows.ts'
import * as css from './table.module.css'

/** `* ruling 8 swap.same-tile upheld dead-hand`: act, rule id, decision, and the penalty imposed instead of the proposed one. */
const RULING = /^ruling (\d+) (\S+) (.+)$/

type RulingWordsProps = { readonly row: Pick<RecordRow, 'seat' | 'words'> }

/** The words of an act. A rule id, as in a recorded ruling, is replaced by the rule's name. */
export const RulingWords = ({ row: { seat, words } }: RulingWordsProps) => {
  const language = useLanguage()
  const [, act, rule, decision] = (seat === '*' && RULING.exec(words)) || []
  if (rule === undefined) return words
  const name = ruleName(rule, language)
  return (
    <span title={`${name} · ${words}`}>
      <span className={css.fl}>ruling {act}</span> <b>{name}</b>{' '}
      <span className={css.fl}>
        {rule} {decision}
      </span>
    </span>
  )
}
