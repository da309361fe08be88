import type { AppealOutcome, Weight } from '../../../db/log/vocabulary.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { FindingCount } from '../../contract/report-data.ts'
import type { IncidentState } from '../../contract/vocabulary.ts'

type Words<T extends string> = ByLanguage<Readonly<Record<T, string>>>

export const INCIDENT_STATE: Words<Exclude<IncidentState, 'taken-back'>> = {
  en: { open: 'open', ruled: 'ruled', appealed: 'appealed', 'closed-by-agreement': 'closed by agreement', closed: 'closed' },
  fr: { open: 'ouvert', ruled: 'décidé', appealed: 'recours en cours', 'closed-by-agreement': 'clos d’un commun accord', closed: 'clos' },
}

export const WEIGHT_WORDS: Words<Weight> = {
  en: { routine: 'routine', notable: 'notable' },
  fr: { routine: 'courant', notable: 'notable' },
}

export const OUTCOME_WORDS: Words<AppealOutcome | 'undecided'> = {
  en: { upheld: 'ruling upheld', changed: 'penalty changed', overturned: 'ruling overturned', undecided: 'undecided' },
  fr: { upheld: 'décision maintenue', changed: 'pénalité modifiée', overturned: 'décision infirmée', undecided: 'pas encore tranché' },
}

export const FINDING_STATE: Readonly<Record<FindingCount['state'], ByLanguage<string>>> = {
  open: { en: 'open', fr: 'ouvert' },
  pending: { en: 'pending', fr: 'en suspens' },
  settled: { en: 'answered', fr: 'réglé' },
  confirmed: { en: 'confirmed', fr: 'confirmé' },
  changed: { en: 'changed', fr: 'modifié' },
  dismissed: { en: 'dismissed', fr: 'rejeté' },
  gone: { en: 'removed by a correction', fr: 'retiré par une correction' },
}
