import type { TFunction } from 'i18next'
import type { OnTheWay } from '../../../desk/contract/calls.ts'
import type { Referee } from '../../../desk/contract/people.ts'
import { formatWait } from '../../app-state/clock/clock-figures.ts'
import { useDeskNow } from '../../app-state/clock/use-rounds.ts'
import * as recordCss from '../record.module.css'

/** The label of an incident that has only its table: logged if a referee opened it, else called. */
export const calledWords = (by: string, referees: readonly Pick<Referee, 'name'>[], t: TFunction): string =>
  t(referees.some(({ name }) => name === by) ? 'calls.logged' : 'calls.called')

/** The referees on the way, as the signer of this window reads it. */
export const comingWords = (coming: readonly OnTheWay[], own: string, t: TFunction): string =>
  coming.map(({ by }) => (by === own ? t('calls.youComing') : t('calls.coming', { name: by }))).join(' · ')

/** How long a call has waited, by the desk's clock. */
export const WaitedOnDesk = ({ since }: { readonly since: Date }) => (
  <span className={recordCss.wait}>{formatWait(Math.min(since.getTime(), useDeskNow()), useDeskNow())}</span>
)
