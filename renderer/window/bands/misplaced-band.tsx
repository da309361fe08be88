import type { Saving } from '../../../desk/contract/saving.ts'
import { capitalized } from '../../../engine/phrases/typeset.ts'
import { isTablet } from '../../app-state/identity/asker.ts'
import { useOpenFile } from '../../app-state/navigation/use-open-file.ts'
import { outbox } from '../../app-state/outbox/use-outbox.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Band } from './band.tsx'

type MisplacedBandProps = { readonly trouble: NonNullable<Saving['trouble']>; readonly held: number }

/** Says that the open file was moved, deleted or replaced, and where the copy is. Counts the acts that the window holds until the copy is open. */
export const MisplacedBand = ({ trouble, held }: MisplacedBandProps) => {
  const { t, language } = useWords()
  const { copy } = trouble
  const open = useOpenFile()
  return (
    <Band>
      <div>
        <b>{t('misplaced.head')}</b> {isTablet ? t('misplaced.tablet') : `${capitalized(trouble.detail[language])}.`}{' '}
        {held > 0 && t('alarm.held', { count: held })}
      </div>
      {!isTablet && (
        <Button
          label={t(copy === undefined ? 'alarm.retry' : 'misplaced.open')}
          disabled={open.isPending}
          onClick={() => (copy === undefined ? outbox.retry() : open.mutate(copy))}
        />
      )}
    </Band>
  )
}
