import type { EventOf, TableEvent, Verb } from '../../../engine/model/events.ts'
import type { Seat } from '../../../engine/model/seats.ts'
import { parseLine } from '../../../engine/notation/parse/parse-line.ts'

type PlayerAct<V extends Verb> = Extract<EventOf<V>, TableEvent & { readonly actor: Seat }>

/** The act of a player in an entry of the record, if it has this verb. Time and flags are ignored. */
export const playerAct = <V extends Verb>(text: string, verb: V): PlayerAct<V> | undefined => {
  if (!text.includes(verb)) return undefined
  const read = parseLine(text)
  const events = read.ok && read.value.kind === 'events' ? read.value.events : []
  return events.find((event): event is PlayerAct<V> => event.verb === verb && event.actor !== '*')
}
