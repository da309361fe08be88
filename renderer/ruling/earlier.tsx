import { useTranslation } from 'react-i18next'
import type { ShownFinding } from '../../desk/contract.ts'

type EarlierProps = { readonly player: string; readonly rule: string; readonly earlier: ShownFinding['earlier'] }

/** What the same player has had before in this tournament. */
export const Earlier = ({ player, rule, earlier }: EarlierProps) => {
  const { t } = useTranslation()
  const times = earlier.filter((each) => each.rule === rule).length
  return (
    <>
      <h2 className="later">{t('ruling.earlier', { player })}</h2>
      {earlier.length > 0 && (
        <table className="hist">
          <tbody>
            {earlier.map((each, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows
              <tr key={n}>
                <td>{each.round !== null && t('ruling.round', { round: each.round })}</td>
                <td>
                  <b>{each.rule}</b>
                  <br />
                  <span className="q2">{each.decision}</span>
                </td>
                <td className="r q2">{t('ruling.tableShort', { table: each.table })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="q2">{times > 0 ? t('ruling.times', { count: times }) : t(earlier.length > 0 ? 'ruling.first' : 'ruling.firstAny')}</p>
    </>
  )
}
