import { entailsDeadHand, type Finding, seatFact } from '../model/findings.ts'
import { isKnown } from '../model/tiles.ts'
import { numberFact, seatsFact, textFact, tileFact, tilesFact } from './facts.ts'
import { formatNumber, formatSeconds } from './numbers.ts'
import type { FindingParts, PlayerNames } from './phrases.ts'
import { frenchOf, frenchSeat, frenchTo, listInWords } from './seats.ts'
import { capitalized } from './typeset.ts'

/** A finding as French sentences use it. Tiles in notation are masculine (`le 1z`), a tile without a face feminine (`la tuile`). */
export type French = FindingParts & {
  /** The player: `Ouest`, with people `Ouest (Inès Moreau)`, or `un joueur`; `Who` begins a sentence. */
  readonly who: string
  readonly Who: string
  /** `d’Ouest`, `à Ouest`. */
  readonly of: string
  readonly to: string
  /** `l’acte 8`; in brackets `acte 8`. */
  readonly at: string
  readonly act: string
  /** `le 1z`, or `la tuile`. */
  readonly tile: string
  readonly Tile: string
  /** `le 1z d’Est`, `l’écart d’Est`, `le 1z` or `l’écart`. */
  readonly claimed: string
  /** `annoncé pon sur le 1z d’Est`, or `réclamé le 1z d’Est`: a participle, to follow `a`. */
  readonly called: string
  /** `le pon`, or `l’appel`. */
  readonly call: string
  /** ` d’Est`, or nothing: `dans la rivière d’Est`. */
  readonly discarders: string
  readonly ofSeat: (key: string) => string | undefined
  readonly toSeats: (key: string) => string | undefined
}

/** Puts a finding's facts into French. */
export const french = (finding: Finding, people: PlayerNames = {}): French => {
  const { seat } = finding
  const name = seat && people[seat]
  const who = seat ? frenchSeat(seat) + (name ? ` (${name})` : '') : 'un joueur'
  const tile = tileFact(finding, 'tile')
  const from = seatFact(finding, 'from')
  const call = textFact(finding, 'call')
  const claimed = (tile ? `le ${tile}` : 'l’écart') + (from ? ` ${frenchOf(from)}` : '')
  return {
    finding,
    asks: finding.level === 'question',
    dead: entailsDeadHand(finding),
    who,
    Who: capitalized(who),
    of: seat ? frenchOf(seat) : 'd’un joueur',
    to: seat ? frenchTo(seat) : 'au joueur',
    at: `l’acte ${finding.event}`,
    act: `acte ${finding.event}`,
    tile: tile ? `le ${tile}` : 'la tuile',
    Tile: tile ? `Le ${tile}` : 'La tuile',
    claimed,
    called: call ? `annoncé ${spoken(call)} sur ${claimed}` : `réclamé ${claimed}`,
    call: call ? `le ${spoken(call)}` : 'l’appel',
    discarders: from ? ` ${frenchOf(from)}` : '',
    seat: (key) => one(seatFact(finding, key), frenchSeat),
    ofSeat: (key) => one(seatFact(finding, key), frenchOf),
    seats: (key) => listInWords(seatsFact(finding, key).map(frenchSeat), 'et') || undefined,
    toSeats: (key) => listInWords(seatsFact(finding, key).map(frenchTo), 'et') || undefined,
    many: (key) => seatsFact(finding, key).length > 1,
    number: (key) => one(numberFact(finding, key), (value) => formatNumber(value, 'fr')),
    seconds: (key) => one(numberFact(finding, key), (value) => formatSeconds(value, 'fr')),
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
  const unknown = hidden === 0 ? [] : [hidden === 1 ? '1 tuile inconnue' : `${hidden} tuiles inconnues`]
  const known = tiles.filter(isKnown).join(' ')
  return listInWords(known ? [known, ...unknown] : unknown, 'et') || undefined
}
