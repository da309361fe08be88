import { paths } from '../app-state/navigation/paths.ts'

export type Screen = {
  readonly name: 'hall' | 'table' | 'incidents' | 'penalties' | 'rulebook' | 'reports' | 'setup'
  readonly key: string
  readonly href: string
}

/** The screens in the navigation. "Table" appears once a table was opened in this window. */
export const screensOf = (table: string | null): readonly Screen[] => [
  { name: 'hall', key: '1', href: paths.hall },
  ...(table === null ? [] : [{ name: 'table', key: '2', href: paths.table(table) } as const]),
  { name: 'incidents', key: '3', href: paths.incidents },
  { name: 'penalties', key: '4', href: paths.penalties },
  { name: 'rulebook', key: '5', href: paths.rulebook },
  { name: 'reports', key: '6', href: paths.reports },
  { name: 'setup', key: '7', href: paths.setup },
]
