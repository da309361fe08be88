import type { Finding } from '../../model/findings.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import type { Seat } from '../../model/seats.ts'
import { isKnown, kindOf, type Tile } from '../../model/tiles.ts'
import { claimToTake } from '../../table/claims.ts'
import { rule } from '../rule.ts'

/** A claim makes a third melded dragon group or a fourth melded wind group: who fed it is liable for the hand. */
export const winLiability = rule({
  id: 'win.liability',
  on: ['take'],
  remedies: [],

  judge: ({ table, number }, { actor, tile }) => {
    const claim = claimToTake(table, actor, tile)
    if (!claim?.from || claim.call === 'chii' || claim.call === 'ron' || claim.standing !== 'good' || claim.yields) return null
    const family = familyOf(claim.tile)
    if (!family) return null
    const others = table.players[actor].groups.filter(
      ({ kind, claimed, event }) => kind !== 'ankan' && event !== claim.called && familyOf(claimed?.tile) === family,
    )
    return others.length + 1 === family.size
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
      { rules: 'ema-pre-2016', level: 'info' },
    ],
    [
      'the second dragon pung',
      '@from middle; @meld S pon 5z E; N discard 7z; S pon 7z7z; S discard 1m',
      'nobody',
      { rules: 'ema-pre-2016' },
    ],
    [
      'a player feeds the fourth wind pung',
      '@from middle; @meld S pon 1z E; @meld S pon 2z W; @meld S pon 3z W; N discard 4z; S pon 4z4z; S discard 1m',
      'N',
      { rules: 'ema-pre-2016', level: 'info' },
    ],
    ['where no text on file has it', '@from middle; @meld S pon 5z E; @meld S pon 6z W; N discard 7z; S pon 7z7z; S discard 1m', 'nobody'],
    [
      'the third dragon group is a kong',
      '@from middle; @meld S daiminkan 5z E; @meld S kakan 6z W; N discard 7z; S daiminkan 7z7z7z',
      'N',
      { rules: 'ema-pre-2016', level: 'info' },
    ],
    [
      'one of them is concealed',
      '@from middle; @meld S ankan 5z; @meld S pon 6z W; N discard 7z; S pon 7z7z; S discard 1m',
      'nobody',
      { rules: 'ema-pre-2016' },
    ],
  ],
})

const DRAGONS = { name: 'dragons', kinds: ['5z', '6z', '7z'], size: 3 } as const
const WINDS = { name: 'winds', kinds: ['1z', '2z', '3z', '4z'], size: 4 } as const
const familyOf = (tile: Tile | undefined) =>
  isKnown(tile) ? [DRAGONS, WINDS].find(({ kinds }) => kinds.some((kind) => kind === kindOf(tile))) : undefined

/** Whether a rule set knows liability. */
export const hasLiability = ({ cells }: RuleSet): boolean => cells['win.liability'].level !== null

/** The player who fed the last group of a big hand, by the finding about it. */
export const feederOf = (findings: readonly Finding[], winner: Seat, kind: 'dragons' | 'winds'): Seat | null =>
  findings.find(
    ({ rule: id, state, facts }) => id === 'win.liability' && state === 'open' && facts.caller === winner && facts.kind === kind,
  )?.seat ?? null
