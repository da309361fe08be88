import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judgeHand } from '../../../engine/judging/judge.ts'
import { judgeCorrected } from '../../../engine/repair/corrections.ts'
import { removeEvent } from '../../../engine/repair/edits/edit-events.ts'
import { handOf, linesOf, rulesFor } from '../judging/table-of.ts'

// A line is read otherwise because of a later act: without that act it is read as it is written.
test.each(['ema-2025', 'wrc-2025'])('a record without one of its acts is judged as if it had been written so: %s', (id) => {
  for (const path of globSync('test/cases/editions/strangers/slips-*.table')) {
    const file = linesOf(readFileSync(path, 'utf8'))
    const { header, events } = handOf(file)
    const rules = rulesFor(id, file)
    const play = judgeHand({ header, events }, rules)
    for (const [i, event] of events.entries()) {
      if (event.short !== undefined || event.verb === 'ruling') continue
      const edit = removeEvent(events, i + 1)
      const corrected = judgeCorrected(play, edit)
      const scratch = judgeHand({ header, events: edit.events }, rules)
      expect(corrected.play.findings, `${path} without ${i + 1}`).toEqual(scratch.findings)
      expect(JSON.stringify(corrected.play.table), `${path} without ${i + 1}`).toBe(JSON.stringify(scratch.table))
    }
  }
})
