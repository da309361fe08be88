/**
 * Gives the focus back to a control that lost it by being disabled, for example while the desk answers, once it is enabled again and
 * nothing else has the focus.
 */
export const keepFocusOfDisabled = (): void => {
  let left: HTMLElement | null = null
  const note = (target: Node): void => {
    const active = document.activeElement
    if (!(target instanceof HTMLElement)) return
    if (target.matches(':disabled')) {
      if (active instanceof HTMLElement && active !== document.body && target.contains(active)) left = active
    } else if (left && target.contains(left)) {
      if (active === document.body) left.focus()
      left = null
    }
  }
  new MutationObserver((changes) => {
    for (const { target } of changes) note(target)
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['disabled'] })
}
