import type { RuleId } from '../model/rule-ids.ts'
import type { SettingName } from '../model/settings.ts'

/** The settings that bear on a rule: whether it is raised, at which level, or how it is judged. */
const BEARING: Partial<Readonly<Record<RuleId, readonly SettingName[]>>> = {
  'claim.no-group': ['red-fives'],
  'claim.late': ['draw-floor', 'clock'],
  'claim.awarded': ['several-wins'],
  'swap.same-tile': ['red-fives'],
  'swap.other-end': ['red-fives'],
  'draw.too-fast': ['draw-floor', 'clock'],
  'draw.not-returned': ['draw-floor', 'clock'],
  'pace.slow': ['slow-limit', 'slow-count', 'clock'],
  'kong.no-group': ['red-fives'],
  'kong.no-wait': ['kong-wait', 'clock'],
  'riichi.hand-changed': ['red-fives'],
  'win.several': ['several-wins'],
  'win.furiten': ['open-tanyao'],
  'win.no-yaku': ['open-tanyao', 'renhou'],
  'record.fifth-tile': ['red-fives'],
  'record.claim': ['several-wins', 'red-fives'],
  'record.hand': ['red-fives'],
}

/** The settings that bear on a rule, in the order of the rule book; none for most. */
export const settingsOf = (rule: RuleId): readonly SettingName[] => BEARING[rule] ?? []
