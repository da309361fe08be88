import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RefusedItem } from '../../app-state/outbox/item.ts'
import { outbox, useOutbox } from '../../app-state/outbox/use-outbox.ts'
import { Button } from '../../ui/button.tsx'
import * as recordCss from '../record.module.css'

/** A line that the desk refused goes back into the entry line by `onBack`. Returns the refusal while its text is there. */
export const useRefusedLine = (table: string, text: string, onBack: (line: string) => void): RefusedItem | null => {
  const refused = useOutbox((state) => state.refused)
  const [seen, setSeen] = useState(refused)
  const line = refused?.item.table === table && refused.item.act.kind === 'record' ? refused.item.act.text : null
  if (refused !== seen) {
    setSeen(refused)
    if (line !== null) onBack(line)
  }
  // text back in the line is not lost, so it needs no second notice
  const isBack = line !== null && text === line
  const inLine = isBack && refused ? refused.item.key : null
  useEffect(() => {
    if (inLine !== null) outbox.dismiss(inLine)
  }, [inLine])
  return isBack ? refused : null
}

type RefusedLineProps = { readonly text: string; readonly message: string }

/** Why the desk refused the line. */
export const RefusedLine = ({ text, message }: RefusedLineProps) => {
  const { t } = useTranslation()
  return (
    <div className={`beside ${recordCss.undone} trouble`} role="alert">
      <span>
        {t('alarm.refused', { text })} · {message}
      </span>
      <Button className="sm push" label={t('app.close')} onClick={() => outbox.forget('refused')} />
    </div>
  )
}
