import { useState } from 'react'
import type { PersonMention } from '../../../desk/contract/person-data.ts'
import type { Language } from '../../../engine/model/language.ts'
import { seatLetter } from '../../../engine/phrases/seats.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { entryName } from '../../../engine/wording/record/log-entries.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { formatMoment, formatNumber } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { ruleName } from '../../language/rule-name.ts'
import { Button, ScreenLink } from '../../ui/button.tsx'
import { StruckThrough } from '../../ui/struck-through.tsx'
import * as css from './person.module.css'

type MentionsTableProps = { readonly mentions: readonly PersonMention[] }

/** Rows rendered at first; a button shows the rest. */
const FIRST_ROWS = 100

/** The entries about a person, each with its location and a link to it. */
export const MentionsTable = ({ mentions }: MentionsTableProps) => {
  const { t, language } = useWords()
  const [isAll, setIsAll] = useState(false)
  const shown = isAll ? mentions : mentions.slice(0, FIRST_ROWS)
  return (
    <>
      <table className={`ledger wraps ${css.held}`}>
        <thead>
          <tr>
            {(['entry', 'when', 'where', 'what', 'why'] as const).map((head) => (
              <th key={head}>{t(`person.${head}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => (
            <Line key={one.ref} one={one} />
          ))}
        </tbody>
      </table>
      {shown.length < mentions.length && (
        <Button className="sm" onClick={() => setIsAll(true)}>
          + {formatNumber(mentions.length - shown.length, language)}
        </Button>
      )}
    </>
  )
}

const Line = ({ one }: { readonly one: PersonMention }) => {
  const { t, language } = useWords()
  const { entry, at, by, kind, standing, rule, penalty, points, texts, incident, how } = one
  const isOff = standing !== 'stands'
  const place = placeIn(one, t('person.round', { round: one.round ?? '' }), language)
  const link = linkTo(one)
  return (
    <tr>
      <td className="q2">{entry}</td>
      <td className="q2">
        {formatMoment(new Date(at), language)}
        <br />
        {by}
      </td>
      <td>
        {link === null || place === '' ? place : <ScreenLink className="link" to={link} label={place} />}
        {incident !== null && (
          <>
            {place !== '' && <br />}
            <ScreenLink className="link" to={paths.incident(incident)} label={t('incident.title', { incident })} />
          </>
        )}
      </td>
      <td className="why">
        <StruckThrough off={isOff}>
          <b>{entryName(kind, language)}</b>
          {rule !== null && ` · ${ruleName(rule, language)}`}
          {penalty !== null && ` · ${penaltyName(penalty, language)}`}
          {points !== null && ` · ${penaltyName({ kind: 'points', amount: points, unit: 'table' }, language)}`}
        </StruckThrough>
        {texts.map((text) => (
          <div key={text}>{text}</div>
        ))}
      </td>
      <td className="q2">
        {t(`person.how.${how}`)}
        {isOff && <div>{t(standing === 'earlier' ? 'person.earlier' : 'person.takenBack')}</div>}
      </td>
    </tr>
  )
}

const placeIn = ({ round, table, hand, event, seat }: PersonMention, roundName: string, language: Language): string =>
  [round === null ? null : roundName, table, hand, event, seat && seatLetter(seat, language)]
    .filter((part) => part !== null && part !== '')
    .join(' · ')

/** The most specific link: to the act, the hand or the table. */
const linkTo = ({ tableId, handId, event }: PersonMention): string | null => {
  if (tableId === null) return null
  if (handId === null) return paths.table(tableId)
  return event === null ? paths.hand(tableId, handId) : paths.replay(tableId, handId, event)
}
