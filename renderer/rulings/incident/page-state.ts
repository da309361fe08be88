import type { Incident } from '../../../desk/contract/rulings.ts'
import { rulingInForce, rulingsToAppeal, undecidedAppeal } from './history.ts'

/** The forms of an incident's page, each with the key that opens it: `keyOfForm`. */
export const FORM_KEYS = {
  statement: 's',
  picture: 'f',
  fill: 'w',
  rule: 'c',
  appeal: 'a',
  decide: 'a',
  agreement: 'g',
  closed: 'x',
  reopened: 'x',
  cancel: 'k',
} as const
export type IncidentForm = keyof typeof FORM_KEYS

/** The key of a form among those that can be opened: a further appeal beside one to be decided takes Shift. */
export const keyOfForm = (form: IncidentForm, forms: readonly IncidentForm[]): string =>
  form === 'appeal' && forms.includes('decide') ? 'A' : FORM_KEYS[form]

/** The forms that can be opened. `penalty`: a ruling in force has one that can be cancelled. */
export const availableForms = (incident: Incident, penalty: boolean): readonly IncidentForm[] => {
  if (incident.takenBack !== null) return []
  const always = ['statement', 'picture', 'fill', ...(penalty ? (['cancel'] as const) : [])] as const
  if (isClosed(incident)) return [...always, 'reopened']
  const appeal = appealForm(incident)
  const another = appeal === 'decide' && rulingsToAppeal(incident).length > 0
  return [...always, 'rule', 'agreement', 'closed', ...(appeal ? [appeal] : []), ...(another ? (['appeal'] as const) : [])]
}

/** The form for the next step of an appeal; null if there is no ruling to appeal against. */
export const appealForm = (incident: Incident): 'appeal' | 'decide' | null => {
  if (incident.takenBack !== null || isClosed(incident) || !rulingInForce(incident)) return null
  return undecidedAppeal(incident) ? 'decide' : 'appeal'
}

const isClosed = ({ state }: Incident): boolean => state === 'closed' || state === 'closed-by-agreement'

/** The parts of the page that the user has opened. */
export type PageState = {
  readonly form: IncidentForm | null
  /** A picture that was dropped or pasted, for its form. */
  readonly given: File | null
  /** The card for the players covers the page. */
  readonly card: boolean
  /** Asks whether to undo a signed ruling. */
  readonly asksUndo: boolean
  readonly precedents: boolean
  /** The comparison with other rule sets. */
  readonly comparing: boolean
  /** The act whose position the board shows; null: the incident's own. */
  readonly picked: number | null
}

/** The page as it opens. `form`: opened at once. */
export const openedPage = (form: IncidentForm | null): PageState => ({
  form,
  given: null,
  card: false,
  asksUndo: false,
  precedents: false,
  comparing: false,
  picked: null,
})

/** The part that Escape closes first; null: Escape leaves the page. A form closes itself. */
export const topPart = (page: PageState): (typeof PARTS)[number] | null => PARTS.find((part) => page[part]) ?? null
const PARTS = ['card', 'asksUndo', 'form', 'precedents', 'comparing'] as const
