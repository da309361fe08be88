import type { RuleId } from '../../engine/model/rule-ids.ts'
import { ruleName } from '../../engine/wording/rules/rule-table.ts'
import { paths } from '../app-state/navigation/paths.ts'
import { useLanguage } from '../language/language.ts'
import * as css from './rulebook.module.css'
import { type RuleHit, splitAtHits } from './search.ts'

type RuleLinkProps = { readonly hit: RuleHit; readonly query: string; readonly last: RuleId | null }

/** A rule in the list, with the sentence that the search matched. */
export const RuleLink = ({ hit: { rule, sentence }, query, last }: RuleLinkProps) => {
  const language = useLanguage()
  return (
    <a className={css.ruleLink} href={`#${paths.rule(rule)}`} data-rule={rule} aria-current={rule === last ? 'true' : undefined}>
      <b>
        <Marked text={ruleName(rule, language)} query={query} />
      </b>
      <code>
        <Marked text={rule} query={query} />
      </code>
      {sentence !== null && (
        <small>
          <Marked text={sentence} query={query} />
        </small>
      )}
    </a>
  )
}

type MarkedProps = { readonly text: string; readonly query: string }

const Marked = ({ text, query }: MarkedProps) =>
  splitAtHits(text, query).map(({ text, hit }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
    hit ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  )
