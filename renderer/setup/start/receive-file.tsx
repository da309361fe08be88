import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './start.module.css'

type ReceiveFileProps = { readonly busy: boolean; readonly onFile: (file: File) => void }

/** Imports a whole tournament from a single file. */
export const ReceiveFile = ({ busy, onFile }: ReceiveFileProps) => {
  const { t } = useTranslation()
  const pick = useRef<HTMLInputElement>(null)
  return (
    <p className={css.samplerow}>
      <input
        ref={pick}
        className="sr"
        type="file"
        tabIndex={-1}
        accept=".shinpan,.gz"
        aria-label={t('start.receive')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          event.target.value = ''
        }}
      />
      <button type="button" className="btn" disabled={busy} onClick={() => pick.current?.click()}>
        {t('start.receive')}
      </button>{' '}
      <span className="q2">{t('start.receiveWhat')}</span>
    </p>
  )
}
