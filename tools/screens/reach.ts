import type { Page } from 'playwright-core'

/**
 * Finds controls that the user can't reach: hidden even after scrolling, or covered. It also finds text that is cut off without an
 * ellipsis.
 */
export const outOfReach = (page: Page): Promise<readonly string[]> => page.evaluate(LOOK)

/** A script for the page. */
const LOOK = `(() => {
  const found = []
  const named = (element) => element.tagName.toLowerCase() + '.' + element.className + ' "' + (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40) + '"'
  const cover = document.querySelector('dialog[open], [role=dialog], [role=menu]')
  const usable = (cover ?? document).querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]')
  for (const element of usable) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr')) continue
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) continue
    const room = element.closest('main')?.clientHeight ?? innerHeight
    if (left < -1 || right > innerWidth + 1 || (height < room && (top < -1 || bottom > innerHeight + 1))) {
      found.push('out of sight: ' + named(element))
      continue
    }
    if (element.matches('[tabindex="0"]:not(a, button, input, select, textarea)')) continue
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (there && !element.contains(there) && !there.contains(element)) found.push('covered: ' + named(element) + ' by ' + named(there))
  }
  for (const element of document.querySelectorAll('main *, header *, footer *')) {
    if (element.closest('.sr, .board, [aria-hidden=true]') || !element.checkVisibility()) continue
    const style = getComputedStyle(element)
    const cut = style.overflowX === 'hidden' || style.overflowX === 'clip'
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '')
    if (cut && style.textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1 && own) found.push('cut: ' + named(element))
  }
  return found
})()`
