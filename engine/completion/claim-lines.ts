import type { ByLanguage } from '../model/language.ts'
import type { Seat } from '../model/seats.ts'
import { isKnown, isSameKind, kindOf, type Tile } from '../model/tiles.ts'
import { englishOwner, frenchOf, frenchSeat, frenchTo } from '../phrases/seats.ts'
import type { OpenClaimWindows, SeatView, TableView } from '../table/table-view.ts'
import { theTile, tileName } from '../wording/terms/tiles.ts'
import type { CandidateLine } from './completion.ts'

/**
 * The claims of the last tile that the rule set still allows, pungs first. For a known hand only the claims that it can make; for an
 * unknown tile without tiles.
 */
export const claimLines = (view: TableView): readonly CandidateLine[] => {
  const { windows, seats } = view
  if (!windows) return []
  const { tile } = windows
  const { chow, pung, win } = possibleClaimants(view)
  const claimed = explain(windows)
  // a red five may be the only one
  const same = isKnown(tile) ? kindOf(tile) : tile
  const claims = (seat: Seat, form: Form, kinds: readonly Tile[]): readonly CandidateLine[] => {
    const tiles = isKnown(tile) ? tilesInHand(seats[seat], kinds) : []
    return tiles
      ? [
          {
            line: [seat, form, ...(tiles.length > 0 ? [tiles.join('')] : [])].join(' '),
            explains: claimed.taking(NAMES[form]),
            due: false,
          },
        ]
      : []
  }
  return [
    ...pung.flatMap((seat) => claims(seat, 'pon', [same, same])),
    ...chow.flatMap((seat) => (isKnown(tile) ? chowPairs(tile) : [[]]).flatMap((pair) => claims(seat, 'chii', pair))),
    ...win.map((seat) => ({ line: `${seat} ron`, explains: claimed.winning, due: false })),
    ...pung.flatMap((seat) => claims(seat, 'daiminkan', [same, same, same])),
  ]
}

/** The seats that the windows still allow to claim the last tile, without dead hands; a hand in riichi can only win. */
export const possibleClaimants = ({ windows, seats }: TableView): Pick<OpenClaimWindows, 'chow' | 'pung' | 'win'> => {
  const alive = (among: readonly Seat[] = []): readonly Seat[] => among.filter((seat) => !seats[seat].dead)
  const free = (among: readonly Seat[] = []): readonly Seat[] => alive(among).filter((seat) => !seats[seat].riichi)
  return { chow: free(windows?.chow), pung: free(windows?.pung), win: alive(windows?.win) }
}

type Form = keyof typeof NAMES
const NAMES = {
  pon: { en: 'pung, takes', fr: 'pung, prend' },
  chii: { en: 'chow, takes', fr: 'chow, prend' },
  daiminkan: { en: 'kong, takes', fr: 'kong, prend' },
} as const

/** A claimed tile that nobody remembers. */
const UNKNOWN = { discard: { en: 'discard', fr: 'l’écart' }, kong: { en: 'kong', fr: 'le kong' } } as const

const explain = ({ from, tile, kind }: OpenClaimWindows) => {
  const named = { en: isKnown(tile) ? tileName(tile, 'en') : UNKNOWN[kind].en, fr: isKnown(tile) ? theTile(tile, 'fr') : null }
  const unknown = `${UNKNOWN[kind].fr} ${frenchOf(from)}`
  const en = (claim: string): string => `${claim} ${englishOwner(from)} ${named.en}`
  // `le vent d’Est d’Est` would be heard as one wind
  return {
    taking: (claim: ByLanguage<string>): ByLanguage<string> => ({
      en: en(claim.en),
      fr: `${claim.fr} ${named.fr ? `${frenchTo(from)} ${named.fr}` : unknown}`,
    }),
    winning: { en: en('win on'), fr: `gagne sur ${named.fr ? `${frenchSeat(from)} avec ${named.fr}` : unknown}` },
  }
}

/** The pairs that make a chow with a tile. */
export const chowPairs = (tile: Tile): readonly (readonly [Tile, Tile])[] => {
  if (!isKnown(tile)) return []
  const kind = kindOf(tile)
  const near = (by: number): Tile | undefined => SUITED.find((other) => other === `${Number(kind[0]) + by}${kind[1]}`)
  return [
    [near(-1), near(1)],
    [near(1), near(2)],
    [near(-2), near(-1)],
  ].flatMap(([a, b]) => (a && b ? [[a, b] as const] : []))
}
const SUITED: readonly Tile[] = (['m', 'p', 's'] as const).flatMap((suit) =>
  ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((n) => `${n}${suit}` as const),
)

/**
 * These tiles out of a hand, in its own faces if the whole hand is known, with red fives only if needed. Undefined if the hand lacks one.
 */
export const tilesInHand = ({ known, concealed }: SeatView, kinds: readonly Tile[]): readonly Tile[] | undefined => {
  if (concealed === null || known.length < concealed) return kinds
  const left = [...known]
  const picked = kinds.flatMap((kind) => {
    const same = left.indexOf(kind)
    const at = same >= 0 ? same : left.findIndex((tile) => isSameKind(tile, kind))
    return at < 0 ? [] : left.splice(at, 1)
  })
  return picked.length === kinds.length ? picked : undefined
}
