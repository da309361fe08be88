import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { ask } from './desk/client.ts'
import { useNews } from './desk/news.ts'
import { HallScreen } from './hall/hall-screen.tsx'
import { useKeyMap } from './keys/use-key-map.ts'
import { useKeys } from './keys/use-keys.ts'
import { Alarm } from './shell/alarm.tsx'
import { Loading } from './shell/loading.tsx'
import { paths } from './shell/paths.ts'
import { screensOf } from './shell/screens.ts'
import { TopBar } from './shell/top-bar.tsx'
import { useSigner } from './shell/use-signer.ts'
import { TableScreen } from './table/table-screen.tsx'

// the hall and the table come at once, the rest when it is wanted
const IncidentsScreen = lazy(async () => ({ default: (await import('./incidents/incidents-screen.tsx')).IncidentsScreen }))
const KeyMap = lazy(async () => ({ default: (await import('./keys/key-map.tsx')).KeyMap }))
const PenaltiesScreen = lazy(async () => ({ default: (await import('./penalties/penalties-screen.tsx')).PenaltiesScreen }))
const RulingScreen = lazy(async () => ({ default: (await import('./ruling/ruling-screen.tsx')).RulingScreen }))
const StartScreen = lazy(async () => ({ default: (await import('./start/start-screen.tsx')).StartScreen }))

/** The window: top bar, what is wrong if anything is, one screen. */
export const App = () => {
  useNews()
  const [place, go] = useLocation()
  const { data: tournament, isPending } = useQuery(ask.tournaments.current.queryOptions())
  const { openMenu } = useSigner()
  const keyMap = useKeyMap()
  const table = useTable(place, tournament?.file)
  const screens = screensOf(table)
  useKeys({
    F9: openMenu,
    '?': keyMap.open,
    ...Object.fromEntries(
      screens.flatMap(({ key, href }) => ['Control', 'Alt'].map((held) => [`${held}+${key}`, () => tournament && go(href)])),
    ),
  })
  const inFile = tournament !== null && tournament !== undefined
  return (
    <div className="app">
      <TopBar screens={screens} table={place.startsWith('/table') ? table : null} inFile={inFile} />
      <Alarm />
      <div className="stage">
        <Suspense fallback={<Loading />}>
          {isPending ? (
            <Loading />
          ) : tournament === null || tournament === undefined ? (
            <StartScreen />
          ) : (
            <Switch>
              <Route path="/start" component={StartScreen} />
              <Route path="/hall" component={HallScreen} />
              <Route path="/table/:table">{({ table }) => <TableScreen key={table} table={decodeURIComponent(table)} />}</Route>
              <Route path="/table/:table/hand/:hand">
                {({ table, hand }) => <TableScreen key={table} table={decodeURIComponent(table)} hand={decodeURIComponent(hand)} />}
              </Route>
              <Route path="/table/:table/hand/:hand/finding/:finding">
                {({ table, hand, finding }) => (
                  <RulingScreen table={decodeURIComponent(table)} hand={decodeURIComponent(hand)} finding={Number(finding)} />
                )}
              </Route>
              <Route path="/incidents" component={IncidentsScreen} />
              <Route path="/penalties" component={PenaltiesScreen} />
              <Route>
                <Redirect to={paths.hall} replace />
              </Route>
            </Switch>
          )}
        </Suspense>
      </div>
      {keyMap.shown && (
        <Suspense>
          <KeyMap />
        </Suspense>
      )}
    </div>
  )
}

/** The table opened last in this file, so that its key leads back to it. */
const useTable = (place: string, file: string | undefined): string | null => {
  const now = /^\/table\/([^/]+)/.exec(place)?.[1]
  const [last, setLast] = useState<{ readonly file: string | undefined; readonly table: string } | null>(null)
  if (now !== undefined && (last === null || last.file !== file || last.table !== decodeURIComponent(now)))
    setLast({ file, table: decodeURIComponent(now) })
  return now === undefined ? (last !== null && last.file === file ? last.table : null) : decodeURIComponent(now)
}
