import type { KeyboardEvent, Ref } from 'react'
import { sayExpectedInput } from '../../../engine/notation/errors/wanted.ts'
import { useWords } from '../../language/language.ts'
import { type FieldTrouble, type MiddleField, partsOfField } from './middle.ts'

type MiddleInputProps = {
  readonly ref: Ref<HTMLInputElement>
  readonly name: MiddleField
  readonly label: string
  readonly hint: string
  readonly value: string
  /** The error to be shown. */
  readonly trouble: FieldTrouble | undefined
  readonly onFocus: () => void
  readonly onText: (text: string) => void
  readonly onKey: (event: KeyboardEvent) => void
}

/** A field of the middle form; that of a seat is named by its row and column. */
export const MiddleInput = ({ ref, name, label, hint, value, trouble, onFocus, onText, onKey }: MiddleInputProps) => (
  <div className="field">
    <label htmlFor={`middle-${name}`} className={partsOfField(name).seat ? 'sr' : ''}>
      {label}
    </label>
    <input
      id={`middle-${name}`}
      ref={ref}
      className="mono"
      value={value}
      placeholder={hint}
      inputMode={FINGERS ? 'none' : 'text'}
      aria-invalid={trouble !== undefined}
      aria-describedby={trouble ? `why-${name}` : undefined}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      onFocus={onFocus}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={onKey}
    />
    {trouble && <Trouble id={`why-${name}`} trouble={trouble} />}
  </div>
)

/** Without a mouse the on-screen keyboard stays closed: the tiles are tapped. */
const FINGERS = typeof matchMedia === 'function' && matchMedia('(hover: none) and (pointer: coarse)').matches

type TroubleProps = { readonly id: string; readonly trouble: FieldTrouble }
const Trouble = ({ id, trouble }: TroubleProps) => {
  const { t, language } = useWords()
  return (
    <p className="err" id={id} role="alert">
      {trouble.kind === 'group'
        ? t(`hands.groupTroubles.${trouble.trouble}`, { word: trouble.word.trim() })
        : trouble.kind === 'riichi'
          ? t('hands.noTurned')
          : t('hands.misread', { found: trouble.found, expected: sayExpectedInput(trouble.wanted)[language] })}
    </p>
  )
}
