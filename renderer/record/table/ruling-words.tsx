import { useLanguage } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import type { Row } from './rows.ts'

/** `* ruling 8 swap.same-tile upheld dead-hand`: its act, the code of its rule, what was decided, and what was imposed instead of what was proposed. */
const RULING = /^ruling (\d+) (\S+) (.+)$/

type RulingWordsProps = { readonly row: Pick<Row, 'seat' | 'words'> }

/** The words of an act; where they name a rule by its code, as a ruling in the record does, the rule's name goes before it. */
export const RulingWords = ({ row: { seat, words } }: RulingWordsProps) => {
  const language = useLanguage()
  const [, act, rule, decision] = (seat === '*' && RULING.exec(words)) || []
  if (rule === undefined) return words
  const name = ruleName(rule, language)
  return (
    <span title={`${name} · ${words}`}>
      <span className="fl">ruling {act}</span> <b>{name}</b>{' '}
      <span className="fl">
        {rule} {decision}
      </span>
    </span>
  )
}
