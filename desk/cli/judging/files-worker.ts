import { answerWith, beginWork } from '../../context/threads/begin-work.ts'
import { parseCommand } from '../command.ts'
import { check, checkFile } from '../commands/check.ts'
import { convert, convertFile } from '../commands/convert.ts'
import { judge, judgeInput } from '../commands/judge.ts'
import { type FileDone, filesOf, type SharedWork } from './over-files.ts'

const WORKS = { judge: [judge, judgeInput], check: [check, checkFile], convert: [convert, convertFile] } as const

const nothing = (): void => undefined

// Judging needs no SQLite.
await answerWith(beginWork(nothing), (shared: SharedWork, tell) => {
  const [command, work] = WORKS[shared.command]
  const given = parseCommand(command, shared.args, { say: nothing, complain: nothing })
  const one = given && work(given)
  let count = 0
  for (const { at, file } of one ? filesOf(shared) : []) {
    tell({ at, done: one?.(file) } satisfies FileDone<unknown>)
    count++
  }
  return count
})
