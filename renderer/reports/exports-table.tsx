import { useQuery } from '@tanstack/react-query'
import type { LeftReport } from '../../desk/contract/reports.ts'
import { REPORT_LANGUAGES } from '../../desk/contract/vocabulary.ts'
import { ask } from '../app-state/desk/client.ts'
import { paths } from '../app-state/navigation/paths.ts'
import { formatMoment } from '../language/format.ts'
import { useWords } from '../language/language.ts'
import { ExportState } from './export-state.tsx'
import { kindName } from './kinds.ts'

type ExportsTableProps = { readonly left: readonly LeftReport[] }

/** The exported reports, the newest of each kind, each with its validity. */
export const ExportsTable = ({ left }: ExportsTableProps) => {
  const { t, language } = useWords()
  const { data: players = [] } = useQuery(ask.players.list.queryOptions())
  return (
    <table className="ledger wraps">
      <thead>
        <tr>
          {(['what', 'when', 'version', 'format', 'state'] as const).map((head) => (
            <th key={head}>{t(`reports.leftHead.${head}`)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {left.map((one) => {
          const { what, incident, player, at, version, format, language: written } = one
          return (
            <tr key={`${what} ${incident} ${player}`}>
              <th scope="row">
                {incident === null ? (
                  kindName(t, what, players.find(({ id }) => id === player)?.name)
                ) : (
                  <a href={`#${paths.incident(incident)}`}>
                    {t('reports.kind.incident')} {incident}
                  </a>
                )}
              </th>
              <td>{formatMoment(at, language)}</td>
              <td data-head={t('reports.leftHead.version')}>{version}</td>
              <td>
                {format.toUpperCase()}
                {REPORT_LANGUAGES.filter((one) => one === written).map((one) => ` · ${t(`reports.in.${one}`)}`)}
              </td>
              <td>
                <ExportState left={one} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
