import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

type ReceiveFileProps = { readonly busy: boolean; readonly isReceiving: boolean; readonly onFile: (file: File) => void }

/** Takes a whole tournament that came from elsewhere as one file. */
export const ReceiveFile = ({ busy, isReceiving, onFile }: ReceiveFileProps) => {
  const { t } = useTranslation()
  const pick = useRef<HTMLInputElement>(null)
  return (
    <p className="samplerow">
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
      <span className="q2" role="status">
        {t(isReceiving ? 'start.receiving' : 'start.receiveWhat')}
      </span>
    </p>
  )
}

/** As it is sent to the desk: gzipped, if it was not yet, in Base64. */
export const packed = async (file: File): Promise<{ readonly name: string; readonly gzip: string }> => {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const isPacked = start[0] === 0x1f && start[1] === 0x8b
  const bytes = isPacked ? file : await new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob()
  return { name: file.name, gzip: await inBase64(bytes) }
}

/** A data address has the bytes behind its comma. */
const inBase64 = (bytes: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unread')))
    reader.readAsDataURL(bytes)
  })
