import type { TableEvent } from '../../../engine/model/events.ts'
import { proofNotes } from '../../../engine/wording/findings/describe.ts'
import { verbName } from '../../../engine/wording/record/verbs.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useWords } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import { lineParts } from '../../record/table/rows.ts'
import { Button } from '../../ui/button.tsx'
import { Icon, levelIcon } from '../../ui/icon.tsx'
import { Tiles } from '../../ui/tiles/tile.tsx'
import { actInNotation } from '../act-words.ts'
import * as css from './player.module.css'
import { colourOf, type ReplayFinding } from './track-marks.ts'

type NowLineProps = {
  readonly event: TableEvent | undefined
  readonly said: string
  readonly findings: readonly ReplayFinding[]
  readonly events: readonly TableEvent[]
  readonly onAct: (act: number) => void
  readonly onCopy: (() => void) | null
}

/** The current act in words with its tile, its findings, and the chain of acts that proves them. */
export const CurrentAct = ({ event, said, findings, events, onAct, onCopy }: NowLineProps) => {
  const { t, language } = useWords()
  const { keyOf } = useBindings()
  return (
    <>
      <p className={`cluster ${css.nowsaid}`}>
        <span>{said}</span>
        {event && <Tiles tiles={lineParts(actInNotation(event)).tiles} />}
        {findings.map((finding) => (
          <span key={`${finding.rule} ${finding.seat}`} className={`lv ${colourOf([finding])}`}>
            <Icon name={levelIcon(finding.level)} />
            {ruleName(finding.rule, language)}
            {finding.seat && `, ${t(`seat.${finding.seat}`)}`}
          </span>
        ))}
        {onCopy && <Button className="sm quiet push" label={t('replay.copy')} chord={keyOf('replay.copy')} onClick={onCopy} />}
      </p>
      {findings
        .filter(({ because }) => because.length > 0)
        .map((finding) => {
          const notes = proofNotes(finding, events, language)
          const verbOf = (act: number): string => {
            const verb = events[act - 1]?.verb
            return verb ? verbName(verb, language) : ''
          }
          const acts = [...new Set([...finding.because, finding.event])].toSorted((a, b) => a - b)
          return (
            <ol
              key={`${finding.rule} ${finding.seat}`}
              className={`cluster ${css.chain} ${colourOf([finding])}`}
              aria-label={t('replay.proof')}
            >
              {acts.map((act) => (
                <li key={act} className={act === finding.event ? `beside q2 ${css.raised}` : 'beside q2'}>
                  <Button className="sm quiet" onClick={() => onAct(act)}>
                    <b>{verbOf(act)}</b> {act}
                  </Button>
                  {notes.get(act) && (
                    <small className="truncate" title={notes.get(act)}>
                      {notes.get(act)}
                    </small>
                  )}
                </li>
              ))}
            </ol>
          )
        })}
    </>
  )
}
