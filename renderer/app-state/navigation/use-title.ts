import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { shared } from '../storage/store.ts'

const calls = shared(0)
/** How many tables wait for a referee: it is read in the title of a window that nobody sees. */
export const sayInTitle = calls.set

/** The window's title: how many tables call, the place, the product. */
export const useTitle = (title: string): void => {
  const { t } = useTranslation()
  const count = calls.useNow()
  const place = count > 0 ? `${t('calls.open', { count })} · ${title}` : title
  useEffect(() => {
    document.title = `${place} — Shinpan`
  }, [place])
}
