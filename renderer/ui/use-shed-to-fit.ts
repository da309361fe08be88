import { type RefObject, useLayoutEffect } from 'react'

/** How a bar gives up parts where it is too narrow for all of them. */
export type OverflowRules = {
  /** The parts, in the order in which they go; the bar's style says how. */
  readonly parts: readonly string[]
  /** Whether enough is in sight once a number of parts is given up; what juts out is never enough. */
  readonly isEnough?: (bar: HTMLElement, given: number) => boolean
  /** Called after each fitting. */
  readonly onFit?: (bar: HTMLElement, isResized: boolean) => void
}

/** Names in `data-without` the parts that must go so that the others can be seen, in every language and with every name, clock and status. */
export const useShedToFit = (ref: RefObject<HTMLElement | null>, shedding: OverflowRules): void => {
  useLayoutEffect(() => {
    const bar = ref.current
    if (!bar) return
    let given = 0
    const shedFrom = (start: number, isResized: boolean): void => {
      given = shedUntilItFits(bar, shedding, start)
      shedding.onFit?.(bar, isResized)
    }
    const shed = (): void => shedFrom(0, true)
    let length = 0
    // digits are equally wide, so a text of the same length needs the same room: an act or a second later nothing is measured
    const content = new MutationObserver((changes) => {
      // the hints of keys came or went
      if (changes.some(({ target }) => target === document.documentElement)) shed()
      const now = bar.textContent.length
      // a part that came or went may be an icon, and one that went leaves room
      const hasLost = now < length || changes.some(({ removedNodes }) => removedNodes.length > 0)
      if (now !== length || changes.some(({ type }) => type === 'childList')) shedFrom(hasLost ? 0 : given, false)
      length = now
    })
    content.observe(bar, { subtree: true, childList: true, characterData: true })
    content.observe(document.documentElement, { attributeFilter: ['data-touch'] })
    const width = new ResizeObserver(shed)
    width.observe(bar)
    document.fonts.addEventListener('loadingdone', shed)
    return () => {
      content.disconnect()
      width.disconnect()
      document.fonts.removeEventListener('loadingdone', shed)
    }
  }, [ref, shedding])
}

/** Gives up one part after the other, from a number that is given up at the start, and returns how many it has given up. */
const shedUntilItFits = (bar: HTMLElement, { parts, isEnough }: OverflowRules, start: number): number => {
  for (let given = start; given < parts.length; given += 1) {
    giveUp(bar, parts.slice(0, given))
    if (bar.scrollWidth <= bar.clientWidth && (isEnough?.(bar, given) ?? true)) return given
  }
  giveUp(bar, parts)
  return parts.length
}

const giveUp = (bar: HTMLElement, parts: readonly string[]): void => {
  const words = parts.join(' ')
  if (bar.dataset.without !== words) bar.dataset.without = words
}
