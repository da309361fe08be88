import type { Struck } from './type-game.ts'

/** Keys per act, by kind of act. A riichi discard counts as a discard and includes the key for the riichi. */
export const figures = (struck: readonly Struck[]): readonly string[] =>
  KINDS.flatMap(([name, is]) => {
    const acts = struck.filter(is)
    const keys = acts.reduce((sum, act) => sum + act.keys, 0)
    return acts.length === 0 ? [] : [`${name.padEnd(44)} ${String(acts.length).padStart(5)}  ${(keys / acts.length).toFixed(2)} keys`]
  })

const verb =
  (pattern: RegExp) =>
  ({ line }: Struck): boolean =>
    pattern.test(line)
const isDiscard = verb(/^[ESWN] (?:discard|riichi)|call riichi; /)
const isHeader = verb(/^@/)
const KINDS: readonly (readonly [string, (act: Struck) => boolean])[] = [
  ['discard of the drawn tile', verb(/^[ESWN] discard \S+ drawn$/)],
  ['any discard, riichi among them', isDiscard],
  ['riichi', verb(/^[ESWN] (?:riichi|call riichi)/)],
  ['claim: chow, pung, kong', verb(/^[ESWN] (?:chii|pon|daiminkan)/)],
  ['win', verb(/ call (?:ron|tsumo)$/)],
  ['draw', verb(/^[ESWN] (?:draw|replace)/)],
  ['kong of the own turn, indicator', verb(/^(?:[ESWN] (?:ankan|kakan)|\* dora)/)],
  ['who waits', verb(/ (?:tenpai|noten)$/)],
  ['typed lines: hands shown, scores, ends', (act) => act.how === 'typed' && !isHeader(act)],
  ['typed header lines', isHeader],
  ['all acts without the headers', (act) => !isHeader(act)],
]
