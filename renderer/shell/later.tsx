import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from './loading.tsx'

type Later = {
  /** A whole screen says so where its program is not to be had; a part of one comes without a word. */
  readonly isPart?: boolean
  /** Its program is large, and nobody misses it while the desk is away: it is never brought ahead. */
  readonly onlyWanted?: boolean
}

/** What is yet to be brought, in the order in which it is. */
const toCome: (() => Promise<unknown>)[] = []

/** Until something is tried again that the desk did not give, in ms. */
const AGAIN = 1000
const AHEAD_AGAIN = 5000

/**
 * A screen, or a part of one, whose program comes later than the window's: when it is wanted, or ahead of that by `bringAhead`. Where the desk does not
 * answer, it is asked for again until it does. React's own `lazy` would leave an empty window for good then, and show nothing for 300 ms otherwise.
 */
export const later = <Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  { isPart = false, onlyWanted = false }: Later = {},
): ComponentType<Props> => {
  let Brought: ComponentType<Props> | undefined
  const brought = async (): Promise<ComponentType<Props>> => {
    Brought ??= await bring()
    return Brought
  }
  if (!onlyWanted) toCome.push(brought)
  return (props) => {
    const [Part, setPart] = useState(() => Brought)
    const [isAway, setAway] = useState(false)
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined
      let isGone = false
      const tryIt = async (): Promise<void> => {
        try {
          const come = await brought()
          if (!isGone) setPart(() => come)
        } catch {
          if (isGone) return
          setAway(true)
          timer = setTimeout(() => void tryIt(), AGAIN)
        }
      }
      if (!Part) void tryIt()
      return () => {
        isGone = true
        clearTimeout(timer)
      }
    }, [Part])
    if (Part) return <Part {...props} />
    return isPart ? null : isAway ? <NotHere /> : <Loading />
  }
}

/** Brings what else a window can want, one after the other when it has nothing to do, so that nothing is missing once the desk is away. */
export const bringAhead = async (also: () => Promise<unknown>): Promise<void> => {
  toCome.push(also)
  for (let next = toCome.shift(); next; next = toCome.shift()) {
    try {
      await next()
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: AGAIN }))
    } catch {
      toCome.push(next)
      await new Promise((resolve) => setTimeout(resolve, AHEAD_AGAIN))
    }
  }
}

const NotHere = () => {
  const { t } = useTranslation()
  return (
    <p className="empty q2" role="status">
      {t('app.notHere')}
    </p>
  )
}
