import { useTranslation } from 'react-i18next'
import type { UntakenTile } from '../../../engine/table/table-view.ts'
import { NoteBox } from './note-box.tsx'

type WatchNoteProps = { readonly untaken: UntakenTile; readonly top: number }

/** A claimed tile that was not taken yet, beside its call. */
export const WatchNote = ({ untaken: { seat, tile, discardsLeft }, top }: WatchNoteProps) => {
  const { t } = useTranslation()
  return (
    <NoteBox
      look="watch"
      icon="watch"
      head={`${t('level.pending')} · ${t(`seat.${seat}`)}`}
      rule="claim.not-taken"
      href={null}
      actions={[]}
      top={top}
      onLeave={() => undefined}
      onStep={() => undefined}
    >
      <p>{t('table.pendingTake', { tile, count: discardsLeft })}</p>
    </NoteBox>
  )
}
