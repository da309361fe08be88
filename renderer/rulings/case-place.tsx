import { paths } from '../app-state/navigation/paths.ts'
import { dotted, formatMoment } from '../language/format.ts'
import { useWords } from '../language/language.ts'
import { ScreenLink } from '../ui/button.tsx'

/** The link to an incident, by its number. */
export const IncidentLink = ({ incident }: { readonly incident: number }) => {
  const { t } = useWords()
  return <ScreenLink className="link" to={paths.incident(incident)} label={t('incident.title', { incident })} />
}

type CasePlaceProps = {
  readonly of: { readonly round: number | null; readonly table: string; readonly at: Date }
  /** The rule stands first, the person named before the time, the one who decided at the end. */
  readonly rule?: string | false
  readonly who?: string | null
  readonly by?: string
}

/** Where and when a case was, in one line. */
export const CasePlace = ({ of: { round, table, at }, rule, who, by }: CasePlaceProps) => {
  const { t, language } = useWords()
  const place = [round !== null && t('ruling.round', { round }), table && t('clock.table', { table })]
  return dotted(rule, ...place, who, formatMoment(at, language), by)
}
