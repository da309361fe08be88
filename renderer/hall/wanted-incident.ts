let wanted = false

/** Whoever goes to the hall next wants to log an incident there: `!` from any screen. */
export const wantIncident = (): void => {
  wanted = true
}

/** Whether that is so; it is asked once. */
export const takeWanted = (): boolean => {
  const was = wanted
  wanted = false
  return was
}
