import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { nextLanguage } from '../../engine/model/language.ts'
import { ask } from '../app-state/desk/client.ts'
import { useNews } from '../app-state/desk/news.ts'
import { desktopApp } from '../app-state/desktop/desktop-app.ts'
import { allowedRoutes, isAllowedRoute, useAsker } from '../app-state/identity/asker.ts'
import { useSigner } from '../app-state/identity/use-signer.ts'
import { decodePart, paths } from '../app-state/navigation/paths.ts'
import { useOrphans } from '../app-state/outbox/use-orphans.ts'
import { useOutbox } from '../app-state/outbox/use-outbox.ts'
import { useReportPresence } from '../app-state/presence/report-presence.ts'
import { wasRecovered } from '../app-state/storage/session.ts'
import { requestIncident } from '../hall/command-line/use-command-line.ts'
import { HallScreen } from '../hall/hall-screen.tsx'
import type { ActionId } from '../keys/actions.ts'
import { useBindings } from '../keys/bindings.ts'
import { useKeyMap, useOffenceSearch, usePalette } from '../keys/overlays.ts'
import { useKeys } from '../keys/use-keys.ts'
import { toggleJapanese } from '../language/japanese.ts'
import { loadAllTexts, setLanguage, useLanguage } from '../language/language.ts'
import { useRememberOrigin } from '../replay/link.ts'
import { isAwaitingChunk, lazyDialog, lazyForm, lazyWithRetry, preloadChunks, whenIdle } from '../ui/lazy-with-retry.tsx'
import { Loading } from '../ui/status.tsx'
import { useTypedAhead } from '../ui/use-held-keys.ts'
import { Alarm } from './bands/alarm.tsx'
import { CallsBand } from './bands/calls-band.tsx'
import { FailedScreen } from './failed-screen.tsx'
import { useOpenTables } from './open-tables.ts'
import { screensOf } from './screens.ts'
import { TopBar } from './top-bar/top-bar.tsx'
import { useRejectLongPaste } from './use-reject-long-paste.ts'
import * as css from './window.module.css'

// the hall is in the first bundle; the table preloads right after it; the other screens load when idle, so that they work without the desk
const TableScreen = lazyWithRetry(async () => (await import('../record/table/table-screen.tsx')).TableScreen, { ahead: 'at once' })
const RecoveredBand = lazyWithRetry(async () => (await import('./bands/recovered-band.tsx')).RecoveredBand, { isPart: true })
const RejectedBand = lazyWithRetry(async () => (await import('./bands/rejected-band.tsx')).RejectedBand, { isPart: true })
const AboutScreen = lazyWithRetry(async () => (await import('./about/about-screen.tsx')).AboutScreen, { ahead: 'never' })
const IncidentsScreen = lazyWithRetry(async () => (await import('../rulings/incidents/incidents-screen.tsx')).IncidentsScreen)
const KeyMap = lazyForm(async () => (await import('../keys/key-map/key-map.tsx')).KeyMap, 'later')
const Palette = lazyDialog(async () => (await import('../keys/palette/palette.tsx')).Palette)
const PersonScreen = lazyWithRetry(async () => (await import('../setup/privacy/person-screen.tsx')).PersonScreen)
const PenaltiesScreen = lazyWithRetry(async () => (await import('../rulings/penalties/penalties-screen.tsx')).PenaltiesScreen)
const ReplayScreen = lazyWithRetry(async () => (await import('../replay/replay-screen.tsx')).ReplayScreen)
const ReportsScreen = lazyWithRetry(async () => (await import('../reports/reports-screen.tsx')).ReportsScreen)
const RulebookScreen = lazyWithRetry(async () => (await import('../rulebook/rulebook-screen.tsx')).RulebookScreen)
// the card shows the ruling to players in both languages
const IncidentScreen = lazyWithRetry(async () => {
  const [{ IncidentScreen }] = await Promise.all([import('../rulings/incident/incident-screen.tsx'), loadAllTexts()])
  return IncidentScreen
})
const RulingScreen = lazyWithRetry(async () => {
  const [{ RulingScreen }] = await Promise.all([import('../rulings/finding/ruling-screen.tsx'), loadAllTexts()])
  return RulingScreen
})
const OffenceSearch = lazyDialog(async () => (await import('../rulebook/offences/offence-search.tsx')).OffenceSearch)
const SetupScreen = lazyWithRetry(async () => (await import('../setup/setup-screen.tsx')).SetupScreen)
const PendingScreen = lazyWithRetry(async () => (await import('../rulings/pending/pending-screen.tsx')).PendingScreen)
const DesktopMenu = lazyWithRetry(async () => (await import('./desktop-menu.ts')).DesktopMenu, { isPart: true, ahead: 'never' })
const SavingBands = lazyWithRetry(async () => (await import('./bands/saving-bands.tsx')).SavingBands, { isPart: true })
const CutOffBand = lazyWithRetry(async () => (await import('./bands/cut-off-band.tsx')).CutOffBand, { isPart: true })
const FollowBand = lazyWithRetry(async () => (await import('./bands/follow-band.tsx')).FollowBand, { isPart: true })
const TabletsScreen = lazyWithRetry(async () => (await import('../setup/tablets/tablets-screen.tsx')).TabletsScreen)
const StartScreen = lazyWithRetry(async () => (await import('../setup/start/start-screen.tsx')).StartScreen)

/** The window: top bar, bands, one screen. */
export const App = () => {
  useNews()
  const queries = useQueryClient()
  useEffect(() => {
    let stop: () => void = () => undefined
    // the first screen receives its parts and answers first
    const beginRest = (): void => {
      if (queries.isFetching() > 0 || isAwaitingChunk()) stop = whenIdle(beginRest, 1000)
      else void preloadChunks(namesAndTexts)
    }
    stop = whenIdle(beginRest, 1000)
    return () => stop()
  }, [queries])
  const [place, go] = useLocation()
  useRememberOrigin(place)
  const { data: tournament, isPending } = useQuery(ask.tournaments.current.queryOptions())
  const { openMenu } = useSigner()
  const keyMap = useKeyMap()
  const { keyOf } = useBindings()
  const language = useLanguage()
  const palette = usePalette()
  const offences = useOffenceSearch()
  const table = tableIn(place)
  const open = useOpenTables(tournament?.file ?? '', tournament ? table : null)
  useReportPresence(tournament ? table : null)
  useTypedAhead(/^\/table\/[^/]+$/.test(place) ? table : null)
  const asker = useAsker()
  const places = allowedRoutes(asker)
  const screens = screensOf(asker.kind === 'tablet' && asker.role?.kind === 'recorder' ? asker.role.table : open.last).filter(({ href }) =>
    isAllowedRoute(places, href),
  )
  const show = (other: string | null): void => {
    if (other !== null && other !== table) go(paths.table(other))
  }
  const close = (other: string): void => {
    const next = open.close(other)
    if (other === table) go(next === null ? paths.hall : paths.table(next))
  }
  const logIncident = (): void => {
    requestIncident()
    go(paths.hall)
  }
  const acts = {
    'everywhere.palette': palette.open,
    'everywhere.offences': offences.open,
    'everywhere.signs': openMenu,
    'everywhere.terms': toggleJapanese,
    'everywhere.language': () => void setLanguage(nextLanguage(language)),
    'everywhere.keys': keyMap.open,
    'everywhere.tableBefore': () => show(open.step(-1)),
    'everywhere.tableAfter': () => show(open.step(1)),
    'everywhere.closeTable': () => table !== null && close(table),
    ...(tournament && place !== paths.hall && isAllowedRoute(places, paths.hall) && { 'everywhere.incident': logIncident }),
  } satisfies Partial<Record<ActionId, () => void>>
  useKeys({
    ...Object.fromEntries(Object.entries(acts).map(([id, act]) => [keyOf(id as keyof typeof acts), act])),
    ...Object.fromEntries(
      screens.flatMap(({ key, href }) => ['Control', 'Alt'].map((held) => [`${held}+Digit${key}`, () => tournament && go(href)])),
    ),
  })
  const inFile = tournament !== null && tournament !== undefined
  const { data: hasSavingBands } = useQuery({
    ...ask.saving.queryOptions(),
    enabled: false,
    select: ({ anotherName, ahead }) => anotherName !== null || Boolean(ahead),
  })
  const hasUntaken = useOutbox(({ untaken }) => untaken.length > 0)
  useOrphans(tournament?.file)
  useRejectLongPaste()
  return (
    <div className={css.app} data-role={asker.kind === 'tablet' ? asker.role?.kind : undefined}>
      <TopBar screens={screens} table={table} inFile={inFile} openTables={open.tables} onClose={close} />
      <div className={css.bands}>
        <Alarm />
        {wasRecovered && <RecoveredBand />}
        {hasUntaken && <RejectedBand />}
        {hasSavingBands && <SavingBands />}
        {asker.kind === 'laptop' && <CutOffBand />}
        {inFile && <CallsBand />}
        {inFile && asker.kind === 'tablet' && asker.role?.kind === 'recorder' && (
          <FollowBand asker={asker} role={asker.role} here={table} />
        )}
      </div>
      <div className={css.stage}>
        {isPending ? (
          <Loading />
        ) : tournament === null || tournament === undefined ? (
          <StartScreen />
        ) : !isAllowedRoute(places, place) ? (
          <Redirect to={places?.[0] ?? paths.hall} replace />
        ) : (
          // nothing that is half typed in one file is left on screen in another
          <ErrorBoundary key={tournament.file} FallbackComponent={FailedScreen} resetKeys={[place]}>
            <Switch>
              <Route path="/start" component={StartScreen} />
              <Route path="/hall" component={HallScreen} />
              <Route path="/table/:table">{({ table }) => <TableScreen key={table} table={decodePart(table)} />}</Route>
              <Route path="/table/:table/hand/:hand">
                {({ table, hand }) => <TableScreen key={table} table={decodePart(table)} hand={decodePart(hand)} />}
              </Route>
              <Route path="/table/:table/hand/:hand/finding/:finding">
                {({ table, hand, finding }) => <RulingScreen table={decodePart(table)} hand={decodePart(hand)} finding={Number(finding)} />}
              </Route>
              <Route path="/incidents/*?" component={IncidentsScreen} />
              <Route path="/incident/:incident/:form?">
                {({ incident, form }) => <IncidentScreen incident={Number(incident)} form={form} />}
              </Route>
              <Route path="/replay/:table/:hand/:act/:ref?">
                {({ table, hand, act, ref }) => (
                  <ReplayScreen
                    key={table}
                    table={decodePart(table)}
                    hand={decodePart(hand)}
                    act={Number(act) || 0}
                    ref_={ref === undefined ? null : decodePart(ref)}
                  />
                )}
              </Route>
              <Route path="/penalties/*?" component={PenaltiesScreen} />
              <Route path="/person">{() => <PersonScreen />}</Route>
              <Route path="/person/:who">{({ who }) => <PersonScreen key={who} who={decodePart(who)} />}</Route>
              <Route path="/reports" component={ReportsScreen} />
              <Route path="/rulebook">{() => <RulebookScreen />}</Route>
              <Route path="/rulebook/:rule">{({ rule }) => <RulebookScreen rule={decodePart(rule)} />}</Route>
              <Route path="/setup">{() => <SetupScreen />}</Route>
              <Route path="/setup/:step">{({ step }) => <SetupScreen step={step} />}</Route>
              <Route path="/waiting" component={PendingScreen} />
              <Route path="/about" component={AboutScreen} />
              <Route path={paths.tablets} component={TabletsScreen} />
              <Route>
                <Redirect to={paths.hall} replace />
              </Route>
            </Switch>
          </ErrorBoundary>
        )}
      </div>
      {desktopApp && <DesktopMenu acts={acts} screens={tournament ? screens : []} go={go} />}
      {palette.shown && <Palette onClose={palette.close} />}
      {keyMap.shown && <KeyMap onClose={keyMap.close} />}
      {offences.shown && <OffenceSearch onClose={offences.close} />}
    </div>
  )
}

/** The table that an address leads to. */
const tableIn = (place: string): string | null => {
  const name = /^\/table\/([^/]+)/.exec(place)?.[1]
  return name === undefined ? null : decodePart(name)
}

const namesAndTexts = async (): Promise<void> => {
  addNameFonts()
  await loadAllTexts()
}

const STYLE = '/fonts/names.css'

/**
 * Adds the fonts for names in Cyrillic, Greek, Vietnamese, Japanese, Korean and Chinese, which the desk serves. The browser fetches a file
 * only when the page shows a letter of it. Kept off the path to the first screen.
 */
const addNameFonts = (): void => {
  if (document.querySelector(`link[href="${STYLE}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = STYLE
  document.head.append(link)
}
