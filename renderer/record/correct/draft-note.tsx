import { useEffect, useRef } from 'react'
import type { Finding } from '../../../engine/model/findings.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { isAboutScores, scoreCorrectionText } from '../../../engine/wording/scoring/score-corrections.ts'
import type { RuleSetName } from '../../../engine/wording/terms/rule-sets.ts'
import { useFindingWords } from '../../language/finding-words.ts'
import { dotted } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon, levelIcon } from '../../ui/icon.tsx'
import { MisreadText } from '../entry/misread-text.tsx'
import * as recordCss from '../record.module.css'
import { leaveWords } from './describe.ts'
import { lineText } from './lines.ts'
import type { CorrectingState } from './use-correcting.ts'

type DraftNoteProps = { readonly correcting: CorrectingState; readonly rules: RuleSet; readonly top: number }

/**
 * Beside the line being corrected: the findings that would come and go, the rulings that would need a review, until when a payment is
 * corrected, and the button that enters it.
 */
export const DraftNote = ({ correcting, rules, top }: DraftNoteProps) => {
  const { draft, wrong, edit, foreseen, enter, cancel, line, type } = correcting
  const { t, language } = useWords()
  const note = useRef<HTMLElement>(null)
  // below the last line it begins where the list ends; the line that is typed in or taken out matters more
  useEffect(() => {
    const watch = new ResizeObserver(() => {
      note.current?.scrollIntoView({ block: 'nearest' })
      const { activeElement } = document
      if (note.current?.offsetParent?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' })
    })
    if (note.current) watch.observe(note.current)
    return () => watch.disconnect()
  }, [])
  if (!draft) return null
  const limit = line && isAboutScores(lineText(line)) ? scoreCorrectionText(rules, language) : null
  const { preview, trouble } = foreseen
  const quiet = preview && preview.came.length + preview.gone.length + preview.rulings.length + preview.decisions.length === 0
  return (
    <article ref={note} className={`note ${recordCss.draft}`} style={{ top }} aria-label={t('correct.title')}>
      <h2 className="cluster">{t(`correct.${draft.do}Title`)}</h2>
      {draft.do === 'change' && line?.kind === 'act' && (
        <p>
          <s>{line.row.text}</s>
        </p>
      )}
      {limit && <p>{limit}</p>}
      <div id="foreseen" role="status">
        {wrong ? (
          <p className="err">
            <MisreadText wrong={wrong} onTake={type} />
          </p>
        ) : trouble ? (
          <p className="err">{trouble}</p>
        ) : (
          <>
            {preview?.gone.map((finding) => (
              <ForeseenFinding key={keyOf(finding)} finding={finding} rules={rules} goes />
            ))}
            {preview?.came.map((finding) => (
              <ForeseenFinding key={keyOf(finding)} finding={finding} rules={rules} goes={false} />
            ))}
            {preview && preview.rulings.length > 0 && <p>{t('correct.reviewed', { count: preview.rulings.length })}</p>}
            {preview && preview.decisions.length > 0 && <p>{t('correct.goesToo', { acts: preview.decisions.join(', ') })}</p>}
            {quiet && <p className="q2">{t('correct.nothingElse')}</p>}
          </>
        )}
      </div>
      <div className="do">
        <Button
          className="sm"
          label={t(`correct.${draft.do}Do`)}
          chord="Enter"
          disabled={edit === null || trouble !== null}
          onClick={enter}
        />
        <Button className="sm quiet" label={t(leaveWords(draft))} chord="Escape" onClick={cancel} />
      </div>
    </article>
  )
}

const keyOf = ({ rule, seat, event, level }: Finding): string => `${rule} ${seat} ${event} ${level}`

type ForeseenFindingProps = { readonly finding: Finding; readonly rules: RuleSetName; readonly goes: boolean }

const ForeseenFinding = ({ finding, rules, goes }: ForeseenFindingProps) => {
  const { t } = useWords()
  const words = useFindingWords(finding, rules)
  const { level, seat, state } = finding
  const pending = state === 'pending'
  return (
    <p>
      <b>{t(goes ? 'correct.goes' : 'correct.comes')}</b>{' '}
      <span className={`lv ${pending ? 'watch' : level}`}>
        <Icon name={pending ? 'watch' : levelIcon(level)} />
        {dotted(t(`level.${pending ? 'pending' : level}`), seat && t(`seat.${seat}`))}
      </span>{' '}
      {goes ? <s>{words.said}</s> : words.said}
    </p>
  )
}
