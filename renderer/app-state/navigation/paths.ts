/** Where everything is; a link from outside opens the same places. */
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
  /** Somebody by id, number or name. */
  person: (who: string) => `/person/${encodeURIComponent(who)}`,
  rule: (rule: string) => `/rulebook/${encodeURIComponent(rule)}`,
  waiting: '/waiting',
  setup: '/setup',
  setupStep: (step: string) => `/setup/${step}`,
  incident: (incident: number) => `/incident/${incident}`,
  /** The incident with the form of an appeal open. */
  appeal: (incident: number) => `/incident/${incident}/appeal`,
  table: (table: string) => `/table/${encodeURIComponent(table)}`,
  hand: (table: string, hand: string) => `/table/${encodeURIComponent(table)}/hand/${encodeURIComponent(hand)}`,
  finding: (table: string, hand: string, finding: number) =>
    `/table/${encodeURIComponent(table)}/hand/${encodeURIComponent(hand)}/finding/${finding}`,
  /** One act of a hand; `ref` names it for good, should it get another number. */
  replay: (table: string, hand: string, act: number, ref?: string) =>
    `/replay/${encodeURIComponent(table)}/${encodeURIComponent(hand)}/${act}${ref === undefined ? '' : `/${encodeURIComponent(ref)}`}`,
} as const

/** A part of an address as it was before it was put there; what no address of ours could hold stays as it is, and leads to nothing. */
export const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
