import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import * as css from './entry.module.css'
import type { ReadingError } from './reading.ts'

type MisreadTextProps = { readonly wrong: ReadingError; readonly onTake: (line: string) => void; readonly chord?: string }

/** Where a line does not read, and the words expected there. The likely line can be taken with a button. */
export const MisreadText = ({ wrong, onTake, chord }: MisreadTextProps) => {
  const { t } = useTranslation()
  const { mended, isNoAct } = wrong
  return (
    <>
      {t(wrong.found ? 'table.misread' : 'table.misreadEnd', wrong)}
      {mended !== null && (
        <>
          {' '}
          {t('table.meant')}{' '}
          <Button className="sm" onClick={() => onTake(mended)}>
            <code>{mended}</code> {chord && <kbd>{chord}</kbd>}
          </Button>
          {t('table.meantEnd')}
        </>
      )}
      {isNoAct && ` ${t('table.otherwise')}`}
    </>
  )
}

type MisreadLineProps = { readonly wrong: ReadingError | null; readonly onTake: (line: string) => void }

/** The same below the entry line. */
export const MisreadLine = ({ wrong, onTake }: MisreadLineProps) => (
  <p className={wrong ? `err ${css.misread}` : 'sr'} id="entry-why" role="alert">
    {wrong && <MisreadText wrong={wrong} onTake={onTake} chord="Tab" />}
  </p>
)
