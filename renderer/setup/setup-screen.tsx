import { useQuery } from '@tanstack/react-query'
import { ruleSetLine } from '../../engine/wording/terms/rule-sets.ts'
import { ask } from '../app-state/desk/client.ts'
import { paths } from '../app-state/navigation/paths.ts'
import { useTitle } from '../app-state/navigation/use-title.ts'
import { storedDraft, useStoreDraft } from '../app-state/storage/drafts.ts'
import { formatDay } from '../language/format.ts'
import { useWords } from '../language/language.ts'
import { ScreenLink } from '../ui/button.tsx'
import { CheckSection } from './check-section.tsx'
import { ListsSection } from './lists/lists-section.tsx'
import { MachineSection } from './machine/machine-section.tsx'
import { PlayersSection } from './people/players-section.tsx'
import { RefereesSection } from './people/referees-section.tsx'
import { RulesSection } from './rules/rules-section.tsx'
import { RoundsSection } from './seating/rounds-section.tsx'
import { SeatingSection } from './seating/seating-section.tsx'
import * as css from './setup.module.css'
import { SETUP_STEPS, type SetupStep, StepFoot, stepState } from './step-foot.tsx'
import { TournamentSection } from './tournament-section.tsx'

const SECTIONS: Readonly<Record<SetupStep, () => React.ReactNode>> = {
  tournament: TournamentSection,
  rules: RulesSection,
  lists: ListsSection,
  players: PlayersSection,
  rounds: RoundsSection,
  seating: SeatingSection,
  referees: RefereesSection,
  machine: MachineSection,
  check: CheckSection,
}

type SetupScreenProps = { readonly step?: string }

/** Setup of the tournament, step by step, each with its state; steps can be changed later. Without a step it shows the one that was left. */
export const SetupScreen = ({ step }: SetupScreenProps) => {
  const { t } = useWords()
  const how = useHowFar()
  const { data: points = [] } = useQuery(ask.setup.check.queryOptions())
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const left = `setup-step ${tournament?.file ?? ''}`
  const now = SETUP_STEPS.find((one) => one === (step ?? storedDraft(left))) ?? 'lists'
  useStoreDraft(left, now)
  const Section = SECTIONS[now]
  useTitle(t('nav.setup'))
  return (
    <main className={`page ${css.setup}`}>
      <header className="head">
        <h1>{t('nav.setup')}</h1>
        {tournament?.sample && (
          <p className="q2">
            {t('setup.isSample')} <ScreenLink className="link" to={paths.start} label={t('start.make')} />
          </p>
        )}
        <nav className={`cluster ${css.stepsNav}`} aria-label={t('setup.steps')}>
          {SETUP_STEPS.map((one, n) => {
            const state = stepState(points, one)
            return (
              <a
                key={one}
                href={`#${paths.setupStep(one)}`}
                className={one === now ? 'on' : ''}
                data-state={state}
                aria-current={one === now ? 'page' : undefined}
              >
                <span className="beside">
                  <i aria-hidden="true">{state === 'ok' ? '✓' : n + 1}</i> {t(`setup.step.${one}`)}
                </span>{' '}
                <small className="truncate" title={how[one]}>
                  {how[one]}
                </small>
                {state === 'missing' && <span className="sr"> {t('setup.missing')}</span>}
              </a>
            )
          })}
        </nav>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div className="scroll" tabIndex={0} key={now}>
        <Section />
      </div>
      <StepFoot now={now} points={points} />
    </main>
  )
}

/** How far each step is, in a few words; nothing until the desk has answered. */
const useHowFar = (): Readonly<Record<SetupStep, string>> => {
  const { t, language } = useWords()
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const { data: players } = useQuery(ask.players.list.queryOptions())
  const { data: referees } = useQuery(ask.referees.list.queryOptions())
  const { data: rounds } = useQuery(ask.rounds.list.queryOptions())
  const { data: points } = useQuery(ask.setup.check.queryOptions())
  return {
    tournament: formatDay(tournament?.date ?? '', language),
    rules: tournament ? ruleSetLine(tournament.later.at(-1)?.ruleSet ?? tournament.ruleSet, language) : '',
    lists: t('setup.fromFile'),
    players: players ? t('setup.players', { count: players.filter(({ withdrawn }) => !withdrawn).length }) : '',
    rounds: rounds ? t('setup.rounds', { count: rounds.rounds.filter(({ starts }) => starts !== null).length }) : '',
    seating: rounds ? t('setup.justTables', { count: Math.max(0, ...rounds.rounds.map(({ tables }) => tables)) }) : '',
    referees: referees ? t('setup.referees', { count: referees.filter(({ withdrawn }) => !withdrawn).length }) : '',
    machine: t('setup.andBackups'),
    check: points ? t('setup.lacks', { count: points.filter(({ state }) => state === 'missing').length }) : '',
  }
}
