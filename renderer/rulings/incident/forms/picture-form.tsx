import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Incident } from '../../../../desk/contract/rulings.ts'
import { desk } from '../../../app-state/desk/client.ts'
import { encodeBase64 } from '../../../app-state/desktop/desktop-app.ts'
import { useDraft } from '../../../app-state/storage/drafts.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { useLatest } from '../../../ui/use-latest.ts'
import { ActForm } from '../../fields/act-form.tsx'
import * as incidentCss from '../incident.module.css'

type PictureFormProps = {
  readonly incident: Incident
  /** A picture that was dropped or pasted. */
  readonly given: File | null
  readonly onDone: () => void
}

/** `wrong`: the browser can't read the file as a picture. */
type Read = { readonly kind: 'none' | 'reading' | 'wrong' } | { readonly kind: 'read'; readonly name: string; readonly base64: string }

/**
 * Attaches a picture to an incident, such as a photograph of the table or a score sheet. The picture is scaled down and loses its camera
 * data.
 */
export const PictureForm = ({ incident, given, onDone }: PictureFormProps) => {
  const { t } = useTranslation()
  const pick = useRef<HTMLInputElement>(null)
  const draft = `incident-${incident.ref}-picture`
  const [note, setNote] = useDraft(draft)
  const [read, setRead] = useState<Read>({ kind: 'none' })
  /** The picture chosen last: reading an earlier one may take longer. */
  const newest = useRef<File>(null)
  const take = useLatest((file: File): void => {
    newest.current = file
    setRead({ kind: 'reading' })
    void readPicture(file).then((picture) => {
      if (newest.current === file) setRead(picture)
    })
  })
  useEffect(() => {
    if (given) take(given)
  }, [given, take])
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? []
    if (file) take(file)
    target.value = ''
  }
  const lacking = read.kind === 'read' ? null : t(read.kind === 'wrong' ? 'picture.wrong' : 'picture.none')
  return (
    <ActForm
      title={t('picture.title')}
      note={t('picture.note')}
      submit={t('picture.add')}
      lacking={lacking}
      drafts={[draft]}
      onSend={async (said) => {
        if (read.kind !== 'read') return
        await desk.incidents.attach({ ...said, incident: incident.ref, name: read.name, note: note.trim(), base64: read.base64 })
      }}
      onDone={onDone}
    >
      <div className="row">
        <button type="button" className="btn" onClick={() => pick.current?.click()} {...(!given && { 'data-first': true })}>
          {t(read.kind === 'read' ? 'picture.other' : 'lists.choose')}
        </button>
        <input ref={pick} hidden type="file" accept="image/*" onChange={choose} />
        <p role="status">
          {read.kind === 'wrong' && <span className="err">{t('picture.wrong')}</span>}
          {read.kind === 'none' && <span className="q2">{t('picture.ways')}</span>}
          {read.kind === 'read' && <b>{read.name}</b>}
        </p>
      </div>
      {read.kind === 'read' && (
        <img className={incidentCss.attached} src={`data:image/jpeg;base64,${read.base64}`} alt={t('picture.chosen')} />
      )}
      <TextField label={t('picture.shows')} value={note} onValue={setNote} first={given !== null} />
    </ActForm>
  )
}

const readPicture = async (file: File): Promise<Read> => {
  try {
    return { kind: 'read', name: file.name || 'picture', base64: await encodeBase64(await smallerPicture(file)) }
  } catch {
    return { kind: 'wrong' }
  }
}

/** Longest side of a stored picture, in pixels: enough to read the tiles on a table. */
const LONGEST_SIDE = 1800
/** Largest picture that the desk accepts, in bytes. */
const MAX_BYTES = 1_400_000
/** JPEG qualities to try, from good to just acceptable. */
const QUALITIES = [0.86, 0.7, 0.5] as const

/**
 * Re-encodes a picture as an upright JPEG, small enough to synchronize with the record. Camera metadata, such as place and device, is lost.
 * Throws if the browser can't read the file as a picture.
 */
const smallerPicture = async (file: Blob): Promise<Blob> => {
  const read = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    for (let longest = LONGEST_SIDE; ; longest /= 2)
      for (const quality of QUALITIES) {
        const made = await drawnAs(read, Math.min(1, longest / Math.max(read.width, read.height)), quality)
        if (made.size <= MAX_BYTES) return made
      }
  } finally {
    read.close()
  }
}

const drawnAs = (read: ImageBitmap, scale: number, quality: number): Promise<Blob> => {
  const [width, height] = [read.width, read.height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number]
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('nothing can be drawn here')
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(read, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}
