import type { TableResult } from '../../../desk/contract/results.ts'
import type { Language } from '../../../engine/model/language.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { SEATS, type Seat } from '../../../engine/model/seats.ts'
import { scoreCorrectionText } from '../../../engine/wording/scoring/score-corrections.ts'
import { sumDifferenceText } from '../../../engine/wording/scoring/score-sum.ts'
import { formatMoment, formatNumber } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { Tick } from '../../ui/fields/tick.tsx'
import * as css from './hands.module.css'
import { type PeopleDraft, readSticks, type TypedResult } from './people.ts'

type SignedResultProps = { readonly result: TableResult; readonly rules: RuleSet }

/** The result in force: who signed it, its scores, and why it was signed with a wrong sum. */
export const SignedResult = ({ result: { signed, at, scores, sticks, sum }, rules }: SignedResultProps) => {
  const { t, language } = useWords()
  const limit = scoreCorrectionText(rules, language)
  return (
    <div>
      <p>
        <b>{t('hands.signedBy', { who: signed.join(', '), time: formatMoment(at, language) })}</b>
      </p>
      <p className="q2">
        {[
          ...scores.map((score) => sayScore(score, language, t(`seat.${score.seat}`))),
          ...(sticks > 0 ? [t('hands.sticksOnTable', { count: sticks })] : []),
        ].join(' · ')}
      </p>
      {limit && <p className="q2">{limit}</p>}
      {sum && (
        <p className={css.differs}>
          {sumDifferenceText(sum.difference, language)} {t('hands.signedBecause', { reason: sum.reason })}
        </p>
      )}
    </div>
  )
}

/** A signed score, with the total by uma in brackets where the rules state one. */
const sayScore = ({ player, points, final }: TableResult['scores'][number], language: Language, seat: string): string =>
  `${player ?? seat} ${formatNumber(points, language)}${final ? ` (${formatNumber(final.total, language)})` : ''}`

type ResultFieldsProps = {
  readonly result: TypedResult
  readonly signs: readonly Seat[]
  /** The name of the player who had a seat in the first hand. */
  readonly nameOf: (seat: Seat) => string
  readonly onChange: (part: Partial<PeopleDraft>) => void
}

/** The result to be signed: who signs, the points of all four, and the sticks left on the table. */
export const ResultFields = ({ result: { points, sticks, final, doubt, unlike }, signs, nameOf, onChange }: ResultFieldsProps) => {
  const { t, language } = useWords()
  return (
    <>
      <table className={css.payments}>
        <thead>
          <tr>
            <td />
            <th scope="col" className="r">
              {t('penalty.points')}
            </th>
            {final && (
              <th scope="col" className="r">
                {t('hands.resultFinal')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {SEATS.map((one) => (
            <tr key={one}>
              <th scope="row">{nameOf(one)}</th>
              <td className="r">
                <input
                  className={`mono ${css.score}`}
                  aria-label={t('hands.resultOf', { name: nameOf(one) })}
                  value={points[one]}
                  inputMode="numeric"
                  onChange={(event) => onChange({ points: { ...points, [one]: event.target.value } })}
                />
              </td>
              {final && <td className="r mono">{formatNumber(final[one].total, language)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={`field ${css.sticks}`}>
        <label htmlFor="people-sticks">{t('hands.sticksLeft')}</label>
        <input
          id="people-sticks"
          className="mono"
          value={sticks}
          inputMode="numeric"
          aria-invalid={readSticks(sticks) === null}
          onChange={(event) => onChange({ sticks: event.target.value })}
        />
      </div>
      <fieldset className="field choice">
        <legend className="label">{t('hands.signs')}</legend>
        <div className={`picks ${css.signs}`}>
          {SEATS.map((one) => (
            <Tick
              key={one}
              checked={signs.includes(one)}
              onTick={(on) => onChange({ signs: on ? [...signs, one] : signs.filter((each) => each !== one) })}
            >
              {nameOf(one)}
            </Tick>
          ))}
        </div>
      </fieldset>
      {unlike.length > 0 && (
        <p className={css.differs} role="status">
          {t('hands.scoresDiffer', {
            list: unlike
              .map(({ seat, typed, recorded }) =>
                t('hands.scoresDifferOne', {
                  seat: nameOf(seat),
                  reported: formatNumber(typed, language),
                  computed: formatNumber(recorded, language),
                }),
              )
              .join(t('app.semicolon')),
          })}
        </p>
      )}
      {doubt && (
        <p className="err" role="status">
          {sumDifferenceText(doubt, language)} {t('hands.signsWithReason')}
        </p>
      )}
    </>
  )
}
