import { Fragment } from 'react'
import { CONDUCT_IDS } from '../../engine/model/conduct.ts'
import type { RuleId } from '../../engine/model/rule-ids.ts'
import type { RuleSet } from '../../engine/model/rule-set.ts'
import { capitalized } from '../../engine/phrases/typeset.ts'
import { hasText, type RuleInSet, treatsOtherwise } from '../../engine/rulebook/rule-in-edition.ts'
import { conductName } from '../../engine/wording/penalties/conduct.ts'
import { conductLines } from '../../engine/wording/penalties/conduct-proposal.ts'
import { remedyName } from '../../engine/wording/penalties/remedy-names.ts'
import { ruleLaw } from '../../engine/wording/rules/rule-table.ts'
import { ruleSetShort } from '../../engine/wording/terms/rule-sets.ts'
import { ruleSetKey } from '../app-state/desk/use-rule-sets.ts'
import { dotted } from '../language/format.ts'
import { useWords } from '../language/language.ts'
import { Sentence } from '../ui/tiles/said.tsx'
import { familyOf } from './families.ts'
import { RuleLink } from './rule-link.tsx'
import * as css from './rulebook.module.css'
import type { RuleHit } from './search.ts'
import { SetCell } from './set-cell.tsx'

type RulesTableProps = {
  readonly hits: readonly RuleHit[]
  readonly query: string
  readonly last: RuleId | null
  /** Rule sets, the one in force first. */
  readonly sets: readonly [RuleSet, ...RuleSet[]]
  readonly inSets: (rule: RuleId) => readonly RuleInSet[]
  /** The single rule set to show with its text; null: all of them side by side. */
  readonly one: RuleSet | null
}

/** The rules by chapter, under all rule sets side by side or under one with its text. */
export const RulesTable = ({ hits, query, last, sets, inSets, one }: RulesTableProps) => {
  const { t, language } = useWords()
  const columns = one ? [one] : sets
  const width = one ? 4 : sets.length + 1
  return (
    <table className={one ? `${css.book} ${css.one}` : css.book}>
      <thead>
        <tr>
          <th scope="col">{t('rulebook.rule')}</th>
          {columns.map((rules) => {
            const { name, note } = ruleSetShort(rules, language)
            const inForce = rules === sets[0]
            return (
              <th key={ruleSetKey(rules)} scope="col" className={inForce && !one ? css.force : ''}>
                {name} <small>{dotted(inForce && t('compare.inForce'), note)}</small>
              </th>
            )
          })}
          {one && (
            <>
              <th scope="col">{t('compare.todo')}</th>
              <th scope="col">{t('rulebook.meaning')}</th>
            </>
          )}
        </tr>
      </thead>
      {groupsOf(hits).map(({ family, hits }) => (
        <tbody key={family}>
          <tr>
            <th scope="rowgroup" colSpan={width} className={css.family}>
              {t(`rulebook.families.${family}`)}
            </th>
          </tr>
          {hits.map((hit) => {
            const said = inSets(hit.rule)
            const [own] = said
            const inOne = said.find(({ rules }) => rules === one)
            return (
              <tr key={hit.rule}>
                <th scope="row">
                  <RuleLink hit={hit} query={query} last={last} />
                </th>
                {columns.map((rules) => {
                  const cell = said.find((each) => each.rules === rules)
                  return (
                    <td key={ruleSetKey(rules)} className={rules === sets[0] && !one ? css.force : ''}>
                      {cell && own && <SetCell said={cell} differs={rules !== sets[0] && treatsOtherwise(own, cell)} />}
                    </td>
                  )
                })}
                {one && (
                  <>
                    <td>{(inOne?.remedies ?? []).map((remedy) => remedyName(remedy, language)).join(', ')}</td>
                    <td className={inOne?.level ? css.law : `${css.law} ${css.off}`}>
                      {inOne && hasText(inOne) && <Sentence text={ruleLaw(hit.rule, one.base, language)} />}
                    </td>
                  </>
                )}
              </tr>
            )
          })}
        </tbody>
      ))}
      {query === '' && (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={width} className={css.family}>
              {t('rulebook.families.conduct')}
            </th>
          </tr>
          {CONDUCT_IDS.map((id) => (
            <tr key={id}>
              <th scope="row">
                <span className={css.ruleLink}>
                  <b>{conductName(id, language)}</b>
                  <code>{id}</code>
                </span>
              </th>
              {columns.map((rules) => (
                <td key={ruleSetKey(rules)} className={rules === sets[0] && !one ? css.force : ''}>
                  {conductLines(id, rules, language).map((line) => (
                    <small key={line}>{capitalized(line)}</small>
                  ))}
                </td>
              ))}
              {one && (
                <Fragment>
                  <td />
                  <td />
                </Fragment>
              )}
            </tr>
          ))}
        </tbody>
      )}
    </table>
  )
}

const groupsOf = (hits: readonly RuleHit[]) => {
  const groups: { readonly family: ReturnType<typeof familyOf>; readonly hits: RuleHit[] }[] = []
  for (const hit of hits) {
    const family = familyOf(hit.rule)
    const group = groups.find((one) => one.family === family)
    if (group) group.hits.push(hit)
    else groups.push({ family, hits: [hit] })
  }
  return groups
}
