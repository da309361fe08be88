import { useTranslation } from 'react-i18next'
import { Key } from '../../ui/key.tsx'
import * as css from '../replay.module.css'

/** Says above the board that a scratch copy is on screen, and throws it away. */
export const ScratchBand = ({ onThrowAway }: { readonly onThrowAway: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className={`cluster inverse ${css.scratchband}`}>
      <b>{t('whatIf.title')}</b> {t('whatIf.not')}
      <button type="button" className="btn sm push" onClick={onThrowAway}>
        {t('whatIf.throwAway')} <Key>Esc</Key>
      </button>
    </div>
  )
}
