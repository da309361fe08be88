/** The focus goes there once, when it appears: for what a key or a button has just opened. */
export const focused = (field: HTMLElement | null): void => field?.focus()
