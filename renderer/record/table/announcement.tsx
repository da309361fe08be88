import { useState } from 'react'
import type { ShownFinding } from '../../../desk/contract/rulings.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { parseLine } from '../../../engine/notation/parse/parse-line.ts'
import { headline } from '../../../engine/wording/findings/headline.ts'
import { sayAct } from '../../../engine/wording/record/acts.ts'
import { useIsMine } from '../../app-state/identity/use-signer.ts'
import { isProvisional } from '../../app-state/outbox/provisional-names.ts'
import { outbox } from '../../app-state/outbox/use-outbox.ts'
import { useWords } from '../../language/language.ts'
import { isOpenFinding } from '../findings/notes.ts'
import { saidUndone } from '../undo/undone-words.ts'
import { recordRows } from './rows.ts'

/** The newest change, to be announced: the acts as typed, or the undone one, and the new findings. */
type News = { readonly acts: readonly string[]; readonly undone: TableState['canRedo']; readonly found: readonly ShownFinding[] }

const NOTHING: News = { acts: [], undone: null, found: [] }

type AnnouncementProps = { readonly state: TableState }

/** A polite live region for screen readers: each new act in words, then its findings. The state at opening is not announced. */
export const TableAnnouncement = ({ state }: AnnouncementProps) => {
  const { t, language } = useWords()
  const isMine = useIsMine()
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
    ...(undone === null ? [] : [saidUndone(undone, isMine, { t, language })]),
    ...found.map(({ finding }) => t('table.announceFinding', { level: t(`level.${finding.level}`), text: headline(finding, language) })),
  ]
  return (
    <p className="sr" role="status">
      {sentences.map((sentence) => (/[.?!]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ')}
    </p>
  )
}

/** The change between two states of a hand; null if there is nothing to announce. */
const newsBetween = (before: TableState, now: TableState): News | null => {
  if (before.hand !== now.hand) return null
  const known = new Set(before.acts.map(({ seq }) => seq))
  const saved = new Set(before.acts.flatMap(({ ref }) => outbox.nameOf(ref) ?? []))
  const came = recordRows(now.acts.filter(({ seq, ref }) => !known.has(seq) && !saved.has(ref)))
  const open = new Set(before.findings.filter(isOpenFinding).map(({ id }) => id))
  const found = now.findings.filter((shown) => isOpenFinding(shown) && !open.has(shown.id))
  const isRefused = isProvisional(before.acts.at(-1)?.ref ?? '') && now.canRedo?.ref === before.canRedo?.ref
  const undone = now.acts.length < before.acts.length && !isRefused ? now.canRedo : null
  return came.length + found.length === 0 && undone === null ? null : { acts: came.map(({ text }) => text).slice(-3), undone, found }
}
