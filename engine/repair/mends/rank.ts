import { ANOTHER_MISTAKE, logLikelihood } from './likelihood.ts'
import type { Mend } from './mend.ts'
import type { MendCandidate } from './scene.ts'
import type { TriedMend } from './try-mend.ts'

/**
 * The tried mends, likeliest first: by how common the mistake is, how likely play is with the mend, and which other findings it explains.
 * Guesses at one line share their likelihood. If none is clearly best, the tile is left open.
 */
export const rankMends = (tried: readonly TriedMend[], stands: (candidate: MendCandidate) => TriedMend | null): readonly Mend[] => {
  const from = Math.min(...tried.map(({ candidate }) => candidate.edit.at))
  const scored = tried.map(({ candidate, play, left }) => ({
    candidate,
    score: Math.log(candidate.weight) + logLikelihood(play, from) + left * ANOTHER_MISTAKE,
  }))
  const best = Math.max(...scored.map(({ score }) => score))
  const sum = scored.reduce((total, { score }) => total + Math.exp(score - best), 0)
  const shares = scored.map(({ candidate, score }) => ({ candidate, share: Math.exp(score - best) / sum }))
  return [...shares.filter(({ candidate }) => !candidate.open), ...together(shares, stands)]
    .sort((a, b) => b.share - a.share)
    .map(({ candidate: { kind, edit, because }, share }) => ({ kind, edit, at: edit.at, because, likelihood: share }))
}

type Share = { readonly candidate: MendCandidate; readonly share: number }

/** One guess for each line, with the likelihood of all guesses there. */
const together = (shares: readonly Share[], stands: (candidate: MendCandidate) => TriedMend | null): readonly Share[] => {
  const lines = Map.groupBy(
    shares.filter(({ candidate }) => candidate.open),
    ({ candidate }) => candidate.edit.at,
  )
  return [...lines.values()].flatMap((guesses) => {
    const [first] = guesses.toSorted((a, b) => b.share - a.share)
    if (!first) return []
    const share = guesses.reduce((sum, guess) => sum + guess.share, 0)
    const { open, ...candidate } = first.candidate
    const left = open && first.share < STANDS_OUT * share ? stands({ ...candidate, edit: open }) : null
    return [{ candidate: left?.candidate ?? candidate, share }]
  })
}

/** From this share of the total likelihood on, one guess is proposed by itself. */
const STANDS_OUT = 0.9
