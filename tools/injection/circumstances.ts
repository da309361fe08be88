import { nextSeat, SEATS } from '../../engine/model/seats.ts'
import { type Injector, inForce, type Levels, older, only, VIOLATION, WRC_EMA } from './script.ts'
import { afterClaim, afterDiscard, calls, claims, drawn, kong } from './windows.ts'

const CALLER: Levels = inForce(null, 'violation', 'violation')

/** A call by another word than its own. */
const said = (word: string, levels: Levels) =>
  afterDiscard('call.word', `pon, called ${word}`, ({ by }) => ({
    acts: [{ ...calls(by, 'pon'), said: word }],
    findings: [['call.word', by, 1, levels]],
  }))

/** A tile of the wrong place is put into the hand, and the player discards. */
const mixedFrom = (from: 'wall' | 'dead-wall', levels: Levels, intoHand: Levels) =>
  afterDiscard('draw.wrong-place', `a tile of the ${from} is put into the hand`, (turn) => ({
    acts: [
      { ...drawn(turn), from, mixed: true },
      { actor: turn.next, verb: 'discard', tile: turn.draw.tile ?? '?' },
    ],
    findings: [
      ['draw.wrong-place', turn.next, 2, { ...older('question'), ...levels }],
      ['draw.into-hand', turn.next, 1, intoHand],
    ],
  }))

/** The circumstances of an act that texts ask about: what was said, taken back, declared before, put where. */
export const CIRCUMSTANCES: readonly Injector[] = [
  afterDiscard('discard.taken-back', 'the discard goes back into the hand', ({ discard }) => ({
    acts: [{ actor: discard.actor, verb: 'retract', tile: discard.tile }],
    findings: [['discard.taken-back', discard.actor, 1, { ...older('question'), ...inForce('question', 'question', 'violation') }]],
  })),
  afterDiscard(
    'riichi.order',
    'the word after the own discard',
    ({ discard }) => ({
      acts: [calls(discard.actor, 'riichi')],
      findings: [
        ['riichi.order', discard.actor, 1, inForce('question', null, 'question')],
        ['turn.act', discard.actor, 1, older('question')],
      ],
    }),
    ({ table, discard }) => table.players[discard.actor].groups.length === 0 && (table.players[discard.actor].points ?? 0) >= 1000,
  ),
  afterDiscard('claim.changed', 'pon, then kan, nothing shown', ({ by }) => ({
    acts: [calls(by, 'pon'), calls(by, 'kan')],
    findings: [['claim.changed', by, 2, CALLER]],
  })),
  afterClaim('claim.changed', 'withdrawn after the right tiles were shown', (claimed) => ({
    acts: [...claims(claimed).slice(0, 2), { actor: claimed.by, verb: 'retract' }],
    findings: [['claim.changed', claimed.by, 3, { ...CALLER, 'ema-2025': 'violation' }]],
  })),
  afterDiscard('claim.changed', 'a self-draw win withdrawn', (turn) => ({
    acts: [drawn(turn), calls(turn.next, 'tsumo'), { actor: turn.next, verb: 'retract' }],
    findings: [['claim.changed', turn.next, 3, { ...CALLER, 'ema-2025': 'violation' }]],
  })),
  said('pung', inForce(null, 'violation', 'advice')),
  said('?', inForce('advice', 'violation', 'advice')),
  afterDiscard('dead-hand.act', 'a concealed kong of a hand declared dead', (turn) => ({
    acts: [{ actor: '*', verb: 'dead', seat: turn.next }, drawn(turn), kong(turn)],
    findings: [['dead-hand.act', turn.next, 3, { ...VIOLATION, ...inForce('violation', 'question', 'violation') }]],
  })),
  afterClaim(
    'dead-hand.act',
    'a pung after a swap-call, which nobody has declared',
    (claimed) => {
      const { by, swap, tile, draw } = claimed
      const next = nextSeat(by, SEATS)
      return {
        acts: [
          ...claims(claimed),
          { actor: by, verb: 'discard', tile: swap ?? tile },
          { ...draw, actor: next },
          { actor: next, verb: 'discard', tile: draw.tile ?? '?', source: 'drawn' },
          calls(by, 'pon'),
        ],
        findings: [
          ['swap.same-tile', by, 4, only('violation', ...WRC_EMA, 'riichi-wiki', 'ema-2025', 'wrc-2025', 'rrc-1.5')],
          ['dead-hand.act', by, 7, inForce(null, 'question', 'violation')],
        ],
      }
    },
    ({ swap }) => swap !== undefined,
  ),
  afterDiscard('draw.opponents-hand', 'put back at once: none', ({ next, by }) => ({
    acts: [
      { actor: next, verb: 'draw', tile: '?', from: by },
      { actor: next, verb: 'return', tile: '?' },
    ],
    findings: [],
  })),
  mixedFrom('dead-wall', inForce('violation', 'violation', 'violation'), {}),
  mixedFrom('wall', inForce(null, 'violation', 'violation'), inForce('advice', null, null)),
]
