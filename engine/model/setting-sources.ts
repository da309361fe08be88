import type { SettingName } from './settings.ts'

/**
 * The source of a setting's value: sections of the text, and how the text was read. `first-hand`: in its own words. `translation` or
 * `transcription`: by another person, in whole. `digest`: only a comparison, a wiki or a preset names it. `example`: the text gives it as an example.
 */
export type SettingSource = {
  readonly sections: readonly string[]
  readonly standing: 'first-hand' | 'translation' | 'transcription' | 'digest' | 'example'
}

/** The sources of an edition's settings. A setting without one has the value that applies where no text says otherwise. */
export type SettingSources = Partial<Readonly<Record<SettingName, SettingSource>>>

const source =
  (standing: SettingSource['standing']) =>
  (...sections: readonly string[]): SettingSource => ({ sections, standing })

export const firstHand = source('first-hand')
export const translated = source('translation')
export const transcribed = source('transcription')
export const digest = source('digest')
export const example = source('example')
