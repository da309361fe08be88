import { useState } from 'react'
import type { Round } from '../../../desk/contract/rounds.ts'

const KEY = 'shinpan.round'
/** A round that was chosen to be on show instead of the one played then; of one file. */
type Chosen = { readonly file: string; readonly round: number; readonly instead: number | null }

const kept = (): Chosen | null => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Chosen | null

/** The round on show in the hall: the one played now, or the one chosen instead, also over a reload, until yet another is played. */
export const useShownRound = (file: string, rounds: readonly Round[], now: Round | undefined) => {
  const [chosen, setChosen] = useState(kept)
  const played = now?.number ?? null
  const stands = chosen?.file === file && chosen.instead === played
  const round = (stands ? rounds.find(({ number }) => number === chosen.round) : undefined) ?? now
  const choose = (number: number): void => {
    const next = number === played ? null : { file, round: number, instead: played }
    sessionStorage.setItem(KEY, JSON.stringify(next))
    setChosen(next)
  }
  return { round, choose }
}
