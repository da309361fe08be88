/** How far a clock is ahead of the hub's, in ms; below 0 if it is slow. `error`: the largest error of that, in ms. */
export type ClockOffset = { readonly ahead: number; readonly error: number }

/** A device's clock was this far ahead from entry `from` on, until the next span (the clock was set in between). */
export type ClockOffsetSpan = ClockOffset & { readonly from: number }

/** Known clock offsets of a tournament's laptops: this laptop's now, and those of every device at the time of its entries. */
export type ClockOffsets = { readonly own: ClockOffset | null; readonly devices: ReadonlyMap<string, readonly ClockOffsetSpan[]> }
