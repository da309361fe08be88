import { useWords } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import type { FindingCounts, RuleCounts } from './counts.ts'
import * as css from './penalties.module.css'

type FindingsChartProps = { readonly counted: FindingCounts }

/** In SVG user units. */
const [WIDTH, ROW, NAME, BAR, GAP] = [560, 52, 20, 22, 2]
/** Narrowest part that shows its round, in SVG user units. */
const LABELLED = 26

/**
 * A bar for each rule, divided into rounds from left to right. Each part shows its round; neighbours differ in pattern as well as in shade.
 */
export const FindingsChart = ({ counted: { rounds, rules } }: FindingsChartProps) => {
  const { t, language } = useWords()
  const most = Math.max(1, ...rules.map(({ sum }) => sum))
  const height = rules.length * ROW
  return (
    <svg
      className={css.chart}
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      role="img"
      aria-label={t('penalties.findings.chart')}
    >
      <defs>
        <pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className={css.ground} />
          <rect width="2" height="6" className={css.stripe} />
        </pattern>
      </defs>
      {rules.map((row, n) => (
        <g key={row.rule} transform={`translate(0 ${n * ROW})`}>
          <text x="0" y={NAME - 5} data-rule="">
            {ruleName(row.rule, language)}
          </text>
          {partsOf(row, most).map(({ at, wide, count, round }) => {
            const name = rounds[round] ?? t('penalties.findings.noRound')
            return (
              <g key={round} transform={`translate(${at} ${NAME})`}>
                <rect width={wide} height={BAR} className={`${css.part} p${round % 3}`}>
                  <title>{t('penalties.findings.part', { rule: ruleName(row.rule, language), round: name, count })}</title>
                </rect>
                {wide >= LABELLED && (
                  <text x={wide / 2} y={BAR / 2} className={`${css.number} p${round % 3}`}>
                    {t('penalties.round', { round: name })}
                  </text>
                )}
              </g>
            )
          })}
          <text x={(row.sum / most) * BARS_WIDTH + 8} y={NAME + BAR / 2} className={css.sum}>
            {row.sum}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Width of the longest bar; its sum follows it. */
const BARS_WIDTH = WIDTH - 48

/** Start and width of each round's part of a bar. */
const partsOf = ({ byRound }: RuleCounts, most: number) => {
  let at = 0
  return byRound.flatMap((count, round) => {
    if (count === 0) return []
    const wide = (count / most) * BARS_WIDTH
    const part = { at, wide: Math.max(1, wide - GAP), count, round }
    at += wide
    return [part]
  })
}
