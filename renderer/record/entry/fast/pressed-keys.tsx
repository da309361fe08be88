import { claimMeaning } from '../../../../engine/completion/claim-reading.ts'
import { fastKeyWords } from '../../../keys/action-words.ts'
import { useFastKeys } from '../../../keys/use-fast-keys.ts'
import { useWords } from '../../../language/language.ts'
import { WithTiles } from '../../../ui/tiles/with-tiles.tsx'
import * as entryCss from '../entry.module.css'
import type { TileMeaning } from './press.ts'
import type { FastMode } from './use-fast.ts'
import { pendingText } from './words.ts'

const SUITS = ['m', 'p', 's', 'z'] as const

export type FastLine = { readonly fast: FastMode; readonly seen: TileMeaning }

/** Shown in the line instead of text: the incomplete act; else the last act understood; else why a key had no effect. */
export const FastSaid = ({ fast, seen }: FastLine) => {
  const { t, language } = useWords()
  const { letterOf } = useFastKeys()
  const { pending, said, why, refused } = fast
  const claim = said === null ? null : claimMeaning(said)
  const partial = pendingText(pending, fast.view, seen)
  const suits = SUITS.map((suit) => `${letterOf(suit)} ${suit}`).join(', ')
  const key = refused === null ? '' : t('fast.keyOf', { key: letterOf(refused), act: fastKeyWords(refused, { t, language }) })
  const notHere =
    pending.number !== '' && pending.verb !== 'count' && pending.verb !== 'kan'
      ? t('fast.wantsSuit', { key, number: pending.number, suits })
      : t('fast.notHere', { key })
  const numbers = [...new Set(pending.chows.map(({ lowest }) => lowest))].join(' ')
  return (
    <div className="beside said" role="status">
      {partial !== '' && (
        <span className={entryCss.begun}>
          {partial}
          <i className={entryCss.caret} />
        </span>
      )}
      {partial === '' && said !== null && why === null && (
        <span className="q2">
          <WithTiles text={said} />
        </span>
      )}
      {partial === '' && claim !== null && why === null && (
        <small>
          {claim[language]} <kbd>{letterOf('notTaken')}</kbd> {t('do.fast.notTaken')}
        </small>
      )}
      {numbers !== '' && <small>{t('fast.lowest', { numbers })}</small>}
      {why !== null && (
        <small className={why === 'not-here' ? entryCss.refused : undefined}>
          {why === 'no-key'
            ? t('fast.noKey')
            : why === 'other-hand'
              ? t('hands.changedElsewhere')
              : why === 'not-here'
                ? notHere
                : t(`fast.why.${why}`)}
        </small>
      )}
    </div>
  )
}
