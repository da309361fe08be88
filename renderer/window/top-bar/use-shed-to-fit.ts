import { type RefObject, useLayoutEffect } from 'react'

/** The parts that the top bar gives up where it is too narrow for all, in this order; `top-bar.module.css` says how. */
const SHED = ['keys', 'mark', 'times', 'name', 'space', 'screens', 'tables'] as const

/** Open tables are shown side by side until this much is given up for them. */
const GIVEN_UP_FOR_TABLES = SHED.indexOf('times')

/** Names in `data-without` the parts that must go so that the others can be seen, in every language and with every name, clock and status. */
export const useShedToFit = (bar: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const header = bar.current
    if (!header) return
    let given = 0
    const shedFrom = (start: number): void => {
      given = shedUntilItFits(header, start)
      header.querySelector('.toptables > .on')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    const shed = (): void => {
      shedFrom(0)
      header.querySelector('.nav > .on')?.scrollIntoView({ block: 'nearest', inline: 'center' })
    }
    let length = 0
    // digits are equally wide, so a text of the same length needs the same room: an act or a second later nothing is measured
    const content = new MutationObserver((changes) => {
      const now = header.textContent.length
      // a new part may be an icon
      if (now !== length || changes.some(({ type }) => type === 'childList')) shedFrom(now < length ? 0 : given)
      length = now
    })
    content.observe(header, { subtree: true, childList: true, characterData: true })
    const width = new ResizeObserver(shed)
    width.observe(header)
    document.fonts.addEventListener('loadingdone', shed)
    return () => {
      content.disconnect()
      width.disconnect()
      document.fonts.removeEventListener('loadingdone', shed)
    }
  }, [bar])
}

/** Gives up one part after the other, beginning with so many of them, and returns how many it has given up. */
const shedUntilItFits = (header: HTMLElement, start: number): number => {
  for (let given = start; given < SHED.length; given += 1) {
    giveUp(header, given)
    if (header.scrollWidth <= header.clientWidth && (given >= GIVEN_UP_FOR_TABLES || !hidesTables(header))) return given
  }
  giveUp(header, SHED.length)
  return SHED.length
}

const giveUp = (header: HTMLElement, given: number): void => {
  const words = SHED.slice(0, given).join(' ')
  if (header.dataset.without !== words) header.dataset.without = words
}

/** Whether some open tables have wrapped into rows that are not visible. */
const hidesTables = (header: HTMLElement): boolean => {
  const tables = [...header.querySelectorAll<HTMLElement>('.toptables > *')]
  return tables[0]?.offsetTop !== tables.at(-1)?.offsetTop
}
