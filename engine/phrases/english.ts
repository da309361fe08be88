import { entailsDeadHand, type Finding, seatFact } from '../model/findings.ts'
import { isKnown } from '../model/tiles.ts'
import { numberFact, seatsFact, textFact, tileFact, tilesFact } from './facts.ts'
import { formatNumber, formatSeconds } from './numbers.ts'
import type { FindingParts, PlayerNames } from './phrases.ts'
import { englishOwner, englishSeat, listInWords } from './seats.ts'
import { capitalized } from './typeset.ts'

/** A finding as English sentences use it. */
export type English = FindingParts & {
  /** The player: `West`, with people `West (Inès Moreau)`, or `a player`; `Who` begins a sentence. */
  readonly who: string
  readonly Who: string
  /** `West’s`. */
  readonly whose: string
  readonly Whose: string
  /** `act 8`. */
  readonly at: string
  /** `the 1z`, or `the tile`. */
  readonly tile: string
  readonly Tile: string
  /** `East’s 1z`, `East’s discard`, `the 1z` or `the discard`. */
  readonly claimed: string
  /** `called pon on East’s 1z`, or `claimed East’s 1z`. */
  readonly called: string
  /** `pon`, or `call`. */
  readonly call: string
  /** `East’s`, or `the`. */
  readonly discarders: string
}

/** Puts a finding's facts into English. */
export const english = (finding: Finding, people: PlayerNames = {}): English => {
  const { seat } = finding
  const name = seat && people[seat]
  const who = seat ? englishSeat(seat) + (name ? ` (${name})` : '') : 'a player'
  const whose = seat ? englishOwner(seat) : 'a player’s'
  const tile = tileFact(finding, 'tile')
  const from = seatFact(finding, 'from')
  const call = textFact(finding, 'call')
  const claimed = `${from ? englishOwner(from) : 'the'} ${tile ?? 'discard'}`
  return {
    finding,
    asks: finding.level === 'question',
    dead: entailsDeadHand(finding),
    who,
    Who: capitalized(who),
    whose,
    Whose: capitalized(whose),
    at: `act ${finding.event}`,
    tile: `the ${tile ?? 'tile'}`,
    Tile: `The ${tile ?? 'tile'}`,
    claimed,
    called: call ? `called ${spoken(call)} on ${claimed}` : `claimed ${claimed}`,
    call: call ? spoken(call) : 'call',
    discarders: from ? englishOwner(from) : 'the',
    seat: (key) => one(seatFact(finding, key), englishSeat),
    seats: (key) => listInWords(seatsFact(finding, key).map(englishSeat), 'and') || undefined,
    many: (key) => seatsFact(finding, key).length > 1,
    number: (key) => one(numberFact(finding, key), (value) => formatNumber(value, 'en')),
    seconds: (key) => one(numberFact(finding, key), (value) => formatSeconds(value, 'en')),
    word: (key) => textFact(finding, key),
    tiles: shown(finding),
  }
}

const one = <T>(value: T | undefined, say: (value: T) => string): string | undefined => (value === undefined ? undefined : say(value))

/** A declaration by the word spoken at the table: every kong is called kan. */
const spoken = (call: string): string => (call === 'ankan' || call === 'kakan' ? 'kan' : call)

const shown = (finding: Finding): string | undefined => {
  const tiles = tilesFact(finding, 'tiles')
  const hidden = tiles.filter((tile) => !isKnown(tile)).length
  const unknown = hidden === 0 ? [] : [`${hidden} unknown ${hidden === 1 ? 'tile' : 'tiles'}`]
  const known = tiles.filter(isKnown).join(' ')
  return listInWords(known ? [known, ...unknown] : unknown, 'and') || undefined
}
