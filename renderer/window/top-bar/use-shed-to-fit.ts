import { type RefObject, useLayoutEffect } from 'react'

/** What the top bar gives up where it is too narrow for everything, in this order; `top-bar.module.css` says how. */
const SHED = ['keys', 'mark', 'times', 'name', 'space', 'screens', 'tables'] as const

/** Open tables are shown side by side until this much is given up for them. */
const GIVEN_UP_FOR_TABLES = SHED.indexOf('times')

/** Names in `data-without` what must go so that the rest of the bar can be seen, in every language and with every name, clock and status. */
export const useShedToFit = (bar: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const header = bar.current
    if (!header) return
    const shed = (): void => {
      shedUntilItFits(header)
      header.querySelector('.toptables > .on')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    let length = -1
    // digits are equally wide, so a text of the same length needs the same room: an act or a second later nothing is measured
    const words = new MutationObserver(() => {
      const now = header.textContent.length
      if (now !== length) shed()
      length = now
    })
    words.observe(header, { subtree: true, childList: true, characterData: true })
    const width = new ResizeObserver(shed)
    width.observe(header)
    document.fonts.addEventListener('loadingdone', shed)
    return () => {
      words.disconnect()
      width.disconnect()
      document.fonts.removeEventListener('loadingdone', shed)
    }
  }, [bar])
}

const shedUntilItFits = (header: HTMLElement): void => {
  for (let given = 0; given <= SHED.length; given += 1) {
    header.dataset.without = SHED.slice(0, given).join(' ')
    if (header.scrollWidth <= header.clientWidth && (given >= GIVEN_UP_FOR_TABLES || !hidesTables(header))) return
  }
}

/** Whether some open tables have wrapped into rows that are not visible. */
const hidesTables = (header: HTMLElement): boolean => {
  const tables = [...header.querySelectorAll<HTMLElement>('.toptables > *')]
  return tables[0]?.offsetTop !== tables.at(-1)?.offsetTop
}
