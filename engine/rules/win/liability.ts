import type { GroupKind } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import type { Seat } from '../../model/seats.ts'
import type { Settings } from '../../model/settings.ts'
import { isKnown, kindOf, type Tile, type TileKind } from '../../model/tiles.ts'
import { claimToTake } from '../../table/claims.ts'
import { rule } from '../rule.ts'

/** A claim makes the last group of the big dragons, the big winds or, by some texts, the four kongs: its feeder is liable for the hand. */
export const winLiability = rule({
  id: 'win.liability',
  on: ['take'],
  settings: ['liability'],
  remedies: [],

  judge: ({ table, rules, number }, { actor, tile }) => {
    const claim = claimToTake(table, actor, tile)
    if (!claim?.from || claim.call === 'chii' || claim.call === 'ron' || claim.standing !== 'good' || claim.yields) return null
    const others = table.players[actor].groups.filter(
      ({ kind, event }) => event !== claim.called && (kind !== 'ankan' || rules.practice.liabilityGroups === 'declared'),
    )
    const asGroup = { kind: claim.call === 'kan' ? 'daiminkan' : 'pon', tile: claim.tile } as const
    const family = familiesIn(rules.settings).find(
      ({ has, size }) =>
        has(asGroup) && others.filter(({ kind, claimed, own }) => has({ kind, tile: claimed?.tile ?? own[0] })).length + 1 === size,
    )
    return family
      ? {
          seat: claim.from,
          because: [claim.target, claim.called, number].filter((n) => n > 0),
          facts: { tile: claim.tile, caller: actor, kind: family.name },
        }
      : null
  },

  examples: [
    [
      'a player feeds the third dragon pung',
      '@from middle; @meld S pon 5z E; @meld S pon 6z W; N discard 7z; S pon 7z7z; S discard 1m',
      'N',
      'ema-pre-2016',
      'info',
    ],
    ['the second dragon pung', '@from middle; @meld S pon 5z E; N discard 7z; S pon 7z7z; S discard 1m', 'nobody', 'ema-pre-2016'],
    [
      'a player feeds the fourth wind pung',
      '@from middle; @meld S pon 1z E; @meld S pon 2z W; @meld S pon 3z W; N discard 4z; S pon 4z4z; S discard 1m',
      'N',
      'ema-pre-2016',
      'info',
    ],
    ['where no text on file has it', '@from middle; @meld S pon 5z E; @meld S pon 6z W; N discard 7z; S pon 7z7z; S discard 1m', 'nobody'],
    [
      'the third dragon group is a kong',
      '@from middle; @meld S daiminkan 5z E; @meld S kakan 6z W; N discard 7z; S daiminkan 7z7z7z',
      'N',
      'ema-pre-2016',
      'info',
    ],
    [
      'a player feeds the fourth kong',
      '@set liability dragons-winds-kongs; @from middle; @meld S daiminkan 2p W; @meld S daiminkan 5s W; @meld S kakan 8m E; N discard 4p; S daiminkan 4p4p4p',
      'N',
      'ema-pre-2016',
      'info',
    ],
    [
      'one of the kongs is concealed, and counts as declared',
      '@from middle; @meld S ankan 2p; @meld S daiminkan 5s W; @meld S daiminkan 8m E; N discard 4p; S daiminkan 4p4p4p',
      'N',
      'wrc-2025',
      'info',
    ],
    [
      'the player extends the fourth kong alone: nobody fed it',
      '@from middle; @meld S ankan 2p; @meld S daiminkan 5s W; @meld S daiminkan 8m E; @meld S pon 4p N; S draw 4p; S kakan 4p',
      'nobody',
      'wrc-2025',
    ],
    [
      'the fourth kong, where only dragons and winds count',
      '@from middle; @meld S daiminkan 2p W; @meld S daiminkan 5s W; @meld S kakan 8m E; N discard 4p; S daiminkan 4p4p4p',
      'nobody',
      'ema-pre-2016',
    ],
    [
      'one of them is concealed, where declared groups count',
      '@from middle; @meld S ankan 5z; @meld S pon 6z W; N discard 7z; S pon 7z7z; S discard 1m',
      'N',
      'rrc-1.5',
      'info',
    ],
    [
      'one of them is concealed',
      '@from middle; @meld S ankan 5z; @meld S pon 6z W; N discard 7z; S pon 7z7z; S discard 1m',
      'nobody',
      'ema-pre-2016',
    ],
  ],
})

/** The big hands for which a feeder can be liable. */
export const LIABLE_HANDS = ['dragons', 'winds', 'kongs'] as const
export type LiableHand = (typeof LIABLE_HANDS)[number]

type GroupOf = { readonly kind: GroupKind; readonly tile: Tile | undefined }
type Family = { readonly name: LiableHand; readonly size: number; readonly has: (group: GroupOf) => boolean }

const honours =
  (...kinds: readonly TileKind[]) =>
  ({ tile }: GroupOf): boolean =>
    isKnown(tile) && kinds.includes(kindOf(tile))
const FAMILIES: readonly Family[] = [
  { name: 'dragons', size: 3, has: honours('5z', '6z', '7z') },
  { name: 'winds', size: 4, has: honours('1z', '2z', '3z', '4z') },
  { name: 'kongs', size: 4, has: ({ kind }) => kind === 'ankan' || kind === 'kakan' || kind === 'daiminkan' },
]

const familiesIn = ({ liability }: Pick<Settings, 'liability'>): readonly Family[] =>
  FAMILIES.filter(({ name }) => liability !== 'off' && (name !== 'kongs' || liability === 'dragons-winds-kongs'))

export const hasLiability = ({ cells }: RuleSet): boolean => cells['win.liability'].level !== null

/** The player who fed the last group of a big hand, by the finding about it. */
export const feederOf = (findings: readonly Finding[], winner: Seat, kind: LiableHand): Seat | null =>
  findings.find(
    ({ rule: id, state, facts }) => id === 'win.liability' && state === 'open' && facts.caller === winner && facts.kind === kind,
  )?.seat ?? null
