import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { HandApart, HandsApart } from '../../../desk/contract/forks.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { HAND_MERGES, type HandMerge } from '../../../engine/repair/concurrent/likely-hands.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { formatMoment } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { Button, ScreenLink } from '../../ui/button.tsx'
import * as recordCss from '../record.module.css'
import { recorders } from './fork-band.tsx'
import * as css from './forks.module.css'

type HandsBandProps = { readonly state: TableState; readonly onDone: () => void }

/**
 * Above the list of acts while two concurrently begun hands of the table need a decision: how they are likely related, and why. One key
 * accepts that, one press chooses another way.
 */
export const HandsBand = ({ state: { table, seq }, onDone }: HandsBandProps) => {
  const { t } = useWords()
  const queries = useQueryClient()
  const signer = useSigner()
  const by = signer.by.trim() || '?'
  const { keyOf } = useBindings()
  // asked again after each act at the table
  const { data: apart } = useQuery({
    ...ask.forks.hands.queryOptions({ input: { table: table.id } }),
    queryKey: [...ask.forks.key(), 'hands', table.id, seq],
    placeholderData: (before) => before,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: ({ pair, stands }: { readonly pair: HandsApart; readonly stands: HandMerge }) =>
      desk.forks.settleHands({ table: table.id, one: pair.one.ref, other: pair.other.ref, stands, by, key: crypto.randomUUID() }),
    onSuccess: async () => {
      await queries.invalidateQueries()
      onDone()
    },
  })
  const settle = (stands: HandMerge | undefined): void => {
    if (apart && stands && !isPending) mutate({ pair: apart, stands })
  }
  useKeys({ [keyOf('table.order')]: () => settle(apart?.likely.stands) })
  if (!apart) return null
  const { likely } = apart
  // by position in the list: both hands may have the same name and the same recorder
  const named = (stands: HandMerge) => (stands === 'one' || stands === 'one-other' ? { n: 1, m: 2 } : { n: 2, m: 1 })
  const isBoth = (stands: HandMerge): boolean => stands === 'one-other' || stands === 'other-one'
  return (
    <section
      className={`lines ${recordCss.past} ${recordCss.fork} ${recordCss.hands}`}
      aria-label={t('waiting.kind.hand')}
      data-keeps-focus=""
    >
      <p role="status">
        <b>{t('waiting.kind.hand')}.</b> {t('fork.hand.what', { one: recorders(apart.one, t), other: recorders(apart.other, t) })}
      </p>
      <ol className={css.forklines}>
        {(['one', 'other'] as const).map((side) => (
          <Hand key={side} of={side} table={table.id} hand={apart[side]} />
        ))}
      </ol>
      <p>
        <b>{t('fork.hand.likely')}</b> {t(isBoth(likely.stands) ? 'fork.hand.both' : 'fork.hand.one', named(likely.stands))}{' '}
        {likely.because.map((reason) => t(`fork.hand.because.${reason}`, named(likely.stands))).join(' ')}
      </p>
      <p className="do">
        <Button
          className="sm primary"
          label={t('fork.hand.take')}
          chord={keyOf('table.order')}
          disabled={isPending}
          onClick={() => settle(likely.stands)}
        />
        {HAND_MERGES.filter((stands) => stands !== likely.stands).map((stands) => (
          <Button
            key={stands}
            className="sm"
            label={t(isBoth(stands) ? 'fork.hand.order' : 'fork.hand.keep', named(stands))}
            disabled={isPending}
            onClick={() => settle(stands)}
          />
        ))}
      </p>
    </section>
  )
}

type HandProps = { readonly of: 'one' | 'other'; readonly table: string; readonly hand: HandApart }

const Hand = ({ of, table, hand }: HandProps) => {
  const { t, language } = useWords()
  return (
    <li className="beside" data-of={of}>
      <b className={`q2 r ${css.no}`}>{of === 'one' ? 1 : 2}</b>
      <ScreenLink className="link" to={paths.hand(table, hand.hand)} label={nameOf(hand)} />
      <span>{recorders(hand, t)}</span>
      <span className="q2">
        {formatMoment(hand.at, language)} · {hand.acts === 0 ? t('fork.hand.none') : t('fork.hand.acts', { count: hand.acts })}
      </span>
      <span className="mono">{hand.begins.join(' · ')}</span>
    </li>
  )
}

const nameOf = ({ name: { wind, number, counters } }: HandApart): string => `${wind}${number}\u00a0${counters}`
