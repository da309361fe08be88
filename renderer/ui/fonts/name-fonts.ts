const STYLE = '/fonts/names.css'

/**
 * Adds the fonts for names in Cyrillic, Greek, Vietnamese, Japanese, Korean and Chinese, which the desk serves. The browser fetches a file
 * only when the page shows a letter of it. Kept off the path to the first screen.
 */
export const addNameFonts = (): void => {
  if (document.querySelector(`link[href="${STYLE}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = STYLE
  document.head.append(link)
}
