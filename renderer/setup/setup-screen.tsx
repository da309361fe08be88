import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ruleSetShort } from '../../engine/words/rule-sets.ts'
import { ask } from '../desk/client.ts'
import { useLanguage } from '../language/language.ts'
import { paths } from '../shell/paths.ts'
import { useTitle } from '../shell/use-title.ts'
import { DeskSection } from './desk-section.tsx'
import { ListsSection } from './lists-section.tsx'
import { RulesSection } from './rules-section.tsx'
import { SeatingSection } from './seating-section.tsx'
import { TournamentSection } from './tournament-section.tsx'

/** The steps of setting a tournament up, in the order in which they are usually taken; each can be taken again at any time. */
const STEPS = ['tournament', 'rules', 'lists', 'seating', 'desk'] as const
type Step = (typeof STEPS)[number]

type SetupScreenProps = { readonly step?: string }

/** What is settled before the first hand: here it is set down, step by step, and changed later. Beside each step stands how far it is. */
export const SetupScreen = ({ step }: SetupScreenProps) => {
  const { t } = useTranslation()
  const now = STEPS.find((one) => one === step) ?? 'lists'
  const how = useHowFar()
  useTitle(t('nav.setup'))
  return (
    <main className="page setup">
      <header className="head">
        <h1>{t('nav.setup')}</h1>
        <nav className="steps-nav" aria-label={t('setup.steps')}>
          {STEPS.map((one) => (
            <a
              key={one}
              href={`#${paths.setupStep(one)}`}
              className={one === now ? 'on' : ''}
              aria-current={one === now ? 'page' : undefined}
            >
              {t(`setup.step.${one}`)} <small>{how[one]}</small>
            </a>
          ))}
        </nav>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div className="scroll" tabIndex={0}>
        {now === 'tournament' && <TournamentSection />}
        {now === 'rules' && <RulesSection />}
        {now === 'lists' && <ListsSection />}
        {now === 'seating' && <SeatingSection />}
        {now === 'desk' && <DeskSection />}
      </div>
    </main>
  )
}

const useHowFar = (): Readonly<Record<Step, string>> => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const { data: players = [] } = useQuery(ask.players.list.queryOptions())
  const { data: referees = [] } = useQuery(ask.referees.list.queryOptions())
  const { data: rounds } = useQuery(ask.rounds.list.queryOptions())
  const tables = rounds?.rounds.reduce((sum, round) => sum + round.tables, 0) ?? 0
  return {
    tournament: t('setup.rounds', { count: rounds?.rounds.filter(({ starts }) => starts !== null).length ?? 0 }),
    desk: t('setup.referees', { count: referees.length }),
    rules: tournament ? ruleSetShort(tournament.later.at(-1)?.ruleSet ?? tournament.ruleSet, language).name : '',
    lists: t('setup.players', { count: players.length }),
    seating: t('setup.tables', { count: tables, rounds: rounds?.rounds.length ?? 0 }),
  }
}
