import { useTranslation } from 'react-i18next'
import type { LeftReport } from '../../desk/contract.ts'
import { moment } from '../language/format.ts'
import { useLanguage } from '../language/language.ts'
import { paths } from '../shell/paths.ts'

type LeftTableProps = { readonly left: readonly LeftReport[] }

/** The reports that left the file, the newest of each kind; whether what they say still holds. */
export const LeftTable = ({ left }: LeftTableProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <table className="ledger">
      <thead>
        <tr>
          {(['what', 'when', 'version', 'format', 'state'] as const).map((head) => (
            <th key={head}>{t(`reports.leftHead.${head}`)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {left.map(({ what, incident, player, at, version, format, language: written, outdated }) => (
          <tr key={`${what} ${incident} ${player}`}>
            <th scope="row">
              {incident === null ? (
                t(`reports.kind.${what as 'incident'}`, { defaultValue: what })
              ) : (
                <a href={`#${paths.incident(incident)}`}>
                  {t('reports.kind.incident')} {incident}
                </a>
              )}
            </th>
            <td>{moment(at, language)}</td>
            <td>{version}</td>
            <td>
              {format.toUpperCase()}
              {written === 'en' || written === 'fr' || written === 'both' ? ` · ${t(`reports.in.${written}`)}` : ''}
            </td>
            <td className={outdated === true ? 'outdated' : 'q2'}>
              {t(`reports.state.${outdated === null ? 'unknown' : outdated ? 'outdated' : 'holds'}`)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
