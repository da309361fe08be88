import { toFinding } from '../../app-state/navigation/left-note.ts'
import type { CatchUpFinding } from '../../app-state/outbox/catch-up.ts'
import { findingWords } from '../../language/finding-words.ts'
import { useWords } from '../../language/language.ts'
import { useTableName } from '../../language/use-names.ts'

/** Most findings listed by name; the band only counts the others. */
const LISTED = 3

/** Findings in acts that were held in the window: player, act and rule. Each links to its hand. */
export const FoundList = ({ found }: { readonly found: readonly CatchUpFinding[] }) => {
  const { t, language } = useWords()
  const nameOf = useTableName()
  return (
    <>
      {t('alarm.backFound', { count: found.length })}{' '}
      {found.slice(0, LISTED).map(({ table, hand, shown, rules }, n) => {
        const { level, seat, event } = shown.finding
        const to = toFinding({ table: table.id, hand, finding: shown.id })
        const player = seat && table.players[seat]?.name
        return (
          <span key={shown.ref}>
            {n > 0 && t('app.semicolon')}
            <a href={`#${to.path}`} onClick={to.leave}>
              {[
                t('table.title', { table: nameOf(table) }),
                t('app.act', { act: event }),
                [t(`level.${level}`), seat && t(`seat.${seat}`), player].filter(Boolean).join(' '),
              ].join(', ')}
              {t('app.colon')}
              {findingWords(shown.finding, rules, language).title}
            </a>
          </span>
        )
      })}
      {found.length > LISTED && ` ${t('alarm.backMore', { count: found.length - LISTED })}`}
    </>
  )
}
