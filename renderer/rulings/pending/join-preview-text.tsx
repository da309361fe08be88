import type { JoinPreview } from '../../../desk/contract/joining.ts'
import { countedAs } from '../../../engine/wording/record/log-entries.ts'
import { dotted, formatNumber } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import * as css from './pending.module.css'

type JoinPreviewTextProps = { readonly preview: JoinPreview }

/** Preview of a merge: the entries from the copies, and the conflicts that would arise. */
export const JoinPreviewText = ({ preview: { from, conflicts } }: JoinPreviewTextProps) => {
  const { t, language } = useWords()
  const counts = new Map<string, number>()
  for (const { kind, count } of from.flatMap(({ kinds }) => kinds)) {
    const word = countedAs(kind, language)
    counts.set(word, (counts.get(word) ?? 0) + count)
  }
  return (
    <div className={css.preview} role="status">
      <h3 className="heading">{t('joining.would')}</h3>
      {counts.size === 0 ? (
        <p>{t('joining.nothingNew')}</p>
      ) : (
        <table>
          <tbody>
            {[...counts].map(([word, count]) => (
              <tr key={word}>
                <th scope="row">{word}</th>
                <td className="r">{formatNumber(count, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>{conflicts.length === 0 ? t('joining.noConflicts') : t('joining.conflicts', { count: conflicts.length })}</p>
      <ul className="blocks">
        {conflicts.map(({ ref, kind, table, hand, event, oneBy, oneSays, otherBy, otherSays }) => (
          <li key={`${kind} ${ref}`}>
            <b>{t(`waiting.kind.${kind}`)}</b>{' '}
            <span className="q2">{dotted(table && t('table.title', { table }), hand, event !== null && t('app.act', { act: event }))}</span>
            <br />
            {oneBy}
            {t('app.colon')}
            {oneSays} ≠ {otherBy}
            {t('app.colon')}
            {otherSays}
          </li>
        ))}
      </ul>
    </div>
  )
}
