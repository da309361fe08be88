import { declaredWinOf, shownHand } from '../../hand/declared-win.ts'
import { isWaiting } from '../../hand/waits.ts'
import { chowCaller, type GameForm } from '../../model/game-form.ts'
import { isOpenUntilInHand, type RuleSet } from '../../model/rule-set.ts'
import { bySeat, type Seat, sideOf } from '../../model/seats.ts'
import type { HandHeader } from '../../model/table-file.ts'
import { isHonour, type Tile } from '../../model/tiles.ts'
import { cellUnder, penaltyUnder } from '../../rulebook/rule-under-set.ts'
import { ruleById } from '../../rules/index.ts'
import { discardsOf } from '../../table/discards.ts'
import type { Claim, Concealed, Group, Table } from '../../table/table.ts'
import type { GroupTile, GroupView, OpenClaimWindows, RiverTile, SeatView, TableView, UntakenTile } from '../../table/table-view.ts'
import { groupWindow, winClosing, winWindow } from '../../table/windows.ts'
import type { Play } from '../play.ts'

/** A record from the deal without a `@hand` line is the first hand of the game; one from the middle may be any. */
const FIRST_HAND = { wind: 'E', number: 1, counters: 0, sticks: 0 } as const

/** The source of a table view: a play, or a table without any act. */
type Drawn = Pick<Play, 'table' | 'header' | 'rules'>

/** Whether the record says which hand it is. */
export const isHandNoted = ({ name, from }: Pick<HandHeader, 'name' | 'from'>): boolean => name !== undefined || from === 'deal'

/** The table view after the last event of a play. */
export const viewOf = ({ table, header, rules }: Drawn): TableView => {
  const { form, turn, target, ended } = table
  const won = ended ? [] : form.seats.filter((seat) => declaredWinOf(table, seat) !== undefined)
  const due =
    turn.seat === null || turn.due === 'any' || ended || table.selfDraw || won.length > 0 ? null : { seat: turn.seat, due: turn.due }
  const last = table.lastDiscard
  return {
    form,
    event: table.number,
    hand: header.name ?? (isHandNoted(header) ? FIRST_HAND : null),
    wall: table.wall,
    dora: table.dora,
    indicator: indicatorOf(table, rules),
    replacements: header.from === 'deal' || header.displayed ? Math.max(0, form.replacementTiles - table.replacements) : null,
    from: header.from,
    turn: due,
    seats: bySeat((seat) => seatView(table, seat, { header, hidden: rules.practice.facesDown, deadFrom: rules.deadFrom })),
    windows: ended || !target ? null : windowsOf(table, rules),
    untaken: untakenOf(table, rules),
    toReturn: toReturnOf(table),
    last: last ? { seat: last.seat, event: last.event } : null,
    won,
    ended: ended?.how ?? null,
    dealerStays: ended !== null && staysAfter(ended.how, table, rules),
  }
}

/** The dealer stays after winning, after an abortive draw and, unless the settings say otherwise, after waiting at an exhaustive draw. */
const staysAfter = (how: NonNullable<TableView['ended']>, table: Table, { settings, deadFrom }: RuleSet): boolean => {
  if (how === 'win') return declaredWinOf(table, 'E') !== undefined
  return how !== 'exhaustive' || (isDealerTenpai(table, deadFrom) && settings['dealer-stays'] !== 'win')
}

/** Whether East counts as waiting at a draw. A hand that was dead before the draw does not. A hand that was shown counts if it waits, in riichi also without the word. */
const isDealerTenpai = (table: Table, deadFrom: RuleSet['deadFrom']): boolean => {
  const { tenpai, riichi, announced, dead, hand, revealed = 0 } = table.players.E
  if (dead && !isAfterTheDraw(table, dead.event, deadFrom)) return false
  const isShown = revealed > (table.ended?.event ?? 0) && (tenpai || (riichi !== undefined && !announced))
  const shown = isShown ? shownHand(table, { actor: 'E', verb: 'reveal', tiles: hand.known }) : null
  return shown && !shown.last ? isWaiting(shown.hand) !== 'no' : tenpai
}

/** Before the replacement tile where the rules advise that order, else before the discard where they want it by then. */
const indicatorOf = ({ turn, kongs, ended }: Table, { cells }: RuleSet): TableView['indicator'] => {
  const kong = turn.kong === undefined ? undefined : kongs.findLast(({ event }) => event === turn.kong)
  if (ended || !kong || kong.void || turn.turned) return null
  const isBeforeTile = cells['kong.order'].level !== null
  if (turn.due === 'replace') return isBeforeTile ? 'first' : 'also'
  return turn.due === 'discard' ? (!isBeforeTile && cells['kong.dora-late'].level !== null ? 'first' : 'also') : null
}

const toReturnOf = ({ toReturn, lastDiscard }: Table): TableView['toReturn'] => {
  if (!toReturn || (toReturn.discard === undefined && toReturn.drawn !== 'due')) return null
  const { seat, discard } = toReturn
  return { seat, discard: discard === undefined ? null : (discardsOf({ lastDiscard }).find(({ event }) => event === discard)?.tile ?? '?') }
}

type Seen = Pick<Play, 'header'> & { readonly hidden: Faces; readonly deadFrom: RuleSet['deadFrom'] }

const seatView = (table: Table, seat: Seat, { header, hidden, deadFrom }: Seen): SeatView => {
  const { river, groups, hand, drawn, drew, riichi, dead, undeclared, announced, points, revealed = 0 } = table.players[seat]
  const place = table.form.seats.indexOf(seat)
  return {
    river: river.map((discard): RiverTile => {
      const { tile, event, lies, drawn: fromDraw, claimed } = discard
      const called = table.claims.some((claim) => isAwaited(claim) && claim.target === event && claim.from === seat && event > 0)
      return {
        tile,
        event: event === 0 ? null : event,
        lies,
        drawn: fromDraw,
        claimedBy: claimed ?? null,
        called: called && claimed === undefined,
      }
    }),
    groups: groups.map((group) => groupView(group, { seat, hidden, form: table.form })),
    concealed: hand.size,
    known: hand.known,
    shown: revealed > Math.max(drew, river.at(-1)?.event ?? 0) ? withUnknown(hand) : null,
    drawn: drawn?.tile ?? null,
    riichi: riichi !== undefined,
    dead: dead !== undefined && !isAfterTheDraw(table, dead.event, deadFrom),
    deadOnceDeclared: dead === undefined && undeclared.length > 0,
    announced: announced && table.ended?.how === 'exhaustive' && announced.event > table.ended.event ? announced.as : null,
    score: points,
    name: header.players?.[place] ?? null,
  }
}

/** As many tiles as the player holds, those without a known face last. */
const withUnknown = ({ size, known }: Concealed): readonly Tile[] => [
  ...known,
  ...Array.from({ length: Math.max(0, (size ?? 0) - known.length) }, () => '?' as const),
]

/** Whether a hand was declared dead only after an exhaustive draw: that changes nothing in its payment (ema-2025 3.3.8). */
const isAfterTheDraw = ({ ended }: Table, declared: number, deadFrom: RuleSet['deadFrom']): boolean =>
  deadFrom === 'declaration' && ended?.how === 'exhaustive' && declared > ended.event

/** Whether the tile of a claim is still to be taken. After the bare call and the discard the record may leave out the rest. */
const isAwaited = ({ call, standing, yields, shownAt, takenAt, discardedAt }: Claim): boolean =>
  call !== 'ron' &&
  (standing === 'good' || standing === 'doubtful') &&
  !yields &&
  takenAt === undefined &&
  (discardedAt === undefined || shownAt !== undefined)

type Faces = NonNullable<Group['faces']>

const plain = { rotated: false, faceDown: false, missing: false, stacked: false }

type GroupPlace = { readonly seat: Seat; readonly hidden: Faces; readonly form: GameForm }

/** The tiles of a group as they lie: the claimed one sideways, on the side that it came from. */
const groupView = ({ kind, own, claimed, added, faces }: Group, { seat, hidden: unsaid, form }: GroupPlace): GroupView => {
  if (kind === 'ankan' || !claimed) {
    const hidden = (faces ?? unsaid) === 'middle' ? [1, 2] : [0, 3]
    return {
      kind,
      from: null,
      side: null,
      tiles: own.map((tile, place) => ({ ...plain, tile, faceDown: kind === 'ankan' && hidden.includes(place) })),
    }
  }
  const side = claimed.side ?? (claimed.from === null ? undefined : sideOf(seat, claimed.from, form.seats)) ?? 'left'
  const rotated: GroupTile = { ...plain, tile: claimed.tile, rotated: true, missing: !claimed.taken }
  const stacked: readonly GroupTile[] = added === undefined ? [] : [{ ...plain, tile: added, rotated: true, stacked: true }]
  const standing = own.map((tile) => ({ ...plain, tile }))
  const place = side === 'left' ? 0 : side === 'middle' ? 1 : standing.length
  return { kind, from: claimed.from, side, tiles: [...standing.slice(0, place), rotated, ...stacked, ...standing.slice(place)] }
}

/** The claimed tiles that are still to be taken, where the text counts the opponents' discards. */
const untakenOf = ({ claims }: Table, rules: RuleSet): readonly UntakenTile[] => {
  const { take } = rules.windows
  if (typeof take === 'string') return []
  const discardsAllowed = take.opponentDiscards
  return claims
    .filter(
      (claim) =>
        isAwaited(claim) &&
        claim.standing === 'good' &&
        claim.from !== null &&
        claim.shownAt !== undefined &&
        !claim.notMissed &&
        claim.since.length < discardsAllowed,
    )
    .flatMap(({ by: seat, tile, from, called, since }) => {
      const discardsLeft = discardsAllowed - since.length
      return from === null ? [] : [{ seat, tile, from, called, discardsLeft, discardsAllowed, outcome: outcomeUnder(rules) }]
    })
}

/** The outcome for a claimed tile that is not taken in time. */
const outcomeUnder = (rules: RuleSet): UntakenTile['outcome'] => {
  const rule = ruleById('claim.not-taken')
  const costsTheHand = cellUnder(rule, rules)?.level === 'violation' && penaltyUnder(rules, rule.id, {}).kind === 'dead-hand'
  if (!costsTheHand) return 'too-late'
  return rules.deadFrom === 'act' ? 'dead' : 'can-be-declared-dead'
}

const windowsOf = ({ form, target, claims, wall }: Table, { windows, settings, cells }: RuleSet): OpenClaimWindows | null => {
  if (!target) return null
  const others = form.seats.filter((seat) => seat !== target.seat)
  const isGone = claims.some(({ target: of, takenAt, discardedAt }) => of === target.event && (takenAt ?? discardedAt) !== undefined)
  const isLeft = (seat: Seat): boolean => {
    const window = groupWindow(windows, { target, earlier: false, moment: Number.POSITIVE_INFINITY, by: seat })
    return window === 'open' || (window === 'drawn' && isOpenUntilInHand(windows))
  }
  const isLast = wall === 0 && target.drawn === undefined && cells['claim.last-discard'].level !== null
  const groups = target.kind === 'discard' && !isGone && !isLast ? others.filter(isLeft) : []
  const isWinLeft = (seat: Seat): boolean => {
    const window = winWindow(windows, { target, earlier: false, moment: Number.POSITIVE_INFINITY, by: seat })
    if (window === 'open' || window === 'discard') return window === 'open'
    // A self-draw win is shown as such. Nobody knows which of the two Russian texts is in force unless the tournament says so.
    return window.act === 'self-draw' || (window.act === 'take-by-text' && settings['rrc-text'] === 'april')
  }
  const caller = chowCaller(target.seat, form)
  return {
    tile: target.tile,
    from: target.seat,
    event: target.event,
    kind: target.kind === 'discard' ? 'discard' : 'kong',
    chow: caller !== undefined && groups.includes(caller) && !isHonour(target.tile) ? [caller] : [],
    pung: groups,
    win: others.filter(isWinLeft),
    until: { sets: windows.sets, win: winClosing(windows, target) },
  }
}
