import { Trans } from 'react-i18next'
import type { UntakenTile } from '../../engine/table/table-view.ts'
import { useWords } from '../language/language.ts'
import { TileFace } from '../ui/tiles/tile.tsx'
import * as centreCss from './centre.module.css'
import * as css from './countdown.module.css'

type CountdownProps = { readonly untaken: UntakenTile }

const OUTCOME = { dead: 'untaken', 'can-be-declared-dead': 'declare', 'too-late': 'late' } as const satisfies Readonly<
  Record<UntakenTile['outcome'], string>
>

/** A claimed tile that was not taken yet. The countdown counts acts, not seconds. */
export const Countdown = ({ untaken: { seat, tile, discardsLeft, discardsAllowed, outcome } }: CountdownProps) => {
  const { t, language } = useWords()
  return (
    <div className={`inverse ${css.count}`}>
      <div className={`beside ${css.n}`}>
        <b>{discardsLeft}</b>
        <span>
          <Trans i18nKey="board.discardsLeft" count={discardsLeft} components={{ br: <br /> }} />
        </span>
        <TileFace tile={tile} />
      </div>
      <div className={css.pips}>
        {Array.from({ length: discardsAllowed }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pips are all alike
          <i key={n} className={n < discardsAllowed - discardsLeft ? centreCss.gone : css.left} />
        ))}
      </div>
      <p>
        <b>{t('board.untaken', { seat: t(`seat.${seat}`), tile: { en: tile, fr: 'la tuile' }[language] })}</b>{' '}
        {discardsLeft === 1
          ? t(`board.${OUTCOME[outcome]}One`, { whose: t(`of.${seat}`) })
          : t(`board.${OUTCOME[outcome]}More`, { count: discardsLeft, whose: t(`of.${seat}`) })}
      </p>
    </div>
  )
}
