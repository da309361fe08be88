import { isGroupCall } from '../../../table/table.ts'
import { MISTAKE_RATES } from '../error-rates.ts'
import { type MendCandidate, recordLineOf, type Scene } from '../scene.ts'
import { mendWithSeat } from './changed-line.ts'

/** A line under the wrong seat: the one that does not fit, or the one before it that caused the misfit. */
export const confusedSeats = (scene: Scene): readonly MendCandidate[] => {
  const { finding, events } = scene
  const { first } = recordLineOf(events, finding.event)
  const proof = finding.because.at(-2)
  const numbers = new Set(
    [first, first - 1, ...(proof === undefined ? [] : [proof])].map((number) => recordLineOf(events, Math.max(1, number)).first),
  )
  return [
    ...[...numbers].flatMap((number) => seatsFor(scene, number, number === first ? 1 : 0.3)),
    ...turnOfNext(scene),
    ...kongOfNext(scene),
  ]
}

/** A draw and the discard after it are both under a wrong seat: it was the turn of the player who was due. */
const turnOfNext = ({ events, finding, tables }: Scene): readonly MendCandidate[] => {
  const at = events[finding.event - 1]?.verb === 'discard' ? finding.event - 1 : finding.event
  const [draw, discard] = [events[at - 1], events[at]]
  const due = tables[at - 1]?.turn.seat
  if (!due || draw?.verb !== 'draw' || discard?.verb !== 'discard' || draw.actor !== discard.actor || due === draw.actor) return []
  const changed = [
    { ...draw, actor: due },
    { ...discard, actor: due },
  ]
  return [{ kind: 'seat', edit: { do: 'replace', at, count: 2, events: changed }, because: 'whose-turn', weight: MISTAKE_RATES.seat }]
}

/** A kong and its replacement tile are both under a wrong seat. */
const kongOfNext = ({ events, finding, tables }: Scene): readonly MendCandidate[] => {
  const at = finding.event
  const due = tables[at - 1]?.turn.seat
  const kong = events[at - 1]
  if (!due || (kong?.verb !== 'ankan' && kong?.verb !== 'kakan') || kong.actor === due) return []
  const count = events[at]?.verb === 'dora' ? 3 : 2
  const lines = events.slice(at - 1, at - 1 + count)
  if (lines.at(-1)?.verb !== 'replace' || lines.at(-1)?.actor !== kong.actor) return []
  const changed = lines.map((line) => (line.actor === kong.actor ? { ...line, actor: due } : line))
  return [{ kind: 'seat', edit: { do: 'replace', at, count, events: changed }, because: 'whose-turn', weight: MISTAKE_RATES.seat }]
}

const seatsFor = (scene: Scene, number: number, share: number): readonly MendCandidate[] => {
  const event = scene.events[number - 1]
  const table = scene.tables[number - 1]
  if (!event || !table || event.actor === '*') return []
  const isClaim = event.verb === 'call' && (isGroupCall(event.call) || event.call === 'ron')
  return table.form.seats.flatMap((seat): readonly MendCandidate[] => {
    const edit = seat === event.actor ? null : mendWithSeat(scene, number, seat)
    if (!edit) return []
    const isDue = isClaim ? table.target?.seat !== seat : IN_TURN.has(event.verb) && table.turn.seat === seat
    return [
      {
        kind: 'seat',
        edit,
        because: isDue && !isClaim ? 'whose-turn' : 'other-seat',
        weight: share * (isDue ? MISTAKE_RATES.seat : MISTAKE_RATES.otherSeat),
      },
    ]
  })
}

/** Acts that only the player whose turn it is can do. */
const IN_TURN: ReadonlySet<string> = new Set(['draw', 'discard', 'replace', 'call', 'ankan', 'kakan', 'stick'])
