import { workInThread } from '../../context/threads/thread-work.ts'
import { parseCommand } from '../command.ts'
import { check, checkFile } from '../commands/check.ts'
import { convert, convertFile } from '../commands/convert.ts'
import { judge, judgeInput } from '../commands/judge.ts'
import { type FileDone, filesOf, type SharedWork } from './over-files.ts'

const WORKS = { judge: [judge, judgeInput], check: [check, checkFile], convert: [convert, convertFile] } as const

const unheard = (): void => undefined

await workInThread((shared: SharedWork, tell) => {
  const [command, work] = WORKS[shared.command]
  const given = parseCommand(command, shared.args, { say: unheard, complain: unheard })
  const one = given && work(given)
  let count = 0
  for (const { at, file } of one ? filesOf(shared) : []) {
    tell({ at, done: one?.(file) } satisfies FileDone<unknown>)
    count++
  }
  return count
})
