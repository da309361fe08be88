import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../app-state/desk/client.ts'
import { paths } from '../app-state/navigation/paths.ts'
import { EmptyScreen } from '../ui/empty.tsx'
import { Loading } from '../ui/status.tsx'
import { Replay } from './replay.tsx'
import { momentOfTarget } from './route.ts'
import type { GameMoment } from './steps.ts'

export type ReplayScreenProps = {
  readonly table: string
  readonly hand: string
  readonly act: number
  readonly ref_: string | null
}

/** The replay of a hand, act by act, within its game. The address contains the act. */
export const ReplayScreen = ({ table, hand, act, ref_ }: ReplayScreenProps) => {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(hand)
  const [at, setAt] = useState<GameMoment | null>(null)
  const { data: game, error } = useQuery({
    ...ask.replay.game.queryOptions({ input: { table, hand: asked } }),
    placeholderData: (before) => before,
  })
  const wanted = game && momentOfTarget({ hand, act, ref: ref_ }, game.hands)
  const place = at ?? wanted
  const shown = game?.hands.find(({ id }) => id === place?.hand)
  const ref = place && shown?.refs[place.act - 1]
  const route = paths.replay(table, hand, act, ref_ ?? undefined)
  useAddress(route, place && shown ? paths.replay(table, place.hand, place.act, ref) : route, () => {
    setAt(null)
    if (!game?.hands.some(({ id }) => id === hand)) setAsked(hand)
  })
  const goTo = (to: GameMoment): void => {
    setAt(to)
    if (!game?.hands.some(({ id }) => id === to.hand)) setAsked(to.hand)
  }
  if (error && !game) return <EmptyScreen fact={error.message} todo={t('replay.notFoundDo')} />
  if (!game || !place || !shown) return <Loading />
  return (
    <Replay
      game={game}
      hand={shown}
      act={Math.min(place.act, shown.events.length)}
      elsewhere={at === null && wanted?.elsewhere === true}
      onPlace={goTo}
    />
  )
}

/** How long an act must be shown before the address is updated, in ms: browsers limit the number of changes per second. */
const REST = 300

/**
 * Keeps the address at the current act without adding to the history. Calls `onRoute` if the address changes otherwise, as when a link is
 * opened.
 */
const useAddress = (route: string, path: string, onRoute: () => void): void => {
  const said = useRef(route)
  const told = useRef(onRoute)
  useEffect(() => {
    told.current = onRoute
  })
  useEffect(() => {
    if (route === said.current) return
    said.current = route
    told.current()
  }, [route])
  useEffect(() => {
    // the router does not notice these changes, so a link to the initial address would do nothing
    const again = (): void => {
      if (location.hash !== `#${route}` || route === said.current) return
      said.current = route
      told.current()
    }
    addEventListener('hashchange', again)
    return () => removeEventListener('hashchange', again)
  }, [route])
  useEffect(() => {
    if (path === said.current) return
    const timer = setTimeout(() => {
      said.current = path
      history.replaceState(history.state, '', `#${path}`)
    }, REST)
    return () => clearTimeout(timer)
  }, [path])
}
