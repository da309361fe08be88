import type { RuleSetId } from '../../editions/index.ts'
import { isConductId, isHouseConduct } from '../../model/conduct.ts'
import { isAmount, type Penalty, POINT_UNITS, SIMPLE_PENALTY_KINDS } from '../../model/penalties.ts'
import { ok, type Result } from '../../model/result.ts'
import { isRuleId, type RuleId } from '../../model/rule-ids.ts'
import { LADDER_ENDS, type LadderStep, type PenaltyReason } from '../../model/rule-set.ts'
import { expectedValues } from '../../model/setting-forms.ts'
import { maySettingBeUnset, readSetting, SETTING_NAMES, type SettingName, settingInput } from '../../model/settings.ts'
import { closestWord } from '../../notation/errors/closest-word.ts'
import { type DecidedBy, type DeclaredDifference, DIFFERENCE_KINDS, LADDER_COUNTS } from './house-rules.ts'
import { fieldOf, type GivenValue, type RefusedValue, readItems, readName, readObject, readString, readWord, refusedValue } from './json.ts'
import { casesFor, levelsFor } from './may-change.ts'

const DECIDED = ['who', 'when', 'why'] as const
const FIELDS = {
  setting: ['kind', 'setting', 'value', ...DECIDED],
  level: ['kind', 'rule', 'level', ...DECIDED],
  penalty: ['kind', 'rule', 'penalty', 'case', ...DECIDED],
  ladder: ['kind', 'name', 'rules', 'counts', 'steps', 'last', ...DECIDED],
} as const

/** Reads one difference by itself; `checkDifferences` compares it with its parent and the others. */
export const readDifference = (given: GivenValue, parent: RuleSetId): Result<DeclaredDifference, RefusedValue> => {
  const any = readObject(given, [...new Set(DIFFERENCE_KINDS.flatMap((kind): readonly string[] => FIELDS[kind]))])
  if (!any.ok) return any
  const kind = readWord(fieldOf(any.value, given.path, 'kind'), DIFFERENCE_KINDS, { en: 'what is changed', fr: 'ce qui est changé' })
  if (!kind.ok) return kind
  const object = readObject(given, FIELDS[kind.value])
  if (!object.ok) return object
  const at = (name: string): GivenValue => fieldOf(object.value, given.path, name)
  const changed = { setting: readSettingChange, level: readLevelChange, penalty: readPenaltyChange, ladder: readLadder }[kind.value](
    at,
    parent,
  )
  if (!changed.ok) return changed
  const decided = readDecided(at)
  return decided.ok ? ok({ ...changed.value, ...decided.value }) : decided
}

type At = (name: string) => GivenValue
type Change<K extends DeclaredDifference['kind']> = Omit<Extract<DeclaredDifference, { readonly kind: K }>, keyof DecidedBy>

const readSettingChange = (at: At): Result<Change<'setting'>, RefusedValue> => {
  const setting = readSettingName(at('setting'))
  if (!setting.ok) return setting
  const given = at('value')
  const { value } = given
  const mayBeUnset = maySettingBeUnset(setting.value)
  if (value === null && mayBeUnset) return ok({ kind: 'setting', setting: setting.value, value: null })
  const written = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  const read = readSetting(setting.value, written)
  if (!read.ok) {
    const { en, fr } = expectedValues(settingInput(setting.value))
    return refusedValue(given, mayBeUnset ? { en: `${en}, or null: not set`, fr: `${fr}, ou null : non fixé` } : { en, fr })
  }
  return ok({ kind: 'setting', setting: setting.value, value: read.value[setting.value] ?? null })
}

const readLevelChange = (at: At): Result<Change<'level'>, RefusedValue> => {
  const rule = readRule(at('rule'))
  if (!rule.ok) return rule
  const levels = levelsFor(rule.value)
  if (levels.length === 0)
    return refusedValue(at('rule'), {
      en: 'a rule whose level may be changed: records are read by this one',
      fr: 'une règle dont le niveau peut changer : c’est par celle-ci que le relevé se lit',
    })
  const level = readWord(at('level'), levels, { en: `a level of ${rule.value}`, fr: `un niveau de ${rule.value}` })
  return level.ok ? ok({ kind: 'level', rule: rule.value, level: level.value }) : level
}

const readPenaltyChange = (at: At, parent: RuleSetId): Result<Change<'penalty'>, RefusedValue> => {
  const rule = readRule(at('rule'))
  if (!rule.ok) return rule
  const penalty = readPenalty(at('penalty'))
  if (!penalty.ok) return penalty
  const change = { kind: 'penalty', rule: rule.value, penalty: penalty.value } as const
  const given = at('case')
  if (given.value === undefined) return ok(change)
  const only = readWord(given, casesFor(rule.value, parent), { en: `a case of ${rule.value}`, fr: `un cas de ${rule.value}` })
  return only.ok ? ok({ ...change, case: only.value }) : only
}

const readLadder = (at: At): Result<Change<'ladder'>, RefusedValue> => {
  const name = readName(at('name'))
  if (!name.ok) return name
  const counts = readWord(at('counts'), LADDER_COUNTS, { en: 'what is counted', fr: 'ce qui est compté' })
  if (!counts.ok) return counts
  const last = readWord(at('last'), LADDER_ENDS, { en: 'what follows the last step', fr: 'ce qui suit le dernier échelon' })
  if (!last.ok) return last
  const list = readItems(at('steps'), readStep)
  if (!list.ok) return list
  const [first, ...others] = list.value
  if (first === undefined || others.length < 1 || others.length >= MOST_STEPS)
    return refusedValue(at('steps'), { en: `2 to ${MOST_STEPS} steps`, fr: `de 2 à ${MOST_STEPS} échelons` })
  const top = list.value.at(-1)?.penalty
  if (last.value === 'doubles' && top?.kind !== 'points')
    return refusedValue(at('last'), { en: 'stays or restarts: only points double', fr: 'stays ou restarts : seuls des points se doublent' })
  const ladder = { kind: 'ladder', name: name.value, counts: counts.value, steps: [first, ...others], last: last.value } as const
  if (at('rules').value === undefined) return ok(ladder)
  const rules = readItems(at('rules'), readReason)
  if (!rules.ok) return rules
  const again = rules.value.findIndex((one, n) => rules.value.indexOf(one) !== n)
  if (rules.value.length === 0 || again >= 0)
    return refusedValue(again < 0 ? at('rules') : { path: `${at('rules').path}[${again}]`, value: rules.value[again] }, {
      en: 'at least one rule, each once',
      fr: 'au moins une règle, chacune une fois',
    })
  return ok({ ...ladder, rules: rules.value })
}

/** More than enough for any ladder that people follow. */
const MOST_STEPS = 20

const readStep = (given: GivenValue): Result<LadderStep, RefusedValue> => {
  const step = readObject(given, ['name', 'penalty'])
  if (!step.ok) return step
  const at = (name: string): GivenValue => fieldOf(step.value, given.path, name)
  const penalty = readPenalty(at('penalty'))
  if (!penalty.ok || at('name').value === undefined) return penalty.ok ? ok({ penalty: penalty.value }) : penalty
  const name = readName(at('name'))
  return name.ok ? ok({ name: name.value, penalty: penalty.value }) : name
}

const readReason = (given: GivenValue): Result<PenaltyReason, RefusedValue> => {
  const { value } = given
  const isReason = (word: string): word is PenaltyReason =>
    isConductId(word) || isHouseConduct(word) || (isRuleId(word) && !word.startsWith('record.'))
  return typeof value === 'string' && isReason(value)
    ? ok(value)
    : refusedValue(given, {
        en: 'a rule or a conduct, such as tiles.exposed, conduct.phone or house.noise',
        fr: 'une règle ou une conduite, comme tiles.exposed, conduct.phone ou house.noise',
      })
}

const readSettingName = (given: GivenValue): Result<SettingName, RefusedValue> => {
  const { value } = given
  const name = SETTING_NAMES.find((known) => known === value)
  if (name) return ok(name)
  // all of them would fill the screen
  const meant = closestWord(typeof value === 'string' ? value : '', SETTING_NAMES)
  return refusedValue(given, { en: `a setting, such as ${meant}`, fr: `un réglage, comme ${meant}` })
}

const readRule = (given: GivenValue): Result<RuleId, RefusedValue> =>
  typeof given.value === 'string' && isRuleId(given.value)
    ? ok(given.value)
    : refusedValue(given, { en: 'the name of a rule, such as claim.order', fr: 'le nom d’une règle, comme claim.order' })

const readPenalty = (given: GivenValue): Result<Penalty, RefusedValue> => {
  const any = readObject(given, ['kind', 'amount', 'unit'])
  if (!any.ok) return any
  const kind = readWord(fieldOf(any.value, given.path, 'kind'), SIMPLE_PENALTY_KINDS, {
    en: 'a kind of penalty',
    fr: 'un genre de pénalité',
  })
  if (!kind.ok) return kind
  if (kind.value !== 'points') {
    const alone = readObject(given, ['kind'])
    return alone.ok ? ok({ kind: kind.value }) : alone
  }
  const amount = fieldOf(any.value, given.path, 'amount')
  const { value } = amount
  if (typeof value !== 'number' || !isAmount(value))
    return refusedValue(amount, {
      en: 'points: a whole number above 0, at most 1000000',
      fr: 'des points : un nombre entier au-dessus de 0, 1000000 au plus',
    })
  const unit = readWord(fieldOf(any.value, given.path, 'unit'), POINT_UNITS, { en: 'the points of', fr: 'les points de' })
  return unit.ok ? ok({ kind: 'points', amount: value, unit: unit.value }) : unit
}

const readDecided = (at: At): Result<DecidedBy, RefusedValue> => {
  const who = readString(at('who'), { en: 'who decided it', fr: 'qui l’a décidé' })
  if (!who.ok) return who
  const when = readWhen(at('when'))
  if (!when.ok) return when
  const why = readString(at('why'), { en: 'why', fr: 'pourquoi' })
  return why.ok ? ok({ who: who.value, when: when.value, why: why.value }) : why
}

/** A day, or a moment with its offset from UTC, in ISO 8601: `2026-05-02`, `2026-05-02T14:30:00Z`, `2026-05-02T14:30+02:00`. */
const readWhen = (given: GivenValue): Result<string, RefusedValue> =>
  typeof given.value === 'string' && isMoment(given.value)
    ? ok(given.value)
    : refusedValue(given, {
        en: 'a date such as 2026-05-02, or a time such as 2026-05-02T14:30:00Z',
        fr: 'une date comme 2026-05-02, ou une heure comme 2026-05-02T14:30:00Z',
      })

const isMoment = (text: string): boolean => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?:Z|[+-](\d{2}):?(\d{2})))?$/u.exec(text)
  if (!parts) return false
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, offset = 0, rest = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0))
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
  return isDay && hour <= 23 && minute <= 59 && second <= 59 && offset <= 14 && rest <= 59
}

const daysIn = (year: number, month: number): number => {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}
