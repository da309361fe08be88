const STYLE = '/fonts/names.css'

/**
 * Has the page know the fonts for names in Cyrillic, Greek, Vietnamese, Japanese, Korean and Chinese, which the desk keeps: the browser
 * fetches a file of them only where a letter of it is shown. Not among what the first screen waits for.
 */
export const addNameFonts = (): void => {
  if (document.querySelector(`link[href="${STYLE}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = STYLE
  document.head.append(link)
}
