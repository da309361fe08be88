import { useTranslation } from 'react-i18next'
import { useBindings } from '../../keys/bindings.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import * as css from './seating.module.css'

type SeatingHeadProps = {
  readonly rounds: readonly number[]
  readonly round: number
  /** Whether the first seat of a swap is marked. */
  readonly swapping: boolean
  /** Whether a proposal is possible; `first`: nobody has a seat yet. */
  readonly proposing: { readonly first: boolean } | null
  readonly message: string
  readonly onRound: (round: number) => void
  readonly onSwap: () => void
  readonly onPropose: () => void
  /** Empties all seats of the round; null if that can't be done. */
  readonly onEmpty: (() => void) | null
  /** Undoes the last change of seats; null if there is none. */
  readonly onUndo: (() => void) | null
}

/** Choice of the round, the buttons to swap and propose seats, and the result of the last act. */
export const SeatingHead = ({
  rounds,
  round,
  swapping,
  proposing,
  message,
  onRound,
  onSwap,
  onPropose,
  onEmpty,
  onUndo,
}: SeatingHeadProps) => {
  const { t } = useTranslation()
  const { keyOf } = useBindings()
  return (
    <div className={`row ${css.listoptions}`}>
      <SelectField
        label={t('seating.round')}
        options={rounds.map((number) => ({ value: number, label: number }))}
        value={round}
        onValue={onRound}
        first
      />
      <Button
        className={swapping ? 'on' : ''}
        label={t(swapping ? 'seating.swapWith' : 'seating.swap')}
        chord={keyOf('setup.swap')}
        aria-pressed={swapping}
        onClick={onSwap}
      />
      {proposing && (
        <Button
          className={proposing.first ? 'primary' : ''}
          label={t('seating.propose')}
          chord={keyOf('setup.propose')}
          onClick={onPropose}
        />
      )}
      {onEmpty && <Button label={t('seating.empties')} onClick={onEmpty} />}
      <p className="q2 push" role="status">
        {message || t('seating.how')} {onUndo && <Button className="sm" label={t('correct.undo')} onClick={onUndo} />}
      </p>
    </div>
  )
}
