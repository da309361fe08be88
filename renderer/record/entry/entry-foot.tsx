import { useTranslation } from 'react-i18next'
import type { TableState } from '../../../desk/contract/tables.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { Key } from '../../ui/key.tsx'
import { Alert } from '../../ui/status.tsx'
import * as css from './entry.module.css'
import type { EntryCommand } from './entry-keys.ts'
import { FastModeKeys } from './fast/mode-buttons.tsx'
import { PlainKeyButtons } from './plain-key-buttons.tsx'
import type { EntryControls } from './use-entry.ts'

type EntryFootProps = {
  readonly state: TableState
  readonly entry: EntryControls
  /** Has a stable identity. */
  readonly onCommand: (command: EntryCommand) => void
}

/** Below the entry line: the effect of Enter, and the keys as buttons. A line that does not read hides the keys. */
export const EntryFoot = ({ state, entry, onCommand }: EntryFootProps) => {
  const { t } = useTranslation()
  const { logs, logged, wrong, isFast, empty, row, isOfOtherHand } = entry
  return (
    <>
      {isOfOtherHand && (
        <div className={css.loghere}>
          <Alert says={t('hands.changedElsewhere')} />
        </div>
      )}
      {(logs || logged) && <LogHere logged={logged} />}
      {!wrong && !isFast && empty && <EmptyLine line={row?.line ?? null} />}
      {!wrong && isFast && <FastModeKeys seen={entry.seen} onCommand={onCommand} />}
      {!wrong && !isFast && !empty && <PlainKeyButtons state={state} onCommand={onCommand} />}
    </>
  )
}

type EmptyLineProps = {
  /** The suggested line, shown in grey. */
  readonly line: string | null
}

/**
 * Shown after Enter in an empty line: the grey line is only a suggestion, and how to take it. It replaces the keys, so that nothing moves.
 */
const EmptyLine = ({ line }: EmptyLineProps) => {
  const { t } = useTranslation()
  return (
    <p className={css.loghere} role="status">
      {line === null ? (
        t('table.nothingTyped')
      ) : (
        <>
          {t('table.onlyProposed', { line })} <kbd>Tab</kbd> {t('table.takesIt')}
        </>
      )}
    </p>
  )
}

type LogHereProps = { readonly logged: boolean }

/** `!` at a table: the incident that Enter logs, then where to describe it. */
const LogHere = ({ logged }: LogHereProps) => {
  const { t } = useTranslation()
  return (
    <p className={css.loghere} role="status">
      {logged ? (
        <>
          {t('table.loggedHere')} <a href={`#${paths.incidents}`}>{t('table.loggedWhere')}</a>
        </>
      ) : (
        <>
          <b>{t('table.logHere')}</b> <Key>Enter</Key>
        </>
      )}
    </p>
  )
}
