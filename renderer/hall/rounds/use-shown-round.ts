import { useState } from 'react'
import type { Round } from '../../../desk/contract/rounds.ts'

const KEY = 'shinpan.round'
/** A round displayed by choice instead of the one under way; of one file. */
type Chosen = { readonly file: string; readonly round: number; readonly instead: number | null }

const kept = (): Chosen | null => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Chosen | null

/** The displayed round: the one under way, or one chosen by the user. A choice survives a reload and ends when the next round starts. */
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
