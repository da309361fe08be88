import { z } from 'zod'
import type { ComparedPlace } from '../../engine/judging/compare-editions.ts'
import type { Entitlements } from '../../engine/judging/entitlements/entitlements.ts'
import type { WaitYaku } from '../../engine/judging/entitlements/wait-yaku.ts'
import type { TableEvent } from '../../engine/model/events.ts'
import type { RuleSet } from '../../engine/model/rule-set.ts'
import type { HandHeader } from '../../engine/model/table-file.ts'
import type { DeclaredDifference, HouseRules } from '../../engine/rulebook/house/house-rules.ts'
import type { SinceSignal } from '../../engine/scoring/time-limit.ts'
import type { HandValue } from '../../engine/scoring/value.ts'

/** The schema of a type that the engine declares. It checks only that a value is an object. */
const engineObject = <T extends object>(): z.ZodType<T> => z.custom<T>((value) => typeof value === 'object' && value !== null)

export const ruleSet = engineObject<RuleSet>()
export const handHeader = engineObject<HandHeader>()
export const tableEvent = engineObject<TableEvent>()
export const comparedPlace = engineObject<ComparedPlace>()
export const entitlements = engineObject<Entitlements>()
export const waitYaku = engineObject<WaitYaku>()
export const handValue = engineObject<HandValue>()
export const handsSinceSignal = engineObject<SinceSignal>()
export const houseRules = engineObject<HouseRules>()
export const houseDifference = engineObject<DeclaredDifference>()
