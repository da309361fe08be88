import { waited } from '../hall/clock-figures.ts'
import { useDeskNow } from '../hall/use-rounds.ts'

/** How long somebody has waited by the clock of the desk, whatever this device's clock says. */
export const WaitedOnDesk = ({ since }: { readonly since: Date }) => (
  <span className="wait">{waited(Math.min(since.getTime(), useDeskNow()), useDeskNow())}</span>
)
