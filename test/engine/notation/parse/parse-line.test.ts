import { expect, test } from 'vitest'
import type { TableEvent } from '../../../../engine/model/events.ts'
import { sayNotationError } from '../../../../engine/notation/errors/notation-error.ts'
import { formatEvents } from '../../../../engine/notation/format/format-event.ts'
import { parseLine } from '../../../../engine/notation/parse/parse-line.ts'

const said = (text: string) => {
  const line = parseLine(text, 3)
  return line.ok ? line.value : sayNotationError(line.error, 'en')
}
const read = (text: string): readonly TableEvent[] => {
  const line = parseLine(text)
  if (!line.ok || line.value.kind !== 'events') throw new Error(`not events: ${text}`)
  return line.value.events
}

test.each<[string, string, TableEvent]>([
  [
    'a draw with all that can be said of it',
    'W draw 5p fast wrong mixed touching from dead-wall',
    { actor: 'W', verb: 'draw', tile: '5p', fast: true, wrong: true, mixed: true, touching: true, from: 'dead-wall' },
  ],
  ['a tile of another hand', 'W draw ? from N', { actor: 'W', verb: 'draw', tile: '?', from: 'N' }],
  [
    'a replacement tile of the wrong place',
    'S replace 2p from dead-wall mixed',
    { actor: 'S', verb: 'replace', tile: '2p', from: 'dead-wall', mixed: true },
  ],
  ['a hand on the wall', 'S touch', { actor: 'S', verb: 'touch' }],
  ['a discard too fast', 'W discard 9s fast', { actor: 'W', verb: 'discard', tile: '9s', fast: true }],
  ['a concealed kong too fast', 'W ankan 1z fast outer', { actor: 'W', verb: 'ankan', tile: '1z', faces: 'outer', fast: true }],
  ['an extended pung too fast', 'W kakan 1z fast', { actor: 'W', verb: 'kakan', tile: '1z', fast: true }],
  [
    'a self-draw win too fast, on a tile laid down',
    'W call tsumo laid fast',
    { actor: 'W', verb: 'call', call: 'tsumo', fast: true, laid: true },
  ],
  ['the last call taken back', 'S retract', { actor: 'S', verb: 'retract' }],
  ['a discard taken back', 'S retract 9s', { actor: 'S', verb: 'retract', tile: '9s' }],
  ['what was said', 'S call ron 3m said mahjong', { actor: 'S', verb: 'call', call: 'ron', tile: '3m', said: 'mahjong' }],
  ['several words said', 'S call pon said "pung, please"', { actor: 'S', verb: 'call', call: 'pon', said: 'pung, please' }],
  ['an unclear word', 'S call chii said ?', { actor: 'S', verb: 'call', call: 'chii', said: '?' }],
  ['a short win, said otherwise', 'S ron said hu', { actor: 'S', verb: 'call', call: 'ron', said: 'hu' }],
  [
    'words of a discard in another order',
    'E discard 0s slow drawn rotated',
    { actor: 'E', verb: 'discard', tile: '0s', source: 'drawn', rotated: true, slow: true },
  ],
  [
    'a clock and a sign for “at the same time”',
    '12.40 & S call pon',
    { clock: 12.4, together: true, actor: 'S', verb: 'call', call: 'pon' },
  ],
  ['a short win claim of an earlier discard', 'S ron 3m', { actor: 'S', verb: 'call', call: 'ron', tile: '3m' }],
  ['a self-draw win', 'S tsumo', { actor: 'S', verb: 'call', call: 'tsumo' }],
  ['tiles one by one', 'S show 1z 1z', { actor: 'S', verb: 'show', tiles: ['1z', '1z'] }],
  [
    'tiles run together, unknown ones among them',
    'S reveal 055p?1z?',
    { actor: 'S', verb: 'reveal', tiles: ['0p', '5p', '5p', '?', '1z', '?'] },
  ],
  ['whose tiles were seen', 'N expose 5p E', { actor: 'N', verb: 'expose', tiles: ['5p'], whose: 'E' }],
  ['a comment', 'E discard 5p # no', { actor: 'E', verb: 'discard', tile: '5p' }],
  ['a note as it stands', 'E note  says "pon" # twice ', { actor: 'E', verb: 'note', text: ' says "pon" # twice ' }],
  ['an empty note', '* note', { actor: '*', verb: 'note', text: '' }],
  [
    'an answer that names its rule',
    '* answer 3 claim.late void',
    { actor: '*', verb: 'answer', event: 3, rule: 'claim.late', word: 'void' },
  ],
  ['an abort', '* end abort nine-terminals', { actor: '*', verb: 'end', how: 'nine-terminals' }],
  ['scores below nothing', '* scores -100 0 50000 50100', { actor: '*', verb: 'scores', points: [-100, 0, 50000, 50100] }],
  ['a carriage return at the end', 'E ready\r', { actor: 'E', verb: 'ready' }],
])('%s', (_, text, event) => expect(read(text)).toEqual([event]))

test('a short form gives its three events', () => {
  expect(read('3 & S pon 5p0p')).toEqual([
    { clock: 3, together: true, actor: 'S', verb: 'call', call: 'pon', short: { form: 'pon', part: 0, tiles: ['5p', '0p'] } },
    { clock: 3, actor: 'S', verb: 'show', tiles: ['5p', '0p'], short: { form: 'pon', part: 1, tiles: ['5p', '0p'] } },
    { clock: 3, actor: 'S', verb: 'take', short: { form: 'pon', part: 2, tiles: ['5p', '0p'] } },
  ])
  expect(read('S riichi 9m').map(({ verb }) => verb)).toEqual(['call', 'discard', 'stick'])
  expect(read('S daiminkan 5p5p5p')[0]).toMatchObject({ verb: 'call', call: 'kan' })
})

test.each([
  ['S pon', 'S pon ??'],
  ['12.4 & S chii', '12.4 & S chii ??'],
  ['S daiminkan # nobody saw the tiles', 'S daiminkan ???'],
])('a claim without its tiles: %s', (bare, unknown) => {
  expect(read(bare)).toEqual(read(unknown))
  expect(formatEvents(read(unknown))).toEqual([bare.replace(/ #.*/, '')])
})

test.each([
  ['a mistyped verb', 'E dicard 5m', 'line 3, column 3: found "dicard", expected a verb such as discard'],
  ['a verb in capitals', 'E Draw', 'line 3, column 3: found "Draw", expected a verb such as draw'],
  ['a missing tile', 'E discard', 'line 3, column 10: found the end of the line, expected a tile such as 5p, or ? for an unknown one'],
  [
    'a missing tile before a comment',
    'E discard # 5p',
    'line 3, column 11: found the end of the line, expected a tile such as 5p, or ? for an unknown one',
  ],
  ['no such tile', 'E show 5p8z', 'line 3, column 10: found "8z", expected a tile such as 5p, or ? for an unknown one'],
  ['tiles without a suit', 'E reveal 55', 'line 3, column 10: found "55", expected a tile such as 5p, or ? for an unknown one'],
  ['a word twice', 'E draw fast fast', 'line 3, column 13: found "fast", expected wrong, mixed, touching or from, or the end of the line'],
  ['a tile from the own hand', 'E draw 5p from E', 'line 3, column 16: found "E", expected wall, dead-wall, S, W or N'],
  [
    'a place twice',
    'E draw from wall from S',
    'line 3, column 18: found "from", expected fast, wrong, mixed or touching, or the end of the line',
  ],
  ['a claim too fast', 'W call pon fast', 'line 3, column 12: found "fast", expected a tile such as 5p, said, or the end of the line'],
  ['nothing said', 'W call pon said', 'line 3, column 16: found the end of the line, expected the word that was said'],
  ['an empty word said', 'W call pon said ""', 'line 3, column 17: found """", expected the word that was said'],
  ['two sides', 'W take left right', 'line 3, column 13: found "right", expected the end of the line'],
  ['an act of a player without seat', '* draw', 'line 3, column 1: found "*", expected a seat (E, S, W, N): draw is a player\'s act'],
  ['an act of the table with a seat', 'E dora 4p', 'line 3, column 1: found "E", expected *: dora is not a player\'s act'],
  ['no seat', 'X draw', 'line 3, column 1: found "X", expected a seat (E, S, W, N), * for the table, a clock, or a header such as @hand'],
  ['a clock and no seat', '12 draw', 'line 3, column 4: found "draw", expected a seat (E, S, W, N) or * for the table'],
  [
    'a clock in minutes',
    '1:12 E draw',
    'line 3, column 1: found "1:12", expected seconds since the hand began, such as 12.4, below 100000',
  ],
  [
    'an abort without its kind',
    '* end abort',
    'line 3, column 12: found the end of the line, expected nine-terminals, four-winds, four-riichi, four-kongs, three-wins or referee',
  ],
  ['an answer of another rule', '* answer 3 claim.late fast', 'line 3, column 23: found "fast", expected an answer: void or stands'],
  [
    'an answer to a rule that asks nothing',
    '* answer 3 swap.same-tile foul',
    'line 3, column 12: found "swap.same-tile", expected a rule that asks a question, such as claim.late',
  ],
  [
    'a ruling on no rule',
    '* ruling 3 claim.lat upheld',
    'line 3, column 12: found "claim.lat", expected a rule of the rulebook, such as claim.not-taken',
  ],
  ['event 0', '* ruling 0 claim.late upheld', 'line 3, column 10: found "0", expected the number of an event before this one, 1 to 99999'],
  ['more tiles than a hand ever holds', 'S count 99', 'line 3, column 9: found "99", expected a whole number from 0 to 20'],
  ['a broken number', 'S count 1.5', 'line 3, column 9: found "1.5", expected a whole number from 0 to 20'],
  ['a header that is none', '@hnd E1 0', 'line 3, column 1: found "@hnd", expected a header such as @hand'],
  ['hand five', '@hand E5 0', 'line 3, column 7: found "E5", expected a hand such as E1 (E, S, W or N and 1 to 4)'],
  ['a hand without counters', '@hand E1', 'line 3, column 9: found the end of the line, expected a whole number from 0 to 200'],
  [
    'an unknown rule set',
    '@rules wrc-1999',
    'line 3, column 8: found "wrc-1999", expected a rule set: ema-2025, wrc-2025, rrc-1.5, wrc-2015, ema-2016, ema-pre-2016 or riichi-wiki',
  ],
  ['more wall than there is', '@wall 71', 'line 3, column 7: found "71", expected a whole number from 0 to 70, or ?'],
  ['twelve tiles dealt', '@deal E 123456789m123p', 'line 3, column 9: found "123456789m123p", expected 13 tiles such as 5p 5p or 55p'],
  [
    'fifteen tiles held',
    '@hold E 123456789m123456p',
    'line 3, column 9: found "123456789m123456p", expected 1 to 14 tiles such as 5p 5p or 55p',
  ],
  ['a chow with a gap', '@meld S chii 4p5p7p 5p', 'line 3, column 14: found "4p5p7p", expected three tiles in a row of one suit'],
  ['a chow of honours', '@meld S chii 123z 1z', 'line 3, column 14: found "123z", expected three tiles in a row of one suit'],
  [
    'a chow that does not hold the claimed tile',
    '@meld S chii 456p 0p',
    'line 3, column 19: found "0p", expected the claimed tile, one of the group',
  ],
  ['a pung from the own seat', '@meld S pon 5p S', 'line 3, column 16: found "S", expected the seat of another player'],
  ['a setting that is none', '@set floor 1', 'line 3, column 6: found "floor", expected a setting of the rulebook, such as red-fives'],
  [
    'a setting spelled wrong',
    '@set draw-flor 1',
    'line 3, column 6: found "draw-flor", expected a setting of the rulebook, such as draw-floor',
  ],
  ['a value that the setting does not take', '@set red-fives 2', 'line 3, column 16: found "2", expected 0, 3, 4 or unknown'],
  ['a quote left open', '@players "A" "B', 'line 3, column 14: found ""B", expected a closing quote'],
  [
    'a backslash before another letter',
    '@players "A\\n"',
    'line 3, column 12: found "\\n", expected \\" or \\\\ after a backslash within quotes',
  ],
  ['three names', '@players A B C', 'line 3, column 15: found the end of the line, expected the name of N, in quotes'],
  ['three players', '@sanma', 'line 3, column 1: found "@sanma", expected four players: three-player games are not supported yet'],
  ['a hash without a blank before it', 'E draw#1', 'line 3, column 3: found "draw#1", expected a verb such as draw'],
  ['a NUL', 'E dr\0aw', 'line 3, column 5: found "␀aw", expected text without control characters'],
  ['a carriage return in the middle', 'E draw\rS draw', 'line 3, column 7: found "␍S draw", expected text without control characters'],
  ['a long word', `E ${'x'.repeat(100)}`, `line 3, column 3: found "${'x'.repeat(39)}…", expected a verb such as discard`],
])('refuses %s', (_, text, error) => expect(said(text)).toContain(error))

test.each([
  ['E discard', 'ligne 3, colonne 10 : trouvé la fin de la ligne, attendu une tuile comme 5p, ou ? si elle est inconnue'],
  ['* dead O', 'ligne 3, colonne 8 : trouvé « O », attendu une place (E, S, W pour Ouest, N)'],
])('says it in French too: %s', (text, said) => {
  const line = parseLine(text, 3)
  expect(line.ok ? '' : sayNotationError(line.error, 'fr')).toBe(said)
})

test('takes rule sets that are not built in', () => {
  const ruleSets = { has: (word: string) => word === 'club', shown: ['club'] }
  expect(parseLine('@rules club', 1, ruleSets).ok).toBe(true)
  expect(parseLine('@rules wrc-2015', 1, ruleSets).ok).toBe(false)
})

test('reads headers', () => {
  expect(said('@river E 1z 9m^ 34p^ ?')).toEqual({
    kind: 'header',
    header: {
      name: 'river',
      seat: 'E',
      discards: [{ tile: '1z' }, { tile: '9m', claimed: true }, { tile: '3p' }, { tile: '4p', claimed: true }, { tile: '?' }],
    },
  })
  expect(said('@players "A \\"B\\"" "" C "#"')).toEqual({ kind: 'header', header: { name: 'players', players: ['A "B"', '', 'C', '#'] } })
  expect(said('@expect wrc-2015 3 violation claim.late N # why')).toMatchObject({
    header: { expected: { event: 3, level: 'violation', seat: 'N' } },
  })
})

test.each([
  ['Ｅ ｄｉｓｃａｒｄ ５ｐ ｒｏｔａｔｅｄ', 'E discard 5p rotated'],
  ['１２．４　＆　Ｓ　ｃａｌｌ　ｐｏｎ　＃　５ｐ', '12.4 & S call pon'],
  ['Ｓ\u00a0ｐｏｎ ５５ｐ', 'S pon 55p'],
  ['＊ ｅｎｄ ａｂｏｒｔ ｆｏｕｒ－ｗｉｎｄｓ', '* end abort four-winds'],
  ['＠ｒｉｖｅｒ　Ｅ　１ｚ　９ｍ＾　？', '@river E 1z 9m^ ?'],
  ['＠ｈａｎｄ　Ｅ１　０', '@hand E1 0'],
])('full-width letters, digits, signs and blanks are plain ones: %s', (wide, plain) => {
  expect(said(wide)).toEqual(said(plain))
  expect(typeof said(wide)).toBe('object')
})

test.each([
  ['Ｅ　ｄｉｓｃａｒｄ　５ｘ', 'line 3, column 11: found "5x", expected a tile such as 5p, or ? for an unknown one'],
  ['E\u00a0show 5p ５x', 'line 3, column 11: found "5x", expected a tile such as 5p, or ? for an unknown one'],
  ['＠ｈａｎｄ　Ｅ９　０', 'line 3, column 7: found "E9", expected a hand such as E1 (E, S, W or N and 1 to 4)'],
])('an error after full-width letters is at the column where they are: %s', (line, error) => {
  expect(said(line)).toBe(error)
})

test.each([
  ['E note ５ｐ　＃１', { verb: 'note', text: '５ｐ　＃１' }],
  ['Ｅ　ｎｏｔｅ　「５ｐ」　ｘ', { verb: 'note', text: '「５ｐ」　ｘ' }],
  ['E call ron said Ｒｏｎ', { said: 'Ｒｏｎ' }],
  ['E call ron said "Ｒｏｎ　＃"', { said: 'Ｒｏｎ　＃' }],
])('a remark and words that were said stay as they were typed: %s', (line, event) => {
  expect(read(line)).toMatchObject([event])
})

test.each([
  ['@players Ａ 田中　太郎 "Ｃ　＂" ＤＤ', ['Ａ', '田中　太郎', 'Ｃ　＂', 'ＤＤ']],
  ['＠ｐｌａｙｅｒｓ Jean\u00a0Paul b c d', ['Jean\u00a0Paul', 'b', 'c', 'd']],
])('names stay as they were typed: %s', (line, players) => {
  expect(said(line)).toEqual({ kind: 'header', header: { name: 'players', players } })
})

test.each([
  ['E draw p5', 'line 3, column 8: found "p5", expected a tile such as 5p, fast, wrong, mixed, touching, from, or the end of the line'],
  ['E draw fast p5', 'line 3, column 13: found "p5", expected wrong, mixed, touching or from, or the end of the line'],
  ['E return five', 'line 3, column 10: found "five", expected a tile such as 5p, or the end of the line'],
  ['E take lft', 'line 3, column 8: found "lft", expected a tile such as 5p, left, middle, right, or the end of the line'],
])('an error where a tile may be written names it: %s', (line, error) => {
  expect(said(line)).toBe(error)
})

test.each([
  ['""', 'line 3, column 1: found """", expected a seat (E, S, W, N), * for the table, a clock, or a header such as @hand'],
  ['E discard ""', 'line 3, column 11: found """", expected a tile such as 5p, or ? for an unknown one'],
])('an empty word is not the end of the line: %s', (line, error) => {
  expect(said(line)).toBe(error)
})
