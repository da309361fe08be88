import type { TFunction } from 'i18next'
import type { useNewPerson } from '../../ui/fields/form-fields.tsx'

/** An input that a form lacks, in words; empty if its field says so itself; false or null if it is there. */
type Lack = string | false | null

export const SAID_AT_FIELD = ''

/** The first input that a form lacks, in the order of its fields; null if the form can be sent. */
export const firstLack = (...lacks: readonly Lack[]): string | null => lacks.find((lack) => typeof lack === 'string') ?? null

/** The lack of a person field: no name, one that several people have, or the unconfirmed name of a person who is not registered. */
export const lackingPerson = (t: TFunction, name: string, { lacks, isAmbiguous }: ReturnType<typeof useNewPerson>): Lack =>
  name === '' ? t('act.noName') : lacks && t(isAmbiguous ? 'seating.manyNames' : 'act.unlisted', { name })
