import { declaredWinOf, shownHand } from '../../hand/declared-win.ts'
import { completes } from '../../hand/waits.ts'
import type { CallEvent, DiscardEvent, Draw, Retract, Reveal } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import type { Remedy } from '../../model/penalties.ts'
import type { Practice } from '../../model/practice.ts'
import type { PenaltyCase } from '../../model/rule-set.ts'
import type { Seat } from '../../model/seats.ts'
import { isKnown, isSameKind } from '../../model/tiles.ts'
import {
  canBePutRight,
  claimedTile,
  claimLetGoBy,
  claimRetractedBy,
  declarationRetractedBy,
  isWinShown,
  selfDrawRetractedBy,
  validClaims,
} from '../../table/claims.ts'
import { latestAct } from '../../table/moments.ts'
import { type Claim, isGroupCall, type Table } from '../../table/table.ts'
import { type EventStep, type Raised, rule } from '../rule.ts'
import { gaveWayTo } from './gave-way.ts'

/**
 * A player who has called a win (ron) calls something else for that tile, or retracts the call. The first call counts. A player in
 * riichi who has called a win, shows no hand and discards may have withdrawn it: the referee is asked. Outside riichi a wrong key is likelier. A player
 * who has called a set, shows nothing and draws in the own turn has withdrawn it, or the record has the wrong word: the referee is asked.
 */
export const claimChanged = rule({
  id: 'claim.changed',
  on: ['call', 'retract', 'discard', 'draw'],
  needs: { discard: 'own-win', draw: 'misfit' },
  remedies: ['first-call-stands'],
  effects: ['call-changed'],
  onCall: 'void-if-violation',
  firstOf: 'act',

  judge: ({ table, rules: { practice }, number }, event): Raised | null => {
    const first = event.verb === 'call' ? changedBy(table, event, practice) : retractedBy(table, event, practice)
    if (!first) return null
    const then = event.verb !== 'call' ? 'withdrawn' : event.call === 'ron' ? 'win' : 'set'
    const comesTo = OUTCOMES[practice.changedCall][first.kind][then]
    if (!comesTo) return null
    const { counts, penalty, isMinor } = comesTo
    return {
      seat: event.actor,
      because: [first.called, number],
      facts: {
        call: event.verb === 'call' ? event.call : event.verb,
        tile: first.tile,
        from: first.from,
        called: first.called,
        kind: first.call,
        counts,
      },
      ...(isMinor ? { level: 'advice', remedies: ['point-out'] } : { penalty, remedies: remediesFor(counts, first) }),
      ...((event.verb === 'discard' || (event.verb === 'draw' && !isMinor)) && { level: 'question' }),
    }
  },
  answer: (word) => (word === 'foul' ? 'fault' : 'settled'),
  // A player bound by a win who then shows a winning hand has won.
  amend: (findings, step) => {
    const { before, event } = step
    if (event.verb !== 'reveal' && event.verb !== 'show') return []
    const gaveWay = findings.filter((finding) => finding.state === 'open' && !finding.decision && gaveWayTo(before, event, finding))
    if (gaveWay.length > 0 || event.verb === 'show') return gaveWay.map((finding) => ({ finding, settled: true }))
    return findings
      .filter(({ seat, level, facts }) => seat === event.actor && level === 'violation' && facts.counts === 'first')
      .filter((finding) =>
        finding.facts.kind === 'tsumo' ? showsSelfDraw(step, event, finding) : finding.facts.kind === 'ron' && showsWin(step, event),
      )
      .map((finding) => ({ finding, row: 'winShown' }))
  },

  examples: [
    ['ron, then pon', '@from middle; E discard 3m; N call ron; N call pon', 'N', 'ema-2016'],
    ['ron, then withdrawn', '@from middle; E discard 3m; N call ron; N retract', 'N', 'ema-2016'],
    ['pon, then ron', '@from middle; E discard 3m; N call pon; N call ron', 'nobody', 'ema-2016'],
    ['a pung may be withdrawn at once', '@from middle; E discard 3m; N call pon; N retract', 'nobody', 'ema-2016'],
    ['any call, not only a win', '@from middle; E discard 3m; N call pon; N call kan', 'N', 'wrc-2025'],
    ['of a tile from before the record', '@from middle; N call pon; N retract', 'N', 'wrc-2025'],
    ['a self-draw win, then withdrawn', '@from middle; E discard 3m; S draw; S call tsumo; S retract', 'S', 'wrc-2025'],
    [
      'a self-draw win withdrawn, where only ron is binding',
      '@from middle; E discard 3m; S draw; S call tsumo; S retract',
      'nobody',
      'ema-2016',
    ],
    [
      'a self-draw win, then withdrawn when another player has called too late',
      '@from middle; E discard 3m; S draw; S call tsumo; W call pon 3m; S retract',
      'S',
      'ema-2025',
    ],
    [
      'a self-draw win, then withdrawn while it is asked whether the win on the discard counts',
      '@from middle; E discard 3m; S draw; S call tsumo; & W call ron 3m; S retract',
      'nobody',
      'ema-2025',
    ],
    [
      'in riichi, a self-draw win, no hand shown, and a discard',
      '@from middle; @riichi S; E discard 3m; S draw 6p; S call tsumo; S discard 6p drawn',
      'S',
      'ema-2025',
      'question',
    ],
    [
      'in riichi, ron, no hand shown, and a discard in the next turn',
      '@from middle; @riichi S; E discard 3m; S call ron; S draw 6p; S discard 6p drawn',
      'S',
      'ema-2025',
      'question',
    ],
    [
      'in riichi, ron, the hand shown, and a discard all the same',
      '@from middle; @riichi S; E discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z; S draw 6p; S discard 6p drawn',
      'nobody',
      'ema-2025',
    ],
    [
      'the same outside riichi, where the key may have been a wrong one',
      '@from middle; E discard 3m; S draw 6p; S call tsumo; S discard 6p drawn',
      'nobody',
      'ema-2025',
    ],
    [
      'in riichi, a self-draw win, no hand shown, a discard, and the referee lets it pass',
      '@from middle; @riichi S; E discard 3m; S draw 6p; S call tsumo; S discard 6p drawn; * answer 4 allowed; W draw; W discard 9p',
      'nobody',
      'wrc-2025',
    ],
    [
      'a self-draw win whose hand has been shown is not withdrawn',
      '@from middle; E discard 3m; S draw 3m; S call tsumo; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z3m; S retract',
      'nobody',
      'wrc-2025',
    ],
    ['tiles shown, then the call withdrawn', '@from middle; E discard 3m; N call pon; N show 3m3m; N retract', 'N', 'rrc-1.5'],
    ['tiles not yet shown, the call withdrawn', '@from middle; E discard 3m; N call pon; N retract', 'N', 'rrc-1.5'],
    [
      'tiles not yet shown, the call withdrawn: a minor error',
      '@from middle; E discard 3m; N call pon; N retract',
      'N',
      'ema-2025',
      'advice',
    ],
    [
      'tiles shown, and the call withdrawn: the pung counts',
      '@from middle; E discard 3m; N call pon; N show 3m3m; N retract',
      'N',
      'ema-2025',
      'violation',
    ],
    ['corrected quickly into another call', '@from middle; E discard 3m; N call pon; N call kan', 'nobody', 'ema-2025'],
    ['tiles shown, then ron', '@from middle; E discard 3m; N call pon; N show 3m3m; N call ron', 'nobody', 'ema-2025'],
    ['withdrawn, and the next player draws', '@from middle; E discard 3m; N call pon; N retract; S draw', 'N', 'wrc-2025'],
    ['withdrawn when another player wins', '@from middle; E discard 3m; N call pon; W call ron; N retract', 'nobody', 'wrc-2025'],
    ['ron, then pon, where no text forbids it', '@from middle; E discard 3m; N call ron; N call pon', 'nobody', 'wrc-2015'],
    ['the tile taken, then given back', '@from middle; E discard 3m; N call pon; N show 3m3m; N take; N retract', 'N', 'wrc-2025'],
    [
      'any call, where a transcription does not accuse',
      '@from middle; @set transcribed question; E discard 3m; N call pon; N call kan',
      'N',
      'wrc-2025',
      'question',
    ],
    [
      'any call, and the referee lets it pass',
      '@from middle; @set transcribed question; E discard 3m; N call pon; N call kan; * answer 3 allowed',
      'nobody',
      'wrc-2025',
    ],
    [
      'wrong tiles shown, then withdrawn, where that puts the call right',
      '@from middle; E discard 3m; N call pon; N show 3m4m; N retract',
      'nobody',
      'rrc-1.5',
    ],
    [
      'a self-draw win out of turn is rightly withdrawn',
      '@from middle; E discard 3m; S draw; W call tsumo; W retract',
      'nobody',
      'wrc-2025',
    ],
    [
      'a set of a tile discarded out of turn is rightly withdrawn',
      '@from middle; E discard 1z; N discard 3m wrong; W call pon; W show 3m3m; W retract; N retract 3m; S draw',
      'nobody',
      'ema-2025',
    ],
    [
      'the tile called has been taken back',
      '@from middle; E discard 3m; N call pon; E retract 3m; N retract; E discard 4m; S draw',
      'nobody',
      'wrc-2025',
    ],
    [
      'a self-draw win on a tile drawn out of turn is rightly withdrawn',
      '@from middle; E discard 1z; W draw wrong; W call tsumo; W retract',
      'nobody',
      'ema-2025',
    ],
    [
      'a self-draw win on a tile drawn while a pung was called is rightly withdrawn',
      '@from middle; E discard 9m; N call pon; S draw; S call tsumo; S retract; S return; N show 9m9m',
      'nobody',
      'wrc-2025',
    ],
    [
      'a set of nothing shown, and the caller draws instead',
      '@from middle; E discard 3m; S call chii; S draw; S discard 9m',
      'S',
      'ema-2025',
      'advice',
    ],
    [
      'the same, where an empty call has a penalty',
      '@from middle; E discard 3m; S call chii; S draw; S discard 9m',
      'S',
      'wrc-2025',
      'question',
    ],
    ['the same, where no text forbids it', '@from middle; E discard 3m; S call chii; S draw; S discard 9m', 'nobody', 'ema-2016'],
    ['the claimed tile, written as drawn', '@from middle; E discard 3m; S call chii; S draw 3m; S discard 9m', 'nobody', 'wrc-2025'],
    ['a void claim is rightly withdrawn', '@from middle; E discard 3m; W call chii; W retract', 'nobody', 'wrc-2025'],
  ],
})

/** The call that came first: of a set whose tiles are shown or not, a win on another player's tile, or a self-draw win. */
type FirstCall = {
  readonly kind: 'set' | 'shown-set' | 'win' | 'self-draw'
  readonly call: Claim['call'] | 'tsumo'
  readonly called: number
  readonly tile: Claim['tile']
  readonly from: Seat | undefined
}

/** The consequence of a change: the call that counts, and the case of its penalty; a minor error is only pointed out. */
type Outcome = { readonly counts: 'first' | 'second' | 'neither'; readonly penalty: PenaltyCase; readonly isMinor?: true }
type Outcomes = Readonly<Record<FirstCall['kind'], Partial<Readonly<Record<'withdrawn' | 'set' | 'win', Outcome>>>>>

const STANDS: Outcome = { counts: 'first', penalty: 'always' }
const GONE: Outcome = { counts: 'neither', penalty: 'withdrawn' }
const REPLACED: Outcome = { counts: 'second', penalty: 'always' }
const WIN_STANDS: Outcome = { counts: 'first', penalty: 'win' }
const WITHDRAWN_WIN_STANDS: Outcome = { counts: 'first', penalty: 'winWithdrawn' }
const WIN_LOST: Outcome = { counts: 'neither', penalty: 'win' }
const WITHDRAWN_WIN_LOST: Outcome = { counts: 'neither', penalty: 'winWithdrawn' }

/** By the calls that bind their caller: the consequence of each first call, by the kind of change. Nothing where a field is absent. */
const OUTCOMES: Readonly<Record<Practice['changedCall'], Outcomes>> = {
  win: { set: {}, 'shown-set': {}, win: { withdrawn: WITHDRAWN_WIN_STANDS, set: WIN_STANDS }, 'self-draw': {} },
  'win-or-shown': {
    set: { withdrawn: { ...GONE, isMinor: true } },
    'shown-set': { withdrawn: STANDS, set: STANDS },
    win: { withdrawn: WITHDRAWN_WIN_STANDS, set: WIN_STANDS },
    'self-draw': { withdrawn: WITHDRAWN_WIN_STANDS },
  },
  any: {
    set: { withdrawn: GONE, set: STANDS, win: STANDS },
    'shown-set': { withdrawn: GONE, set: STANDS, win: STANDS },
    win: { withdrawn: WITHDRAWN_WIN_LOST, set: STANDS },
    'self-draw': { withdrawn: WITHDRAWN_WIN_LOST },
  },
  'any-once-shown': {
    set: { withdrawn: GONE, set: REPLACED, win: REPLACED },
    'shown-set': { withdrawn: STANDS, set: STANDS, win: STANDS },
    win: { withdrawn: WITHDRAWN_WIN_LOST, set: WIN_LOST },
    'self-draw': { withdrawn: WITHDRAWN_WIN_LOST },
  },
}

const remediesFor = (counts: Outcome['counts'], { kind }: FirstCall): readonly Remedy[] => {
  if (counts === 'first') return ['first-call-stands']
  return kind === 'win' || kind === 'self-draw' ? ['win-void'] : ['claim-void']
}

/**
 * Whether a player shows a winning hand for a win on another player's tile that is still in force; the tiles shown for a set may be written with it, or
 * not again.
 */
const showsWin = ({ before, after }: EventStep, reveal: Reveal): boolean => {
  const win = declaredWinOf(after, reveal.actor)
  if (!win?.claim || !isKnown(win.tile)) return false
  const { tile } = win
  const set = before.claims.findLast(({ by, call, takenAt }) => by === reveal.actor && call !== 'ron' && takenAt === undefined)
  return [[], set?.shown ?? []].some((more) => {
    const shown = shownHand(before, { ...reveal, tiles: [...reveal.tiles, ...more] })
    return shown !== null && !shown.last && completes(shown.hand, tile)
  })
}

/** Whether a player shows a winning hand, and play has not gone on since the self-draw win that was withdrawn. */
const showsSelfDraw = ({ before }: EventStep, reveal: Reveal, { event }: Finding): boolean => {
  const { hand, last } = shownHand(before, reveal) ?? {}
  return latestAct(before) <= event && hand !== undefined && last !== undefined && completes(hand, last)
}

/** The player's earlier call for the tile that is called now: a win before a set. Once its hand is shown, a win is changed only where any call is. */
const changedBy = (table: Table, event: CallEvent, { changedCall }: Practice): FirstCall | undefined => {
  if (!isGroupCall(event.call) && event.call !== 'ron') return undefined
  const { target } = claimedTile(table, event)
  const own = target ? stillToGo(table, event, target.event) : []
  const first = own.find(({ call }) => call === 'ron') ?? own[0]
  if (!first || first.call === event.call || first.letPass || (changedCall !== 'any' && isWinShown(table, first))) return undefined
  return asFirst(first)
}

/** The call that is retracted, or given up by a discard or a draw: a self-draw win declared just before, else the newest claim. */
const retractedBy = (table: Table, event: Retract | DiscardEvent | Draw, { changedCall }: Practice): FirstCall | undefined => {
  const { target } = table
  if (event.verb === 'draw') return givenUpBy(table, event)
  if (event.verb === 'retract' && event.tile !== undefined) return undefined
  if (event.verb === 'discard' && !table.players[event.actor].riichi) return undefined
  const win = selfDrawRetractedBy(table, event.actor)
  // A win declared out of turn is void, and rightly withdrawn; so may be one against which another win stands, or is asked about.
  if (win && !isOutOfTurn(table) && !isDrawnOutOfTurn(table, event.actor) && !isWonByOther(table, event.actor))
    return { kind: 'self-draw', call: 'tsumo', called: win.event, tile: win.tile, from: undefined }
  if (win || declarationRetractedBy(table, event.actor)) return undefined
  if (event.verb === 'discard') return winGivenUp(table, event.actor)
  // A set of wrong tiles, where it binds its caller too: the right tiles can be shown, but the call not withdrawn.
  const wrong = changedCall === 'any' ? claimRetractedBy(table, event.actor) : undefined
  if (wrong && canBePutRight(wrong)) return asFirst(wrong)
  // The tile may lie there from before the record.
  const last = stillToGo(table, event, target?.event ?? 0).at(-1)
  if (!last || last.letPass || last.notMissed === 'gone-back' || isOfFoulTurn(table, last)) return undefined
  return isWinShown(table, last) || givesWay(table, last) ? undefined : asFirst(last)
}

/** Whether another player has called what goes before this call on the same tile. */
const givesWay = ({ claims }: Table, { call, by, target }: Claim): boolean =>
  validClaims(claims, target).some(
    (other) => other.by !== by && (call === 'chii' ? other.call !== 'chii' : other.call === 'ron' && call !== 'ron'),
  )

/** The set that is given up by a draw. The very tile that was called may be the claimed one, written as drawn. */
const givenUpBy = (table: Table, { actor, tile, wrong }: Draw): FirstCall | undefined => {
  const set = claimLetGoBy(table, actor)
  // A call in the moment of the discard may have been of the tile before.
  if (!set || set.target !== table.lastDiscard?.event || set.moment <= set.target) return undefined
  if (wrong || isSameKind(set.tile, tile)) return undefined
  return set.standing !== 'good' || set.yields || set.letPass || set.notMissed ? undefined : asFirst(set)
}

/** A ron on the last discard after which its caller plays on in the own turn, with no hand shown. */
const winGivenUp = ({ claims, target, players }: Table, seat: Seat): FirstCall | undefined => {
  const win = claims.findLast(({ by, call, target: of }) => by === seat && call === 'ron' && of === target?.event)
  if (win?.standing !== 'good' || win.yields || win.letPass || win.found.includes('claim.changed')) return undefined
  return isWinShown({ players }, win) || isWonByOther({ claims, target }, seat) ? undefined : asFirst(win)
}

/** Whether it is in question whose turn the self-draw win was declared in: then it closes no window. */
const isOutOfTurn = ({ selfDraw, target }: Table): boolean => target !== null && target.tsumo?.event !== selfDraw?.event

/** Whether a self-draw win is on a tile drawn out of turn, or while another player's call stood. */
const isDrawnOutOfTurn = ({ players, claims, target }: Table, seat: Seat): boolean => {
  const { extra } = players[seat]
  if (!extra || extra.wrong) return extra !== undefined
  return target !== null && validClaims(claims, target.event).some(({ by, called }) => by !== seat && called < extra.event)
}

const isWonByOther = ({ claims, target }: Pick<Table, 'claims' | 'target'>, seat: Seat): boolean =>
  claims.some(
    ({ by, call, standing, target: of }) =>
      by !== seat && call === 'ron' && of === target?.event && (standing === 'good' || standing === 'doubtful'),
  )

/** Whether a tile was discarded in a turn that was a foul: it goes back, so that no call of it can be completed. */
const isOfFoulTurn = ({ laid, others }: Table, { target }: Claim): boolean =>
  laid?.event === target && laid.outOfTurn && (laid.player.extra?.wrong === true || others.some(({ passedOver }) => passedOver === 'foul'))

/** A claim that has to give way to another one can't be completed anyhow. */
const stillToGo = (table: Table, { actor, verb }: CallEvent | Retract, target: number): readonly Claim[] =>
  validClaims(table.claims, target).filter((claim) => claim.by === actor && !claim.yields && isStillToGo(table, claim, verb))

const asFirst = ({ call, called, tile, from, shownAt }: Claim): FirstCall => ({
  kind: call === 'ron' ? 'win' : shownAt === undefined ? 'set' : 'shown-set',
  call,
  called,
  tile,
  from: from ?? undefined,
})

/** Its tile is not taken yet, or given back before anything else was done with it. */
const isStillToGo = ({ turn, players }: Table, { by, called, takenAt, discardedAt }: Claim, verb: 'call' | 'retract'): boolean =>
  takenAt === undefined || (verb === 'retract' && discardedAt === undefined && turn.claim === called && !players[by].drawn)
