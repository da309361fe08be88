import type { OverflowRules } from '../../ui/use-shed-to-fit.ts'

const PARTS = ['keys', 'mark', 'times', 'name', 'space', 'screens', 'tables'] as const

/** Open tables are shown side by side until this much is given up for them. */
const GIVEN_UP_FOR_TABLES = PARTS.indexOf('times')

/** The list of screens that scrolls shows at least this width, about three screens, before open tables are shown beside it. */
const SCREENS_BESIDE_TABLES = 180

/** The parts that the top bar gives up; the current screen and table stay in sight. */
export const TOP_BAR_OVERFLOW: OverflowRules = {
  parts: PARTS,
  isEnough: (bar, given) => (given >= GIVEN_UP_FOR_TABLES || !hidesTables(bar)) && (given < PARTS.indexOf('tables') || !hidesScreens(bar)),
  onFit: (bar, isResized) => {
    bar.querySelector('.toptables > .on')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (isResized) bar.querySelector('.nav > .on')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  },
}

/** Whether some open tables have wrapped into rows that are not visible. */
const hidesTables = (bar: HTMLElement): boolean => {
  const tables = [...bar.querySelectorAll<HTMLElement>('.toptables > *')]
  return tables[0]?.offsetTop !== tables.at(-1)?.offsetTop
}

const hidesScreens = (bar: HTMLElement): boolean =>
  (bar.querySelector('.nav')?.clientWidth ?? SCREENS_BESIDE_TABLES) < SCREENS_BESIDE_TABLES
