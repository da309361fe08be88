import { useTranslation } from 'react-i18next'
import { useAfter } from './use-after.ts'

/** Nothing for 200 ms, then a word. */
export const Loading = () => {
  const { t } = useTranslation()
  return useAfter(200) ? (
    <p className="empty q2" role="status">
      {t('app.loading')}
    </p>
  ) : null
}
