import { useEffect, useRef } from 'react'
import { closeTrouble, showTrouble } from '../app-state/trouble.ts'
import { formatNumber } from '../language/format.ts'
import { useWords } from '../language/language.ts'

/** Limit of fields without a `maxlength`, in characters: the longest line of the notation. */
const LONGEST_LINE = 20_000

/**
 * Rejects a pasted or dropped text that is longer than its field takes, or of several lines where one is an act, instead of silently
 * cutting it off or joining its lines, and reports that until a field takes one.
 */
export const useRejectLongPaste = (): void => {
  const { t, language } = useWords()
  const refusal = useRef('')
  useEffect(() => {
    const look = (event: InputEvent): void => {
      const field = event.target
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
      const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
      const most = field.maxLength < 0 ? LONGEST_LINE : field.maxLength
      const stays = field.value.length - ((field.selectionEnd ?? 0) - (field.selectionStart ?? 0))
      const lines = field.dataset.oneAct === undefined ? 1 : text.split(/[\n\r]/).filter((line) => line.trim() !== '').length
      closeTrouble(refusal.current)
      // a single character too many is visible at once
      if (lines <= 1 && (text.length < 2 || stays + text.length <= most)) return
      event.preventDefault()
      refusal.current =
        lines > 1
          ? t('alarm.severalLines', { count: lines })
          : t('alarm.tooLong', { letters: formatNumber(text.length, language), most: formatNumber(most, language) })
      showTrouble(refusal.current)
    }
    document.addEventListener('beforeinput', look)
    return () => document.removeEventListener('beforeinput', look)
  }, [t, language])
}
