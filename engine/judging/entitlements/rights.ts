import type { Seat } from '../../model/seats.ts'
import type { Table } from '../../table/table.ts'
import type { Play } from '../play.ts'

/** A right of a player until some event ends it. `event` 0: it ended before the record began. */
export type Right = { readonly is: 'stands' } | { readonly is: 'ended'; readonly event: number } | { readonly is: 'unknown' }

/** The rights that any chow, pung or kong ends for everybody (riichi-wiki: Properties; ema-pre-2016 3.3.12). */
export type Rights = {
  /** A win with the first tile drawn (tenhou, chiihou). */
  readonly firstTurnWin: Right
  /** Riichi with the first discard; once declared, nothing can end it. */
  readonly doubleRiichi: Right
  /** The abortive draw with nine kinds of terminals and honours (kyuushu kyuuhai). */
  readonly nineTerminals: Right
  /** A win before the own next discard after riichi; `none`: the player is not in riichi. */
  readonly ippatsu: Right | { readonly is: 'none' }
}

const STANDS: Right = { is: 'stands' }
const UNKNOWN: Right = { is: 'unknown' }

/** The rights of a player at the last event. `robbed`: a kong that is won on, which then interrupts nothing. */
export const rightsOf = (play: Play, seat: Seat, robbed?: number): Rights => {
  const first = firstTurn(play, seat, robbed)
  return {
    firstTurnWin: first,
    doubleRiichi: doubleRiichi(play, seat, first),
    nineTerminals: first,
    ippatsu: ippatsu(play, seat, robbed),
  }
}

/** Whether the record holds all groups and rivers on the table. */
export const isDisplayKnown = ({ header }: Pick<Play, 'header'>): boolean => header.from === 'deal' || header.displayed === true

const firstTurn = (play: Play, seat: Seat, robbed: number | undefined): Right => {
  const { wall } = play.header
  const { wallAtTheDeal, seats } = play.rules.form
  const afterFirstDraws = wallAtTheDeal - seats.length
  if (typeof wall === 'number' && wall < afterFirstDraws) return { is: 'ended', event: 0 }
  const own = play.table.players[seat].river.map(({ event }) => event)
  const { certain, doubtful } = interruptions(play, -1, robbed)
  const ended = Math.min(...own, ...certain)
  if (Number.isFinite(ended)) return { is: 'ended', event: ended }
  return isDisplayKnown(play) && doubtful.length === 0 ? STANDS : UNKNOWN
}

const doubleRiichi = ({ table }: Play, seat: Seat, first: Right): Right => {
  const { riichi } = table.players[seat]
  if (riichi?.event === 0) return UNKNOWN
  return riichi && first.is === 'ended' && (riichi.declared ?? riichi.event) <= first.event ? STANDS : first
}

const ippatsu = (play: Play, seat: Seat, robbed: number | undefined): Rights['ippatsu'] => {
  const { table } = play
  const { riichi, riichiAsked, river } = table.players[seat]
  if (!riichi) return isDisplayKnown(play) && !riichiAsked ? { is: 'none' } : UNKNOWN
  const own = river.filter(({ event }) => event > (riichi.event === 0 ? 0 : (riichi.declared ?? riichi.event)))
  // The first discard belongs to the riichi also if it was declared before the record began and its tile still lies sideways.
  const later = riichi.event === 0 && own[0]?.lies.includes('rotated') ? own.slice(1) : own
  const { certain, doubtful } = interruptions(play, riichi.event, robbed)
  const ended = Math.min(...later.map(({ event }) => event), ...certain)
  if (Number.isFinite(ended)) return { is: 'ended', event: ended }
  return riichi.event > 0 && doubtful.length === 0 ? STANDS : UNKNOWN
}

/** The events of the chows, pungs and kongs after an event; `doubtful` for kongs that may be retracted. */
const interruptions = (
  { table, findings }: Play,
  after: number,
  robbed: number | undefined,
): { readonly certain: readonly number[]; readonly doubtful: readonly number[] } => {
  const events = [...callsThatStand(table), ...table.kongs.map(({ event }) => event)].filter((event) => event > after && event !== robbed)
  const isDoubtful = (event: number): boolean =>
    findings.some(
      (finding) =>
        finding.event === event && finding.state === 'open' && finding.remedies.includes('kong-void') && finding.level !== 'info',
    )
  return { certain: events.filter((event) => !isDoubtful(event)), doubtful: events.filter(isDoubtful) }
}

const callsThatStand = ({ form, players, claims }: Table): readonly number[] => [
  ...form.seats.flatMap((seat) => players[seat].groups.map(({ event }) => event)),
  ...claims.filter(({ call, standing, yields }) => call !== 'ron' && standing === 'good' && !yields).map(({ called }) => called),
]
