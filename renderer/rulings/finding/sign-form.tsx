import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { awaitsDeclaration } from '../../../engine/model/findings.ts'
import { isImposable } from '../../../engine/model/penalties.ts'
import { unitOf } from '../../../engine/rulebook/penalties/penalty-choices.ts'
import { headline } from '../../../engine/wording/findings/headline.ts'
import { useRuleSet } from '../../app-state/desk/use-rule-set.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import type { FindingWords } from '../../language/finding-words.ts'
import { useWords } from '../../language/language.ts'
import type { RulingProps } from '../../record/findings/ruling-state.ts'
import { Button } from '../../ui/button.tsx'
import { FormSentContext } from '../../ui/fields/typed-number.tsx'
import { penaltyAsTyped, typedFrom } from '../fields/typed-penalty.ts'
import { DecidedBefore } from './decided-before.tsx'
import { adjacentPenalty, noPoints, PenaltyChoice } from './penalty-choice.tsx'
import * as css from './ruling.module.css'
import { choosesPenalty, type RulingDraft, type SigningMode } from './ruling-draft.ts'
import { useMilder } from './use-milder.ts'
import { useSigning } from './use-signing.ts'

type SignFormProps = RulingProps & {
  readonly words: FindingWords
  readonly carriedOut: readonly string[]
  readonly mode: Exclude<SigningMode, null>
  readonly draft: RulingDraft
  readonly onDraft: (part: Partial<RulingDraft>) => void
  readonly signs: string
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Form to sign a decision with its reason. A confirmation comes with a default reason that can be overwritten. */
export const SignForm = ({ state, shown, words, carriedOut, mode, draft, onDraft, signs, onDone, onCancel }: SignFormProps) => {
  const { t, language } = useWords()
  const { by, referees, choose } = useSigner()
  const name = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState(false)
  // a decision that came while the form was open is said before this one takes its place
  const ruling = shown.ruling?.ref
  const [known, setKnown] = useState(ruling)
  const [meanwhile, setMeanwhile] = useState<string | null>(null)
  const { sign, sending, busy, trouble } = useSigning({ state, shown }, carriedOut, onDone)
  const form = useRef<HTMLDivElement>(null)
  const chooses = choosesPenalty(mode)
  const milder = useMilder(state, shown)
  const reason = draft.reasons[mode] ?? standardReason()
  const [wasTyped] = useState(draft.reasons[mode] !== undefined)
  const rules = useRuleSet(state.rules)
  const before = shown.ruling?.imposed ?? (isImposable(shown.proposed) ? shown.proposed : null)
  const typedBefore = before && isImposable(before) ? typedFrom(before) : null
  const points = typedBefore?.kind === 'points' ? typedBefore : noPoints(unitOf(rules))
  const typed = draft.penalty ?? typedBefore
  const penalty = penaltyAsTyped(typed)
  const setPenalty = (next: typeof typed): void => onDraft({ penalty: next })
  useEffect(() => {
    // asks for the name first if nobody is signed in
    if (name.current?.value.trim() === '') name.current.focus()
    else if (mode === 'decide') form.current?.querySelector<HTMLElement>('.choices button')?.focus()
    else if (field.current) {
      // the next letter replaces the default reason, and continues one that was typed before
      const { length } = field.current.value
      field.current.focus()
      field.current.setSelectionRange(wasTyped ? length : 0, length)
    }
  }, [mode, wasTyped])
  const kind = typed?.kind
  useEffect(() => {
    // moves the focus to the chosen penalty
    const pressed = kind && form.current?.querySelector<HTMLElement>('.choices button[aria-pressed=true]')
    if (pressed && document.activeElement instanceof HTMLButtonElement && document.activeElement.closest('.choices')) pressed.focus()
  }, [kind])
  const trySign = (): void => {
    setAsked(true)
    if (busy) return
    if (by.trim() === '') name.current?.focus()
    else if (chooses && typed === null) form.current?.querySelector<HTMLElement>('.choices button')?.focus()
    else if (chooses && penalty === null) form.current?.querySelector<HTMLElement>('[data-lacks]')?.focus()
    else if (reason.trim() === '') field.current?.focus()
    else if (shown.ruling && ruling !== known) {
      setKnown(ruling)
      setMeanwhile(shown.ruling.by)
    } else {
      setMeanwhile(null)
      sign({ mode, reason: reason.trim(), penalty: penalty ?? shown.proposed, by })
    }
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) trySign()
    else if (event.key === 'Escape') onCancel()
    else if (chooses && goesBack(event)) setPenalty(adjacentPenalty(typed, -1, points))
    else if (chooses && goesOn(event)) setPenalty(adjacentPenalty(typed, 1, points))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  /** Whether an arrow key steps through the penalties: up and down in the reason, all four on the buttons. */
  const goesBack = ({ key, target }: KeyboardEvent): boolean =>
    target instanceof HTMLButtonElement ? key === 'ArrowUp' || key === 'ArrowLeft' : target === field.current && key === 'ArrowUp'
  const goesOn = ({ key, target }: KeyboardEvent): boolean =>
    target instanceof HTMLButtonElement ? key === 'ArrowDown' || key === 'ArrowRight' : target === field.current && key === 'ArrowDown'
  const lacking = asked && (chooses && typed === null ? 'act.noPenalty' : reason.trim() === '' ? 'ruling.noReason' : null)
  const said = lacking
    ? t(lacking)
    : meanwhile !== null
      ? t('ruling.meanwhile', { name: meanwhile })
      : sending.kind === 'refused'
        ? t('alarm.refused', { text: trouble })
        : trouble
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl Enter and Esc act in every field of the form
    <div ref={form} data-keeps-letters="" onKeyDown={press}>
      <fieldset disabled={busy} className={css.sign}>
        <h2 className="nb">{t(`ruling.${mode}`)}</h2>
        {chooses && (
          <FormSentContext value={asked}>
            <PenaltyChoice penalty={typed} points={points} onPenalty={setPenalty} />
          </FormSentContext>
        )}
        {mode === 'decide' && <DecidedBefore shown={shown} />}
        {referees.length === 0 && (
          <div className="field">
            <label htmlFor="signs">{t('signs.as')}</label>
            <input ref={name} id="signs" value={by} maxLength={200} autoComplete="off" onChange={(event) => choose(event.target.value)} />
          </div>
        )}
        <div className="field">
          <label htmlFor="reason">{t('ruling.reason')}</label>
          <input
            ref={field}
            id="reason"
            value={reason}
            maxLength={4000}
            onChange={(event) => onDraft({ reasons: { ...draft.reasons, [mode]: event.target.value } })}
            aria-invalid={lacking === 'ruling.noReason'}
            aria-describedby="reason-why"
            autoComplete="off"
          />
          <span className="err" id="reason-why" role="alert">
            {said}
          </span>
        </div>
      </fieldset>
      <div className="row" data-state={state.seq}>
        <Button className="lg primary" label={t('ruling.sign')} chord="Control+Enter" onClick={trySign} disabled={busy} />
        <Button className="lg" label={t('app.back')} chord="Escape" onClick={onCancel} />
        <span className="push q2">{signs}</span>
      </div>
    </div>
  )
  function standardReason(): string {
    // the signature declares a hand dead that awaits it
    const { finding } = shown
    const what = awaitsDeclaration(finding) ? headline({ ...finding, declared: finding.event }, language) : words.title
    if (mode === 'milder') return t('ruling.asMilder', { section: milder?.section ? ` (${milder.section})` : '', what })
    return mode === 'confirm' || mode === 'decide' ? t('ruling.asFound', { what }) : ''
  }
}
