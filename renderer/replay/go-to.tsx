import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBindings } from '../keys/bindings.ts'
import { Chord } from '../ui/key.tsx'
import * as css from './replay.module.css'

type GoToProps = { readonly field: Ref<HTMLInputElement>; readonly onAct: (act: number) => void }

/** A field for the number of an act to go to. */
export const GoTo = ({ field, onAct }: GoToProps) => {
  const { t } = useTranslation()
  const { keyOf } = useBindings()
  const [text, setText] = useState('')
  return (
    <span className="r">
      <label className={`cluster ${css.goto}`}>
        <Chord of={keyOf('replay.goTo')} /> {t('replay.goTo')}{' '}
        <input
          ref={field}
          inputMode="numeric"
          aria-label={t('replay.goToField')}
          value={text}
          onChange={(event) => setText(event.target.value.replace(/\D/g, '').slice(0, 6))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return
            event.preventDefault()
            event.stopPropagation()
            if (event.key === 'Enter' && text !== '') onAct(Number(text))
            setText('')
            event.currentTarget.blur()
          }}
        />
      </label>
    </span>
  )
}
