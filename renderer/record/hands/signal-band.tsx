import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLastHands } from '../../app-state/clock/use-last-hands.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { Button } from '../../ui/button.tsx'
import * as recordCss from '../record.module.css'

type SignalBandProps = {
  readonly table: string
  /** The record has the signal already. */
  readonly isNoted: boolean
  readonly onNote: () => void
  readonly onDone: () => void
}

/** Asks for the signal of the time limit in the record once the clock has given it. The note is an act, which can be moved. */
export const SignalBand = memo(({ table, isNoted, onNote, onDone }: SignalBandProps) => {
  const { t } = useTranslation()
  const { sign } = useSigner()
  const found = useLastHands(table)
  if (!found || found.noted || isNoted) return null
  const note = (): void => {
    sign(onNote)
    onDone()
  }
  return (
    <div className={`beside ${recordCss.past}`} role="status">
      <b>{t('hands.signalGiven')}</b>
      <Button className="sm push" label={t('hands.noteSignal')} onClick={note} />
    </div>
  )
})
