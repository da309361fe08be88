import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ruleSets } from '../../../engine/editions/index.ts'
import { judgeHand } from '../../../engine/judging/judge.ts'
import { eventsOf } from '../../../engine/judging/play.ts'
import type { TableEvent } from '../../../engine/model/events.ts'
import type { Finding } from '../../../engine/model/findings.ts'
import type { HandHeader } from '../../../engine/model/table-file.ts'
import { judgeCorrected, type KeptFinding, type RecordCorrection } from '../../../engine/repair/corrections.ts'
import { type EditedEvents, insertEvent, removeEvent, replaceEvent } from '../../../engine/repair/edits/edit-events.ts'
import { fileOf, handOf, judged } from '../judging/table-of.ts'
import { events } from '../notation/arbitrary-file.ts'
import { hurried } from '../rulebook/house/hurried.ts'

const hand = (text: string): readonly TableEvent[] => handOf(fileOf(`@from middle; ${text}`)).events
const line = ({ event, level, rule, seat, state }: Finding): string =>
  `${event} ${level} ${rule} ${seat ?? '-'}${state === 'open' ? '' : ` ${state}`}`
const told = ({ gone, new: fresh, moved, unchanged }: RecordCorrection) => ({
  gone: gone.map(line),
  new: fresh.map(line),
  moved: moved.map(({ before, after }: KeptFinding) => `${line(before)} → ${after.event}`),
  unchanged: unchanged.map(({ after }) => line(after)),
})
const NOTHING = { gone: [], new: [], moved: [], unchanged: [] }

const UNTAKEN = 'E discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 3p; E discard 7s'
const ASKED = 'E discard 5p; S draw; W call pon'

describe('what a correction does to the findings', () => {
  test.each<[string, string, (list: readonly TableEvent[]) => EditedEvents, Partial<ReturnType<typeof told>>]>([
    [
      'the missing line is put in: the accusation is gone',
      UNTAKEN,
      (all) => insertEvent(all, 5, ...hand('W take')),
      { gone: ['6 violation claim.not-taken W'] },
    ],
    [
      'a line too many goes: the accusation comes',
      UNTAKEN.replace('N discard', 'W take; N discard'),
      (all) => removeEvent(all, 5),
      { new: ['6 violation claim.not-taken W'] },
    ],
    [
      'an act before it: the finding moves',
      `E draw; ${UNTAKEN}`,
      (all) => removeEvent(all, 1),
      { moved: ['7 violation claim.not-taken W → 6'] },
    ],
    [
      'an act behind it: the finding stays',
      UNTAKEN,
      (all) => insertEvent(all, 7, ...hand('S draw; S discard 2p')),
      { unchanged: ['6 violation claim.not-taken W'] },
    ],
    [
      'one of the acts that prove it is put otherwise: the finding is another',
      UNTAKEN,
      (all) => replaceEvent(all, 1, ...hand('E discard 2z')),
      { gone: ['6 violation claim.not-taken W'], new: ['3 violation claim.no-group W'] },
    ],
    [
      'a wrong seat is mended',
      'E discard 5p; W call chii',
      (all) => replaceEvent(all, 2, ...hand('S call chii')),
      { gone: ['2 violation claim.wrong-seat W'] },
    ],
    [
      'one act is mended by three: what comes behind moves',
      'N draw; N discard 9m; S draw; S discard 1m; N call chii',
      (all) => replaceEvent(all, 2, ...hand('N discard 9m; E draw; E discard 9m')),
      {
        gone: ['3 record record.missing -'],
        moved: ['5 violation claim.wrong-seat N → 7'],
      },
    ],
    [
      'an answered question moves with its answer',
      `E discard 1m; S draw; S discard 2m; W draw; W discard 3m; N draw; N discard 4m; ${ASKED}; * answer 10 fast`,
      (all) => removeEvent(all, 1),
      { moved: ['10 violation draw.too-fast S → 9'] },
    ],
    [
      'a fault that was put right moves with the act that did it',
      'N draw; N discard 9m; E discard 3m; W draw wrong; W return; S draw',
      (all) => removeEvent(all, 1),
      { moved: ['4 violation turn.draw W → 3'] },
    ],
    [
      'a question whose answer goes is open again',
      `${ASKED}; * answer 3 fast`,
      (all) => removeEvent(all, 4),
      { gone: ['3 violation draw.too-fast S'], new: ['3 question draw.too-fast S'] },
    ],
    [
      'a dismissal that goes brings back what it had dismissed',
      `${UNTAKEN}; * ruling 6 claim.not-taken dismissed`,
      (all) => removeEvent(all, 7),
      { new: ['6 violation claim.not-taken W'] },
    ],
    [
      'a dismissal of what a correction leaves goes with it',
      `${UNTAKEN}; * ruling 6 claim.not-taken dismissed`,
      (all) => insertEvent(all, 1, ...hand('E draw')),
      {},
    ],
    [
      'the act by which play had settled a question goes',
      `${ASKED}; S discard 9s`,
      (all) => removeEvent(all, 4),
      { gone: ['3 violation claim.late W'], new: ['3 question draw.too-fast S'] },
    ],
    ['nothing is changed', UNTAKEN, (all) => insertEvent(all, 1), { unchanged: ['6 violation claim.not-taken W'] }],
  ])('%s', (_, text, edit, expected) => {
    const play = judged(`@from middle; ${text}`)
    expect(told(judgeCorrected(play, edit(eventsOf(play))))).toEqual({ ...NOTHING, ...expected })
  })

  test('events before the change are not judged again', () => {
    const play = judged(`@from middle; E draw; E discard 1m; S draw; S discard 2m; W draw; W discard 3m`)
    const { play: corrected } = judgeCorrected(play, replaceEvent(eventsOf(play), 6, ...hand('W discard 4m')))
    expect(corrected.previous?.play.previous?.play).toBe(play.previous?.play.previous?.play)
  })

  test('a line put in between a short form and a ruling, at the same time, belongs to the moment before it', () => {
    const play = judged(
      '@from middle; N show 4z; & W expose 9p S; & W pon 8s9s; & E show ?7m; & N chii 3m2s; & N chii ?; * ruling 11 claim.order upheld',
    )
    const all = eventsOf(play)
    const edit = insertEvent(all, all.length, ...hand('E discard 5p; & E return').slice(1))
    const table = (of: typeof play) => JSON.stringify(of.table)
    expect(table(judgeCorrected(play, edit).play)).toBe(table(judgeHand({ header: play.header, events: edit.events }, play.rules)))
  })
})

const header = fc.constantFrom<HandHeader>({ from: 'middle', melds: [], riichi: [] }, { from: 'deal', melds: [], riichi: [] })
const kind = fc.constantFrom('insert' as const, 'remove' as const, 'replace' as const)
const edited = (
  list: readonly TableEvent[],
  how: 'insert' | 'remove' | 'replace',
  where: number,
  added: readonly TableEvent[],
): EditedEvents => {
  if (how === 'insert' || list.length === 0) return insertEvent(list, (where % (list.length + 1)) + 1, ...added)
  const at = (where % list.length) + 1
  return how === 'remove' ? removeEvent(list, at, 1 + (added.length % 3)) : replaceEvent(list, at, ...added)
}
const plain = (list: readonly TableEvent[]) => list.filter(({ verb }) => verb !== 'answer' && verb !== 'ruling').slice(0, 3)

/** Findings as sorted text, for comparisons that ignore order. */
const sorted = (findings: readonly Finding[]): readonly string[] => findings.map((finding) => JSON.stringify(finding)).sort()

test.each([
  ['wild events', hurried, 1500],
  ['all that the notation can say', events, 400],
])('correcting a record is judging the corrected one, and the difference is complete: %s', (_, lists, numRuns) => {
  fc.assert(
    fc.property(header, fc.constantFrom(...ruleSets), lists, kind, fc.nat(), lists.map(plain), (start, rules, list, how, where, added) => {
      const play = judgeHand({ header: start, events: list }, rules)
      const edit = edited(list, how, where, added)
      const correction = judgeCorrected(play, edit)
      const scratch = judgeHand({ header: start, events: edit.events }, rules)
      expect(correction.play.findings).toEqual(scratch.findings)
      expect(JSON.stringify(correction.play.table)).toBe(JSON.stringify(scratch.table))
      expect([...correction.play.decisions]).toEqual([...scratch.decisions])
      expect(eventsOf(correction.play)).toEqual(edit.events)
      const { gone, new: fresh, moved, unchanged } = correction
      const kept = [...moved, ...unchanged]
      expect(sorted([...gone, ...kept.map(({ before }) => before)])).toEqual(sorted(play.findings))
      expect(sorted([...fresh, ...kept.map(({ after }) => after)])).toEqual(sorted(scratch.findings))
      for (const { before, after } of kept) expect([after.rule, after.seat, after.level]).toEqual([before.rule, before.seat, before.level])
    }),
    { numRuns },
  )
})
