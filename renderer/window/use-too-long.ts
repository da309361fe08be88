import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { showTrouble } from '../app-state/trouble.ts'
import { whole } from '../language/format.ts'
import { useLanguage } from '../language/language.ts'

/** Where a field says nothing else: the longest line of the notation. */
const MOST = 20_000

/** A pasted or dropped text that is longer than its field takes is not cut off unseen: none of it is taken, and that is said. */
export const useTooLong = (): void => {
  const { t } = useTranslation()
  const language = useLanguage()
  useEffect(() => {
    const look = (event: InputEvent): void => {
      const field = event.target
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
      const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
      const most = field.maxLength < 0 ? MOST : field.maxLength
      const stays = field.value.length - ((field.selectionEnd ?? 0) - (field.selectionStart ?? 0))
      // a single sign too many is seen not to appear
      if (text.length < 2 || stays + text.length <= most) return
      event.preventDefault()
      showTrouble(t('alarm.tooLong', { letters: whole(text.length, language), most: whole(most, language) }))
    }
    document.addEventListener('beforeinput', look)
    return () => document.removeEventListener('beforeinput', look)
  }, [t, language])
}
