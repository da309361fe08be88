import type { TableEvent } from '../events.ts'
import type { RuleId } from '../rules/ids.ts'
import { SEATS, type Seat } from '../seats.ts'
import { isKnown } from '../tiles.ts'
import { carryOutClaim, carryOutRetract, carryOutShow, carryOutTake } from './acts/claim.ts'
import { type Consequences, foundBy } from './acts/consequences.ts'
import { carryOutDiscard } from './acts/discard.ts'
import { carryOutDora, carryOutDraw, carryOutReplace, carryOutReturn } from './acts/draw.ts'
import { carryOutKong } from './acts/kong.ts'
import { goOnWithTurn } from './acts/turn.ts'
import { withoutOf, withPlayer } from './change.ts'
import { isGroupCall, type Table } from './table.ts'

/** The table after an event. Nothing that can physically happen is refused; what was found at the event says how play goes on. */
export const carryOut = (table: Table, event: TableEvent, consequences: Consequences): Table => {
  const number = table.number + 1
  const begun: Table = { ...table, number, moment: event.together ? table.moment : number }
  if (isRestOfDoubledForm(table, event)) return { ...begun, before: event }
  const done = foundBy(consequences, 'record.doubled') ? begun : carryOutVerb(begun, event, consequences)
  const doubted = foundBy(consequences, 'record.wind') ? { ...done, ended: null, endDoubted: true } : done
  return { ...marked(doubted, consequences), before: PASSED_OVER.has(event.verb) ? table.before : event }
}

/** The other parts of a short form whose call stands twice. */
export const isRestOfDoubledForm = ({ number, doubledForm }: Table, { short }: TableEvent): boolean =>
  doubledForm !== null && short !== undefined && short.part > 0 && number + 1 - short.part === doubledForm

/** What is no act at the table does not come between two lines. */
const PASSED_OVER: ReadonlySet<string> = new Set(['note', 'answer', 'ruling'])

const carryOutVerb = (table: Table, event: TableEvent, consequences: Consequences): Table => {
  switch (event.verb) {
    case 'draw':
      return carryOutDraw(table, event, consequences)
    case 'replace':
      return carryOutReplace(table, event, consequences)
    case 'return':
      return carryOutReturn(table, event, consequences)
    case 'discard':
      return carryOutDiscard(table, event, consequences)
    case 'show':
      return carryOutShow(table, event, consequences)
    case 'take':
      return carryOutTake(table, event, consequences)
    case 'retract':
      return carryOutRetract(table, event, consequences)
    case 'ankan':
    case 'kakan':
      return carryOutKong(table, event, consequences)
    case 'call': {
      if (isGroupCall(event.call) || event.call === 'ron') return carryOutClaim(table, event, consequences)
      const inTurn = goOnWithTurn(table, event.actor, consequences)
      const { turn, wall, players, target, selfDraw, draws } = table
      const said = event.call === 'riichi' ? declareRiichi(inTurn, event.actor, consequences) : declareSelfDraw(inTurn, event.actor)
      return { ...said, unsaid: { turn, wall, players, target, selfDraw, draws } }
    }
    case 'reveal':
      return withPlayer(table, event.actor, { hand: { size: event.tiles.length, known: event.tiles.filter(isKnown) } })
    case 'dora':
      return carryOutDora(table, event, consequences)
    case 'ura':
      return { ...table, ura: event.tiles }
    case 'dead':
      return withPlayer(table, event.seat, { dead: table.players[event.seat].dead ?? { event: table.number, rule: null } })
    case 'end':
      return { ...SEATS.reduce((left, seat) => withoutOf(left, seat, 'shown'), table), ended: { how: event.how, event: table.number } }
    case 'ready':
      return withPlayer(table, event.actor, { ready: true })
    case 'tenpai':
      return withPlayer(table, event.actor, { tenpai: true })
    case 'stick': {
      const { points } = table.players[event.actor]
      return points === null ? table : withPlayer(table, event.actor, { points: points - 1000 })
    }
    case 'kita':
    case 'expose':
    case 'rearrange':
    case 'count':
    case 'noten':
    case 'note':
    case 'answer':
    case 'ruling':
    case 'scores':
      return table
  }
}

/** A void riichi does not put the player in riichi. */
const declareRiichi = (table: Table, seat: Seat, { found }: Consequences): Table =>
  found.some(({ level, remedies }) => level === 'violation' && remedies.includes('riichi-void'))
    ? table
    : withPlayer(table, seat, { riichi: table.players[seat].riichi ?? { event: table.number } })

const declareSelfDraw = (table: Table, seat: Seat): Table => {
  const { target, number, players, turn } = table
  const selfDraw = { seat, event: number, tile: players[seat].drawn?.tile ?? '?', replacement: turn.kong !== undefined }
  return { ...table, selfDraw, target: target && { ...target, tsumo: { seat, event: number } } }
}

/** What the findings leave behind: dead hands, claims already spoken of, tiles already counted. */
const marked = (table: Table, { found, dismissed }: Consequences): Table => {
  let next = table
  for (const { rule, seat, level, remedies, penalty, facts } of found) {
    const kills = level === 'violation' && (remedies.includes('dead-hand') || penalty.kind === 'dead-hand')
    if (kills && seat && !next.players[seat].dead) next = withPlayer(next, seat, { dead: { event: table.number, rule } })
    if (SPOKEN_OF.has(rule)) next = spokenOf(next, rule, facts.called)
    if (rule === 'riichi.returned' && seat) next = withoutOf(next, seat, 'riichi')
    if (rule === 'kong.fourth-abort') next = { ...next, fourKongsFound: true }
    if (rule === 'record.fifth-tile' && typeof facts.tile === 'string') next = { ...next, overcounted: [...next.overcounted, facts.tile] }
  }
  if (dismissed.includes('kong.fourth-abort')) next = { ...next, fourKongsFound: true }
  return dismissed.filter((rule) => SPOKEN_OF.has(rule)).reduce((now, rule) => spokenOf(now, rule, undefined), next)
}

const SPOKEN_OF: ReadonlySet<string> = new Set(['claim.order', 'claim.not-taken', 'claim.precedence'])

const spokenOf = (table: Table, rule: RuleId, called: unknown): Table => ({
  ...table,
  claims: table.claims.map((claim) =>
    called === undefined || claim.called === called ? { ...claim, found: [...claim.found, rule] } : claim,
  ),
})
