import type { TableEvent, Verb } from '../../../engine/model/events.ts'
import type { SettingLine } from '../../../engine/model/table-file.ts'
import { formatEvent } from '../../../engine/notation/format/format-event.ts'
import type { TextReading } from '../../../engine/notation/parse/read-text.ts'

/** Part of a record that only a referee may decide. `text`: in notation, for the refusal. */
export type RefereeDecision = { readonly kind: DecisionKind; readonly text: string }
export type DecisionKind = 'ruling' | 'answer' | 'dead' | 'rules' | 'setting' | 'signed'

/** The kind of decision of each verb; null: none. A new verb doesn't compile until it has a row here. */
const IS_DECISION: { readonly [V in Verb]: DecisionKind | null } = {
  ruling: 'ruling',
  answer: 'answer',
  dead: 'dead',
  touch: null,
  draw: null,
  replace: null,
  return: null,
  discard: null,
  call: null,
  show: null,
  take: null,
  retract: null,
  ankan: null,
  kakan: null,
  stick: null,
  kita: null,
  expose: null,
  rearrange: null,
  reveal: null,
  count: null,
  tenpai: null,
  noten: null,
  ready: null,
  note: null,
  dora: null,
  ura: null,
  scores: null,
  end: null,
}

/** The decisions among parsed events. */
export const decisionsIn = (events: readonly TableEvent[]): readonly RefereeDecision[] =>
  events.flatMap((event) => {
    const kind = IS_DECISION[event.verb]
    return kind ? [{ kind, text: formatEvent(event) }] : []
  })

/** Rule set and settings are decisions of the organizers. `rules`: the id of the rule set, undefined if none is named. */
export const decisionsOnRules = (rules: string | undefined, settings: readonly Pick<SettingLine, 'name'>[]): readonly RefereeDecision[] => [
  ...(rules === undefined ? [] : [{ kind: 'rules', text: `@rules ${rules}` } as const]),
  ...settings.map(({ name }) => ({ kind: 'setting', text: `@set ${name}` }) as const),
]

/** All decisions in a parsed text. */
export const decisionsInText = ({ rules, settings, chapters }: TextReading): readonly RefereeDecision[] => [
  ...decisionsOnRules(rules, settings),
  ...decisionsIn(chapters.flatMap(({ lines }) => lines.flat())),
]
