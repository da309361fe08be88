import type { Expose } from '../../model/events.ts'
import type { Facts, Finding } from '../../model/findings.ts'
import type { Penalty, Remedy } from '../../model/penalties.ts'
import { EXPOSED_PLACES, type ExposedPlace, type WeighedExposure } from '../../model/practice.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import type { Tile } from '../../model/tiles.ts'
import type { Table } from '../../table/table.ts'
import { type Amendment, type EventStep, rule } from '../rule.ts'

/** A player exposes tiles by accident. The penalty depends on their number and their place. */
export const tilesExposed = rule({
  id: 'tiles.exposed',
  on: ['expose'],
  remedies: ['referee-discretion'],
  house: { costsNothing: true },

  judge: ({ table, rules, number }, event) => {
    if (isSameAccident(table, event)) return null
    const { actor, tiles } = event
    const counts = { [placeOf(event)]: tiles.length }
    const facts = { tiles, counted: tiles.length, ...counts }
    return { seat: actor, because: [number], facts, ...weighed(counts, table, actor, rules) }
  },
  answer: (word, { raised, event }) => {
    if (word === 'nothing') return 'settled'
    const penalty: Penalty = { kind: word === 'chombo' || word === 'dead-hand' ? word : 'notice' }
    return {
      ...raised,
      rule: 'tiles.exposed',
      level: 'violation',
      at: event,
      penalty,
      remedies: word === 'dead-hand' ? ['dead-hand'] : ['referee-discretion'],
    }
  },
  amend: (findings, step) => exposedToo(findings, step),

  examples: [
    ['a tile of the player’s own hand', '@from middle; E expose 5p', 'E', { rules: 'ema-2016', level: 'question' }],
    ['a tile of the dead wall', '@from middle; E expose 5p dead-wall', 'E', { rules: 'ema-pre-2016' }],
    ['three tiles', '@from middle; E expose 5p6p7p', 'E', { rules: 'wrc-2025' }],
    ['a tile of the live wall', '@from middle; E expose 5p wall', 'E', { rules: 'rrc-1.5' }],
    ['seven of thirteen own tiles', 'E draw; E discard 1z; S expose 1m2m3m4m5m6m7m', 'S', { rules: 'rrc-1.5' }],
    ['nothing on file', '@from middle; E expose 5p', 'nobody'],
    ['nothing on the page', '@from middle; E expose 5p', 'nobody', { rules: 'riichi-wiki' }],
    ['own tiles are put back', '@from middle; E expose 5p6p', 'E', { rules: 'ema-pre-2016' }],
    ['a tile of another hand', '@from middle; E expose 5p S', 'E', { rules: 'ema-pre-2016' }],
    ['six tiles', '@from middle; E expose 1m2m3m4m5m6m', 'E', { rules: 'ema-pre-2016' }],
    ['two tiles', '@from middle; E expose 5p6p', 'E', { rules: 'wrc-2025' }],
    ['four tiles of the dead wall', '@from middle; E expose 1m2m3m4m dead-wall', 'E', { rules: 'rrc-1.5' }],
    ['one accident, in two lines', '@from middle; E expose 5p; E expose 6p dead-wall', 'E', { rules: 'rrc-1.5' }],
    ['the referee leaves it at that', '@from middle; E expose 5p; * answer 1 nothing', 'nobody', { rules: 'ema-2016' }],
  ],
})

/** A further line of the same accident: a player exposes tiles in several places at once. */
const isSameAccident = ({ before }: Pick<Table, 'before'>, { actor }: Expose): boolean =>
  before?.verb === 'expose' && before.actor === actor

/** The finding about an accident with what a further line of it adds; none where it is another one, or was dismissed. */
const exposedToo = (findings: readonly Finding[], { before, event, rules }: EventStep): readonly Amendment[] => {
  if (event.verb !== 'expose' || !isSameAccident(before, event)) return []
  const finding = findings.findLast(({ seat }) => seat === event.actor)
  if (!finding) return []
  const place = placeOf(event)
  const tiles = [...tilesIn(finding.facts), ...event.tiles]
  const facts = { ...finding.facts, tiles, counted: tiles.length, [place]: countIn(finding.facts, place) + event.tiles.length }
  const because = [...finding.because, before.number + 1]
  // What a referee has answered already stays as it is.
  const again = facts.answer === undefined && finding.level === 'violation' ? weighed(facts, before, event.actor, rules) : null
  return [{ finding, instead: { ...finding, because, facts, ...(again && { remedies: REFEREE_DECIDES, ...again }) } }]
}

const REFEREE_DECIDES: readonly Remedy[] = ['referee-discretion']

/** A player who shows tiles of the own seat shows own tiles. */
const placeOf = ({ actor, whose }: Expose): ExposedPlace =>
  whose === undefined || whose === actor || whose === 'own' ? 'own' : whose === 'wall' || whose === 'dead-wall' ? whose : 'other'

const countIn = (facts: Facts, place: ExposedPlace): number => Number(facts[place] ?? 0)
const tilesIn = ({ tiles }: Facts): readonly Tile[] => (typeof tiles === 'object' ? tiles : [])

/** The outcome under a rule set; null if the referee decides. */
const weighed = (facts: Facts, { players }: Table, seat: Expose['actor'], { practice }: RuleSet): WeighedExposure | null => {
  const counts = Object.fromEntries(EXPOSED_PLACES.map((place) => [place, countIn(facts, place)])) as Record<ExposedPlace, number>
  return practice.exposedTiles?.(counts, players[seat].hand.size ?? WHOLE_HAND) ?? null
}

/** The largest hand: if the record does not know its size, more than half of a smaller one is not proved. */
const WHOLE_HAND = 14
