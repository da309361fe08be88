import type { AppealOutcome, Decision, Weight } from '../../../db/log/vocabulary.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { PointUnit } from '../../../engine/model/penalties.ts'
import type { FindingCount } from '../../contract/report-data.ts'
import type { IncidentState, PenaltyState } from '../../contract/vocabulary.ts'

type Words<T extends string> = ByLanguage<Readonly<Record<T, string>>>

/** Whether a penalty counts. */
export const PENALTY_STATE: Words<PenaltyState> = {
  en: { stands: 'in force', cancelled: 'cancelled', superseded: 'superseded', void: 'void', contradicted: 'contradicted' },
  fr: { stands: 'en vigueur', cancelled: 'annulée', superseded: 'remplacée', void: 'nulle', contradicted: 'contredite' },
}

/** The state of an incident. */
export const INCIDENT_STATE: Words<Exclude<IncidentState, 'taken-back'>> = {
  en: { open: 'open', ruled: 'ruled', appealed: 'appealed', 'closed-by-agreement': 'closed by agreement', closed: 'closed' },
  fr: { open: 'ouvert', ruled: 'décidé', appealed: 'recours en cours', 'closed-by-agreement': 'clos d’un commun accord', closed: 'clos' },
}

/** The weight of an incident. */
export const WEIGHT: Words<Weight> = {
  en: { routine: 'routine', notable: 'notable' },
  fr: { routine: 'courant', notable: 'notable' },
}

/** A referee's decision. */
export const DECISION: Words<Decision> = {
  en: { upheld: 'confirmed', changed: 'changed', dismissed: 'dismissed' },
  fr: { upheld: 'confirmé', changed: 'modifié', dismissed: 'rejeté' },
}

/** The outcome of an appeal. */
export const OUTCOME: Words<AppealOutcome | 'undecided'> = {
  en: { upheld: 'ruling upheld', changed: 'penalty changed', overturned: 'ruling overturned', undecided: 'undecided' },
  fr: { upheld: 'décision maintenue', changed: 'pénalité modifiée', overturned: 'décision infirmée', undecided: 'pas encore tranché' },
}

/** The state of a finding. */
export const FINDING_STATE: Words<FindingCount['state']> = {
  en: {
    open: 'open',
    pending: 'pending',
    settled: 'answered',
    confirmed: 'confirmed',
    changed: 'changed',
    dismissed: 'dismissed',
    gone: 'removed by a correction',
  },
  fr: {
    open: 'ouvert',
    pending: 'en attente',
    settled: 'répondu',
    confirmed: 'confirmé',
    changed: 'modifié',
    dismissed: 'rejeté',
    gone: 'retiré par une correction',
  },
}

/** The unit of penalty points. */
export const UNIT: Words<PointUnit> = {
  en: { table: 'table points', tournament: 'tournament points' },
  fr: { table: 'points de table', tournament: 'points de tournoi' },
}
