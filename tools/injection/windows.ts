import type { CallEvent, DiscardEvent, TableEvent } from '../../engine/model/events.ts'
import type { RuleId } from '../../engine/model/rule-ids.ts'
import type { Seat } from '../../engine/model/seats.ts'
import type { SettingLine } from '../../engine/model/table-file.ts'
import { isKnown, type KnownTile, kindOf, TILES } from '../../engine/model/tiles.ts'
import { countSeenKind } from '../../engine/table/tiles/seen.ts'
import { heldOf, poolFor, untouchedKinds } from './hands.ts'
import { type MadeUp, madeUpClaims, maySwap, someQuiet } from './made-up-claims.ts'
import {
  everywhere,
  type Injected,
  type Injector,
  inForce,
  type Levels,
  older,
  only,
  scriptUpTo,
  unknownHand,
  unseenHands,
  WRC_EMA,
  withEvents,
} from './script.ts'
import { free, type Quiet, type Story } from './story.ts'

/** Acts after a discard, and the findings due, each by the number of its act. `clocks`: of the discard and of each act. */
type Written = {
  readonly acts: readonly TableEvent[]
  readonly findings: readonly (readonly [rule: RuleId, seat: Seat | null, act: number, levels: Levels])[]
  readonly settings?: readonly SettingLine[]
  readonly clocks?: readonly number[]
}

const written = (story: Story, { at }: Quiet, { acts, findings, settings, clocks }: Written): Injected => {
  const script = scriptUpTo(story, at + 1)
  script.write(...acts)
  const events = clocks ? script.events().map((event, i) => (i < at ? event : { ...event, clock: clocks[i - at] ?? 0 })) : script.events()
  return {
    hand: unseenHands(withEvents(story, events)),
    ...(settings && { settings }),
    expected: findings.map(([rule, seat, act, levels]) => ({ rule, seat, event: at + 1 + act, levels })),
  }
}

/** After a discard: the player whose turn follows, another who may call, and a kind that no line shows. */
type Turn = Quiet & { readonly next: Seat; readonly by: Seat; readonly unseen: KnownTile }

export const afterDiscard = (
  rule: RuleId,
  how: string,
  write: (turn: Turn) => Written,
  fits: (turn: Turn) => boolean = () => true,
): Injector => ({
  rule,
  how,
  inject: (story, dice) => {
    const [unseen] = dice.shuffled(untouchedKinds(story))
    for (const quiet of someQuiet(story, dice)) {
      const { table, discard, draw } = quiet
      const [by] = dice.shuffled(free(table, discard.actor, draw.actor))
      if (!unseen || !by || !isPlain(quiet)) continue
      const turn = { ...quiet, next: draw.actor, by, unseen }
      if (fits(turn)) return written(story, quiet, write(turn))
    }
    return null
  },
})

/** A claim of a discard, another player who may call, and a tile that the claimant may discard. */
type Claimed = MadeUp & { readonly next: Seat; readonly other: Seat; readonly tile: KnownTile; readonly swap: KnownTile | undefined }

export const afterClaim = (
  rule: RuleId,
  how: string,
  write: (claimed: Claimed) => Written,
  fits: (claimed: Claimed) => boolean = () => true,
): Injector => ({
  rule,
  how,
  inject: (story, dice) => {
    for (const claim of madeUpClaims(story, dice)) {
      const { table, discard, draw, by, left } = claim
      const [other] = dice.shuffled(free(table, discard.actor, by, draw.actor))
      const tile = maySwap(claim).find((each) => kindOf(each) !== kindOf(discard.tile))
      const swap = left.find((each) => kindOf(each) === kindOf(discard.tile))
      if (!other || !tile || !isPlain(claim)) continue
      const claimed = { ...claim, next: draw.actor, other, tile, swap }
      if (fits(claimed)) return written(story, claim, write(claimed))
    }
    return null
  },
})

/** Neither player is in riichi, no hand has a kong, there are tiles to draw, and the next one is of another kind. */
const isPlain = ({ table, discard, draw }: Quiet): boolean =>
  draw.tile !== undefined &&
  isKnown(draw.tile) &&
  kindOf(draw.tile) !== kindOf(discard.tile) &&
  !table.players[draw.actor].riichi &&
  !table.players[discard.actor].riichi &&
  (table.wall ?? 0) > 4 &&
  table.kongs.length === 0

const TURN_FLOOR = [{ name: 'turn-floor', value: '2.0' }]
const CALL_GAP = [{ name: 'call-gap', value: '1.0' }]
const FAST = { fast: true } as const
const LATE: Levels = { ...older('violation'), ...inForce(null, 'violation', 'violation') }
/** A pung after the next player's draw, where nobody knows how fast it was: an older set asks one or the other, or knows no limit. */
const OLDER_PACE: Levels = only('question', ...WRC_EMA)
const OLDER_LATE: Levels = { 'ema-pre-2016': 'question', 'riichi-wiki': 'violation' }

export const drawn = ({ next, draw }: Turn): TableEvent => ({ ...draw, actor: next })
const drops = ({ next, draw }: Turn): DiscardEvent => ({ actor: next, verb: 'discard', tile: draw.tile ?? '?', source: 'drawn' })
export const calls = (actor: Seat, call: CallEvent['call'], tile?: KnownTile): CallEvent => ({
  actor,
  verb: 'call',
  call,
  ...(tile && { tile }),
})
export const claims = ({ by, call, shown }: Claimed): readonly TableEvent[] => [
  calls(by, call),
  { actor: by, verb: 'show', tiles: shown },
  { actor: by, verb: 'take' },
]
export const kong = ({ next, unseen }: Turn): TableEvent => ({ actor: next, verb: 'ankan', tile: unseen })

/** A turn that goes on after its draw, and the win or pung called after it, with the findings by the pace of the turn. */
const turnThen = (
  how: string,
  goesOn: (turn: Turn) => TableEvent,
  call: 'ron' | 'pon',
  levels: Readonly<Partial<Record<RuleId, Levels>>>,
  fits?: (turn: Turn) => boolean,
) =>
  [false, true].map((fast) =>
    afterDiscard(
      'draw.too-fast',
      `${how}${fast ? ', marked fast' : ''}, then ${call}`,
      (turn) => ({
        acts: [drawn(turn), { ...goesOn(turn), ...(fast && FAST) }, calls(turn.by, call, turn.discard.tile)],
        findings: Object.entries(levels).map(([rule, given]) => {
          const isPace = rule === 'draw.too-fast'
          const known = isPace && fast && given['ema-2025'] === 'question' ? { ...given, 'ema-2025': 'violation' as const } : given
          return [rule as RuleId, isPace ? turn.next : turn.by, 3, known] as const
        }),
      }),
      fits,
    ),
  )

/** Four tiles of the hand were certainly not drawn since the deal, so nobody has seen them: they may be the kong. */
const mayHoldKong = ({ table, next }: Turn): boolean => {
  const { hand, river } = table.players[next]
  return hand.size === null || hand.size - river.length >= 4
}

/** Two tiles like the discard are with the other player, or still in the wall: they may be for a pung. */
const mayHoldPair = ({ table, discard, other }: Claimed): boolean =>
  countSeenKind(table, kindOf(discard.tile)) - heldOf(table, other, kindOf(discard.tile)).length <= 2

const ORPHANS = TILES.filter((tile) => /^[19][mps]$|z$/.test(tile))

/** Thirteen Orphans of tiles from a pool that wait for a kind alone; undefined if the pool lacks one. */
const orphansFor = (pool: readonly KnownTile[], waited: KnownTile): readonly KnownTile[] | undefined => {
  const single = ORPHANS.filter((tile) => tile !== waited)
  const pair = single.find((tile) => pool.filter((each) => each === tile).length > 1)
  return pair && single.every((tile) => pool.includes(tile)) ? [...single, pair] : undefined
}

const orphansRob: Injector = {
  rule: 'kong.rob-concealed',
  how: 'with Thirteen Orphans',
  inject: (story, dice) => {
    const [waited] = dice.shuffled(untouchedKinds(story)).filter((kind) => ORPHANS.includes(kind))
    for (const quiet of someQuiet(story, dice)) {
      const [by] = dice.shuffled(free(quiet.table, quiet.draw.actor)).filter((seat) => quiet.table.players[seat].groups.length === 0)
      const tiles = waited && by && orphansFor(poolFor(story, quiet.table, by), waited)
      if (!waited || !by || !tiles || !isPlain(quiet)) continue
      const script = scriptUpTo(story, quiet.at + 2)
      script.write({ actor: quiet.draw.actor, verb: 'ankan', tile: waited })
      const event = script.write(calls(by, 'ron'))
      script.write({ actor: by, verb: 'reveal', tiles }, { actor: '*', verb: 'end', how: 'win' })
      return {
        hand: unknownHand(unseenHands(withEvents(story, script.events())), by),
        // WRC 2025 8.11.1: nobody robs a concealed kong
        expected: [{ rule: 'kong.rob-concealed', seat: by, event, levels: only('violation', 'wrc-2025') }],
      }
    }
    return null
  },
}

/** Claims and wins on either side of the windows of section 2, and turns that were too fast. */
export const WINDOWS: readonly Injector[] = [
  orphansRob,
  afterDiscard('claim.late', 'an own set after touching the wall', ({ next }) => ({
    acts: [{ actor: next, verb: 'touch' }, calls(next, 'pon')],
    findings: [['claim.late', next, 2, inForce('violation', 'violation', 'violation')]],
  })),
  afterDiscard('claim.late', 'of another player than the one who touched the wall: none', ({ next, by }) => ({
    acts: [{ actor: next, verb: 'touch' }, calls(by, 'pon')],
    findings: [],
  })),
  afterDiscard('win.late', 'an own win after touching the wall', ({ next }) => ({
    acts: [{ actor: next, verb: 'touch' }, calls(next, 'ron')],
    findings: [['win.late', next, 2, inForce('violation', 'violation', null)]],
  })),
  afterDiscard('win.late', 'an own win on the discard after the own draw', (turn) => ({
    acts: [drawn(turn), calls(turn.next, 'ron', turn.discard.tile)],
    findings: [['win.late', turn.next, 2, { ...inForce('violation', 'violation', null), 'riichi-wiki': 'violation' }]],
  })),
  afterDiscard('claim.late', 'the drawn tile is in the hand', (turn) => ({
    acts: [{ ...drawn(turn), mixed: true } as TableEvent, calls(turn.by, 'pon')],
    findings: [
      ['claim.late', turn.by, 2, { ...OLDER_LATE, ...inForce(null, 'violation', 'violation') }],
      ['draw.too-fast', turn.next, 2, { ...OLDER_PACE, ...inForce('question', null, null) }],
    ],
  })),
  afterDiscard('claim.late', 'the drawn tile may lie apart', (turn) => ({
    acts: [drawn(turn), calls(turn.by, 'pon')],
    findings: [
      ['claim.late', turn.by, 2, { ...OLDER_LATE, ...inForce(null, 'violation', 'question') }],
      ['draw.too-fast', turn.next, 2, { ...OLDER_PACE, ...inForce('question', null, null) }],
    ],
  })),
  ...turnThen('a discard', drops, 'ron', { 'draw.too-fast': inForce('question', null, null), 'win.late': LATE }),
  ...turnThen('a discard', drops, 'pon', { 'draw.too-fast': inForce('question', null, null), 'claim.late': LATE }),
  ...turnThen(
    'a concealed kong',
    kong,
    'ron',
    {
      'draw.too-fast': inForce('question', null, null),
      'win.late': only('violation', 'wrc-2025', 'riichi-wiki'),
    },
    mayHoldKong,
  ),
  ...turnThen(
    'a concealed kong',
    kong,
    'pon',
    {
      // a kong is no discard: the older sets ask until that
      'draw.too-fast': { ...OLDER_PACE, ...inForce('question', null, null) },
      'claim.late': only('violation', 'ema-pre-2016', 'riichi-wiki', 'wrc-2025', 'rrc-1.5'),
    },
    mayHoldKong,
  ),
  ...turnThen('a self-draw win', ({ next }) => calls(next, 'tsumo'), 'ron', {
    'draw.too-fast': inForce('question', null, null),
    'win.late': only('violation', 'wrc-2025', 'riichi-wiki'),
    'win.after-tsumo': { 'wrc-2015': 'question', 'ema-2016': 'violation', 'ema-pre-2016': 'question', 'rrc-1.5': 'question' },
  }),
  ...turnThen('a self-draw win', ({ next }) => calls(next, 'tsumo'), 'pon', {
    'draw.too-fast': OLDER_PACE,
    'claim.late': { ...OLDER_LATE, ...inForce('advice', 'violation', 'violation') },
  }),
  ...[1.8, 2.2].map((seconds) =>
    afterDiscard('draw.too-fast', `ron after a discard, ${seconds} seconds after the one before`, (turn) => ({
      acts: [drawn(turn), drops(turn), calls(turn.by, 'ron', turn.discard.tile)],
      settings: TURN_FLOOR,
      clocks: [50, 50.9, 50 + seconds, 52.8],
      findings: [
        ['draw.too-fast', turn.next, 3, seconds < 2 ? inForce('violation', null, null) : {}],
        ['win.late', turn.by, 3, seconds < 2 ? LATE : everywhere('violation')],
      ],
    })),
  ),
  afterDiscard(
    'draw.too-fast',
    'only the draw is marked fast, then a discard and ron',
    (turn) => ({
      acts: [{ ...drawn(turn), ...FAST }, drops(turn), calls(turn.by, 'ron', turn.discard.tile)],
      findings: [
        ['draw.too-fast', turn.next, 3, inForce('question', null, null)],
        ['win.late', turn.by, 3, LATE],
      ],
    }),
    // South’s first draw, marked fast, is a matter of courtesy too
    ({ table, next }) => table.players[next].river.length > 0,
  ),
  ...(['unset', 'april', 'june'] as const).map((text) =>
    afterClaim('win.late', `on a tile that a claimant has taken (rrc-text ${text})`, (claimed) => ({
      acts: [...claims(claimed), calls(claimed.other, 'ron')],
      settings: [{ name: 'rrc-text', value: text }],
      findings: [
        [
          'win.late',
          claimed.other,
          4,
          {
            'riichi-wiki': 'violation',
            ...inForce(null, null, { unset: 'question', april: null, june: 'violation' }[text] as 'question' | null),
          },
        ],
      ],
    })),
  ),
  afterClaim('claim.too-fast', 'a claim and a discard marked fast, then ron', (claimed) => ({
    acts: [
      ...claims(claimed),
      { actor: claimed.by, verb: 'discard', tile: claimed.tile, ...FAST },
      calls(claimed.other, 'ron', claimed.discard.tile),
    ],
    findings: [
      ['claim.too-fast', claimed.by, 5, inForce('violation', null, null)],
      ['win.late', claimed.other, 5, LATE],
    ],
  })),
  afterClaim('claim.late', 'a pung after a claim and a fast discard', (claimed) => ({
    acts: [
      ...claims(claimed),
      { actor: claimed.by, verb: 'discard', tile: claimed.tile, ...FAST },
      calls(claimed.other, 'pon', claimed.discard.tile),
    ],
    findings: [['claim.late', claimed.other, 5, everywhere('violation')]],
  })),
  afterClaim(
    'claim.precedence',
    'a pung called clearly after a chow goes on',
    (claimed) => ({
      acts: [calls(claimed.next, 'chii'), calls(claimed.by, 'pon'), { actor: claimed.by, verb: 'show', tiles: claimed.shown }],
      settings: CALL_GAP,
      clocks: [10, 10.8, 13, 13.6],
      findings: [['claim.precedence', claimed.by, 3, only('violation', 'wrc-2015', 'ema-2025', 'wrc-2025')]],
    }),
    ({ call, by, next, discard }) => call === 'pon' && by !== next && discard.tile[1] !== 'z',
  ),
  afterClaim(
    'claim.precedence',
    'a chow goes on though a pung was called, if clearly after it',
    (claimed) => ({
      acts: [calls(claimed.by, 'chii'), calls(claimed.other, 'pon'), { actor: claimed.by, verb: 'show', tiles: claimed.shown }],
      settings: CALL_GAP,
      clocks: [10, 10.8, 13, 13.6],
      findings: [['claim.precedence', claimed.by, 3, only('violation', 'ema-2016', 'ema-pre-2016', 'riichi-wiki', 'rrc-1.5')]],
    }),
    (claimed) => claimed.call === 'chii' && mayHoldPair(claimed),
  ),
  afterClaim(
    'draw.not-returned',
    'a whole turn was too fast, and its discard stays',
    (claimed) => ({
      acts: [
        { ...claimed.draw },
        { actor: claimed.next, verb: 'discard', tile: claimed.draw.tile ?? '?', source: 'drawn', ...FAST },
        calls(claimed.by, 'pon', claimed.discard.tile),
        { actor: claimed.by, verb: 'show', tiles: claimed.shown },
        { actor: claimed.by, verb: 'take' },
        { actor: claimed.by, verb: 'discard', tile: claimed.tile },
      ],
      findings: [
        ['draw.too-fast', claimed.next, 3, inForce('violation', null, null)],
        ['draw.not-returned', claimed.next, 6, inForce('advice', null, null)],
        ['claim.late', claimed.by, 3, LATE],
      ],
    }),
    ({ call, by, next, draw, discard }) => call === 'pon' && by !== next && draw.tile !== undefined && draw.tile !== discard.tile,
  ),
  afterClaim(
    'draw.too-fast',
    'a whole turn was too fast, and is taken back',
    (claimed) => ({
      acts: [
        { ...claimed.draw },
        { actor: claimed.next, verb: 'discard', tile: claimed.draw.tile ?? '?', source: 'drawn', ...FAST },
        calls(claimed.by, 'pon', claimed.discard.tile),
        { actor: claimed.next, verb: 'retract', tile: claimed.draw.tile ?? '?' },
      ],
      findings: [
        ['draw.too-fast', claimed.next, 3, inForce('violation', null, null)],
        ['claim.late', claimed.by, 3, LATE],
        ['discard.taken-back', claimed.next, 4, { ...older('question'), ...inForce(null, 'question', 'violation') }],
      ],
    }),
    ({ call, by, next, draw, discard }) => call === 'pon' && by !== next && draw.tile !== undefined && draw.tile !== discard.tile,
  ),
]
