import { memo } from 'react'
import type { Level } from '../../engine/model/findings.ts'

/** The product's icons, 16 px, one colour. `hole` is the colour of the background. */
const PATHS = {
  violation: (
    <>
      <path d="M5 .8h6L15.2 5v6L11 15.2H5L.8 11V5z" />
      <path d="M7 3.6h2v5.6H7zM7 10.6h2v2H7z" fill="var(--hole, var(--sheet))" />
    </>
  ),
  question: (
    <>
      <circle cx="8" cy="8" r="7.4" />
      <path
        d="M5.4 6.3c0-1.7 1.1-2.8 2.7-2.8s2.7 1 2.7 2.4c0 1.9-2 2-2 3.6H7.1c0-2.2 1.9-2.4 1.9-3.5 0-.5-.4-.9-1-.9s-1 .4-1 1.2zM7 10.7h1.9v1.9H7z"
        fill="var(--hole, var(--sheet))"
      />
    </>
  ),
  advice: (
    <>
      <path d="M8 1 15.5 14.6H.5zm0 3.7L3.7 12.8h8.6z" fillRule="evenodd" />
      <path d="M7.1 7.4h1.8v2.8H7.1zM7.1 10.8h1.8v1.4H7.1z" />
    </>
  ),
  record: (
    <>
      <path d="M1 1h14v14H1zm1.8 1.8v10.4h10.4V2.8z" fillRule="evenodd" />
      <path d="M4.2 5.6h7.6v1.6H4.2zm0 3.2h7.6v1.6H4.2zM9.6 3.6l1.5.8-4.7 8-1.5-.8z" />
    </>
  ),
  info: (
    <>
      <path d="M8 .8a7.2 7.2 0 1 1 0 14.4A7.2 7.2 0 0 1 8 .8m0 1.7a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11" fillRule="evenodd" />
      <path d="M7.1 4h1.8v1.7H7.1zM7.1 6.8h1.8V12H7.1z" />
    </>
  ),
  watch: <path d="M2 1h12v2h-1v2.2L9.6 8 13 10.8V13h1v2H2v-2h1v-2.2L6.4 8 3 5.2V3H2z" />,
  saved: (
    <>
      <path d="M1 1h14v14H1z" />
      <path d="m6.7 12-3.6-3.5 1.3-1.3 2.3 2.2 4.9-5.2 1.3 1.2z" fill="var(--hole, var(--sheet))" />
    </>
  ),
  check: <path d="M6.3 13 1.5 8.2l1.7-1.7 3.1 3 6.5-6.8 1.7 1.6z" />,
  turn: <path d="M8 2a6 6 0 1 1-5.700 4.100l1.700.6A4.200 4.200 0 1 0 8 3.800V6L4 3l4-3z" />,
  claimed: (
    <>
      <path
        d="M3 1h3v1.800H4.800V4H3zm5 0h3v1.800H8zm5 0v3h-1.800V1zM3 6h1.800v3.500H3zm0 5.500h1.800v1.700H6V15H3zM8 13.200h3V15H8zm5 1.800h-1.800V6H13z"
        fillRule="evenodd"
      />
      <path d="M6.200 5.500h3.600v5H6.200z" />
    </>
  ),
  called: <path d="M7 1h2v9H7zM7 12h2v3H7zM2 4h2v5H2zM12 4h2v5h-2z" />,
  play: <path d="M4 2v12l10-6z" />,
  pause: <path d="M3 2h4v12H3zM9 2h4v12H9z" />,
  close: <path d="m3.4 2 4.600 4.600L12.600 2 14 3.400 9.400 8l4.600 4.600-1.400 1.400L8 9.400 3.400 14 2 12.600 6.600 8 2 3.400z" />,
  clock: (
    <path
      d="M6 .5h4v1.600H9v1A6 6 0 1 1 7 3.100v-1H6zM8 4.800a4.200 4.200 0 1 0 0 8.400 4.200 4.200 0 0 0 0-8.400M7.200 6h1.600v3.600H7.200z"
      fillRule="evenodd"
    />
  ),
  live: <circle cx="8" cy="8" r="5" />,
} as const
export type IconName = keyof typeof PATHS

/** The icon of a level, so that shape and word show it without colour. */
export const levelIcon = (level: Level): IconName => level

type IconProps = { readonly name: IconName; readonly large?: boolean }

/** An icon beside its label. Screen readers read the label alone. */
export const Icon = memo(({ name, large = false }: IconProps) => (
  <svg className={large ? 'ic lg' : 'ic'} viewBox="0 0 16 16" aria-hidden="true">
    {PATHS[name]}
  </svg>
))
