/** A part of an address as it was before it was put there; what no address of ours could hold stays as it is, and leads to nothing. */
export const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
