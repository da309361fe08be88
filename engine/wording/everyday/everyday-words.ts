/**
 * What people say at the table when it happens, in their own words: phrases parted by semicolons. `ja`: Japanese terms in rōmaji and script.
 * They are only searched, never shown.
 */
export type Everyday = { readonly en: string; readonly fr: string; readonly ja?: string }
