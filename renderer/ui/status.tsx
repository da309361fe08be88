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

type StatusProps = { readonly says: string | null; readonly isWrong?: boolean }

/** A report of a form or a screen, read aloud when it changes. */
export const Status = ({ says, isWrong = false }: StatusProps) => (
  <p className={isWrong ? 'err' : 'q2'} role="status">
    {says}
  </p>
)

/** A failure, read aloud at once. */
export const Alert = ({ says }: { readonly says: string | null }) => (
  <p className="err" role="alert">
    {says}
  </p>
)

const useAfter = (milliseconds: number): boolean => {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return passed
}
