import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { createStore } from '../storage/store.ts'

const calls = createStore(0)
/** Sets the number of tables that call a referee. The title shows it even while the window is hidden. */
export const setCallsInTitle = calls.set

/** The window's title: open calls, the place, the product. */
export const useTitle = (title: string): void => {
  const { t } = useTranslation()
  const count = calls.useNow()
  const place = count > 0 ? `${t('calls.open', { count })} · ${title}` : title
  useEffect(() => {
    document.title = `${place} — Shinpan`
  }, [place])
}
