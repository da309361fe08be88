/**
 * Gives the focus back to a control that lost it by being disabled, for example while the desk answers, once it is enabled again and
 * nothing else has the focus.
 */
export const keepFocusOfDisabled = (): void => {
  let left: HTMLElement | null = null
  // Chromium takes the focus away at its next layout, before or after the change is observed; Firefox leaves it
  document.addEventListener('focusout', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(':disabled')) left = target
  })
  new MutationObserver(() => {
    if (left?.matches(':enabled')) {
      if (document.activeElement === document.body) left.focus()
      left = null
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['disabled'] })
}
