import { useEffect } from 'react'

/** The window's title: the place first, then the product. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} — Shinpan`
  }, [title])
}
