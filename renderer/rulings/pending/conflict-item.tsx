import type { Conflict, ConflictSide } from '../../../desk/contract/conflicts.ts'
import type { ConflictChoice } from '../../../desk/contract/vocabulary.ts'
import { mayCall } from '../../app-state/identity/asker.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { dotted, formatMoment } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import { Button, ScreenLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IncidentLink } from '../case-place.tsx'
import { DecidedAs } from '../decided-as.tsx'
import * as css from './pending.module.css'
import { useHeadDecides } from './settle-form.tsx'

type ConflictItemProps = { readonly conflict: Conflict; readonly onStands: (stands: ConflictChoice) => void }

/** Two conflicting entries, side by side. The user chooses one, or follows the link to the place where the conflict is resolved. */
export const ConflictItem = ({ conflict, onStands }: ConflictItemProps) => {
  const { t } = useWords()
  const { kind, table, tableId, round, hand, event, settled } = conflict
  const isSettledHere = settled === 'here' && mayCall('conflicts/settle')
  const headDecides = useHeadDecides()
  const where = [
    table && t('table.title', { table }),
    round !== null && t('clock.round', { round }),
    hand,
    event !== null && t('app.act', { act: event }),
  ]
  return (
    <li className={`blocks ${css.waitItem}`}>
      <h3 className="cluster heading">
        <Icon name="record" /> {t(`waiting.kind.${kind}`)} <span className="q2">{dotted(...where)}</span>
      </h3>
      <div className={`cols2 ${css.against}`}>
        {(['one', 'other'] as const).map((side) => (
          <div key={side} className="apart lines">
            <Side side={conflict[side]} />
            {isSettledHere && <Button label={t('waiting.chooseOne')} onClick={() => onStands(side)} />}
          </div>
        ))}
      </div>
      {kind === 'ruling' && isSettledHere && (
        <p className="do">
          <Button label={t('waiting.own')} onClick={() => onStands('own')} />
        </p>
      )}
      {settled === 'here' && !isSettledHere && headDecides && <p className="q2">{headDecides}</p>}
      {settled === 'table' && (
        <p className="q2">
          {t('waiting.atTable')}{' '}
          {tableId !== null && <ScreenLink className="link" to={paths.table(tableId)} label={t('hall.open', { table: table ?? '' })} />}
        </p>
      )}
      {settled === 'elsewhere' && <p className="q2">{t('waiting.elsewhere')}</p>}
    </li>
  )
}

const Side = ({ side: { by, at, says, incident, ruling } }: { readonly side: ConflictSide }) => {
  const { t, language } = useWords()
  return (
    <>
      <p className="said">
        {ruling ? (
          <b>
            <DecidedAs ruling={ruling} />
          </b>
        ) : (
          <b>{says}</b>
        )}
      </p>
      {ruling && (
        <p>
          {ruleName(ruling.rule, language)}
          {ruling.player && `, ${ruling.player}`}. {t('incident.quote', { text: ruling.reason })}
        </p>
      )}
      <p className="q2">
        {t('waiting.by', { name: by || t('signs.nobody'), time: formatMoment(at, language) })}
        {incident !== null && (
          <>
            {' · '}
            <IncidentLink incident={incident} />
          </>
        )}
      </p>
    </>
  )
}
