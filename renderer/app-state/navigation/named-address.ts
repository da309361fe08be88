type Values = Readonly<Record<string, string | boolean>>

/** A route with named values as its last part, so that a view can be stored and shared. Empty values and false are left out. */
export const routeWithValues = (place: string, values: Values): string => {
  const named = Object.entries(values)
    .filter(([, value]) => value !== '' && value !== false)
    .map(([name, value]) => [name, value === true ? 'yes' : String(value)])
  return named.length === 0 ? place : `${place}/${new URLSearchParams(named)}`
}

/** The named values of a route; words are cut at 200 characters. */
export type RouteValues = { readonly word: (name: string) => string; readonly isOn: (name: string) => boolean }

/** Reads the named values after a route; null if it has none. */
export const readRouteValues = (address: string, place: string): RouteValues | null => {
  const start = address.indexOf(`${place}/`)
  if (start < 0) return null
  const named = new URLSearchParams(address.slice(start + place.length + 1))
  return { word: (name) => (named.get(name) ?? '').slice(0, 200), isOn: (name) => named.get(name) === 'yes' }
}
