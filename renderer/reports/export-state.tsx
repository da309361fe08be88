import { useQuery } from '@tanstack/react-query'
import type { LeftReport } from '../../desk/contract/reports.ts'
import { ask } from '../app-state/desk/client.ts'
import { useWords } from '../language/language.ts'
import * as css from './reports.module.css'

type ExportStateProps = { readonly left: LeftReport }

/** Shows whether an exported report is still valid and, if not, which players and amounts changed since. */
export const ExportState = ({ left: { what, incident, player, head, outdated: known } }: ExportStateProps) => {
  const { t } = useWords()
  const isAsked = head !== null && known !== false
  const { data: changes, isLoading } = useQuery({
    ...ask.reports.changes.queryOptions({ input: { what, incident, player, head: head ?? '' } }),
    enabled: isAsked,
  })
  const outdated = known ?? changes?.outdated ?? null
  return (
    <>
      <span className={outdated === true ? css.outdated : 'q2'}>
        {t(
          `reports.state.${isLoading && outdated === null ? 'comparing' : outdated === null ? 'unknown' : outdated ? 'outdated' : 'holds'}`,
        )}
      </span>
      {outdated === true && changes && <Changes players={changes.players} />}
    </>
  )
}

type ChangesProps = { readonly players: readonly { readonly text: Readonly<Record<'en' | 'fr', string>> }[] }

const Changes = ({ players }: ChangesProps) => {
  const { t, language } = useWords()
  if (players.length === 0) return <p className="q2">{t('reports.changedOtherwise')}</p>
  return (
    <ul className={css.changes}>
      {players.map(({ text }) => (
        <li key={text.en}>{text[language]}</li>
      ))}
    </ul>
  )
}
