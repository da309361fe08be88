/** A bare name that every system takes. */
export const plainName = (name: string): string =>
  name
    .replace(/^.*[\\/]/s, '')
    .replaceAll(/[\p{Cc}<>:"|?*\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\.gz$/i, '')
    .replaceAll(/^[. ]+|(?<![. ])[. ]+$/g, '')
    .slice(0, 120)
