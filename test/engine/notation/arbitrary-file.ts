import fc from 'fast-check'
import { RULE_SET_IDS } from '../../../engine/editions/index.ts'
import { ACT_CHOICES, CALL_WITH_FLAGS, FLAGS } from '../../../engine/model/circumstances.ts'
import { ABORTS, CALLS, SHORT_FORMS, SIDES, type TableEvent, type Verb } from '../../../engine/model/events.ts'
import { LEVELS } from '../../../engine/model/findings.ts'
import { ANSWERS, RULE_IDS } from '../../../engine/model/rule-ids.ts'
import { nextSeat, SEATS } from '../../../engine/model/seats.ts'
import type { Game, Hand, HandHeader, StartMeld, TableFile } from '../../../engine/model/table-file.ts'
import { TILES, type Tile } from '../../../engine/model/tiles.ts'
import { expandShort } from '../../../engine/notation/short-forms.ts'

const known = fc.constantFrom(...TILES)
const tile: fc.Arbitrary<Tile> = fc.oneof({ weight: 9, arbitrary: known }, { weight: 1, arbitrary: fc.constant('?' as const) })
const tiles = (minLength: number, maxLength: number) => fc.array(tile, { minLength, maxLength })
const seat = fc.constantFrom(...SEATS)
const yes = fc.constant(true as const)
const points = fc.integer({ min: -1_000_000, max: 1_000_000 })
const four = fc.tuple(points, points, points, points)

/** Text of one line with difficult characters: quotes, backslashes, hashes, blanks, surrogates. */
const lineText = fc
  .array(
    fc.oneof(
      fc.constantFrom('"', '\\', '#', ' ', '  ', '\t', '@', '*', '&', "'", 'é', '🀄', '雀', '\u202e', '\ufeff'),
      fc.string({ unit: 'grapheme' }),
    ),
  )
  .map((parts) => parts.join('').replaceAll(/[^\P{Cc}\t]/gu, ''))

type Words = Readonly<Record<string, fc.Arbitrary<unknown>>>
const withWords = (start: Words, may: Words, must: Words): fc.Arbitrary<TableEvent> => {
  const all: Words = { ...may, ...must, ...start, together: yes }
  return fc.record(all, { requiredKeys: [...Object.keys(start), ...Object.keys(must)] }).map((event) => event as unknown as TableEvent)
}
const by = (verb: string, may: Words = {}, must: Words = {}) => withWords({ actor: seat, verb: fc.constant(verb) }, may, must)
const ofTable = (verb: string, must: Words) => withWords({ actor: fc.constant('*'), verb: fc.constant(verb) }, {}, must)

/** A tile can be drawn from another player's hand only. */
const drawnBy = (verb: string, may: Words) =>
  seat.chain((actor) => {
    const from = fc.constantFrom('wall', 'dead-wall', ...SEATS.filter((one) => one !== actor))
    return withWords({ actor: fc.constant(actor), verb: fc.constant(verb) }, { ...may, from }, {})
  })
/** All flags of a verb. */
const flagsOf = (verb: keyof typeof FLAGS): Words => Object.fromEntries(FLAGS[verb].map((flag) => [flag, yes]))
/** Words said; an empty text is none. */
const said = lineText.filter((text) => text !== '')

const EVENTS: { readonly [V in Verb]: readonly fc.Arbitrary<TableEvent>[] } = {
  touch: [by('touch')],
  draw: [drawnBy('draw', { tile, ...flagsOf('draw') })],
  replace: [drawnBy('replace', { tile, ...flagsOf('replace') })],
  return: [by('return', { tile })],
  discard: [by('discard', { source: fc.constantFrom(...ACT_CHOICES.discard), ...flagsOf('discard') }, { tile })],
  call: [
    by('call', { tile, said }, { call: fc.constantFrom(...CALLS) }),
    by('call', { tile, said, ...flagsOf('call') }, { call: fc.constant(CALL_WITH_FLAGS) }),
  ],
  show: [by('show', {}, { tiles: tiles(1, 4) })],
  take: [by('take', { tile, side: fc.constantFrom(...SIDES) })],
  ankan: [by('ankan', { faces: fc.constantFrom(...ACT_CHOICES.ankan), ...flagsOf('ankan') }, { tile })],
  kakan: [by('kakan', flagsOf('kakan'), { tile })],
  retract: [by('retract', { tile })],
  stick: [by('stick')],
  kita: [by('kita')],
  rearrange: [by('rearrange')],
  tenpai: [by('tenpai')],
  noten: [by('noten')],
  ready: [by('ready')],
  expose: [by('expose', { whose: fc.constantFrom('own', 'wall', 'dead-wall', ...SEATS) }, { tiles: tiles(1, 20) })],
  reveal: [by('reveal', flagsOf('reveal'), { tiles: tiles(1, 14) })],
  count: [by('count', {}, { count: fc.integer({ min: 0, max: 20 }) })],
  note: [by('note', {}, { text: lineText }), ofTable('note', { text: lineText })],
  dora: [ofTable('dora', { tile })],
  dead: [ofTable('dead', { seat })],
  ura: [ofTable('ura', { tiles: tiles(1, 5) })],
  scores: [ofTable('scores', { points: four })],
  end: [ofTable('end', { how: fc.constantFrom('exhaustive', 'win', ...ABORTS) })],
  // They name an event before them: see `afterwards`.
  answer: [],
  ruling: [],
}
const event: fc.Arbitrary<TableEvent> = fc.oneof(...Object.values(EVENTS).flat())

const shortForm = fc
  .record({ actor: seat, form: fc.constantFrom(...SHORT_FORMS), tiles: tiles(1, 3), together: fc.option(yes, { nil: undefined }) })
  .map(({ actor, form, tiles, together }) =>
    expandShort({ actor, form, tiles: form === 'riichi' ? tiles.slice(0, 1) : tiles, ...(together && { together }) }),
  )

/** An answer or a ruling on an event before it. */
const afterwards = (last: number): fc.Arbitrary<TableEvent> => {
  const at = fc.integer({ min: 1, max: last })
  const rule = fc.constantFrom(...(Object.keys(ANSWERS) as (keyof typeof ANSWERS)[]))
  return fc.oneof(
    fc.tuple(at, rule, fc.nat(), fc.boolean()).map(
      ([event, rule, word, named]): TableEvent => ({
        actor: '*',
        verb: 'answer',
        event,
        word: ANSWERS[rule][word % ANSWERS[rule].length] ?? '',
        ...(named && { rule }),
      }),
    ),
    fc
      .record({ event: at, rule: fc.constantFrom(...RULE_IDS), decision: fc.constantFrom('upheld' as const, 'dismissed' as const) })
      .map((ruling): TableEvent => ({ actor: '*', verb: 'ruling', ...ruling })),
  )
}

/** The events of one hand: acts, short forms, clocks that never go back, then answers and rulings. */
export const events: fc.Arbitrary<readonly TableEvent[]> = fc
  .array(
    fc.tuple(fc.oneof({ weight: 4, arbitrary: event.map((one) => [one]) }, shortForm), fc.option(fc.integer({ min: 0, max: 9_000_000 }))),
    {
      maxLength: 12,
    },
  )
  .map((acts) => {
    let clock = 0
    return acts.flatMap(([parts, step]): readonly TableEvent[] => {
      if (step === null) return parts
      clock += step / 1_000_000
      const at = Number(clock.toFixed(6))
      return parts.map((part) => ({ ...part, clock: at }))
    })
  })
  .chain(
    (acts): fc.Arbitrary<readonly TableEvent[]> =>
      acts.length ? fc.array(afterwards(acts.length), { maxLength: 2 }).map((after) => [...acts, ...after]) : fc.constant([]),
  )

const meld: fc.Arbitrary<StartMeld> = fc.oneof(
  fc
    .tuple(seat, known, fc.constantFrom('pon' as const, 'daiminkan' as const, 'kakan' as const))
    .map(([seat, tile, kind]) => ({ seat, kind, tile, from: nextSeat(seat, SEATS) })),
  fc.record({ seat, kind: fc.constant('ankan' as const), tile: known }),
  fc
    .record({
      seat,
      kind: fc.constant('chii' as const),
      tiles: fc.constantFrom<[Tile, Tile, Tile]>(['4p', '0p', '6p'], ['9s', '7s', '8s']),
      which: fc.nat(2),
    })
    .map(({ which, ...rest }) => ({ ...rest, claimed: rest.tiles[which] ?? '?' })),
)

const bySeats = <T>(one: fc.Arbitrary<T>) =>
  fc.record({ E: one, S: one, W: one, N: one }, { requiredKeys: [] }).filter((all) => Object.keys(all).length > 0)
const whole = <T extends object>(value: T): T => Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T

const header = (named: boolean): fc.Arbitrary<HandHeader> =>
  fc
    .record(
      {
        name: fc.record({ wind: seat, number: fc.integer({ min: 1, max: 4 }), counters: fc.nat(200), sticks: fc.nat(200) }),
        from: fc.constantFrom('deal' as const, 'middle' as const),
        wall: fc.oneof(fc.nat(70), fc.constant('?' as const)),
        deal: bySeats(tiles(13, 13)),
        hold: bySeats(tiles(1, 14)),
        dora: tile,
        melds: fc.array(meld, { maxLength: 4 }),
        rivers: bySeats(fc.array(fc.record({ tile, claimed: yes }, { requiredKeys: ['tile'] }), { maxLength: 6 })),
        riichi: fc.uniqueArray(seat),
        displayed: yes,
        scores: four,
        players: fc.tuple(lineText, lineText, lineText, lineText),
      },
      { requiredKeys: ['from', 'melds', 'riichi', ...(named ? (['name'] as const) : [])] },
    )
    .map(({ deal, hold, displayed, ...rest }) =>
      whole({ ...rest, ...(rest.from === 'deal' ? { deal } : { hold, displayed }) } as HandHeader),
    )

const hand = (named: boolean): fc.Arbitrary<Hand> => fc.record({ header: header(named), events })
/** Whether a hand can be told from the one before it: by a name, `@game`, or lines of its own. */
const isWritten = ({ header, events }: Hand) =>
  events.length > 0 || header.name !== undefined || header.from === 'middle' || header.wall !== undefined || header.riichi.length > 0
const game: fc.Arbitrary<Game> = fc.oneof(
  fc.constant({ hands: [] }),
  fc
    .tuple(hand(false).filter(isWritten), fc.array(hand(true), { maxLength: 2 }))
    // Header lines before the first `@hand` belong to that hand.
    .map(([first, rest]) => ({ hands: first.header.name || first.events.length ? [first, ...rest] : [first] })),
)

const expectation = fc.oneof(
  fc.record({ rules: fc.constantFrom(...RULE_SET_IDS), none: yes }),
  fc.record(
    {
      rules: fc.constantFrom(...RULE_SET_IDS),
      event: fc.integer({ min: 1, max: 999 }),
      level: fc.constantFrom(...LEVELS),
      rule: fc.constantFrom(...RULE_IDS),
      seat,
    },
    { requiredKeys: ['rules', 'event', 'level', 'rule'] },
  ),
)
const setting = fc.constantFrom(
  { name: 'draw-floor', value: '1.0' },
  { name: 'red-fives', value: '4' },
  { name: 'open-tanyao', value: 'unknown' },
  { name: 'slow-count', value: '3' },
)

/** Every file that `parseTable` could return, without line numbers. */
export const tableFile: fc.Arbitrary<TableFile> = fc
  .record({
    rules: fc.option(fc.constantFrom(...RULE_SET_IDS), { nil: undefined }),
    settings: fc.uniqueArray(setting),
    games: fc.array(game, { maxLength: 3 }),
    expected: fc.array(fc.tuple(expectation, fc.nat(9), fc.nat(9)), { maxLength: 4 }),
  })
  .map(({ rules, settings, games, expected }) => {
    const expectations = expected.map(([one, g, h]) => {
      const game = g % Math.max(1, games.length)
      return { ...one, game: game + 1, hand: (h % Math.max(1, games[game]?.hands.length ?? 0)) + 1, line: 0 }
    })
    return {
      ...(rules && { rules }),
      settings,
      games,
      expectations: expectations.sort((a, b) => a.game - b.game || a.hand - b.hand),
    }
  })

/** A file without its line numbers. */
export const withoutLines = (file: TableFile): TableFile => ({
  ...file,
  expectations: file.expectations.map((one) => ({ ...one, line: 0 })),
  games: file.games.map(({ hands }) => ({ hands: hands.map(({ header, events }) => ({ header, events })) })),
})
