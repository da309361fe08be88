import { useTranslation } from 'react-i18next'
import type { PlayerAtTable } from '../../../desk/contract/people.ts'
import type { TableSummary } from '../../../desk/contract/tables.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { useShortNames, useTableName } from '../../language/use-names.ts'
import * as css from './command-line.module.css'
import type { HallCommand } from './read-command.ts'

type CommandStatusProps = {
  readonly command: HallCommand
  readonly picked: number
  readonly round: number | null
  readonly next: TableSummary | undefined
  readonly hasDecisions: boolean
}

/** Shows the effect that Enter would have on the current line. */
export const CommandStatus = ({ command, picked, round, next, hasDecisions }: CommandStatusProps) => {
  const { t } = useTranslation()
  const nameOf = useTableName()
  const short = useShortNames()
  if (command.kind === 'nothing') return null
  if (command.kind === 'next') {
    if (next) return <b>{`${t('hall.nextOpen')}${t('app.colon')}${t('clock.table', { table: nameOf(next) })}`}</b>
    return hasDecisions ? <b>{t('waiting.title')}</b> : t('hall.nothingOpen')
  }
  if (command.kind === 'extend') return <b>{t('clock.extendBy', { round: round ?? '–', minutes: command.minutes })}</b>
  if (command.kind === 'make')
    return (
      <>
        {t('hall.noTable', { table: command.name })} <b>{t(command.incident ? 'hall.makeAndLog' : 'hall.makeAndOpen')}</b>
      </>
    )
  const table = command.found[picked]
  if (!table)
    return command.kind === 'incident' && command.asked === ''
      ? t('hall.logWhere')
      : command.kind === 'extra'
        ? t('clock.extraWhere')
        : t('hall.nothingFound')
  const note = 'note' in command ? command.note : ''
  const words =
    command.kind === 'extra'
      ? t('clock.extraAt', { table: nameOf(table), minutes: command.minutes })
      : t(command.kind === 'open' ? 'hall.open' : 'hall.logAt', { table: nameOf(table) })
  const meant = 'asked' in command ? playerMeant(command.asked, command.found, table) : undefined
  const players = SEATS.map((seat) => table.players[seat] && short(table.players[seat])).filter(Boolean)
  return (
    <>
      {meant && (
        <span>
          {t('hall.noTable', { table: meant.number ?? '' })} {t('hall.isPlayer', { number: meant.number ?? '', name: meant.name })}{' '}
        </span>
      )}
      <b>{words}</b>
      {note !== '' && `${t('app.colon')}${note}`}{' '}
      {table.round !== round && table.round !== null && nameOf(table) === table.name && `${t('clock.round', { round: table.round })} `}
      {command.found.length > 1 && (
        <span className={`q2 ${css.others}`}>
          {t('hall.orFind')}{' '}
          {command.found
            .filter((other) => other !== table)
            .slice(0, OTHERS)
            .map(nameOf)
            .join(', ')}
          {command.found.length > OTHERS + 1 && ' …'} <kbd>↓</kbd>
        </span>
      )}{' '}
      <span className="q2">{players.join(', ')}</span>
    </>
  )
}

const OTHERS = 4

/** The player meant by a bare number that no table has. Shown so that nobody takes the table of player 12 for table 12. */
const playerMeant = (asked: string, found: readonly TableSummary[], table: TableSummary): PlayerAtTable | undefined => {
  const number = asked.trim()
  if (!/^\d+$/.test(number) || found.some(({ name }) => name === number)) return undefined
  return SEATS.map((seat) => table.players[seat]).find((player) => String(player?.number) === number) ?? undefined
}
