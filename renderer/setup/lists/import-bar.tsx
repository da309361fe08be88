import { useEffect, useRef } from 'react'
import type { SendingState } from '../../app-state/desk/use-send.ts'
import { useBindings } from '../../keys/bindings.ts'
import { formatNumber } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Chord } from '../../ui/key.tsx'
import { countWords } from './chosen-list.ts'
import type { ListImport } from './list-import.ts'

type ImportBarProps = {
  readonly planned: ListImport
  /** The kinds of the lists, in words. */
  readonly what: string
  readonly sending: SendingState
  readonly busy: boolean
  readonly onTake: () => void
  readonly onLeave: () => void
}

/** Imports the lists or leaves them, with the number of rows; after an attempt, why it failed. */
export const ImportBar = ({ planned, what, sending, busy, onTake, onLeave }: ImportBarProps) => {
  const { t, language } = useWords()
  const { keyOf } = useBindings()
  const button = useRef<HTMLButtonElement>(null)
  const { counts, leftOut, isEmpty, isClean, canImport } = planned
  // without obstacles, the next key imports
  useEffect(() => {
    if (isClean && document.activeElement === document.body) button.current?.focus()
  }, [isClean])
  return (
    <footer className="bar2">
      <div className="row">
        <Button ref={button} className="lg primary" disabled={!canImport || busy} onClick={onTake}>
          {isEmpty
            ? t('lists.nothing')
            : t(counts.bad > 0 ? 'lists.takeOthers' : 'lists.take', {
                count: counts.bad,
                n: formatNumber(counts.fresh + counts.changed, language),
                what,
                bad: formatNumber(counts.bad, language),
              })}{' '}
          <Chord of={keyOf('setup.take')} />
        </Button>
        <Button className="lg" label={t('lists.leave')} chord="Escape" disabled={busy} onClick={onLeave} />
        <p className="push" role="status">
          {sending.kind === 'refused' && <span className="err">{sending.message}</span>}
          {sending.kind === 'held' && t('act.held')}
          {sending.kind === 'idle' && countWords(t, counts, language)}
          {leftOut > 0 && ` · ${t('lists.leftOut', { count: leftOut })}`}
        </p>
      </div>
    </footer>
  )
}
