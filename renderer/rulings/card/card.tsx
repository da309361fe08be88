import { isSamePenalty, type Penalty } from '../../../engine/model/penalties.ts'
import { onLadder } from '../../../engine/rulebook/penalties/ladders.ts'
import type { Due } from '../../../engine/wording/findings/due.ts'
import { outcomeFor } from '../../../engine/wording/findings/outcome.ts'
import { ladderNote } from '../../../engine/wording/penalties/ladder-note.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { useRuleSet } from '../../app-state/desk/use-rule-set.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { findingWords } from '../../language/finding-words.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage } from '../../language/language.ts'
import { handName, nameAt } from '../../language/names.ts'
import { findingDecided, type RulingProps } from '../../record/findings/ruling-state.ts'
import { needsReview, useReview } from '../../record/findings/use-review.ts'
import { Sentence } from '../../ui/tiles/said.tsx'
import { signedLines } from '../signed-lines.ts'
import { CardFrame } from './card-frame.tsx'

type CardProps = RulingProps & {
  /** The penalty chosen, else the one imposed, else the one proposed. */
  readonly penalty: Penalty
  /** The act that is due once it is ruled. */
  readonly due: Due | undefined
  readonly onClose: () => void
}

/**
 * A finding's ruling for the players: fact, player, rule and consequences. It is marked as a proposal until signed and leaves out the
 * referee's own steps.
 */
export const Card = ({ state, shown, penalty, due, onClose }: CardProps) => {
  const reader = useLanguage()
  const rules = useRuleSet(state.rules)
  const review = useReview(shown)
  const { signer, by } = useSigner()
  const { finding, ruling } = shown
  const { seat } = finding
  const name = seat && nameAt(seat, state.view, state.table.players)
  const signs = ruling?.by ?? signer?.name ?? by
  const isHead = signer?.head === true && signs === signer.name
  const dismissed = ruling?.decision === 'dismissed'
  const { hand } = state.view
  const { round } = state.table
  return (
    <CardFrame
      head={(both) => ({
        where: both(({ t }) => t('table.title', { table: state.table.name })),
        round: round === null ? '' : both(({ t }) => t('clock.round', { round })),
        hand: both(({ t }) => (hand ? handName(hand, t) : t('hand.none'))),
      })}
      text={({ language, t }) => {
        const words = findingWords(findingDecided(shown), state.rules, language)
        const place = onLadder(rules, finding.rule, finding.penalty, shown.earlier.length)
        const counted = { rule: finding.rule, first: finding.penalty, earlier: shown.earlier.length }
        const noted = place && isSamePenalty(place.step.penalty, penalty) ? ladderNote(rules, counted, language) : ''
        const lines = ruling ? (ruling.cancelled ? [] : signedLines(ruling, penalty, language)) : [noted].filter(Boolean)
        const isNamed = finding.level === 'violation' && penalty.kind !== 'none' && penalty.kind !== 'discretion'
        return {
          title: dismissed
            ? t('card.dismissed')
            : ruling?.cancelled
              ? t('card.cancelled')
              : isNamed
                ? penaltyName(penalty, language)
                : words.title,
          who: (
            <>
              {seat && [t(`seat.${seat}`), name].filter(Boolean).join(', ')}{' '}
              {!ruling && finding.level === 'violation' && <span className="tag">{t('ruling.proposed')}</span>}
              {needsReview(review) && <span className="tag">{t('card.waits')}</span>}
            </>
          ),
          fact: (
            <>
              {dismissed && `${t('incident.wasFound')} `}
              <Sentence text={words.fact} language={language} size="s36" />
            </>
          ),
          length: words.fact.length,
          follows:
            finding.level === 'question' && finding.state === 'open'
              ? words.answers.map(({ label, follows }) => `${label}${t('app.colon')}${follows}`)
              : [...outcomeFor({ finding, decision: ruling?.decision ?? 'proposed', penalty, rules, due }, language), ...lines],
          citation: words.citation,
        }
      }}
      signs={(both) => [signs, isHead && both(({ t }) => t('signs.head'))].filter(Boolean).join(', ')}
      at={(opened) => formatMoment(ruling?.at ?? opened, reader)}
      onClose={onClose}
    />
  )
}
