import { useTranslation } from 'react-i18next'
import { setLayout, useIsLayoutReported, useLayout } from '../layout.ts'
import { LAYOUTS, type Layout } from '../physical-keys.ts'

/** The keyboard layout whose letters are shown. It never changes how keys act. */
export const LayoutChoice = () => {
  const { t } = useTranslation()
  const layout = useLayout()
  const told = useIsLayoutReported()
  return (
    <label className="cluster">
      {t('keymap.layout')}
      <select value={layout ?? ''} onChange={(event) => setLayout(event.target.value === '' ? null : (event.target.value as Layout))}>
        <option value="">{told ? t('keymap.asTold') : t('keymap.asLanguage')}</option>
        {LAYOUTS.map((name) => (
          <option key={name} value={name}>
            {name.toUpperCase()}
          </option>
        ))}
      </select>
    </label>
  )
}
