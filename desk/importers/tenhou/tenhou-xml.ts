import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { Hand, SettingLine, TableFile } from '../../../engine/model/table-file.ts'
import { showFound } from '../../../engine/notation/errors/found.ts'
import { onOneLine } from '../../../engine/notation/format/format-event.ts'
import { type ImportError, importError } from '../import-error.ts'
import { onlineSettings } from '../online-settings.ts'
import { openHand, type TenhouHand } from './hand.ts'
import { readPlainTags } from './plain-tags.ts'
import { LAST_TILE, type Tag, TENHOU_PLAYERS, type TileTag } from './tag.ts'
import { readTagNumber } from './tag-numbers.ts'

import { type ReportComplaint, readTags } from './xml-tags.ts'

const NO_RED_FIVES = 0x02
const NO_OPEN_TANYAO = 0x04
const THREE_PLAYERS = 0x10
const MOST_HANDS = 200

/** Tags without play: the shuffle, players who leave and return. */
const SILENT: ReadonlySet<string> = new Set(['SHUFFLE', 'TAIKYOKU', 'BYE', 'PROF', 'CHAT', 'FURITEN', 'RANKING'])

/** Tags of a hand other than draws and discards. */
const ACTS: ReadonlyMap<string, 'call' | 'riichi' | 'dora' | 'end'> = new Map([
  ['N', 'call'],
  ['REACH', 'riichi'],
  ['DORA', 'dora'],
  ['AGARI', 'end'],
  ['RYUUKYOKU', 'end'],
])

/** Reads a Tenhou log (mjlog, XML): one game of complete hands, all tiles known. Its flags give the settings. */
export const readTenhouXml = (xml: string): Result<TableFile, ImportError> => {
  const file = readPlain(xml)
  return file ? ok(file) : readParsed(xml)
}

/** A log without faults as Tenhou writes it; undefined for any other. */
const readPlain = (xml: string): TableFile | undefined => {
  let isTroubled = false
  const game = openGame(() => {
    isTroubled = true
  })
  const isRead = readPlainTags(xml, { root: game.root, tag: game.tag, troubled: () => isTroubled })
  const file = isRead ? game.whole() : undefined
  return isTroubled || !file?.games[0]?.hands.length ? undefined : file
}

const readParsed = (xml: string): Result<TableFile, ImportError> => {
  let error: ImportError | undefined
  const complain: ReportComplaint = (complaint, about, line) => {
    error ??= importError(complaint, about, line)
  }
  const game = openGame(complain)
  readTags(xml, { root: game.root, tag: game.tag, complain, troubled: () => error !== undefined })
  const file = error ? undefined : game.whole()
  if (file && !file.games[0]?.hands.length) complain('no-hand')
  return error || !file ? refuse(error ?? importError('no-hand')) : ok(file)
}

const openGame = (complain: ReportComplaint) => {
  const hands: Hand[] = []
  let hand: TenhouHand | undefined
  let flags = 0
  let names: readonly string[] | null = null

  const close = () => {
    if (hand) hands.push(hand.whole())
  }
  const begin = (tag: Tag) => {
    if (hand && !hand.hasEnded()) return complain('order', tag.name, tag.line)
    close()
    if (hands.length === MOST_HANDS) complain('hands', '', tag.line)
    hand = openHand(tag, { red: !(flags & NO_RED_FIVES), names, complain })
  }
  const play = (playing: TenhouHand, { player, tile, isDraw }: TileTag, tag: Tag) => {
    if (tile > LAST_TILE) complain('attribute', `<${tag.name}>`, tag.line)
    else if (isDraw) playing.draw(player, tile, tag)
    else playing.discard(player, tile, tag)
  }
  return {
    root: (tag: Tag) => {
      if (tag.name !== 'mjloggm') complain('root', showFound(tag.name), tag.line)
    },
    tag: (tag: Tag) => {
      if (hand && tag.tile) return play(hand, tag.tile, tag)
      if (SILENT.has(tag.name)) return
      if (tag.name === 'INIT') return begin(tag)
      if (tag.name === 'UN') {
        names = readNames(tag, complain) ?? names
        return
      }
      if (tag.name === 'GO') {
        flags = readTagNumber(tag, 'type', 0, 0xffff, complain)
        if (flags & THREE_PLAYERS) complain('three-players', '', tag.line)
        return
      }
      const act = ACTS.get(tag.name)
      if (!act && !tag.tile) complain('tag', showFound(tag.name), tag.line)
      else if (!hand) complain('order', tag.name, tag.line)
      else if (act) hand[act](tag)
    },
    whole: (): TableFile => {
      close()
      return { settings: settingsOf(flags), expectations: [], games: [{ hands }] }
    },
  }
}

const settingsOf = (flags: number): readonly SettingLine[] =>
  onlineSettings({ redFives: flags & NO_RED_FIVES ? 0 : 3, openTanyao: flags & NO_OPEN_TANYAO ? 'off' : 'on' })

/** The four names; undefined if the tag concerns one player who has come back. */
const readNames = (tag: Tag, complain: ReportComplaint): readonly string[] | undefined => {
  const encoded = TENHOU_PLAYERS.map((player) => tag.attributes[`n${player}`])
  if (encoded.some((name) => name === undefined)) return undefined
  return encoded.map((name, player) => {
    try {
      return onOneLine(decodeURIComponent(name ?? '')).slice(0, 100)
    } catch {
      complain('attribute', `n${player} in <UN>`, tag.line)
      return ''
    }
  })
}
