import { fileURLToPath } from 'node:url'
import { createDesk } from '../desk/api/desk.ts'
import { restrictFiles } from '../desk/context/files/private-files.ts'
import { sayRefusal } from '../desk/context/refusals.ts'
import { firstStart } from '../desk/setup/sample/sample.ts'
import { openTournament } from '../desk/storage/files/open.ts'
import type { FromDesk, MessageLine, ToDesk } from './ipc/messages.ts'
import { answerFetches } from './ipc/server.ts'
import { printOver } from './print/print-by-shell.ts'

/** The desk's process: opens the file it was started with, answers the shell's requests, and reports which file is in use. */
restrictFiles()
const port = process.parentPort
const line: MessageLine<FromDesk, ToDesk> = {
  send: (message) => port.postMessage(message),
  listen: (listener) => port.on('message', ({ data }) => listener(data as ToDesk)),
}
const desk = createDesk({ renderer: fileURLToPath(new URL('../renderer', import.meta.url)), print: printOver(line) })
const [, , first] = process.argv
if (first === undefined) firstStart(desk.context)
else {
  const opened = openTournament(desk.context, first)
  if (!opened.ok) line.send({ kind: 'not-opened', file: first, why: sayRefusal(opened.error) })
}

line.send({ kind: 'started' })

void desk.context.tablets?.begin()

let told = first
const { answered } = answerFetches(line, async (request) => {
  const answer = await desk.fetch(request)
  const file = desk.context.open?.file
  if (file !== undefined && file !== told) {
    told = file
    line.send({ kind: 'in-use', file })
  }
  return answer
})

line.listen(({ kind }) => {
  if (kind !== 'leave') return
  void answered()
    .then(() => desk.closed())
    .then(() => process.exit(0))
})
