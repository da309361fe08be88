import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readRecord } from '../../../../../desk/importers/recognize/recognize.ts'
import { type ClaimKind, claimRightOf } from '../../../../../engine/judging/entitlements/claims.ts'
import { entitlements } from '../../../../../engine/judging/entitlements/entitlements.ts'
import { judgeHand } from '../../../../../engine/judging/judge.ts'
import type { Play } from '../../../../../engine/judging/play.ts'
import { SEATS, type Seat } from '../../../../../engine/model/seats.ts'
import { rulesFor } from '../../table-of.ts'

const SHARED = '../shared/logs/'
const games = existsSync(SHARED) ? globSync(`${SHARED}{tenhou-xml/*.xml,tenhou-json/*.json,kobalab/*.json}`).sort() : []
if (games.length === 0) console.log('../shared/logs is not there: no real claim is looked at')

const playsIn = (path: string): readonly Play[] => {
  const file = readRecord(readFileSync(path), basename(path))
  if (!file.ok) throw new Error(`${basename(path)}: ${file.error.message}`)
  const rules = rulesFor('riichi-wiki', file.value)
  return file.value.games.flatMap(({ hands }) => hands.map((hand) => judgeHand(hand, rules)))
}

/** The calls of a hand with the play just before each. */
const callsIn = (play: Play) => {
  const calls: { readonly before: Play; readonly by: Seat; readonly call: ClaimKind }[] = []
  for (let at = play; at.previous; at = at.previous.play) {
    const { event, play: before } = at.previous
    if (event.verb !== 'call' || event.call === 'tsumo' || event.call === 'riichi') continue
    calls.push({ before, by: event.actor, call: event.call })
  }
  return calls
}

describe.skipIf(games.length === 0)('real games, in which all hands are known', () => {
  test('whatever was claimed could be claimed', () => {
    const wrong: string[] = []
    let count = 0
    for (const path of games)
      for (const play of playsIn(path))
        for (const { before, by, call } of callsIn(play)) {
          count++
          const right = claimRightOf(before, by, call)
          if (right.is !== 'may')
            wrong.push(`${basename(path)} ${JSON.stringify(play.header.name)} ${before.number} ${by} ${call} ${JSON.stringify(right)}`)
        }
    expect(wrong).toEqual([])
    console.log(`${count} claims in ${games.length} files, all of them among the claims that were open`)
  })

  test('nothing about a player is unknown at the end of a hand whose deal is known', () => {
    const unknown = games
      .filter((_, i) => i % 10 === 0)
      .flatMap((path) =>
        playsIn(path).flatMap((play) => {
          const entitled = entitlements(play)
          return SEATS.filter((seat) => JSON.stringify(entitled[seat]).includes('"unknown"')).map(
            (seat) => `${basename(path)} ${JSON.stringify(play.header.name)} ${seat}`,
          )
        }),
      )
    expect(unknown).toEqual([])
  })
})
