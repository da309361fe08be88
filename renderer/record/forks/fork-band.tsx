import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { Fork, ForkLine, ForkOutcome } from '../../../desk/contract/forks.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { findingWords } from '../../language/finding-words.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import * as recordCss from '../record.module.css'
import * as css from './forks.module.css'

type ForkBandProps = { readonly state: TableState; readonly onDone: () => void }

/**
 * Above the list of acts while concurrent acts of two recorders need a decision: the likely order and its effect. One key accepts it, one
 * press refuses it.
 */
export const ForkBand = ({ state, onDone }: ForkBandProps) => {
  const { t } = useWords()
  const queries = useQueryClient()
  const signer = useSigner()
  const by = signer.by.trim() || '?'
  const { keyOf } = useBindings()
  const { table, hand, seq } = state
  // asked again after each act at the table, which may renumber the acts
  const { data: fork } = useQuery({
    ...ask.forks.at.queryOptions({ input: { table: table.id, hand } }),
    queryKey: [...ask.forks.key(), table.id, hand, seq],
  })
  const { mutate, isPending } = useMutation({
    mutationFn: ({ one, other, how }: { readonly one: Fork['one']; readonly other: Fork['other']; readonly how: ForkOutcome }) =>
      desk.forks.settle({ table: table.id, hand, one: one.first, other: other.first, how, by, key: crypto.randomUUID() }),
    onSuccess: async () => {
      await queries.invalidateQueries()
      onDone()
    },
  })
  const settle = (how: ForkOutcome): void => {
    if (fork && !isPending) mutate({ one: fork.one, other: fork.other, how })
  }
  useKeys({ [keyOf('table.order')]: () => settle(fork?.likely ? 'ordered' : 'kept') })
  if (!fork) return null
  const { likely } = fork
  return (
    <section className={`lines ${recordCss.past} ${recordCss.fork}`} aria-label={t('fork.title')} data-keeps-focus="">
      <p role="status">
        <b>{t('fork.title')}.</b> {t('fork.what', { one: recorders(fork.one, t), other: recorders(fork.other, t) })}
      </p>
      {likely ? <Likely fork={fork} likely={likely} state={state} /> : <p>{t('fork.byHand')}</p>}
      <p className="do">
        {likely && (
          <Button
            className="sm primary"
            label={t('fork.order')}
            chord={keyOf('table.order')}
            disabled={isPending}
            onClick={() => settle('ordered')}
          />
        )}
        <Button className="sm" label={t('fork.keep')} disabled={isPending} onClick={() => settle('kept')} />
      </p>
    </section>
  )
}

type LikelyProps = { readonly fork: Fork; readonly likely: NonNullable<Fork['likely']>; readonly state: TableState }

const Likely = ({ fork, likely, state }: LikelyProps) => {
  const { t, language } = useWords()
  const said = (findings: readonly Finding[]): string =>
    findings.map((finding) => findingWords(finding, state.rules, language).title).join(' · ')
  const isAsItIs = likely.doubled.length === 0 && likely.lines.every(({ moved }) => !moved)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
      <ol className={css.forklines} aria-label={t('fork.likely')} tabIndex={0}>
        {likely.lines.map((line) => (
          <li key={line.number} className="beside" data-of={line.of}>
            <span className={`q2 r ${css.no}`}>{line.number}</span>
            <span className="mono">{line.text}</span>
            <span className="q2">{recorderOf(fork, line, t)}</span>
            {line.moved && <b>{t('fork.moved')}</b>}
          </li>
        ))}
      </ol>
      {isAsItIs && <p>{t('fork.asItIs')}</p>}
      {likely.doubled.length > 0 && <p>{t('fork.doubled', { count: likely.doubled.length, acts: likely.doubled.join(', ') })}</p>}
      {likely.gone.length > 0 && (
        <p>
          {t('fork.gone')} {said(likely.gone)}
        </p>
      )}
      {likely.came.length > 0 && (
        <p>
          {t('fork.came')} {said(likely.came)}
        </p>
      )}
    </>
  )
}

const recorderOf = ({ one, other }: Fork, { of }: ForkLine, t: TFunction): string =>
  of === 'both' ? t('fork.both') : recorders(of === 'one' ? one : other, t)

/** The recorders of a side; of who is chosen without a code where others have one, the log has no name. */
export const recorders = ({ by }: { readonly by: readonly string[] }, t: TFunction): string =>
  by.filter(Boolean).join(', ') || t('signs.nobody')
