import type { ReplayHand, ScratchEdit } from '../../../desk/contract/replay.ts'
import { ruleSetNameOf, ruleSetShort } from '../../../engine/wording/terms/rule-sets.ts'
import { useRuleSets } from '../../app-state/desk/use-rule-sets.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/status.tsx'
import * as replayCss from '../replay.module.css'
import { ScratchField } from './edit-field.tsx'
import { ScratchFindings } from './findings.tsx'
import * as css from './scratch.module.css'
import type { ScratchState } from './use-scratch.ts'

type ScratchPanelProps = { readonly used: ScratchState; readonly hand: ReplayHand; readonly onAct: (act: number) => void }

/** The changes of the copy, the rule set that judges it, and its findings. */
export const ScratchPanel = ({ used, hand, onAct }: ScratchPanelProps) => {
  const { t } = useWords()
  const { scratch, act, edits, draft, trouble, begin, leaveOut, undo } = used
  const { keyOf } = useBindings()
  return (
    <>
      <div className={`blocks ${css.scratchdo}`}>
        {draft ? (
          <ScratchField used={used} draft={draft} />
        ) : (
          <div className="do">
            {act > 0 && (
              <>
                <Button className="sm" label={t('whatIf.change')} chord={keyOf('replay.change')} onClick={() => begin('replace')} />
                <Button className="sm" label={t('whatIf.leaveOut')} chord={keyOf('replay.leaveOut')} onClick={leaveOut} />
                <Button className="sm" label={t('whatIf.before')} chord={keyOf('replay.before')} onClick={() => begin('before')} />
              </>
            )}
            <Button className="sm" label={t('whatIf.after')} chord={keyOf('replay.after')} onClick={() => begin('after')} />
          </div>
        )}
        <Alert says={trouble} />
        <RulesChoice used={used} hand={hand} />
        <h3 className="label">{t('whatIf.changes')}</h3>
        {edits.length === 0 ? (
          <p className="q2">{t('whatIf.noChanges')}</p>
        ) : (
          <ol className={`lines ${css.scratchedits}`}>
            {edits.map((edit, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: changes are listed in the order in which they were made
              <li key={n} className="cluster">
                <Says edit={edit} />
                {n === edits.length - 1 && (
                  <Button className="sm quiet" label={t('whatIf.undo')} chord={keyOf('replay.undo')} onClick={undo} />
                )}
              </li>
            ))}
          </ol>
        )}
      </div>
      {scratch && <ScratchFindings scratch={scratch} hand={hand} act={act} onAct={onAct} />}
    </>
  )
}

/** A change in a few words, with the act numbers of its time. */
const Says = ({ edit }: { readonly edit: ScratchEdit }) => {
  const { t } = useWords()
  switch (edit.do) {
    case 'insert':
      return <code>{t('whatIf.says.insert', { act: edit.at, text: edit.text })}</code>
    case 'replace':
      return <code>{t('whatIf.says.replace', { act: numbers(edit), text: edit.text })}</code>
    case 'remove':
      return <code>{t('whatIf.says.remove', { act: numbers(edit) })}</code>
    case 'move':
      return <code>{t('whatIf.says.move', { act: numbers(edit), after: edit.after })}</code>
  }
}

const numbers = ({ at, count }: { readonly at: number; readonly count: number }): string =>
  count > 1 ? `${at}–${at + count - 1}` : String(at)

/** The rule set that judges the copy: the hand's own, or any other. */
const RulesChoice = ({ used, hand }: Pick<ScratchPanelProps, 'used' | 'hand'>) => {
  const { t, language } = useWords()
  const sets = useRuleSets()
  const others = sets.filter(({ id, edition }) => id !== hand.rules.id || edition !== hand.rules.edition)
  const nameOf = (rules: ReplayHand['rules']): string => ruleSetShort(ruleSetNameOf(rules), language).name
  return (
    <label className="cluster">
      {t('whatIf.under')}{' '}
      <select value={used.rules ?? ''} onChange={(event) => used.by(event.target.value === '' ? null : event.target.value)}>
        <option value="">{t('whatIf.inForce', { rules: nameOf(hand.rules) })}</option>
        {others.map((rules) => (
          <option key={rules.id} value={rules.id}>
            {nameOf(rules)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Says above the board that a scratch copy is on screen, and throws it away. */
export const ScratchBand = ({ onThrowAway }: { readonly onThrowAway: () => void }) => {
  const { t } = useWords()
  return (
    <div className={`cluster inverse ${replayCss.scratchband}`}>
      <b>{t('whatIf.open')}</b> {t('whatIf.not')}
      <Button className="sm push" label={t('whatIf.throwAway')} chord="Escape" onClick={onThrowAway} />
    </div>
  )
}
