type Values = Readonly<Record<string, string | boolean>>

/** A place with what is chosen there, by name, so that it can be kept and sent; nothing stands for what is empty or off. */
export const placeWith = (place: string, values: Values): string => {
  const named = Object.entries(values)
    .filter(([, value]) => value !== '' && value !== false)
    .map(([name, value]) => [name, value === true ? 'yes' : String(value)])
  return named.length === 0 ? place : `${place}/${new URLSearchParams(named)}`
}

/** What an address names at a place: words no longer than a name may be, and what is on. */
export type Named = { readonly word: (name: string) => string; readonly isOn: (name: string) => boolean }

/** Reads what an address names at a place. Null where it names nothing. */
export const namedIn = (address: string, place: string): Named | null => {
  const start = address.indexOf(`${place}/`)
  if (start < 0) return null
  const named = new URLSearchParams(address.slice(start + place.length + 1))
  return { word: (name) => (named.get(name) ?? '').slice(0, 200), isOn: (name) => named.get(name) === 'yes' }
}
