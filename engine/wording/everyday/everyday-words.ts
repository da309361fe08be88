import type { Text } from '../../model/language.ts'

/**
 * The words of people at the table when it happens: phrases parted by semicolons. `ja`: Japanese terms in rōmaji and script.
 * They are only searched, never shown.
 */
export type EverydayWords = Text & { readonly ja?: string }
