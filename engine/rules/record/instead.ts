import type { Asked, Settlement } from '../rule.ts'

/** The answer by which a question turns out to be a wrong line of the record (`record.tile`); any other word leaves the fault. */
export const recordedInstead =
  (innocent: string) =>
  (word: string, { raised, event }: Asked): Settlement =>
    word === innocent
      ? {
          ...raised,
          rule: 'record.tile',
          level: 'record',
          seat: null,
          at: event,
          remedies: [],
          facts: { ...raised.facts, actor: raised.seat ?? undefined },
        }
      : 'fault'
