import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TableEvent } from '../../../../engine/model/events.ts'
import { formatEvents } from '../../../../engine/notation/format/format-event.ts'
import { parseTable } from '../../../../engine/notation/parse/parse-table.ts'
import { type EditedEvents, insertEvent, removeEvent, replaceEvent } from '../../../../engine/repair/edits/edit-events.ts'
import { events } from '../../notation/arbitrary-file.ts'

const hand = (text: string): readonly TableEvent[] => {
  const file = parseTable(text.replaceAll('; ', '\n'))
  if (!file.ok) throw new Error(file.error.expected)
  return file.value.games[0]?.hands[0]?.events ?? []
}
const told = ({ events, gone }: EditedEvents) => [
  formatEvents(events).join('; '),
  gone.map(({ number, event }) => `${number} ${event.verb}`).join(', '),
]

const ASKED = 'E discard 5p; W draw; N call pon; * answer 3 fast; * ruling 2 turn.draw dismissed'

test.each([
  [
    'an event before',
    insertEvent(hand(ASKED), 1, ...hand('E draw')),
    'E draw; E discard 5p; W draw; N call pon; * answer 4 fast; * ruling 3 turn.draw dismissed',
    '',
  ],
  [
    'an event between',
    insertEvent(hand(ASKED), 3, ...hand('W discard 1z')),
    'E discard 5p; W draw; W discard 1z; N call pon; * answer 4 fast; * ruling 2 turn.draw dismissed',
    '',
  ],
  ['an event at the end', insertEvent(hand(ASKED), 6, ...hand('N take')), `${ASKED}; N take`, ''],
  [
    'a short form',
    insertEvent(hand(ASKED), 2, ...hand('S pon 5p5p')),
    'E discard 5p; S pon 5p5p; W draw; N call pon; * answer 6 fast; * ruling 5 turn.draw dismissed',
    '',
  ],
  ['one away before', removeEvent(hand(ASKED), 1), 'W draw; N call pon; * answer 2 fast; * ruling 1 turn.draw dismissed', ''],
  [
    'the event asked about away: its answer goes too',
    removeEvent(hand(ASKED), 3),
    'E discard 5p; W draw; * ruling 2 turn.draw dismissed',
    '4 answer',
  ],
  ['several away: answer and ruling go too', removeEvent(hand(ASKED), 2, 2), 'E discard 5p', '4 answer, 5 ruling'],
  ['the answer alone away', removeEvent(hand(ASKED), 4), 'E discard 5p; W draw; N call pon; * ruling 2 turn.draw dismissed', ''],
  [
    'the event asked about mended: the answer keeps to it',
    replaceEvent(hand(ASKED), 3, ...hand('N call kan')),
    ASKED.replace('pon', 'kan'),
    '',
  ],
  [
    'one event mended by three',
    replaceEvent(hand(ASKED), 2, ...hand('W draw; W discard 1z; N draw')),
    'E discard 5p; W draw; W discard 1z; N draw; N call pon; * answer 5 fast; * ruling 2 turn.draw dismissed',
    '',
  ],
  [
    'a part of a short form away: the rest are long forms',
    removeEvent(hand('E discard 5p; S pon 5p5p'), 4),
    'E discard 5p; S call pon; S show 5p5p',
    '',
  ],
  [
    'an event within a short form',
    insertEvent(hand('E discard 5p; S pon 5p5p'), 4, ...hand('S discard 1z')),
    'E discard 5p; S call pon; S show 5p5p; S discard 1z; S take',
    '',
  ],
  ['a whole short form away', removeEvent(hand('E discard 5p; S pon 5p5p'), 2, 3), 'E discard 5p', ''],
])('%s', (_, edit, text, gone) => expect(told(edit)).toEqual([text, gone]))

test('what is put in and taken out again leaves all as it was, but for short forms broken in between', () => {
  const plain = events.map((all) => all.filter(({ short, verb }) => !short && verb !== 'answer' && verb !== 'ruling'))
  fc.assert(
    fc.property(plain, fc.nat(), plain, (before, where, added) => {
      const at = (where % (before.length + 1)) + 1
      const there = insertEvent(before, at, ...added)
      const back = removeEvent(there.events, at, there.events.length - before.length)
      expect(back.events).toEqual(before)
      expect(back.gone).toEqual([])
    }),
  )
})
