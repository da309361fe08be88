import { expect, test } from 'vitest'
import { completions } from '../../../engine/completion/complete.ts'
import { judgeHand } from '../../../engine/judging/judge.ts'
import { viewOf } from '../../../engine/judging/view/view-table.ts'
import { fileOf, handOf, rulesFor } from '../judging/table-of.ts'

/** The meaning of a claim of the tile that East has just discarded. */
const claimed = (tile: string, claim: string) => {
  const file = fileOf(`E draw; E discard ${tile}`)
  const view = viewOf(judgeHand(handOf(file), rulesFor('wrc-2025', file)))
  return completions(claim.split(' ', 2).join(' '), view).find(({ line }) => line === claim)?.explains
}

test.each([
  ['1z', 'S pon 1z1z', 'pung, takes East’s East wind', 'pung, prend à Est le vent d’Est'],
  ['3p', 'S chii 2p4p', 'chow, takes East’s 3 of dots', 'chow, prend à Est le 3 de cercles'],
  ['0s', 'N daiminkan 5s5s5s', 'kong, takes East’s red 5 of bamboos', 'kong, prend à Est le 5 rouge de bambous'],
  ['7z', 'W ron', 'win on East’s red dragon', 'gagne sur Est avec le dragon rouge'],
])('a claim names its tile in words, and the player who discarded it: %s, %s', (tile, claim, en, fr) =>
  expect(claimed(tile, claim)).toEqual({ en, fr }),
)
