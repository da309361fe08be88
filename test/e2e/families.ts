import { readFileSync } from 'node:fs'

/** One mistake of each family of the rule book, as a person types it at the table. */
export type Family = {
  readonly family: string
  /** In test/cases. */
  readonly file: string
  readonly rules: string
}

export const FAMILIES: readonly Family[] = [
  { family: 'claim', file: 'claim-not-taken', rules: 'wrc-2015' },
  { family: 'swap', file: 'swap-other-end', rules: 'wrc-2015' },
  { family: 'draw', file: 'draw-floor-too-fast', rules: 'wrc-2015' },
  { family: 'turn', file: 'hand-first-draw-forgotten', rules: 'wrc-2015' },
  { family: 'hand', file: 'hand-short', rules: 'wrc-2015' },
  { family: 'kong', file: 'fifth-kong', rules: 'wrc-2015' },
  { family: 'group', file: 'discard-from-group', rules: 'wrc-2015' },
  { family: 'riichi', file: 'riichi-open', rules: 'wrc-2015' },
  { family: 'win', file: 'furiten-own-discard', rules: 'wrc-2015' },
  { family: 'dead-hand', file: 'dead-hand-call-is-void', rules: 'wrc-2015' },
  { family: 'pace', file: 'slow-twice', rules: 'wrc-2015' },
  { family: 'tiles', file: 'exposed-own-tiles', rules: 'ema-pre-2016' },
  { family: 'record', file: 'turn-doubled-line', rules: 'wrc-2015' },
]

export type Expected = { readonly event: number; readonly level: string; readonly rule: string; readonly seat: string | null }

/** The lines to type, in their order, and the findings that the case expects. */
export const typedOf = ({ file, rules }: Family): { readonly lines: readonly string[]; readonly expected: readonly Expected[] } => {
  const text = readFileSync(new URL(`../cases/${file}.table`, import.meta.url), 'utf8')
  const all = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const expected = all.flatMap((line) => {
    const [word, set, event, level, rule, seat] = line.split(/\s+/)
    return word === '@expect' && set === rules && event !== 'none' && level && rule
      ? [{ event: Number(event), level, rule, seat: seat || null }]
      : []
  })
  return { lines: [`@rules ${rules}`, ...all.filter((line) => !line.startsWith('@expect') && !line.startsWith('@rules'))], expected }
}
