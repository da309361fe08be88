import { useTranslation } from 'react-i18next'
import { actionWords, scopeOf } from '../actions.ts'
import { chordWords } from '../chord-words.ts'
import { useLetters } from '../layout.ts'
import * as css from './key-map.module.css'
import type { Capture } from './use-capture.ts'

type CaptureLineProps = { readonly capture: Capture | null; readonly reset: boolean }

/** Asks for the new key, or says why a key can't be used. */
export const CaptureLine = ({ capture, reset }: CaptureLineProps) => {
  const { t } = useTranslation()
  const letter = useLetters()
  const words = (): string => {
    if (!capture) return reset ? t('keymap.wasReset') : t('keymap.howToChange')
    const what = actionWords(t, capture.id)
    const { asked } = capture
    if (capture.not) return t('keymap.notThatKey', { what })
    if (!asked) return t('keymap.press', { what })
    const key = scopeOf(capture.id) === 'fast' ? letter(asked.key) : chordWords(asked.key).join(' ')
    return t('keymap.taken', { key, what, other: actionWords(t, asked.of) })
  }
  return (
    <p className={capture?.asked || capture?.not ? `${css.capture} ${css.warn}` : css.capture} role="status">
      {words()}
    </p>
  )
}
