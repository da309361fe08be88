import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { LeftReport } from '../../desk/contract.ts'
import { ask } from '../desk/client.ts'
import { moment } from '../language/format.ts'
import { useLanguage } from '../language/language.ts'
import { paths } from '../shell/paths.ts'
import { REPORT_KINDS } from './kinds.ts'

type LeftTableProps = { readonly left: readonly LeftReport[] }

/** The reports that left the file, the newest of each kind; whether what they say still holds. */
export const LeftTable = ({ left }: LeftTableProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: players = [] } = useQuery(ask.players.list.queryOptions())
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
                kindName(t, what, players.find(({ id }) => id === player)?.name)
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

/** What left as a table or as data is noted by its own name. */
const kindName = (t: TFunction, what: string, player: string | undefined): string => {
  const kind = REPORT_KINDS.find((one) => what === one || what === `${one}-data`)
  const name = kind === undefined ? what : t(`reports.kind.${kind}`)
  return player === undefined ? name : `${name} · ${player}`
}
