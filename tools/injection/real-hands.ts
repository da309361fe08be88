import { existsSync, globSync, readFileSync } from 'node:fs'
import { readRecord } from '../../desk/importers/recognize/recognize.ts'
import type { Hand, SettingLine, TableFile } from '../../engine/model/table-file.ts'
import { FULL } from '../generator/options.ts'
import { playGame } from '../generator/play-game.ts'

/** A hand without violations, with the settings of its game. */
export type CleanHand = { readonly hand: Hand; readonly settings: readonly SettingLine[] }

const LOGS = new URL('../../../shared/logs/tenhou-xml/', import.meta.url).pathname

/** The hands of the real games if the logs exist, otherwise of the same number of generated ones. */
export const cleanHands = (games: number, seed: number): readonly CleanHand[] =>
  (existsSync(LOGS) ? realGames(games, seed) : generatedGames(games, seed)).flatMap(({ settings, games: all }) =>
    all.flatMap(({ hands }) => hands.map((hand) => ({ hand, settings }))),
  )

/** The hands of generated games. */
export const generatedHands = (games: number, seed: number): readonly CleanHand[] =>
  generatedGames(games, seed).flatMap(({ settings, games: all }) => all.flatMap(({ hands }) => hands.map((hand) => ({ hand, settings }))))

const generatedGames = (games: number, seed: number): readonly TableFile[] =>
  Array.from({ length: games }, (_, i) => playGame(seed * 1000 + i, { ...FULL, rules: 'ema-pre-2016' }))

const realGames = (games: number, seed: number): readonly TableFile[] => {
  const paths = globSync(`${LOGS}*.xml`).sort()
  const step = Math.max(1, Math.floor(paths.length / games))
  return paths
    .filter((_, i) => i % step === seed % step)
    .slice(0, games)
    .map((path) => {
      const read = readRecord(readFileSync(path), path)
      if (!read.ok) throw new Error(`${path}: ${read.error.message}`)
      return read.value
    })
}
