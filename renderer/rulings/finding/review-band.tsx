import type { Review } from '../../../desk/contract/reviews.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { findingWords } from '../../language/finding-words.ts'
import { dotted, formatMoment } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import type { RulingProps } from '../../record/findings/ruling-state.ts'
import { needsReview } from '../../record/findings/use-review.ts'
import { Button } from '../../ui/button.tsx'
import { WithTiles } from '../../ui/tiles/with-tiles.tsx'
import * as css from './ruling.module.css'

type ReviewBandProps = RulingProps & {
  readonly review: Review
  readonly busy: boolean
  readonly onStands: () => void
  readonly onAnew: () => void
}

/** Warns that the record has changed since the ruling was signed. Compares the finding then and now, and offers the referee's choices. */
export const ReviewBand = ({ state, review, busy, onStands, onAnew }: ReviewBandProps) => {
  const { t, language } = useWords()
  const { keyOf } = useBindings()
  const waits = needsReview(review)
  useKeys(waits && !busy ? { [keyOf('ruling.stands')]: onStands } : {})
  if (!waits)
    return review.looked ? (
      <p className={`${css.looked} q2`}>
        {t('review.looked', { name: review.looked.by, time: formatMoment(review.looked.at, language), reason: review.looked.reason })}
      </p>
    ) : null
  const said = (finding: Finding | null) => {
    if (!finding) return <p>{t('review.gone')}</p>
    const words = findingWords(finding, state.rules, language)
    return (
      <>
        <p>
          <WithTiles text={words.fact} />
        </p>
        <p className="q2">{dotted(t(`level.${finding.level}`), words.citation, words.penalty)}</p>
      </>
    )
  }
  const { players, counts } = review
  const isMoved = players.before !== players.after && review.after !== null
  return (
    <section className={css.reviewBand} aria-label={t('review.title')}>
      <h2 className="heading">{t(review.state === 'same-again' ? 'review.sameAgain' : 'review.title')}</h2>
      <div className="two">
        <div>
          <h3 className="label">{t('review.before')}</h3>
          {isMoved && <p className="heading">{players.before}</p>}
          {said(review.before)}
        </div>
        <div>
          <h3 className="label">{t('review.after')}</h3>
          {isMoved && <p className="heading">{players.after}</p>}
          {said(review.after)}
        </div>
      </div>
      {counts && <p>{counts[language]}</p>}
      {!busy && (
        <div className="do">
          <Button label={t('ruling.stands')} chord={keyOf('ruling.stands')} onClick={onStands} />
          <Button label={t('incident.ruleAnew')} chord={keyOf('ruling.change')} onClick={onAnew} />
        </div>
      )}
    </section>
  )
}
