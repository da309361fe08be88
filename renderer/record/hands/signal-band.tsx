import { useTranslation } from 'react-i18next'
import type { TableState } from '../../../desk/contract/tables.ts'
import { SIGNAL_NOTE } from '../../../engine/scoring/time-limit.ts'
import { useLastHands } from '../../app-state/clock/use-last-hands.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { outbox } from '../../app-state/outbox/use-outbox.ts'
import { recordItem } from '../optimistic/items.ts'
import { newestAnswer } from '../optimistic/view.ts'
import * as recordCss from '../record.module.css'

type SignalBandProps = { readonly state: TableState; readonly onDone: () => void }

/** Asks for the signal of the time limit in the record once the clock has given it. The note is an act, which can be moved. */
export const SignalBand = ({ state, onDone }: SignalBandProps) => {
  const { t } = useTranslation()
  const { by, openMenu } = useSigner()
  const found = useLastHands(state.table.id)
  if (!found || found.noted || state.hand === '' || state.acts.some(({ text }) => text === SIGNAL_NOTE)) return null
  const note = (): void => {
    if (by.trim() === '') openMenu()
    else outbox.enter({ ...recordItem(newestAnswer(state), SIGNAL_NOTE), table: state.table.id, by })
    onDone()
  }
  return (
    <div className={recordCss.past} role="status">
      <b>{t('hands.signalGiven')}</b>
      <button type="button" className="btn sm push" onClick={note}>
        {t('hands.noteSignal')}
      </button>
    </div>
  )
}
