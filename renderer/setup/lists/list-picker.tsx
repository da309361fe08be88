import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { useLatest } from '../../ui/use-latest.ts'
import * as css from './lists.module.css'

type ListPickerProps = { readonly name: string | undefined; readonly busy: boolean; readonly onFile: (file: File | undefined) => void }

/** Takes the file of a list: chosen, dropped or pasted; pasted cells too. */
export const ListPicker = ({ name, busy, onFile }: ListPickerProps) => {
  const { t } = useTranslation()
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  // a list that was left goes with the field that had the focus
  useEffect(() => {
    if (name === undefined && document.activeElement === document.body) button.current?.focus()
  }, [name])
  const paste = useLatest((event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text') ?? ''
    const into = event.target instanceof Element && event.target.matches('input:not([type=file]), textarea')
    if (into || (event.clipboardData?.files.length === 0 && text.trim() === '')) return
    event.preventDefault()
    onFile(event.clipboardData?.files[0] ?? new File([text], t('lists.pasted')))
  })
  useEffect(() => {
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [paste])
  const drag = (event: DragEvent, isOver: boolean): void => {
    event.preventDefault()
    setOver(isOver)
  }
  return (
    <section
      className={over ? `row ${css.drop} ${css.over}` : `row ${css.drop}`}
      aria-label={t('lists.choose')}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        drag(event, false)
        onFile(event.dataTransfer.files[0])
      }}
    >
      <input
        ref={input}
        id="list-file"
        className="sr"
        type="file"
        tabIndex={-1}
        aria-label={t('lists.choose')}
        accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={(event) => {
          onFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button
        ref={button}
        className={name === undefined ? 'lg primary' : ''}
        label={t(name === undefined ? 'lists.choose' : 'lists.other')}
        disabled={busy}
        onClick={() => input.current?.click()}
      />
      <p className="q2">{name === undefined ? t('lists.what') : <b>{name}</b>}</p>
    </section>
  )
}
