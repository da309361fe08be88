import { useEffect, useRef, useState } from 'react'
import type { ReplayHand } from '../../../desk/contract/replay.ts'
import { knowsPace, otherSpeed, type Pace, type Speed, waitBefore } from './pace.ts'

type Played = { readonly hand: Pick<ReplayHand, 'events' | 'lines'>; readonly act: number; readonly onNext: () => boolean }

/** Plays a hand act by act, until the game is over or the user takes a step. */
export const usePlaying = ({ hand, act, onNext }: Played) => {
  const [playing, setPlaying] = useState(false)
  const [wanted, setWanted] = useState<Pace>('recorded')
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
  return {
    playing,
    pace,
    speed,
    knowsPace: known,
    toggle: () => setPlaying((now) => !now),
    stop: () => setPlaying(false),
    otherPace: () => setWanted((now) => (now === 'recorded' ? 'fixed' : 'recorded')),
    change: (by: 1 | -1) => setSpeed((now) => otherSpeed(now, by)),
  }
}
