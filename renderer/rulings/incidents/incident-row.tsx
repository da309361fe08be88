import type { FoundIncident, Hit } from '../../../desk/contract/incident-list.ts'
import { doneLater, isLaterAct, isStruckLater } from '../../../desk/contract/vocabulary.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { entryName } from '../../../engine/wording/record/log-entries.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { formatMoment } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import { ScreenLink } from '../../ui/button.tsx'
import { StruckThrough } from '../../ui/struck-through.tsx'
import { laterLine } from '../later-line.ts'
import * as rulingsCss from '../rulings.module.css'
import { apartIn } from '../rulings-in-force.ts'
import * as css from './incidents.module.css'
import type { VirtualRow } from './virtual-rows.tsx'

type IncidentRowProps = {
  /** Undefined while its page is loading. */
  readonly incident: FoundIncident | undefined
  readonly place: VirtualRow
  readonly onOpen: (incident: number) => void
}

/**
 * An incident with its newest ruling and the matches of the search. Undone or cancelled parts are struck through and name the person who
 * did it.
 */
export const IncidentRow = ({ incident, place, onOpen }: IncidentRowProps) =>
  incident ? (
    <Row incident={incident} place={place} onOpen={onOpen} />
  ) : (
    <tr {...place}>
      <td colSpan={9} className="q2">
        …
      </td>
    </tr>
  )

const Row = ({ incident, place, onOpen }: IncidentRowProps & { readonly incident: FoundIncident }) => {
  const { t, language } = useWords()
  const {
    id,
    openedAt,
    table,
    round,
    seat,
    player,
    players,
    rule,
    state,
    weight,
    note,
    takenBack,
    ruling,
    others,
    appeal,
    conflict,
    review,
    hit,
  } = incident
  const apart = apartIn(ruling ? [ruling, ...others] : others, language)
  const off = takenBack !== null
  // the word of the filter that finds it
  const shownState = state === 'ruled' && appeal !== null && appeal !== 'undecided' ? 'decided-on-appeal' : state
  return (
    <tr {...place} className="opens" data-cancelled={off}>
      <td>
        <ScreenLink className="link" data-stop data-incident={id} to={paths.incident(id)} label={id} onClick={() => onOpen(id)} />
      </td>
      <td className="q2">{formatMoment(openedAt, language)}</td>
      <td className="q2">{round !== null && t('penalties.round', { round })}</td>
      <td data-head={t('penalties.where')}>{table}</td>
      <td>
        <StruckThrough off={off}>
          <b className={state === 'open' || state === 'appealed' ? '' : css.settled}>{t(`incidents.state.${shownState}`)}</b>
        </StruckThrough>
        {weight === 'notable' && <div>{t('incident.weightIs.notable')}</div>}
        {(conflict || review) && <div className={rulingsCss.waitsfor}>{t(conflict ? 'waiting.twoRulings' : 'waiting.rests')}</div>}
      </td>
      <td>
        <StruckThrough off={off}>
          <b>{player ?? (seat ? t(`seat.${seat}`) : players.join(', '))}</b>
        </StruckThrough>
      </td>
      <td>
        {rule !== null && ruleName(rule, language)}
        <br />
        <code className="q2">{rule}</code>
      </td>
      <td>
        {ruling && (
          <StruckThrough off={ruling.takenBack !== null}>
            <b>{appeal && appeal !== 'undecided' ? t(`incident.onAppeal.${appeal}`) : t(`incidents.decision.${ruling.decision}`)}</b>
            <br />
            {apart(ruling) && `${apart(ruling)} · `}
            <StruckThrough off={isStruckLater(ruling)}>
              <span className="q2">{penaltyName(ruling.imposed, language)}</span>
            </StruckThrough>
          </StruckThrough>
        )}
        {ruling &&
          doneLater(ruling).map((done) => (
            <div key={done.act} className="q2">
              {laterLine(done, { t, language })}
            </div>
          ))}
        {others.map((one) => (
          <div key={one.id}>
            {apart(one) && `${apart(one)} · `}
            <StruckThrough off={isStruckLater(one)}>
              <span className="q2">
                {one.decision === 'dismissed' ? t('incidents.decision.dismissed') : penaltyName(one.imposed, language)}
              </span>
            </StruckThrough>
          </div>
        ))}
        {takenBack && (
          <div className="q2">{t('incidents.takenBack', { time: formatMoment(takenBack.at, language), name: takenBack.by })}</div>
        )}
      </td>
      <td className={hit ? 'why' : ruling ? `why ${rulingsCss.opt} q2` : 'why q2'}>
        {hit ? <Found hit={hit} /> : (ruling?.reason ?? note)}
      </td>
    </tr>
  )
}

/** A search match: the source, and the text with the words highlighted. */
const Found = ({ hit: { what, who, parts } }: { readonly hit: Hit }) => {
  const { t, language } = useWords()
  return (
    <>
      <span className="q2">
        {[isLaterAct(what) ? entryName(`penalty-${what}`, language) : t(`incidents.hit.${what}`), who].filter(Boolean).join(', ')}
      </span>
      <br />
      {parts.map(({ text, hit }, n) =>
        hit ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
          <mark key={n}>{text}</mark>
        ) : (
          text
        ),
      )}
    </>
  )
}
