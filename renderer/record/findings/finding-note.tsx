import { forwardRef } from 'react'
import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { awaitsDeclaration } from '../../../engine/model/findings.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { useMayCall } from '../../app-state/identity/asker.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { useFindingWords } from '../../language/finding-words.ts'
import { dotted } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { chordWords } from '../../ui/chord-words.ts'
import { levelIcon } from '../../ui/icon.tsx'
import { type NoteAction, NoteBox } from './note-box.tsx'
import { isOpenFinding, isUnsigned, noteLetters } from './notes.ts'
import { decidedAs, levelShown } from './ruling-state.ts'
import { useDeclareDead } from './use-declare-dead.ts'
import { useMends } from './use-mends.ts'
import { needsReview, useReview } from './use-review.ts'
import { useUphold } from './use-uphold.ts'

type FindingNoteProps = {
  readonly state: TableState
  readonly shown: ShownFinding
  readonly href: string
  readonly top: number
  readonly deferred: boolean
  /** Enter in the empty entry line opens it. */
  readonly entering: boolean
  /** One key applies its first mend from anywhere on the screen. */
  readonly mending: boolean
  readonly onOpen: () => void
  readonly onAnswer: (word: string) => void
  readonly onLater: () => void
  readonly onLeave: () => void
  readonly onStep: (by: 1 | -1) => void
}

/** A finding beside its act: level and seat, the rule, one sentence, the possible actions. */
export const FindingNote = forwardRef<HTMLElement, FindingNoteProps>((props, ref) => {
  const { state, shown, href, top, deferred, entering, mending, onOpen, onAnswer, onLater, onLeave, onStep } = props
  const { t, language } = useWords()
  const { keyOf } = useBindings()
  const words = useFindingWords(shown.finding, state.rules)
  const { level, seat } = shown.finding
  const pending = shown.finding.state === 'pending'
  const open = isOpenFinding(shown)
  const acting = open && !deferred
  const waits = needsReview(useReview(shown))
  const { mends, mend, keep, confirm } = useMends(state, shown, acting && level !== 'advice')
  const declare = useDeclareDead(state, shown)
  /** Does it and leaves the note: the next letter, which may come before the desk's answer, is no longer for it. */
  const andLeave = (act: () => void) => (): void => {
    act()
    onLeave()
  }
  const letters = noteLetters({
    answers: words.answers.map(({ label }) => label),
    mends: mends.map(({ says }) => says[language]),
    taken: [...TAKEN, ...(declare ? [DECLARES] : []), ...(confirm ? [HAPPENED] : [])],
  })
  const [first] = mends
  const mendFirst = (): void => first && mend(first)
  useKeys(mending && first ? { [keyOf('table.mend')]: mendFirst } : {})
  const later: NoteAction = { label: t('table.later'), key: 'l', look: 'quiet', act: onLater }
  const [mayAnswer, mayRule] = [useMayCall('findings/answer'), useMayCall('findings/rule')]
  const answers = (mayAnswer ? words.answers : []).map(
    ({ word, label }, n): NoteAction => ({ label, key: letters.answers[n] ?? '', look: 'plain', act: () => onAnswer(word) }),
  )
  const opens = (look: NoteAction['look']): readonly NoteAction[] =>
    mayRule ? [{ label: t('table.openRuling'), key: 'Enter', look, act: onOpen }] : []
  const declares: readonly NoteAction[] = declare
    ? [{ label: t('table.declareDead'), key: DECLARES, look: 'primary', act: andLeave(declare) }]
    : []
  const uphold = useUphold(shown.ref)
  const pointOut = andLeave(() => uphold(t('ruling.wasPointedOut', { what: words.title })))
  const pointsOut: readonly NoteAction[] =
    mayRule && seat && shown.proposed.kind === 'none' ? [{ label: t('table.pointOut'), key: 'p', look: 'plain', act: pointOut }] : []
  const declaredAt = shown.finding.declared ?? null
  const unsigned = isUnsigned(shown)
  const actions: readonly NoteAction[] = !acting
    ? waits || unsigned
      ? opens('plain')
      : []
    : level === 'question'
      ? [...answers, later]
      : level === 'violation'
        ? [...declares, ...opens(declare ? 'plain' : 'primary'), later]
        : level === 'record'
          ? [
              ...(confirm ? [{ label: t('correct.happened'), key: HAPPENED, look: 'quiet', act: andLeave(confirm) } as const] : []),
              { label: t('correct.keep'), key: 'k', look: 'quiet', act: andLeave(keep) },
              ...(mends.length === 0 ? opens('plain') : []),
              later,
            ]
          : level === 'advice'
            ? [...pointsOut, ...(pointsOut.length === 0 ? opens('plain') : [])]
            : []
  const proposed = mends.map(
    (each, n): NoteAction => ({
      label: each.says[language],
      key: letters.mends[n] ?? '',
      ...(n === 0 && mending && { chord: chordWords(keyOf('table.mend')).join(' ') }),
      look: n === 0 && level === 'record' ? 'plain' : 'quiet',
      act: andLeave(() => mend(each)),
    }),
  )
  const head = dotted(t(`level.${pending ? 'pending' : level}`), seat && t(`seat.${seat}`))
  // in its own colour, or in the quiet one of a dismissed finding
  const colour = levelShown(shown) === level ? '' : levelShown(shown)
  const look = `${pending ? 'watch' : level} ${colour} ${acting && (level === 'violation' || level === 'question') ? 'loud' : ''} ${open || pending || waits ? '' : 'settled'} ${entering ? 'entering' : ''} ${mending ? 'mending' : ''} ${waits || unsigned ? 'awaited' : ''}`
  return (
    <NoteBox
      ref={ref}
      look={look}
      icon={pending ? 'watch' : levelIcon(level)}
      head={head}
      rule={shown.finding.rule}
      href={mayRule ? href : null}
      actions={actions}
      mends={proposed}
      mendsTitle={level === 'record' ? null : t('correct.ifRecord')}
      top={top}
      onLeave={onLeave}
      onStep={onStep}
    >
      <p>
        {words.short}
        {acting &&
          (level === 'violation' ? shown.finding.penalty.kind !== 'none' : level === 'advice' && shown.proposed.kind !== 'none') &&
          ` ${awaitsDeclaration(shown.finding) ? t('table.deadOnceDeclared') : t('table.proposed', { penalty: penaltyName(shown.proposed, language) })}`}
      </p>
      {!open && !pending && (level !== 'info' || shown.state !== 'open') && (
        <p>
          <b>
            {shown.ruling
              ? t('table.ruled', { state: t(`state.${decidedAs(shown.ruling)}`), by: shown.ruling.by })
              : declaredAt === null
                ? t(`state.${shown.state}`)
                : t('table.declaredDead', { act: declaredAt })}
          </b>
          {unsigned && ` · ${t('table.notSigned')}`}
          {waits && ` · ${t('review.waits')}`}
        </p>
      )}
    </NoteBox>
  )
})

/** The letter that declares a hand dead, as on the ruling. */
const DECLARES = 'e'
/** The letter that confirms an impossible claim. */
const HAPPENED = 'h'
/** Letters with the same meaning on every note: later, keep, and no answer. */
const TAKEN = ['l', 'k', 'r'] as const
