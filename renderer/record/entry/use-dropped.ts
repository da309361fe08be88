import { useState } from 'react'
import { useDraft } from '../../app-state/storage/drafts.ts'

/** The lines of a table that Esc emptied, newest last: nothing that was typed is lost. They end with the window. */
export const useDropped = (table: string) => {
  const [text, keep] = useDraft(`${table} dropped`)
  const [isSaid, say] = useState(false)
  const lines = text === '' ? [] : text.split('\n')
  const newest = lines.at(-1)
  return {
    newest,
    /** The newest was emptied just now. */
    said: isSaid ? newest : undefined,
    drop: (line: string): void => {
      if (line.trim() !== '') keep([...lines, line].join('\n'))
      say(line.trim() !== '')
    },
    forgetNewest: (): void => keep(lines.slice(0, -1).join('\n')),
    hide: (): void => say(false),
  }
}
