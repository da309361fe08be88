import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Incident } from '../../../../desk/contract/rulings.ts'
import { desk } from '../../../app-state/desk/client.ts'
import { encodeBase64 } from '../../../app-state/desktop/save-file.ts'
import { forgetDraft, useDraft } from '../../../app-state/storage/drafts.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { ActForm } from '../../fields/act-form.tsx'
import * as incidentCss from '../incident.module.css'
import { smallerPicture } from './smaller-picture.ts'

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
  useEffect(() => {
    if (given) void take(given, setRead)
  }, [given])
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? []
    if (file) void take(file, setRead)
    target.value = ''
  }
  const lacking = read.kind === 'read' ? null : t(read.kind === 'wrong' ? 'picture.wrong' : 'picture.none')
  return (
    <ActForm
      title={t('picture.title')}
      note={t('picture.note')}
      submit={t('picture.add')}
      lacking={lacking}
      onSend={async (said) => {
        if (read.kind !== 'read') return
        await desk.incidents.attach({ ...said, incident: incident.ref, name: read.name, note: note.trim(), base64: read.base64 })
        forgetDraft(draft)
      }}
      onDone={onDone}
    >
      <div className="row">
        <button type="button" className="btn" onClick={() => pick.current?.click()} {...(!given && { 'data-first': true })}>
          {t(read.kind === 'read' ? 'picture.other' : 'picture.choose')}
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

const take = async (file: File, setRead: (read: Read) => void): Promise<void> => {
  setRead({ kind: 'reading' })
  try {
    setRead({ kind: 'read', name: file.name || 'picture', base64: await encodeBase64(await smallerPicture(file)) })
  } catch {
    setRead({ kind: 'wrong' })
  }
}
