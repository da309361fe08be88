import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Tournament } from '../../../desk/contract/tournaments.ts'
import { ruleSet } from '../../../engine/editions/index.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import type { DeclaredDifference } from '../../../engine/rulebook/house/house-rules.ts'
import { sayDifference } from '../../../engine/wording/editions/house-rules.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useHouseRules } from '../../app-state/desk/use-rule-set.ts'
import { useSend } from '../../app-state/desk/use-send.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { forgetDraft } from '../../app-state/storage/drafts.ts'
import { useWords } from '../../language/language.ts'
import { HouseDifference } from '../../rulebook/house-difference.tsx'
import { Button } from '../../ui/button.tsx'
import { focusAtEnd } from '../../ui/fields/line-field.tsx'
import { AddRuleForm } from './add-rule-form.tsx'
import { useRoundsAhead } from './from-round.tsx'
import { withDifferences } from './house-draft.ts'
import { RemoveRuleForm, type RuleDecision } from './remove-rule-form.tsx'
import * as css from './rules.module.css'

/** The form of a further house rule; the form of a removal is named by what the rule says. */
const ADDITION = ''

type HouseSectionProps = { readonly tournament: Tournament; readonly rules: RuleSet }

/** The house rules, each with who decided it, when and why; forms add and remove them. */
export const HouseSection = ({ tournament, rules }: HouseSectionProps) => {
  const { t, language } = useWords()
  const { by, sign } = useSigner()
  const house = useHouseRules(rules)
  const { data: known = [] } = useQuery(ask.ruleSets.list.queryOptions())
  /** The open form: that of a further house rule, or of the removal of one. */
  const [open, setOpen] = useState<string | null>(null)
  /** The form that was left: its button gets the focus back. */
  const [left, setLeft] = useState<string | null>(null)
  const [from, setFrom] = useState<number | null | undefined>(undefined)
  const ahead = useRoundsAhead()
  const openForm = (form: string): void => {
    setOpen(form)
    setLeft(null)
  }
  const leave = (button: string): void => {
    setOpen(null)
    setLeft(button)
  }
  const { sending, trouble, send, busy } = useSend(() => leave(ADDITION))
  const parent = ruleSet(rules.base)
  const formDraft = `house-rule ${tournament.file}`
  const removalDraft = (one: DeclaredDifference): string => `house-removal ${tournament.file} ${JSON.stringify(one)}`
  const base = { name: tournament.name, before: house, known, rules }
  const give = (
    change: { readonly add: DeclaredDifference } | { readonly remove: DeclaredDifference },
    since: number | null,
    decided?: RuleDecision,
  ): void => {
    const now = withDifferences(base, change)
    // without differences, the rule set is the built-in one again
    const to = now.differences.length > 0 ? { text: JSON.stringify(now) } : { id: now.parent }
    const instead = { id: rules.id, edition: rules.edition }
    const goBy = { rules: to, from: since, instead, ...(decided && { decided }) }
    sign((by) =>
      send(async (key) => {
        await desk.ruleSets.goBy({ ...goBy, by, key })
        forgetDraft('add' in change ? formDraft : removalDraft(change.remove))
      }),
    )
  }
  return (
    <section>
      <h2>{t('house.title')}</h2>
      {house && parent ? (
        <ul className={`lined ${css.houserules}`}>
          {house.differences.map((one) => {
            const { what } = sayDifference(one, parent, language)
            return (
              <li key={what}>
                <HouseDifference one={one} parent={parent} />
                <Button
                  ref={left === what ? focusAtEnd : undefined}
                  className="sm"
                  disabled={busy}
                  aria-label={t('house.removeOne', { what })}
                  onClick={() => openForm(what)}
                >
                  {t('house.remove')} …
                </Button>
                {open === what && (
                  <RemoveRuleForm
                    what={what}
                    by={by}
                    ahead={ahead}
                    draft={removalDraft(one)}
                    busy={busy}
                    said={trouble}
                    onSend={(decided, since) => give({ remove: one }, since, decided)}
                    onLeave={() => leave(what)}
                  />
                )}
              </li>
            )
          })}
        </ul>
      ) : (
        <p className="q2">{t('house.none')}</p>
      )}
      {open === ADDITION ? (
        <AddRuleForm
          base={base}
          by={by}
          ahead={ahead}
          from={from}
          onFrom={setFrom}
          draft={formDraft}
          busy={busy}
          said={trouble}
          onSend={(added, since) => give({ add: added }, since)}
          onLeave={() => leave(ADDITION)}
        />
      ) : (
        <div className="row">
          <Button
            label={t('house.add')}
            ref={left === ADDITION ? focusAtEnd : undefined}
            disabled={busy}
            onClick={() => openForm(ADDITION)}
          />
          <span className="err" role="alert">
            {sending.kind === 'refused' ? sending.message : ''}
          </span>
        </div>
      )}
    </section>
  )
}
