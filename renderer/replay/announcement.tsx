import type { TableEvent } from '../../engine/model/events.ts'
import type { Finding } from '../../engine/model/findings.ts'
import { useWords } from '../language/language.ts'
import { ruleName } from '../language/rule-name.ts'
import { actInWords } from './act-words.ts'

type AnnouncementProps = { readonly event: TableEvent | undefined; readonly act: number; readonly findings: readonly Finding[] }

/** A live region for screen readers: the current act and its findings. */
export const ReplayAnnouncement = ({ event, act, findings }: AnnouncementProps) => {
  const { t, language } = useWords()
  const sentences = [
    event ? `${act}. ${actInWords(event, language)}` : t('replay.before'),
    ...findings
      .filter((finding) => finding.event === act)
      .map(({ level, rule, seat }) => {
        const text = [ruleName(rule, language), seat && t(`seat.${seat}`)].filter(Boolean).join(', ')
        return t('table.announceFinding', { level: t(`level.${level}`), text })
      }),
  ]
  return (
    <p className="sr" role="status">
      {sentences.join('. ')}
    </p>
  )
}
