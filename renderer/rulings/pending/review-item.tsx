import { useQuery } from '@tanstack/react-query'
import type { Review } from '../../../desk/contract/reviews.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import { ask } from '../../app-state/desk/client.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { findingWords } from '../../language/finding-words.ts'
import { dotted, formatMoment } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import { Button, ScreenLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { correctedBy, correctionLine } from '../correction-line.ts'
import { ImposedPenalty } from '../decided-as.tsx'
import * as css from './pending.module.css'

type ReviewItemProps = { readonly review: Review; readonly onStands: () => void }

/** A ruling whose record has changed: the finding when it was signed, and now. */
export const ReviewItem = ({ review, onStands }: ReviewItemProps) => {
  const { t, language } = useWords()
  const { data: incident } = useQuery(ask.incidents.get.queryOptions({ input: { incident: review.incident } }))
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const ruling = incident?.rulings.find(({ id }) => id === review.ruling)
  const said = (finding: Finding | null): string =>
    finding === null || !tournament ? t('waiting.notFound') : findingWords(finding, tournament.ruleSet, language).said
  const { players, counts } = review
  const isMoved = players.before !== players.after && review.after !== null
  const where = [
    t('incident.title', { incident: review.incident }),
    incident?.table && t('clock.table', { table: incident.table }),
    t('app.act', { act: review.event }),
  ]
  return (
    <li className={`blocks ${css.waitItem}`}>
      <h3 className="cluster heading">
        <Icon name="info" /> {t('waiting.rests')} <span className="q2">{dotted(...where, formatMoment(review.at, language))}</span>
      </h3>
      <dl className={`cols2 ${css.against}`}>
        <div className="apart lines">
          <dt className="caption">{t('review.before')}</dt>
          {isMoved && <dd className="heading">{players.before}</dd>}
          <dd>{said(review.before)}</dd>
        </div>
        <div className="apart lines">
          <dt className="caption">{t('waiting.after')}</dt>
          {isMoved && <dd className="heading">{players.after}</dd>}
          <dd>{said(review.after)}</dd>
        </div>
      </dl>
      {ruling &&
        incident?.corrections
          .filter(({ at }) => at > ruling.at)
          .map((one) => (
            <p key={`${one.at.getTime()} ${one.number} ${one.was}`}>
              {correctionLine(one, t)} <span className="q2">{dotted(...correctedBy(one, t))}</span>
            </p>
          ))}
      {counts && <p>{counts[language]}</p>}
      {ruling && (
        <p className="q2">
          {ruleName(ruling.rule, language)} · {t(`incidents.decision.${ruling.decision}`)} · <ImposedPenalty ruling={ruling} /> ·{' '}
          {t('waiting.by', { name: ruling.by, time: formatMoment(ruling.at, language) })}
        </p>
      )}
      <p className="do">
        <Button label={t('waiting.stands')} onClick={onStands} />
        <ScreenLink className="btn" to={paths.incident(review.incident)} label={t('incident.ruleAnew')} />
      </p>
    </li>
  )
}
