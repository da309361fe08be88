import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import * as css from '../replay.module.css'

/** Says above the board that a scratch copy is on screen, and throws it away. */
export const ScratchBand = ({ onThrowAway }: { readonly onThrowAway: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className={`cluster inverse ${css.scratchband}`}>
      <b>{t('whatIf.title')}</b> {t('whatIf.not')}
      <Button className="sm push" label={t('whatIf.throwAway')} chord="Escape" onClick={onThrowAway} />
    </div>
  )
}
