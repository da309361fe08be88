import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { parseLine } from '../../../engine/notation/parse/parse-line.ts'
import { sayAct } from '../../../engine/wording/record/acts.ts'
import { findingWords } from '../../language/finding-words.ts'
import { useLanguage } from '../../language/language.ts'
import { isOpen } from '../findings/notes.ts'
import { undoneWords } from '../undo/undone-words.ts'
import { rowsOf } from './rows.ts'

/** What is to be said of the newest change: the acts as typed, or the one taken back, and what is found since. */
type News = { readonly acts: readonly string[]; readonly undone: string | null; readonly found: readonly ShownFinding[] }

const NOTHING: News = { acts: [], undone: null, found: [] }

type AnnouncementProps = { readonly state: TableState }

/** What a screen reader says politely as it comes: the act in words, then what is found; nothing of a table just opened. */
export const Announcement = ({ state }: AnnouncementProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [heard, setHeard] = useState({ state, news: NOTHING })
  if (heard.state !== state) {
    const news = newsBetween(heard.state, state)
    setHeard({ state, news: news ?? heard.news })
  }
  const { acts, undone, found } = heard.news
  const sentences = [
    ...acts.map((text) => {
      const read = parseLine(text)
      return read.ok && read.value.kind === 'events' ? sayAct(read.value.events, language) : text
    }),
    ...(undone === null ? [] : [t('table.undone', { text: undoneWords(undone, t) })]),
    ...found.map(({ finding }) =>
      t('table.announceFinding', { level: t(`level.${finding.level}`), text: findingWords(finding, state.rules, language).headline }),
    ),
  ]
  return (
    <p className="sr" role="status">
      {sentences.map((sentence) => (/[.?!]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ')}
    </p>
  )
}

/** What came between two states of a hand; null where nothing is to be said. */
const newsBetween = (before: TableState, now: TableState): News | null => {
  if (before.hand !== now.hand) return null
  const known = new Set(before.acts.map(({ seq }) => seq))
  const came = rowsOf(now.acts.filter(({ seq }) => !known.has(seq)))
  const open = new Set(before.findings.filter(isOpen).map(({ id }) => id))
  const found = now.findings.filter((shown) => isOpen(shown) && !open.has(shown.id))
  const undone = now.acts.length < before.acts.length ? (now.canRedo?.text ?? null) : null
  return came.length + found.length === 0 && undone === null ? null : { acts: came.map(({ text }) => text).slice(-3), undone, found }
}
