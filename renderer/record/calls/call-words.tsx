import type { TFunction } from 'i18next'
import type { OnTheWay } from '../../../desk/contract/calls.ts'
import type { Referee } from '../../../desk/contract/people.ts'
import { waited } from '../../app-state/clock/clock-figures.ts'
import { useDeskNow } from '../../app-state/clock/use-rounds.ts'

/** What an incident with nothing but its table is called: a referee who opens one has logged it, and calls nobody. */
export const calledWords = (by: string, referees: readonly Pick<Referee, 'name'>[], t: TFunction): string =>
  t(referees.some(({ name }) => name === by) ? 'calls.logged' : 'calls.called')

/** Who is on the way, as whoever signs here reads it. */
export const comingWords = (coming: readonly OnTheWay[], own: string, t: TFunction): string =>
  coming.map(({ by }) => (by === own ? t('calls.youComing') : t('calls.coming', { name: by }))).join(' · ')

/** How long somebody has waited by the clock of the desk, whatever this device's clock says. */
export const WaitedOnDesk = ({ since }: { readonly since: Date }) => (
  <span className="wait">{waited(Math.min(since.getTime(), useDeskNow()), useDeskNow())}</span>
)
