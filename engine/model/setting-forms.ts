import type { ByLanguage } from './language.ts'

/** The values that a setting takes: seconds, a whole number, one of a few words and numbers, or a text of a fixed form. */
export type SettingInput =
  | { readonly kind: 'seconds'; readonly most: number; readonly example: string }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number; readonly example?: string }
  | { readonly kind: 'choice'; readonly choices: readonly (string | number)[] }
  | { readonly kind: 'written'; readonly examples: readonly string[] }

/** The form of one setting: its values, whether it can be left open, and how its value is read from text. */
export type SettingForm<Value> = {
  readonly input: SettingInput
  readonly mayBeUnset: boolean
  readonly read: (written: string) => Value | undefined
}

/** Seconds from 0. Not set by default. */
export const seconds = (most: number, example: string): SettingForm<number> => ({
  input: { kind: 'seconds', most, example },
  mayBeUnset: true,
  read: (written) => readNumber(written, 0, most),
})

export const wholeForm = (least: number, most: number, example?: string): SettingForm<number> => ({
  input: { kind: 'whole', least, most, ...(example !== undefined && { example }) },
  mayBeUnset: false,
  read: (written) => {
    const number = readNumber(written, least, most)
    return number !== undefined && Number.isInteger(number) ? number : undefined
  },
})

/** One of these words or numbers. */
export const choice = <const Values extends readonly (string | number)[]>(...choices: Values): SettingForm<Values[number]> => ({
  input: { kind: 'choice', choices },
  mayBeUnset: false,
  read: (written) => choices.find((one) => String(one) === written),
})

/** A text of a fixed form, such as `15/5`. */
export const fixedForm = <Value extends string>(
  isOne: (text: string) => text is Value,
  examples: readonly string[],
): SettingForm<Value> => ({
  input: { kind: 'written', examples },
  mayBeUnset: false,
  read: (text) => (isOne(text) ? text : undefined),
})

/** A setting that the text on file, or the tournament, may leave open. */
export const orUnset = <Value>(form: SettingForm<Value>): SettingForm<Value> => ({ ...form, mayBeUnset: true })

/** A setting that reads the words of earlier versions too. */
export const withFormer = <Value>(form: SettingForm<Value>, former: Readonly<Record<string, Value>>): SettingForm<Value> => ({
  ...form,
  read: (written) => form.read(written) ?? (Object.hasOwn(former, written) ? former[written] : undefined),
})

/** The values that a setting takes, in words. */
export const expectedValues = (input: SettingInput): ByLanguage<string> => {
  switch (input.kind) {
    case 'seconds':
      return {
        en: `seconds from 0 to ${input.most}, such as ${input.example}`,
        fr: `des secondes de 0 à ${input.most}, comme ${input.example}`,
      }
    case 'whole': {
      const { least, most, example } = input
      return {
        en: `a whole number from ${least} to ${most}${example === undefined ? '' : `, such as ${example}`}`,
        fr: `un nombre entier de ${least} à ${most}${example === undefined ? '' : `, comme ${example}`}`,
      }
    }
    case 'choice':
      return { en: list(input.choices, 'or'), fr: list(input.choices, 'ou') }
    case 'written':
      return { en: `a value such as ${list(input.examples, 'or')}`, fr: `une valeur comme ${list(input.examples, 'ou')}` }
  }
}

const list = (choices: readonly (string | number)[], or: string): string =>
  choices.length < 2 ? choices.join('') : `${choices.slice(0, -1).join(', ')} ${or} ${choices.at(-1)}`

const readNumber = (written: string, least: number, most: number): number | undefined => {
  const number = /^\d+(\.\d+)?$/.test(written) ? Number(written) : Number.NaN
  return number >= least && number <= most ? number : undefined
}
