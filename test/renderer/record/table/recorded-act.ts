import type { Act } from '../../../../desk/contract/hands.ts'

/** An act of the record with its text alone. */
export const act = (number: number, text: string, form: Act['form'] = null): Act => ({
  number,
  seq: number,
  text,
  form,
  at: new Date(0),
  by: '',
  was: null,
  inserted: false,
  ref: `a:${number}`,
})

/** The short form that an act is part of. */
export const short = (text: string, part: number, parts = 3): Act['form'] => ({ text, part, parts })
