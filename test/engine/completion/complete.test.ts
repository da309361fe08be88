import fc from 'fast-check'
import { expect, test } from 'vitest'
import { notTakenLines } from '../../../engine/completion/claim-reading.ts'
import { completions } from '../../../engine/completion/complete.ts'
import { verbLines } from '../../../engine/completion/verb-lines.ts'
import { bySeat } from '../../../engine/model/seats.ts'
import { parseLine } from '../../../engine/notation/parse/parse-line.ts'
import { PLAYER_READERS } from '../../../engine/notation/parse/player-verbs.ts'
import { TABLE_READERS } from '../../../engine/notation/parse/table-verbs.ts'
import type { SeatView, TableView } from '../../../engine/table/table-view.ts'
import { seatView, tableView } from '../table/a-view.ts'

const nobody: SeatView = { ...seatView, concealed: null }
const EMPTY = tableView({ event: 1, wall: null, seats: bySeat(() => nobody) })
const UNTIL = { sets: ['draw'], win: ['self-draw'] } as const

/** The table of the picture: West has called pon on East's 1z and not taken it. North has discarded 3p. East has to draw. */
const PICTURE: TableView = {
  ...EMPTY,
  event: 54,
  wall: 34,
  turn: { seat: 'E', due: 'draw' },
  windows: { tile: '3p', from: 'N', event: 54, kind: 'discard', chow: ['E'], pung: ['E', 'S', 'W'], win: ['E', 'S', 'W'], until: UNTIL },
  untaken: [{ seat: 'W', tile: '1z', from: 'E', called: 51, discardsLeft: 1, discardsAllowed: 2, outcome: 'dead' }],
}
const DISCARD: TableView = {
  ...EMPTY,
  turn: { seat: 'E', due: 'discard' },
  seats: { ...EMPTY.seats, E: { ...nobody, drawn: '7s', concealed: 14, known: ['1m', '0p', '7s'] } },
}
const KNOWN: TableView = {
  ...PICTURE,
  untaken: [],
  seats: {
    E: { ...nobody, concealed: 4, known: ['0p', '4p', '3p', '3p'] },
    S: { ...nobody, concealed: 1, known: ['1z'] },
    W: nobody,
    N: nobody,
  },
}

const WEST: SeatView = {
  ...nobody,
  groups: [
    {
      kind: 'pon',
      from: 'E',
      side: 'middle',
      tiles: [
        { tile: '1z', rotated: false, faceDown: false, missing: false, stacked: false },
        { tile: '1z', rotated: true, faceDown: false, missing: true, stacked: false },
        { tile: '1z', rotated: false, faceDown: false, missing: false, stacked: false },
      ],
    },
  ],
}
const RIVER = { tile: '3p', event: 54, lies: [], drawn: false, claimedBy: null, called: false } as const
const DISCARDED: TableView = { ...PICTURE, seats: { ...PICTURE.seats, N: { ...nobody, river: [RIVER] } } }
const AWAITED: TableView = { ...EMPTY, seats: { ...EMPTY.seats, W: { ...nobody, deadOnceDeclared: true } } }
/** East has discarded as well: the tile was not taken in time. */
const DEAD: TableView = {
  ...PICTURE,
  turn: { seat: 'S', due: 'draw' },
  windows: { tile: '7s', from: 'E', event: 55, kind: 'discard', chow: ['S'], pung: ['S', 'W', 'N'], win: ['S', 'W', 'N'], until: UNTIL },
  untaken: [],
  seats: { ...EMPTY.seats, W: { ...WEST, dead: true }, N: { ...nobody, riichi: true } },
}

const TENPAI = ['E tenpai', 'S tenpai', 'W tenpai', 'N tenpai']
const SECOND: TableView = { ...EMPTY, hand: { wind: 'E', number: 2, counters: 1, sticks: 0 } }
const FRESH: TableView = { ...EMPTY, event: 0, turn: { seat: 'E', due: 'draw' } }

const SEVEN = ['', ' rotated', ' slow', ' wrong', ' nodraw', ' meld', ' fast'].map((word) => `E discard 7s drawn${word}`)

const lines = (typed: string, view: TableView) => completions(typed, view).map(({ line }) => line)

test.each<[string, TableView, string, readonly string[]]>([
  [
    'nothing typed: whose turn it is, then the claimed tile, then the claims',
    PICTURE,
    '',
    ['E draw', 'W take 1z middle', 'E pon 3p3p', 'S pon 3p3p', 'W pon 3p3p', 'E chii 2p4p', 'E chii 4p5p', 'E chii 1p2p'],
  ],
  [
    'a dead hand takes and claims nothing, a hand in riichi only wins',
    DEAD,
    '',
    ['S draw', 'S pon 7s7s', 'S chii 6s8s', 'S chii 8s9s', 'S chii 5s6s', 'S ron', 'N ron', 'S daiminkan 7s7s7s'],
  ],
  ['a dead hand’s tile can be taken all the same', DEAD, 'W t', ['W take 1z middle', 'W tsumo', 'W tenpai', 'W touch']],
  [
    'a hand that lives has its tile to take',
    { ...DEAD, seats: { ...EMPTY.seats, W: WEST } },
    '',
    ['S draw', 'W take 1z middle', 'S pon 7s7s', 'W pon 7s7s', 'N pon 7s7s', 'S chii 6s8s', 'S chii 8s9s', 'S chii 5s6s'],
  ],
  ['the picture: W t', PICTURE, 'W t', ['W take 1z middle', 'W tsumo', 'W tenpai', 'W touch']],
  [
    'a seat alone: what is due from it, then what it may claim',
    PICTURE,
    'W',
    ['W take 1z middle', 'W pon 3p3p', 'W call pon', 'W ron', 'W daiminkan 3p3p3p', 'W discard ', 'W draw', 'W chii'],
  ],
  ['a clock before it stays', PICTURE, '12.5 & W t', ['12.5 & W take 1z middle', '12.5 & W tsumo', '12.5 & W tenpai', '12.5 & W touch']],
  [
    'p: who may pon',
    PICTURE,
    'p',
    ['E pon 3p3p', 'S pon 3p3p', 'W pon 3p3p', 'E call pon', 'S call pon', 'W call pon', 'N pon', 'N call pon'],
  ],
  ['a claim named: as it is named, with its tiles, the word alone', PICTURE, 'W pon', ['W pon', 'W pon 3p3p', 'W call pon']],
  ['a kong named, of the last discard', PICTURE, 'W kan', ['W daiminkan', 'W daiminkan 3p3p3p', 'W call kan', 'W kakan ', 'W ankan ']],
  ['a kong named in the own turn: which tile?', DISCARD, 'E kan', ['E ankan ']],
  ['a seat and p: said and taken, or only said', PICTURE, 'W p', ['W pon 3p3p', 'W call pon']],
  [
    'c: the chows of the next player',
    PICTURE,
    'c',
    ['E chii 2p4p', 'E chii 4p5p', 'E call chii', 'E chii 1p2p', 'E call pon', 'E call kan', 'E call ron', 'E call riichi'],
  ],
  ['a seat and k: its kongs', PICTURE, 'S k', ['S daiminkan 3p3p3p', 'S kakan ', 'S ankan ', 'S call kan']],
  [
    'r: wins and riichi',
    PICTURE,
    'S r',
    ['S ron', 'S riichi ', 'S replace', 'S retract', 'S return', 'S reveal ', 'S rearrange', 'S ready'],
  ],
  [
    'known hands: only what they can claim, with their own tiles',
    KNOWN,
    '',
    ['E draw', 'E pon 3p3p', 'W pon 3p3p', 'E chii 4p0p', 'E ron', 'S ron', 'W ron', 'W daiminkan 3p3p3p'],
  ],
  [
    'a tile alone is a discard of the player whose turn it is',
    DISCARD,
    '3p',
    [
      'E discard 3p',
      'E discard 3p drawn',
      'E discard 3p hand',
      'E discard 3p rotated',
      'E discard 3p slow',
      'E discard 3p wrong',
      'E discard 3p nodraw',
      'E discard 3p meld',
    ],
  ],
  ['a tile begun: those of the known hand', DISCARD, '0', ['E discard 0p']],
  ['a dot is the tile just drawn', DISCARD, '.', SEVEN],
  ['a seat and a dot', DISCARD, 'E .', SEVEN],
  ['a dot where the tile is not known', { ...EMPTY, turn: { seat: 'S', due: 'discard' } }, '.', ['S discard ']],
  [
    'a discard begun: the tile just drawn, then the rest of the hand',
    DISCARD,
    'E dis',
    ['E discard 7s drawn', 'E discard 1m', 'E discard 0p'],
  ],
  ['a word begun behind a tile', DISCARD, 'E discard 1m r', ['E discard 1m rotated']],
  ['a word behind a word', DISCARD, 'E discard 1m rotated h', ['E discard 1m rotated hand']],
  ['a side', PICTURE, 'W take 1z l', ['W take 1z left']],
  ['the table', EMPTY, '* e', ['* end exhaustive', '* end win', '* end abort ']],
  ['a kong: the replacement is due', { ...EMPTY, turn: { seat: 'N', due: 'replace' } }, '', ['N replace']],
  ['an empty wall', { ...EMPTY, wall: 0, turn: { seat: 'N', due: 'draw' } }, '', ['* end exhaustive']],
  ['after an exhaustive draw', { ...EMPTY, ended: 'exhaustive' }, '', [...TENPAI, '* scores ', '@hand E1 0']],
  [
    'a hand that was shown has said all',
    { ...EMPTY, ended: 'exhaustive', seats: { ...EMPTY.seats, S: { ...nobody, shown: ['1m', '1m'] } } },
    '',
    [...TENPAI.filter((line) => line !== 'S tenpai'), '* scores ', '@hand E1 0'],
  ],
  ['a draw with a counter', { ...SECOND, ended: 'exhaustive' }, '', [...TENPAI, '* scores ', '@hand E3 2', '@hand E2 2']],
  [
    'after a hand that was not noted: nobody knows which comes next',
    { ...EMPTY, from: 'middle', ended: 'win' },
    '',
    ['* scores ', '@hand '],
  ],
  ['a header begun there', { ...EMPTY, from: 'middle' }, '@ha', ['@hand ']],
  ['nothing known, nothing typed', EMPTY, '', []],
  ['a header begun: the first hand where there is none', EMPTY, '@ha', ['@hand E1 0', '@hand ']],
  ['the hand after this one, or the dealer stays', SECOND, '@h', ['@hand E3 0', '@hand E2 2', '@hand ', '@hold E ']],
  ['the next hand as it stands, and its other name', SECOND, '@hand E3 0', ['@hand E3 0', '@hand E2 2']],
  ['a header that wants more', EMPTY, '@wall', ['@wall ']],
  ['a header that reads', EMPTY, '@wall 31', ['@wall 31']],
  ['a table where nothing has happened: from the deal, or in the middle', FRESH, '', ['E draw', '@from middle']],
  [
    'in the middle: what lies there may be said',
    { ...FRESH, from: 'middle', turn: null },
    '',
    ['@wall ', '@dora ', '@river E ', '@meld ', '@riichi E', '@hold E ', '@scores '],
  ],
  [
    'in the middle: the wall and the dora that are said are not asked for again',
    { ...FRESH, from: 'middle', turn: null, wall: 38, dora: ['4p'] },
    '',
    ['@river E ', '@meld ', '@riichi E', '@hold E ', '@scores '],
  ],
  ['a discard taken back', DISCARDED, 'N ret', ['N retract', 'N retract 3p', 'N return']],
  ['a discard taken back, its tile begun', DISCARDED, 'N retract ', ['N retract 3p']],
  [
    'a hand dead once declared, before the other lines of the table',
    AWAITED,
    '* d',
    ['* dead W', '* dora ', '* dead E', '* dead S', '* dead N'],
  ],
  ['nonsense', PICTURE, 'W xyz', []],
])('%s', (_, view, typed, expected) => expect(lines(typed, view)).toEqual(expected))

test.each([
  ['a tile in words', 'east', 'E discard 1z'],
  ['a tile in words behind its verb', 'S discard red dra', 'S discard 7z'],
  ['a tile in French', 'W discard dragon vert', 'W discard 6z'],
  ['a wind by its letter', 'S discard E', 'S discard 1z'],
  ['a number in words', 'E draw 5 of dots', 'E draw 5p'],
])('%s', (_, typed, first) => expect(lines(typed, EMPTY)[0]).toBe(first))

test.each<[string, TableView, string, string, string]>([
  ['French', PICTURE, 'E pioche', 'E draw', 'E draw'],
  ['French, begun', PICTURE, 'E pio', 'E draw', 'E draw'],
  ['French without a seat', PICTURE, 'pioche', 'E draw', 'draw'],
  ['French, a clock before it', PICTURE, '12.5 E pioche', '12.5 E draw', '12.5 E draw'],
  ['French with its accent, and its tile', PICTURE, 'E écarte 9m', 'E discard 9m', 'E discard 9m'],
  ['French with an article, the tile in French', PICTURE, 'E jette le dragon rouge', 'E discard 7z', 'E discard dragon rouge'],
  ['French for the seat as well', PICTURE, 'Ouest prend', 'W take 1z middle', 'W take'],
  ['the seat alone in French, the rest in notation', PICTURE, 'O take 1z', 'W take 1z middle', 'W take 1z'],
  ['a claim as it is called in English', PICTURE, 'W pung', 'W pon', 'W pon'],
  ['a claim in Japanese, with its tiles', PICTURE, 'E chi 2p4p', 'E chii 2p4p', 'E chii 2p4p'],
  ['what is called, in words', PICTURE, 'W annonce pung', 'W call pon', 'W call pon'],
  ['as it is told afterwards, on whom', PICTURE, 'West called pon on East’s wind', 'W call pon', 'W call pon'],
  ['as it is told afterwards in French', PICTURE, 'O a annoncé pon sur Est', 'W call pon', 'W call pon'],
  ['several words', PICTURE, 'S kong caché', 'S ankan ', 'S ankan'],
  ['a hand on the wall', PICTURE, 'S touche', 'S touch', 'S touch'],
  ['a discard taken back', PICTURE, 'E reprend 1z', 'E retract 1z', 'E retract 1z'],
  ['the longest words that fit', PICTURE, 'W takes back', 'W retract', 'W retract'],
  ['a win is on the discard', PICTURE, 'S gagne', 'S ron', 'S ron'],
  ['a win in the own turn is by self-draw', DISCARD, 'E agari', 'E tsumo', 'E tsumo'],
  ['the seat alone in French, a win', DISCARD, 'est tsumo', 'E tsumo', 'E tsumo'],
  ['the seat alone in French, a note', PICTURE, 'sud note', 'S note', 'S note'],
  ['a tile of the dead wall, in French', PICTURE, 'E pioche du mur mort', 'E draw from dead-wall', 'E draw du mur mort'],
  ['a dead hand, said of the player', EMPTY, 'W dead', '* dead W', '* dead W'],
  ['a dead hand in French', EMPTY, 'main morte Ouest', '* dead W', '* dead W'],
  ['the table', EMPTY, '* mur épuisé', '* end exhaustive', '* end exhaustive'],
])('the word of another language for an act: %s', (_, view, typed, line, readAs) =>
  expect(completions(typed, view)[0]).toMatchObject({ line, readAs, rest: '' }),
)

test('each row says which word it stands for', () =>
  expect(completions('E pioche', PICTURE)[0]?.explains).toEqual({
    en: 'for “pioche”: East’s turn',
    fr: 'pour « pioche » : c’est le tour d’Est',
  }))

test('says what it is, in both languages, and what is due', () => {
  const [take, tsumo] = completions('W t', PICTURE)
  expect(take).toEqual({
    line: 'W take 1z middle',
    rest: 'ake 1z middle',
    readAs: 'W t',
    explains: { en: 'from East, across: in the middle', fr: 'd’Est, en face : au milieu' },
    due: true,
  })
  expect(tsumo?.explains.en).toBe('not West’s turn: marked if entered')
  expect(completions('3p', DISCARD)[0]?.rest).toBe('')
})

test.each([
  ['a claim', 'W pon', 'pon; taken', 'pon ; tuile prise'],
  ['a claim with other tiles', 'W chii 1p2p', 'chii; taken', 'chii ; tuile prise'],
  ['a claim by its English name', 'W pung', 'for “pung”: pon; taken', 'pour « pung » : pon ; tuile prise'],
  ['the word alone', 'W says pon', 'for “says”: pon, the word alone', 'pour « says » : pon, le mot seul'],
  ['any other line', 'S draw fast', 'South draws, too fast', 'Sud pioche, trop vite'],
])('says in words what it has understood: %s', (_, typed, en, fr) => expect(completions(typed, PICTURE)[0]?.explains).toEqual({ en, fr }))

test.each<[string, string | null]>([
  ['W pon', 'W call pon\nW show ??'],
  ['12.4 & W daiminkan', '12.4 & W call kan\n12.4 W show ???'],
  ['W chii', 'W call chii\nW show ??'],
  ['W pon 5p5p', 'W call pon\nW show 5p5p'],
  ['12.4 & W daiminkan 3p3p3p', '12.4 & W call kan\n12.4 W show 3p3p3p'],
  ['W chii 1p2p', 'W call chii\nW show 1p2p'],
  ['W riichi 9m', null],
  ['W call pon', null],
])('%s, and the tile not taken: called and shown', (line, lines) => expect(notTakenLines(line)).toBe(lines))

test('after a win that was called the hand ends: nobody is to discard', () =>
  expect(completions('', { ...PICTURE, turn: null, won: ['S'] }).map(({ line }) => line)).toEqual(
    expect.arrayContaining(['* end win', 'S reveal ']),
  ))

test('a dead hand’s tile is not due', () => expect(completions('W t', DEAD)[0]?.due).toBe(false))

test('whatever is typed, at most eight lines come, each once, each a line that reads or asks for more', () => {
  const piece = fc.constantFrom(
    'E',
    'W',
    ' ',
    'discard',
    'take',
    't',
    '3p',
    '1',
    '.',
    'p',
    '*',
    '&',
    '12.4',
    'k',
    'rotated',
    '"',
    '@',
    '#',
    '\\',
  )
  fc.assert(
    fc.property(
      fc.array(fc.oneof(piece, fc.string()), { maxLength: 6 }),
      fc.constantFrom(EMPTY, PICTURE, DISCARD, KNOWN),
      (pieces, view) => {
        const typed = pieces.join('')
        const rows = completions(typed, view)
        expect(rows.length).toBeLessThanOrEqual(8)
        expect(new Set(rows.map(({ line }) => line)).size).toBe(rows.length)
        for (const { line, rest } of rows) {
          expect(line.endsWith(' ') || parseLine(line).ok).toBe(true)
          if (rest) expect(typed + rest).toBe(line)
        }
      },
    ),
    { numRuns: 1000 },
  )
})

test('who does not decide is offered no ruling, no answer, no dead hand, no rule set and no setting, whatever is typed', () => {
  const starts = [
    '',
    '*',
    '* ',
    '* a',
    '* answer ',
    '* ruling 8',
    '* d',
    '* dead S',
    '* mort',
    'S dead',
    'main morte',
    '* décision',
    '* réponse',
    '@',
    '@r',
    '@rules ',
    '@rules ema-2016',
    '@s',
    '@set ',
    '@set renhou on',
    '12 * r',
  ]
  const isDecision = (line: string): boolean => /^(?:\S+ )?(?:\* (?:answer|ruling|dead)\b|@(?:rules|set)\b)/.test(line)
  const offered = (decides: boolean) =>
    starts.flatMap((typed) => completions(typed, PICTURE, decides).map(({ line }) => line)).filter(isDecision)
  expect(new Set(offered(true)).size).toBeGreaterThan(8)
  expect(offered(false)).toEqual([])
  // everything else is offered as before
  expect(completions('@', PICTURE, false).map(({ line }) => line)).toContain('@hand E1 0')
  expect(completions('* ', PICTURE, false).map(({ line }) => line)).toContain('* end win')
})

test('of a turn that was too fast the discard goes back first, then the drawn tile', () => {
  const back = (discard: '3p' | null) => completions('', { ...PICTURE, toReturn: { seat: 'N', discard } })[0]
  expect([back('3p')?.line, back('3p')?.due, back(null)?.line]).toEqual(['N retract 3p', true, 'N return'])
})

test('a claim of a tile that nobody remembers says so in the reader’s words', () => {
  const view: TableView = {
    ...DEAD,
    windows: { tile: '?', from: 'E', event: 55, kind: 'discard', chow: [], pung: ['S'], win: [], until: UNTIL },
  }
  expect(completions('S pon', view)[0]?.explains).toEqual({ en: 'pung, takes East’s discard', fr: 'pung, prend l’écart d’Est' })
})

test('every verb is offered, but for the North set aside, which only a game of three players has', () => {
  const offered = new Set(verbLines(EMPTY).map(({ line }) => line.split(' ', 2).join(' ')))
  expect(Object.keys(PLAYER_READERS).filter((verb) => !offered.has(`S ${verb}`))).toEqual(['kita'])
  expect(Object.keys(TABLE_READERS).filter((verb) => !offered.has(`* ${verb}`))).toEqual([])
})
