import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ask } from '../../app-state/desk/client.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'

/** Rounds that other rules can still apply from. `first`: the next one; null: nothing has begun, so rules apply from the beginning. */
export type RoundsAhead = { readonly first: number | null; readonly rounds: readonly number[] }

/** Rounds in which no hand has begun at any table, and none in later rounds. */
export const useRoundsAhead = (): RoundsAhead => {
  const { data: rounds } = useQuery(ask.rounds.list.queryOptions())
  const { data: tables = [] } = useQuery(ask.tables.list.queryOptions())
  const begun = Math.max(0, ...tables.filter(({ hand }) => hand !== null).map(({ round }) => round ?? 0))
  const known = rounds?.rounds.map(({ number }) => number).filter((number) => number > begun) ?? []
  return begun === 0
    ? { first: null, rounds: known.filter((number) => number > 1) }
    : { first: known[0] ?? begun + 1, rounds: known.length > 0 ? known : [begun + 1] }
}

type FromRoundProps = {
  readonly value: number | null | undefined
  readonly onValue: (round: number | null) => void
  readonly ahead: RoundsAhead
}

/** Choice of the round from which rules apply: the beginning, as long as nothing has begun, else a round that has not begun. */
export const FromRound = ({ value, onValue, ahead }: FromRoundProps) => {
  const { t } = useTranslation()
  const now = value === undefined ? ahead.first : value
  return (
    <SelectField<number | ''>
      label={t('rules.from')}
      options={[
        ...(ahead.first === null ? [{ value: '', label: t('rules.fromStart') } as const] : []),
        ...ahead.rounds.map((round) => ({ value: round, label: t('rules.fromRound', { round }) })),
      ]}
      value={now ?? ''}
      onValue={(round) => onValue(round === '' ? null : round)}
    />
  )
}
