import { useEffect, useRef, useState } from 'react'
import type { ReplayHand } from '../../../desk/contract/replay.ts'
import { useLatest } from '../../ui/use-latest.ts'
import { knowsPace, otherSpeed, type ReplayPace, type Speed, waitBefore } from './pace.ts'

type Played = { readonly hand: Pick<ReplayHand, 'events' | 'lines'>; readonly act: number; readonly onNext: () => boolean }

/** Plays a hand act by act, until the game is over or the user takes a step. */
export const usePlaying = ({ hand, act, onNext }: Played) => {
  const [playing, setPlaying] = useState(false)
  const [wanted, setWanted] = useState<ReplayPace>('recorded')
  const [speed, setSpeed] = useState<Speed>(1)
  const known = knowsPace(hand)
  const pace = known ? wanted : 'fixed'
  const next = useRef(onNext)
  useEffect(() => {
    next.current = onNext
  })
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(
      () => {
        if (!next.current()) setPlaying(false)
      },
      waitBefore(hand, act + 1, pace, speed),
    )
    return () => clearTimeout(timer)
  }, [playing, hand, act, pace, speed])
  const toggle = useLatest((): void => setPlaying((now) => !now))
  const otherPace = useLatest((): void => setWanted((now) => (now === 'recorded' ? 'fixed' : 'recorded')))
  const change = useLatest((by: 1 | -1): void => setSpeed((now) => otherSpeed(now, by)))
  return {
    stop: () => setPlaying(false),
    controls: { playing, pace, speed, knowsPace: known, onPlay: toggle, onPace: otherPace, onSpeed: change },
  }
}
