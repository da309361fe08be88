import type { UntakenTile } from '../../../engine/table/table-view.ts'
import { tileName } from '../../../engine/wording/terms/tiles.ts'
import { useWords } from '../../language/language.ts'
import { NoteBox } from './note-box.tsx'

type WatchNoteProps = { readonly untaken: UntakenTile; readonly top: number }

/** A claimed tile that was not taken yet, beside its call. */
export const WatchNote = ({ untaken: { seat, tile, discardsLeft }, top }: WatchNoteProps) => {
  const { t, language } = useWords()
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
      <p>{t('table.pendingTake', { tile: { en: tile, fr: tileName(tile, 'fr') }[language], count: discardsLeft })}</p>
    </NoteBox>
  )
}
