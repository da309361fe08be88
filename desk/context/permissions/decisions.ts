import type { TableEvent, Verb } from '../../../engine/model/events.ts'
import type { SettingLine } from '../../../engine/model/table-file.ts'
import { formatEvent } from '../../../engine/notation/format/format-event.ts'
import type { TextReading } from '../../../engine/notation/parse/read-text.ts'

/** Something in a record that a referee decides and a recorder does not. `text`: as the notation writes it, for the refusal. */
export type Decision = { readonly kind: DecisionKind; readonly text: string }
export type DecisionKind = 'ruling' | 'answer' | 'dead' | 'rules' | 'setting' | 'signed'

/** Whether an event is a referee's decision. A new verb does not compile before its row is here. */
const IS_DECISION: { readonly [V in Verb]: DecisionKind | null } = {
  ruling: 'ruling',
  answer: 'answer',
  dead: 'dead',
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

/** The decisions among events, as the parser read them. */
export const decisionsIn = (events: readonly TableEvent[]): readonly Decision[] =>
  events.flatMap((event) => {
    const kind = IS_DECISION[event.verb]
    return kind ? [{ kind, text: formatEvent(event) }] : []
  })

/** The same of rule set and settings, which the organizers decide. `rules`: the id of the rule set, undefined where none is named. */
export const decisionsOnRules = (rules: string | undefined, settings: readonly Pick<SettingLine, 'name'>[]): readonly Decision[] => [
  ...(rules === undefined ? [] : [{ kind: 'rules', text: `@rules ${rules}` } as const]),
  ...settings.map(({ name }) => ({ kind: 'setting', text: `@set ${name}` }) as const),
]

/** All decisions in a text that was read. */
export const decisionsInText = ({ rules, settings, chapters }: TextReading): readonly Decision[] => [
  ...decisionsOnRules(rules, settings),
  ...decisionsIn(chapters.flatMap(({ lines }) => lines.flat())),
]
