import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Shows nothing for 200 ms, then a word. */
export const Loading = () => {
  const { t } = useTranslation()
  return useAfter(200) ? (
    <p className="empty q2" role="status">
      {t('app.loading')}
    </p>
  ) : null
}

const useAfter = (milliseconds: number): boolean => {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return passed
}
