/** Every route of the window. Links from outside use the same. */
export const paths = {
  start: '/start',
  hall: '/hall',
  incidents: '/incidents',
  penalties: '/penalties',
  rulebook: '/rulebook',
  reports: '/reports',
  about: '/about',
  tablets: '/tablets',
  persons: '/person',
  /** A person by id, number or name. */
  person: (who: string) => `/person/${encodeURIComponent(who)}`,
  rule: (rule: string) => `/rulebook/${encodeURIComponent(rule)}`,
  waiting: '/waiting',
  setup: '/setup',
  setupStep: (step: string) => `/setup/${step}`,
  incident: (incident: number) => `/incident/${incident}`,
  /** The incident with the appeal form open. */
  appeal: (incident: number) => `/incident/${incident}/appeal`,
  /** The incident, asking whether to undo its last act if that is a ruling. */
  undoRuling: (incident: number) => `/incident/${incident}/undo`,
  table: (table: string) => `/table/${encodeURIComponent(table)}`,
  hand: (table: string, hand: string) => `/table/${encodeURIComponent(table)}/hand/${encodeURIComponent(hand)}`,
  finding: (table: string, hand: string, finding: number) =>
    `/table/${encodeURIComponent(table)}/hand/${encodeURIComponent(hand)}/finding/${finding}`,
  /** One act of a hand. `ref` is its stable reference, in case the act's number changes. */
  replay: (table: string, hand: string, act: number, ref?: string) =>
    `/replay/${encodeURIComponent(table)}/${encodeURIComponent(hand)}/${act}${ref === undefined ? '' : `/${encodeURIComponent(ref)}`}`,
} as const

/** Decodes a part of a route. A part that is not validly encoded is returned unchanged, and matches no route. */
export const decodePart = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The route in the address, for code outside components. */
export const routeNow = (): string => `/${location.hash.replace(/^#?\/?/, '')}`

/** A route without named values as its last part: where the reader is, whatever is searched for there. */
export const withoutValues = (route: string): string => {
  const last = route.lastIndexOf('/')
  return route.includes('=', last) ? route.slice(0, last) : route
}
