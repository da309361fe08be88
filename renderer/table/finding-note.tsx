import { forwardRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownFinding } from '../../desk/contract.ts'
import type { RuleSetName } from '../../engine/words/rule-sets.ts'
import { shapeOf } from '../icons/icon.tsx'
import { useWords } from '../ruling/use-words.ts'
import { type NoteAction, NoteBox } from './note-box.tsx'
import { isOpen, letters } from './notes.ts'

type FindingNoteProps = {
  readonly shown: ShownFinding
  readonly rules: RuleSetName
  readonly href: string
  readonly top: number
  readonly deferred: boolean
  /** Enter in the empty entry line opens it. */
  readonly entering: boolean
  readonly onOpen: () => void
  readonly onAnswer: (word: string) => void
  readonly onLater: () => void
  readonly onLeave: () => void
  readonly onStep: (by: 1 | -1) => void
}

/** A finding beside its act: level and seat, the rule, one sentence, what can be done. */
export const FindingNote = forwardRef<HTMLElement, FindingNoteProps>((props, ref) => {
  const { shown, rules, href, top, deferred, entering, onOpen, onAnswer, onLater, onLeave, onStep } = props
  const { t } = useTranslation()
  const words = useWords(shown.finding, rules)
  const { level, seat } = shown.finding
  const pending = shown.finding.state === 'pending'
  const open = isOpen(shown)
  const acting = open && !deferred
  const keys = letters(words.answers.map(({ label }) => label))
  const later: NoteAction = { label: t('table.later'), key: 'l', look: 'quiet', act: onLater }
  const actions: readonly NoteAction[] = !acting
    ? []
    : level === 'question'
      ? [
          ...words.answers.map(
            ({ word, label }, n): NoteAction => ({ label, key: keys[n] ?? '', look: 'plain', act: () => onAnswer(word) }),
          ),
          later,
        ]
      : level === 'violation'
        ? [{ label: t('table.openRuling'), key: 'Enter', look: 'primary', act: onOpen }, later]
        : level === 'record'
          ? [{ label: t('table.openRuling'), key: 'Enter', look: 'plain', act: onOpen }, later]
          : []
  const head = [t(`level.${pending ? 'pending' : level}`), seat && t(`seat.${seat}`)].filter(Boolean).join(' · ')
  const look = `${pending ? 'watch' : level} ${acting && (level === 'violation' || level === 'question') ? 'loud' : ''} ${open || pending ? '' : 'settled'} ${entering ? 'entering' : ''}`
  return (
    <NoteBox
      ref={ref}
      look={look}
      icon={pending ? 'watch' : shapeOf(level)}
      head={head}
      rule={shown.finding.rule}
      href={href}
      actions={actions}
      top={top}
      onLeave={onLeave}
      onStep={onStep}
    >
      <p>
        {words.short}
        {acting && level === 'violation' && shown.finding.penalty.kind !== 'none' && ` ${t('table.proposed', { penalty: words.penalty })}`}
      </p>
      {!open && !pending && (
        <p>
          <b>{shown.ruling ? t('table.ruled', { state: t(`state.${shown.state}`), by: shown.ruling.by }) : t(`state.${shown.state}`)}</b>
        </p>
      )}
    </NoteBox>
  )
})
