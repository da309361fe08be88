import { declaredWinOf } from '../../hand/declared-win.ts'
import type { Expose, Reveal } from '../../model/events.ts'
import type { Facts, Finding } from '../../model/findings.ts'
import type { Penalty, Remedy } from '../../model/penalties.ts'
import { EXPOSED_PLACES, type ExposedPlace, type ExposureAnswer } from '../../model/practice.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import { hasRedFives } from '../../model/settings.ts'
import type { Tile } from '../../model/tiles.ts'
import { isDealing, isPlayGoingOn } from '../../table/moments.ts'
import type { Table } from '../../table/table.ts'
import { firstNotHeld } from '../../table/tiles/concealed.ts'
import { partOfTheDraw } from '../end/draws.ts'
import { type Amendment, type EventStep, type Raised, rule } from '../rule.ts'

/** A player exposes tiles by accident. The penalty depends on their number and their place. */
export const tilesExposed = rule({
  id: 'tiles.exposed',
  on: ['expose', 'reveal'],
  remedies: ['referee-discretion'],
  house: { costsNothing: true, casesOfParent: true },

  judge: ({ table, rules, number }, event) => {
    if (event.verb === 'reveal' ? !isShownEarly(table, rules, event) : isSameAccident(table, event)) return null
    if (event.verb === 'expose' && placeOf(event) === 'own' && (declaredWinOf(table, event.actor) || isWinShown(table))) return null
    if (event.verb === 'expose' && exposedNotHeld(table, event, hasRedFives(rules.settings)) !== undefined) return null
    const { actor, tiles } = event
    const counts = { [event.verb === 'reveal' ? 'own' : placeOf(event)]: tiles.length }
    const facts = { tiles, counted: tiles.length, ...counts }
    return { seat: actor, because: [number], ...weighed(facts, table, actor, rules) }
  },
  answer: (word, { raised, event }) => {
    if (word === 'nothing') return 'settled'
    const remedies = raised.remedies?.filter((remedy) => remedy === 'return-tile') ?? []
    const again = { ...raised, rule: 'tiles.exposed', at: event } as const
    // Nobody is at fault: the hand is only dealt again.
    if (word === 're-deal') return { ...again, level: 'info', remedies: [...remedies, 're-deal'] }
    const kind = word === 'chombo' || word === 'dead-hand' ? word : raised.facts.warning === 'none' ? 'none' : 'notice'
    const own: readonly Remedy[] = word === 'dead-hand' ? ['dead-hand'] : REFEREE_DECIDES
    return { ...again, level: 'violation', penalty: { kind }, remedies: remedies.length > 0 ? remedies : own }
  },
  amend: (findings, step) => [...exposedToo(findings, step), ...shownAtTheDraw(findings, step)],

  examples: [
    ['the two tiles of a pung just called', '@from middle; E discard 5p; S call pon; S expose 5p5p', 'nobody', 'wrc-2025'],
    ['the hand of a win just called', '@from middle; E discard 3m; S call ron; S expose 4m5m6p7p8p2s3s4s6z6z6z1p1p', 'nobody', 'wrc-2025'],
    ['two tiles of it', '@from middle; E discard 3m; S call ron; S expose 4m5m', 'nobody', 'wrc-2025'],
    [
      'own tiles after another player’s win was shown',
      '@from middle; E discard 3m; S ron; S reveal 4m5m6p7p8p2s3s4s6z6z6z1p1p; W expose 1m2m3m',
      'nobody',
      'wrc-2025',
    ],
    ['own tiles after a win was called, its hand not yet shown', '@from middle; E discard 3m; S ron; W expose 1m2m3m', 'W', 'wrc-2025'],
    ['a tile of the player’s own hand', '@from middle; E expose 5p', 'E', 'ema-2016', 'question'],
    ['a tile of the dead wall', '@from middle; E expose 5p dead-wall', 'E', 'ema-pre-2016'],
    ['three tiles', '@from middle; E expose 5p6p7p', 'E', 'wrc-2025'],
    ['a tile of the live wall', '@from middle; E expose 5p wall', 'E', 'rrc-1.5', 'question'],
    ['a tile of another hand, at the mildest a notice', '@from middle; E expose 5p S', 'E', 'rrc-1.5', 'question'],
    ['a tile of the dead wall, by accident', '@from middle; E expose 5p dead-wall; * answer 1 warning', 'E', 'rrc-1.5', 'violation'],
    ['a few tiles: a minor error', '@from middle; E expose 5p; * answer 1 warning', 'E', 'ema-2025', 'violation'],
    ['nobody’s fault: the tiles are dealt again', '@from middle; E expose 5p; * answer 1 re-deal', 'E', 'ema-2025', 'info'],
    [
      'a hand shown with an early tenpai',
      '@from middle; @wall 5; E discard 1z; S tenpai; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      'S',
      'ema-2025',
      'question',
    ],
    ['during the deal', 'S expose 5p6p7p', 'S', 'wrc-2025'],
    [
      'a hand shown after the end',
      '@from middle; @wall 0; E discard 1z; S tenpai; * end exhaustive; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
      'ema-2025',
    ],
    ['a few own tiles', '@from middle; E expose 5p', 'E', 'rrc-1.5', 'violation'],
    ['a few own tiles in riichi, which may show the wait', '@from middle; @riichi E; E expose 5p', 'E', 'rrc-1.5', 'question'],
    ['seven of thirteen own tiles', 'E draw; E discard 1z; S expose 1m2m3m4m5m6m7m', 'S', 'rrc-1.5'],
    [
      'own tiles that the known hand does not hold: the line is wrong',
      '@from middle; @hold S 1m2m3m4p5p6p7s8s9s5z5z6z6z; E discard 1z; S expose 9p9p9p9p',
      'nobody',
      'wrc-2025',
    ],
    ['nothing on file', '@from middle; E expose 5p', 'nobody'],
    ['nothing on the page', '@from middle; E expose 5p', 'nobody', 'riichi-wiki'],
    ['own tiles are put back', '@from middle; E expose 5p6p', 'E', 'ema-pre-2016'],
    ['a tile of another hand', '@from middle; E expose 5p S', 'E', 'ema-pre-2016'],
    ['six tiles', '@from middle; E expose 1m2m3m4m5m6m', 'E', 'ema-pre-2016'],
    ['two tiles', '@from middle; E expose 5p6p', 'E', 'wrc-2025'],
    ['four tiles of the dead wall', '@from middle; E expose 1m2m3m4m dead-wall', 'E', 'rrc-1.5'],
    ['one accident, in two lines', '@from middle; E expose 5p; E expose 6p dead-wall', 'E', 'rrc-1.5'],
    ['the referee leaves it at that', '@from middle; E expose 5p; * answer 1 nothing', 'nobody', 'ema-2016'],
  ],
})

/** Whether the hand has ended by a win that is declared and shown: own tiles tell nobody anything any more. */
const isWinShown = (table: Table): boolean =>
  table.form.seats.some((seat) => {
    const win = declaredWinOf(table, seat)
    return win !== undefined && (table.players[seat].revealed ?? 0) > win.called
  })

/** A further line of the same accident: a player exposes tiles in several places at once. */
const isSameAccident = ({ aside }: Pick<Table, 'aside'>, { actor }: Expose): boolean => aside?.verb === 'expose' && aside.actor === actor

/** A hand shown after tenpai or noten was declared before the end of play, where that is a matter of exposed tiles. */
const isShownEarly = (table: Table, { practice }: RuleSet, { actor }: Reveal): boolean =>
  practice.handShownEarly === 'tiles-exposed' && table.players[actor].announced?.early === true && isPlayGoingOn(table)

/** The finding about an accident with what a further line of it adds; none where it is another one, or was dismissed. */
const exposedToo = (findings: readonly Finding[], { before, event, rules }: EventStep): readonly Amendment[] => {
  if (event.verb !== 'expose' || !isSameAccident(before, event)) return []
  const finding = findings.findLast(({ seat }) => seat === event.actor)
  if (!finding) return []
  const place = placeOf(event)
  const tiles = [...tilesIn(finding.facts), ...event.tiles]
  const counted = { ...finding.facts, tiles, counted: tiles.length, [place]: countIn(finding.facts, place) + event.tiles.length }
  const because = [...finding.because, before.number + 1]
  // A question that a referee has answered stays as it is.
  const isOpen = counted.answer === undefined && rules.practice.exposedTiles !== null
  if (!isOpen) return [{ finding, instead: { ...finding, because, facts: counted } }]
  const {
    facts,
    answers,
    penalty,
    sections = finding.sections,
    remedies = firstRemedies(rules),
  } = weighed(counted, before, event.actor, rules)
  const level = answers ? 'question' : 'violation'
  const { answers: _, ...known } = finding
  const instead: Finding = {
    ...known,
    because,
    facts,
    level,
    sections,
    remedies,
    penalty: level === 'violation' ? penaltyOf(penalty, rules) : { kind: 'none' },
    ...(answers && { answers }),
  }
  return [{ finding, instead }]
}

/** The findings about a hand that was not shown early but at an exhaustive draw. */
const shownAtTheDraw = (findings: readonly Finding[], step: EventStep): readonly Amendment[] =>
  partOfTheDraw(findings, step)
    .filter(({ seat, event }) => seat !== null && step.before.players[seat].revealed === event)
    .map((finding) => ({ finding, settled: true }))

/** The penalty itself, or the row of its case. */
const penaltyOf = (given: Raised['penalty'], { penalties: { 'tiles.exposed': row } }: RuleSet): Penalty =>
  typeof given === 'object' ? given : (((given && row?.[given]) ?? row?.always)?.penalty ?? { kind: 'discretion' })

const firstRemedies = (rules: RuleSet): readonly Remedy[] => {
  const cell = rules.cells['tiles.exposed']
  return (cell.level !== null && cell.remedies) || REFEREE_DECIDES
}

const REFEREE_DECIDES: readonly Remedy[] = ['referee-discretion']

/** An own tile that a player exposes and the known hand does not hold. */
export const exposedNotHeld = ({ players }: Table, event: Expose, redsCount: boolean): Tile | undefined =>
  placeOf(event) === 'own' ? firstNotHeld(players[event.actor].hand, event.tiles, redsCount) : undefined

/** A player who shows tiles of the own seat shows own tiles. */
const placeOf = ({ actor, whose }: Expose): ExposedPlace =>
  whose === undefined || whose === actor || whose === 'own' ? 'own' : whose === 'wall' || whose === 'dead-wall' ? whose : 'other'

const countIn = (facts: Facts, place: ExposedPlace): number => Number(facts[place] ?? 0)
const tilesIn = ({ tiles }: Facts): readonly Tile[] => (typeof tiles === 'object' ? tiles : [])

/** The outcome under a rule set; where its text names none, the referee decides. */
const weighed = (
  facts: Facts,
  table: Table,
  seat: Expose['actor'],
  { practice }: RuleSet,
): Pick<Raised, 'facts' | 'level' | 'answers' | 'penalty' | 'sections' | 'remedies'> => {
  const counts = Object.fromEntries(EXPOSED_PLACES.map((place) => [place, countIn(facts, place)])) as Record<ExposedPlace, number>
  const { hand, ready, riichi } = table.players[seat]
  const exposure = { counts, held: hand.size ?? mostHeld(table, seat), riichi: riichi !== undefined, dealing: isDealing(table) && !ready }
  const outcome = practice.exposedTiles?.(exposure)
  if (!outcome) return { facts, answers: COMMON_ANSWERS }
  if (!('ask' in outcome)) return { facts, ...outcome }
  const { ask, warning, ...rest } = outcome
  return { facts: warning ? { ...facts, warning } : facts, level: 'question', answers: ask, ...rest }
}

/** The answers where the text names none. */
const COMMON_ANSWERS: readonly ExposureAnswer[] = ['warning', 'dead-hand', 'chombo', 'nothing']

/** The largest hand, with a drawn tile only in the own turn: if the record does not know its size, more than half of a smaller one is not proved. */
const mostHeld = ({ turn }: Table, seat: Expose['actor']): number => (turn.seat === null || turn.seat === seat ? 14 : 13)
