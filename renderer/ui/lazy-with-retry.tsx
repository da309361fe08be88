import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from './loading.tsx'
import { whenIdle } from './when-idle.ts'

type Later = {
  /** A whole screen says so where its program is not to be had; a part of one comes without a word. */
  readonly isPart?: boolean
  /** When it is brought ahead: as soon as the window is drawn, a while later, or never, as where it is large and nobody misses it. */
  readonly ahead?: 'at once' | 'later' | 'never'
}

type Bring = () => Promise<unknown>
const toCome: Record<'at once' | 'later', Bring[]> = { 'at once': [], later: [] }

/** Until something is tried again that the desk did not give, in ms. */
const AGAIN = 1000
const AHEAD_AGAIN = 5000
/** Until all the rest is brought ahead: who opens a window wants something of it first, and gets that alone. */
const REST_AFTER = 15_000

/**
 * A screen, or a part of one, whose program comes later than the window's: when it is wanted, or ahead of that by `bringAhead`. Where the desk does not
 * answer, it is asked for again until it does. React's own `lazy` would leave an empty window for good then, and show nothing for 300 ms otherwise.
 */
export const later = <Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  { isPart = false, ahead = 'later' }: Later = {},
): ComponentType<Props> => {
  let Brought: ComponentType<Props> | undefined
  const brought = async (): Promise<ComponentType<Props>> => {
    Brought ??= await bring()
    return Brought
  }
  if (ahead !== 'never') toCome[ahead].push(brought)
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

/** Brings what else a window can want, so that nothing is missing once the desk is away; `also` at once. */
export const bringAhead = async (also: Bring): Promise<void> => {
  toCome['at once'].push(also)
  await bringAll(toCome['at once'])
  await after(REST_AFTER)
  await bringAll(toCome.later)
}

/** One after the other, when the window has nothing to do. */
const bringAll = async (some: Bring[]): Promise<void> => {
  for (let next = some.shift(); next; next = some.shift()) {
    try {
      await next()
      await new Promise<void>((resolve) => whenIdle(resolve, AGAIN))
    } catch {
      some.push(next)
      await after(AHEAD_AGAIN)
    }
  }
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const NotHere = () => {
  const { t } = useTranslation()
  return (
    <p className="empty q2" role="status">
      {t('app.notHere')}
    </p>
  )
}
