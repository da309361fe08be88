import type { ShownExample } from '../../engine/judging/examples.ts'
import { SEATS } from '../../engine/model/seats.ts'
import type { StartMeld } from '../../engine/model/table-file.ts'
import type { Tile } from '../../engine/model/tiles.ts'
import { formatEvent } from '../../engine/notation/format/format-event.ts'
import { ruleSetName } from '../../engine/wording/terms/rule-sets.ts'
import { findingWords } from '../language/finding-words.ts'
import { useWords } from '../language/language.ts'
import { ActRow } from '../record/table/act-row.tsx'
import { lineParts, type RecordRow } from '../record/table/rows.ts'
import { Icon, levelIcon } from '../ui/icon.tsx'
import { WithTiles } from '../ui/tiles/with-tiles.tsx'
import * as css from './rulebook.module.css'

/** Most acts shown of an example. The last acts show the finding, so earlier ones are left out. */
const MAX_ACTS = 12

type ExampleActsProps = {
  readonly example: ShownExample
  /** The page's rule set; the example names any other. */
  readonly base: string
  readonly label: string
}

/** The acts of an example, each with its findings. */
export const ExampleActs = ({ example: { hand, rules, finding }, base, label }: ExampleActsProps) => {
  const { t, language } = useWords()
  const words = finding && findingWords(finding, rules, language)
  const rows = hand.events.map((event, place): RecordRow => {
    const text = formatEvent(event)
    return { from: place + 1, to: place + 1, ref: String(place), held: false, text, was: null, inserted: false, ...lineParts(text) }
  })
  const shown = rows.slice(-MAX_ACTS)
  return (
    <div className={css.example}>
      {rules.base !== base && <p className="q2">{t('rulebook.exampleUnder', { name: ruleSetName(rules, language) })}</p>}
      <ExampleStart header={hand.header} />
      {rows.length > shown.length && <p className="q2">{t('rulebook.exampleEarlier', { count: rows.length - shown.length })}</p>}
      <ol className="acts" aria-label={label}>
        {shown.map((row) => (
          <li key={row.from}>
            <ActRow row={row} current={false} level={finding?.because.includes(row.from) ? finding.level : undefined} />
          </li>
        ))}
      </ol>
      {finding && words && (
        <p className={`${css.found} ${finding.level}`}>
          <span className={`lv ${finding.level}`}>
            <Icon name={levelIcon(finding.level)} /> {t(`level.${finding.level}`)}
          </span>{' '}
          <span>
            <WithTiles text={words.fact} />
          </span>
        </p>
      )}
    </div>
  )
}

type ExampleStartProps = { readonly header: ShownExample['hand']['header'] }

/** The table before the first act of an example, as far as the example says. */
const ExampleStart = ({ header: { riichi, wall, melds, hold, deal } }: ExampleStartProps) => {
  const { t } = useWords()
  const known = { ...deal, ...hold }
  const lines = [
    ...riichi.map((seat) => t('rulebook.startRiichi', { seat: t(`seat.${seat}`) })),
    ...(typeof wall === 'number' ? [t('rulebook.startWall', { count: wall })] : []),
    ...melds.map((meld) =>
      t('rulebook.startGroup', { seat: t(`seat.${meld.seat}`), group: t(`group.${meld.kind}`), tiles: tilesOf(meld).join(' ') }),
    ),
    ...SEATS.flatMap((seat) => {
      const tiles = known[seat]
      return tiles ? [t('rulebook.startHand', { seat: t(`seat.${seat}`), tiles: tiles.join(' ') })] : []
    }),
  ]
  if (lines.length === 0) return null
  return (
    <ul className={`${css.begins} q2`}>
      {lines.map((line) => (
        <li key={line}>
          <WithTiles text={line} />
        </li>
      ))}
    </ul>
  )
}

const tilesOf = (meld: StartMeld): readonly Tile[] => (meld.kind === 'chii' ? meld.tiles : [meld.tile])
